import { describe, expect, it } from 'vitest';
import type { AnyNode } from '@/sections/editor-tree';
import { publications } from '@/sections/publications/definition';
import { thesesEncadrees } from '@/sections/theses-encadrees/definition';
import { groupRemoved, groupRenamed, nameProblem } from './group-state';
import { keyed, moved, removed } from './list-state';

describe('the items of a list', () => {
  const list = ['a', 'b', 'c'];

  it('are removed and moved in a copy', () => {
    expect(removed(list, new Set([0, 2]))).toEqual(['b']);
    expect(moved(list, 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moved(list, 2, -5)).toEqual(['c', 'a', 'b']);
    for (const [from, to] of [
      [1, 1],
      [4, 0],
      [-1, 0],
    ] as const)
      expect(moved(list, from, to)).toBe(list);
  });

  it('keep their keys by id, even when changed', () => {
    const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, title: id }));
    expect(keyed([{ id: 'b', title: 'B' }, c], keyed([a, b])).keys).toEqual([1, 2]);
  });
});

const mapOf = (node: AnyNode) => {
  if (node.node !== 'map') throw new Error('not a map');
  return node;
};
const byName = mapOf(thesesEncadrees.editor);
const byId = mapOf(publications.editor);
const groups = { Eau: [1], Air: [2] };

describe('groups whose key is their name', () => {
  it('keep their position and content when renamed', () => {
    const { groups: next } = groupRenamed(byName, groups, 'Eau', 'Ondes');
    expect(Object.entries(next)).toEqual([
      ['Ondes', [1]],
      ['Air', [2]],
    ]);
  });
  it('are removed without changing the others', () => {
    expect(groupRemoved(groups, 'Eau')).toEqual({ Air: [2] });
  });
  it('need a unique name', () => {
    expect(nameProblem(byName, groups, '  ')).toBe('Le nom du domaine est requis');
    expect(nameProblem(byName, groups, 'eau ')).toBe('Un domaine porte déjà ce nom');
    expect(nameProblem(byName, groups, 'eau', 'Eau')).toBe('');
  });
  it('cannot be named by just a number, which would sort first', () => {
    for (const name of ['2024', ' 0 ']) expect(nameProblem(byName, groups, name)).toMatch(/un nombre seul/);
    for (const name of ['2024-2025', '02', '1.5', 'Eau 2024']) expect(nameProblem(byName, groups, name)).toBe('');
    expect(nameProblem(byId, {}, '2024')).toBe('');
    expect(nameProblem(byName, { 2024: [] }, '2024', '2024'), 'one that is stored may stay').toBe('');
  });
  it('cannot be named like a JavaScript built-in property', () => {
    for (const name of ['__proto__', 'constructor', 'prototype'])
      expect(nameProblem(byName, groups, name)).toBe('Ce nom de domaine n’est pas valide');
  });
});

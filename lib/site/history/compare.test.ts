import { expect, it, test } from 'vitest';
import { rowsOf, visible } from '@/lib/testing/rows';
import type { AnyNode } from '@/sections/editor-tree';
import { definitions } from '@/sections/registry';
import { describeChanges } from './change-summary';
import { changesOf } from './changes';
import { compare } from './compare';
import { type PartPath, takePartBack } from './take-back';

/** What is reported of a version `now` compared with `old`, by the first word of a rule. */
const told: Readonly<Record<string, (node: AnyNode, old: unknown, now: unknown, at: PartPath) => string[]>> = {
  difference: (node, old, now) =>
    compare(node, old, now).map(
      ({ place, before, after, note }) =>
        `${place.join(' › ')}: ${note ?? [before, after].map((text) => text?.replaceAll('\n', ' / ') ?? '-').join(' → ')}`,
    ),
  words: (node, old, now) => [describeChanges(changesOf(node, { content: old }, { content: now })) || '""'],
  parts: (node, old, now) =>
    compare(node, old, now).map(({ part }) =>
      part ? `${part.name}, in ${part.place.join(' › ')}: ${JSON.stringify(part.at)}` : 'none',
    ),
  taken: (node, old, now, at) => [JSON.stringify(takePartBack(node, now, old, at))],
};

test.each(rowsOf('lib/site/history/compare.txt'))('$rule: $outputs', ({ rule, input, outputs }) => {
  const [, what = '', kind] = /^(\w+)(?: back)? ([\w-]+)/.exec(rule) ?? [];
  const editor = definitions.find(({ id }) => id === kind)?.editor;
  const [old, now, at] = input.split('\n').map((line) => JSON.parse(line));
  expect(editor && told[what]?.(editor, old, now, at).map(visible)).toEqual(outputs);
});

it('finds nothing between equal versions, of any kind', () => {
  for (const { editor, defaults } of definitions)
    expect(compare(editor, defaults, structuredClone(defaults))).toEqual([]);
});

it('reports title and visibility', () => {
  const content = 'x';
  const before = { title: 'A', type: 'text', visible: true, content } as const;
  const changes = changesOf({ node: 'text', label: 'T' }, before, {
    title: 'B',
    type: 'list',
    visible: false,
    content,
  });
  expect(describeChanges(changes)).toBe('Titre modifié\u202f; Type modifié\u202f; Section masquée');
});

it('restores the whole content part by part, for each kind that has parts', () => {
  for (const { editor, defaults, id } of definitions.filter(({ editor }) =>
    ['list', 'group', 'map'].includes(editor.node),
  )) {
    const blank = Array.isArray(defaults) ? [] : {};
    let now: unknown = blank;
    for (const { part } of compare(editor, defaults, blank))
      if (part) now = takePartBack(editor, now, defaults, part.at);
    expect(compare(editor, defaults, now), id).toEqual([]);
  }
});

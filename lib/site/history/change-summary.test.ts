import { expect, test } from 'vitest';
import { rowsOf, visible } from '@/lib/testing/rows';
import type { AnyNode } from '@/sections/editor-tree';
import { profileTree } from '@/sections/profil/editor';
import { kinds } from '@/sections/registry';
import { versionSummary } from './change-summary';

const trees: Readonly<Record<string, AnyNode>> = {
  'of a text': { node: 'text', label: 'Texte' },
  'of projets': kinds.projets.editor,
  'of publications': kinds.publications.editor,
  'of profile': profileTree,
};

/** Parses « restore 1 {…} »: a version made by that action from version 1. */
function versionOf(line: string) {
  const [, action = '', from, snapshot = ''] = /^([\w-]+) (?:(\d+) )?(.*)$/.exec(line) ?? [];
  return { action, snapshot: JSON.parse(snapshot), ...(from && { from: Number(from) }) };
}

test.each(rowsOf('lib/site/history/change-summary.txt'))('$rule: $outputs', ({ rule, input, outputs: [words] }) => {
  const [version, before] = input.split('\n').map(versionOf).toReversed();
  const tree = trees[rule];
  expect(tree && version && visible(versionSummary(tree, version, before?.snapshot))).toBe(words);
});

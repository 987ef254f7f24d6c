import { afterEach, expect, it, vi } from 'vitest';
import type { AnyList, AnyNode } from '../editor-tree';
import { nodeType } from '../nodes/table';
import { publications } from './definition';

afterEach(() => {
  vi.useRealTimers();
});

const listsIn = (node: AnyNode): AnyList[] =>
  node.node === 'list' ? [node] : nodeType(node).below(node).flatMap(listsIn);

it.each([
  ['2026-12-31T23:30:00Z', '2027', 'in the time zone of the site'],
  ['2031-06-15T12:00:00Z', '2030', 'the last year that may be typed'],
])('at %s a new publication is of %s, %s', (now, year) => {
  vi.useFakeTimers({ now: new Date(now) });
  expect(listsIn(publications.editor).map((list) => list.blank())).toMatchObject([{ year }, { year }, { year }]);
});

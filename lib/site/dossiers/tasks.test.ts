import { expect, test } from 'vitest';
import { changedLines } from './tasks';

test.each([
  ['a\nb', 'a\nb', [], []],
  ['a\nb', 'b\nc', ['c'], ['a']],
  ['a\na', 'a', [], ['a']],
  ['', 'a\n\n  b ', ['a', 'b'], []],
])('%j, then %j', (before, after, added, removed) => expect(changedLines(before, after)).toEqual({ added, removed }));

import { expect, it } from 'vitest';
import { begun, caretAfter, redone, typed, undone } from './text-history';

const type = (values: readonly string[], every = 100, kind = 'insertText') =>
  values.reduce((state, now, index) => typed(state, now, kind, 10_000 + index * every), begun('a'));

it('takes back what was typed without a pause in one step, and brings it again', () => {
  const state = type(['ab', 'abc', 'abcd']);
  expect(undone(state).now).toBe('a');
  expect(undone(undone(state)).now).toBe('a');
  expect(redone(undone(state)).now).toBe('abcd');
});

it('stops where a pause was, and between typing and deleting or pasting', () => {
  expect(undone(type(['ab', 'abc'], 1000)).now).toBe('ab');
  expect(undone(typed(type(['ab', 'abc']), 'ab', 'deleteContentBackward', 10_300)).now).toBe('abc');
  expect(undone(type(['ab', 'abc'], 100, 'insertFromPaste')).now).toBe('ab');
});

it('has a step of its own for what the page inserts while one types', () => {
  expect(undone(type(['ab', 'abc', 'abc, d, e'])).now).toBe('abc');
});

it('forgets what was undone once something else is typed, and the oldest steps', () => {
  expect(redone(typed(undone(type(['ab'])), 'ax', 'insertText', 20_000)).now).toBe('ax');
  const long = type(
    Array.from({ length: 200 }, (_, n) => `a${n}`),
    1000,
  );
  expect(long.past).toHaveLength(100);
});

it.each([
  ['abXYc', 'abc', 2],
  ['abc', 'abXYc', 4],
  ['', 'ab', 2],
  ['aab', 'ab', 0],
  ['ab', '', 0],
])('from %j to %j the caret stands at %i', (before, now, caret) => expect(caretAfter(before, now)).toBe(caret));

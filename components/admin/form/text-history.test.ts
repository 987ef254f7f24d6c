import { expect, it } from 'vitest';
import { begun, redone, typed, undone } from './text-history';

const type = (values: readonly string[], every = 100, kind = 'insertText') =>
  values.reduce((state, now, index) => typed(state, now, kind, 10_000 + index * every), begun('a'));

it('takes back what was typed without a pause in one step, and brings it again', () => {
  const state = type(['ab', 'abc', 'abcd']);
  expect(undone(state).now).toBe('a');
  expect(undone(undone(state)).now).toBe('a');
  expect(redone(undone(state)).now).toBe('abcd');
});

it('forgets what was undone once something else is typed, and the oldest steps', () => {
  expect(redone(typed(undone(type(['ab'])), 'ax', 'insertText', 20_000)).now).toBe('ax');
  const long = type(
    Array.from({ length: 200 }, (_, n) => `a${n}`),
    1000,
  );
  expect(long.past).toHaveLength(100);
});

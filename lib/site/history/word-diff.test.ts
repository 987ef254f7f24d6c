import { expect, it } from 'vitest';
import { rowsOf } from '@/lib/testing/rows';
import { wordDiff } from './word-diff';

const marked = (pieces: readonly { text: string; changed: boolean }[]) =>
  pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');
const told = (before: string, after: string) => {
  const diff = wordDiff(before, after);
  return [marked(diff.before), marked(diff.after)];
};

it.each(rowsOf('lib/site/history/word-diff.txt'))('$input: $outputs', ({ input, outputs }) => {
  const [before = '', after = ''] = input.split('\n');
  expect(told(before, after)).toEqual(outputs);
});

it('marks everything as added to an empty text', () => expect(told('', 'neuf')).toEqual(['', '[neuf]']));

it('joined pieces equal each text, whatever they are', () => {
  const [before, after] = ['a b  c\nd, e. f’g', 'c d e\n\nf a b'];
  const diff = wordDiff(before, after);
  expect(diff.before.map(({ text }) => text).join('')).toBe(before);
  expect(diff.after.map(({ text }) => text).join('')).toBe(after);
});

it('stays fast on very long texts', () => {
  const long = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word}${index}`).join(' ');
  const begin = performance.now();
  const diff = wordDiff(`même ${long('a')}`, `même ${long('b')}`);
  expect(performance.now() - begin).toBeLessThan(2000);
  expect(diff.after[0]).toEqual({ text: 'même ', changed: false });
});

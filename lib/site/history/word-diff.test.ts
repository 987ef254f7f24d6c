import { expect, it } from 'vitest';
import { wordDiff } from './word-diff';

const marked = (pieces: readonly { text: string; changed: boolean }[]) =>
  pieces.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');
const told = (before: string, after: string) => {
  const diff = wordDiff(before, after);
  return [marked(diff.before), marked(diff.after)];
};

it.each([
  ['Déployer 100 stations', 'Déployer 120 stations', ['Déployer [100] stations', 'Déployer [120] stations']],
  ['Agence de l’eau', 'Agence de l’eau (1,2 M€)', ['Agence de l’eau', 'Agence de l’eau[ (1,2 M€)]']],
  ['un deux trois', 'un trois', ['un [deux ]trois', 'un trois']],
  ['', 'neuf', ['', '[neuf]']],
  ['égal', 'égal', ['égal', 'égal']],
])('%s → %s', (before, after, expected) => expect(told(before, after)).toEqual(expected));

it('gives back each text whole, whatever they are', () => {
  const [before, after] = ['a b  c\nd, e. f’g', 'c d e\n\nf a b'];
  const diff = wordDiff(before, after);
  expect(diff.before.map(({ text }) => text).join('')).toBe(before);
  expect(diff.after.map(({ text }) => text).join('')).toBe(after);
});

it('stays quick on very long texts', () => {
  const long = (word: string) => Array.from({ length: 20_000 }, (_, index) => `${word}${index}`).join(' ');
  const begin = performance.now();
  const diff = wordDiff(`même ${long('a')}`, `même ${long('b')}`);
  expect(performance.now() - begin).toBeLessThan(2000);
  expect(diff.after[0]).toEqual({ text: 'même ', changed: false });
});

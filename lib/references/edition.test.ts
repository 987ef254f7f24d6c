import { expect, test } from 'vitest';
import { editionOf, editionText } from './edition';

test('an edition is a number where it says no more than its rank', () => {
  for (const text of ['2', '2nd', '2nd ed.', 'Second', 'second edition', '2e', '2ᵉ éd.', '2e édition', 'Deuxième édition', 'Seconde', '2. ed.', '02', '2ème'])
    expect(editionOf(text), text).toBe('2');
  expect(['1re éd.', 'First', 'Tenth', '12th ed'].map(editionOf)).toEqual(['1', '1', '10', '12']);
});

test('other words stay', () => {
  for (const text of ['revue et augmentée', '2e éd. revue', 'Rev. ed.', 'Édition critique', 'First American', '2020', 'Expanded', ''])
    expect(editionOf(text), text).toBe(text);
});

test('it is said in French, in short or in full', () => {
  expect(['1', '2', '2nd ed.', 'revue'].map((text) => editionText(text))).toEqual(['1re éd.', '2e éd.', '2e éd.', 'éd. revue']);
  expect(['2e', '3', 'Édition critique', 'Rev. ed.', 'Expanded'].map((text) => editionText(text, 'édition'))).toEqual([
    '2e édition',
    '3e édition',
    'Édition critique',
    'Rev. ed.',
    'édition Expanded',
  ]);
});

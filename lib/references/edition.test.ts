import { expect, test } from 'vitest';
import { editionOf, editionText } from './edition';

test('an edition is a number where it says no more than its rank', () => {
  for (const text of [
    '2',
    '2nd',
    '2nd ed.',
    'Second',
    'second edition',
    '2e',
    '2ᵉ éd.',
    '2e édition',
    'Deuxième édition',
    'Seconde',
    '2. ed.',
    '02',
    '2ème',
  ])
    expect(editionOf(text), text).toBe('2');
  expect(['1re éd.', 'First', 'Tenth', '12th ed'].map(editionOf)).toEqual(['1', '1', '10', '12']);
});

test('other words stay', () => {
  for (const text of [
    'revue et augmentée',
    '2e éd. revue',
    'Rev. ed.',
    'Édition critique',
    'First American',
    '2020',
    'Expanded',
    '',
  ])
    expect(editionOf(text), text).toBe(text);
});

test.each([
  ['reprint', 'réimpr.', 'réimpression'],
  ['Repr.', 'réimpr.', 'réimpression'],
  ['2nd reprint', '2e réimpr.', '2e réimpression'],
  ['American 2nd', '2e éd. américaine', '2e édition américaine'],
  ['2nd rev. ed.', '2e éd. revue', '2e édition revue'],
  ['1st American edition', '1re éd. américaine', '1re édition américaine'],
  ['2e éd. revue', '2e éd. revue', '2e éd. revue'],
  ['Rev. ed.', 'Rev. ed.', 'Rev. ed.'],
  ['3rd student ed.', '3rd student ed.', '3rd student ed.'],
  ['First American', '1re éd. américaine', '1re édition américaine'],
  ['2nd, revised and enlarged', '2e éd. revue et augmentée', '2e édition revue et augmentée'],
  ['Third, with a new preface', '3e éd., with a new preface', '3e édition, with a new preface'],
  ['2e, revue et augmentée', '2e éd., revue et augmentée', '2e édition, revue et augmentée'],
  ['revue et augmentée', 'éd. revue et augmentée', 'édition revue et augmentée'],
  ['2020', 'éd. 2020', 'édition 2020'],
])('« %s » is said in French', (typed, short, full) =>
  expect([editionText(typed), editionText(typed, 'édition')]).toEqual([short, full]),
);

test('it is said in French, in short or in full', () => {
  expect(['1', '2', '2nd ed.', 'revue'].map((text) => editionText(text))).toEqual([
    '1re éd.',
    '2e éd.',
    '2e éd.',
    'éd. revue',
  ]);
  expect(['2e', '3', 'Édition critique', 'Rev. ed.', 'Expanded'].map((text) => editionText(text, 'édition'))).toEqual([
    '2e édition',
    '3e édition',
    'Édition critique',
    'Rev. ed.',
    'édition augmentée',
  ]);
});

test.each([
  ['2', '2nd ed.'],
  ['3e éd.', '3rd ed.'],
  ['11', '11th ed.'],
  ['revue et augmentée', 'revised and enlarged ed.'],
])('« %s » is “%s” in English', (edition, text) => expect(editionText(edition, 'éd.', 'en')).toBe(text));

test('«الطبعة 2»', () => {
  expect([editionText('2', 'éd.', 'ar'), editionText('2e éd.', 'édition', 'ar')]).toEqual([
    'ط.\u00a02',
    'الطبعة\u00a02',
  ]);
});

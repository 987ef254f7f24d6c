import { expect, test } from 'vitest';
import { thesisNature } from './thesis-nature';

test.each([
  ['PhD Thesis', 'these'],
  ['Ph. D.', 'these'],
  ['DPhil', 'these'],
  ['Doctoral dissertation', 'these'],
  ['Thèse d’exercice', 'these'],
  ['Doktorarbeit', 'these'],
  ['Tesi di dottorato', 'these'],
  ['phdthesis', 'these'],
  ['Thesis', 'these'],
  ['Theses', 'these'],
  ['Electronic Thesis or Dissertation', 'these'],
  ['', 'these'],
  ['Habilitation à diriger des recherches', 'hdr'],
  ['HDR', 'hdr'],
  ['Master’s dissertation', 'memoire'],
  ['MSc dissertation', 'memoire'],
  ['M.Sc.', 'memoire'],
  ['MA Thesis', 'memoire'],
  ['MRes Thesis', 'memoire'],
  ['MPhil', 'memoire'],
  ['Honours thesis', 'memoire'],
  ['Diplomarbeit', 'memoire'],
  ['bathesis', 'memoire'],
  ['mathesis', 'memoire'],
  ['Mémoire', 'memoire'],
  ['Thèse de licence', 'memoire'],
] as const)('a thesis of the type « %s » is of the nature %s', (type, nature) => expect(thesisNature('these', type)).toBe(nature));

test('what is a master’s work by its entry stays one; words elsewhere only tell what they name', () => {
  expect(thesisNature('memoire', 'Thesis')).toBe('memoire');
  expect(thesisNature('these', undefined, 'Lu en séance')).toBe('these');
  expect(thesisNature('these', undefined, 'Mémoire de master')).toBe('memoire');
  expect(thesisNature('these', 'PhD', 'Mémoire de master')).toBe('these');
});

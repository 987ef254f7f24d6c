import { expect, test } from 'vitest';
import { langOf } from './language';
import type { PublicationEntry } from './statistics';

const item = (title: string, language?: string): Pick<PublicationEntry, 'item'> => ({
  item: { id: 'p', title, authors: 'A', year: '2024', journal: '', type: '', ...(language && { details: { language } }) },
});

test.each([
  ['Trust management for low-power networks', 'en'],
  ['The state of the art', 'en'],
  ['Apprendre à tester les réseaux', undefined],
  ['L’art of noise', undefined],
  ['The Comedy of Errors et la scène française', undefined],
  ['Deep learning', undefined],
  ['Métrologie', undefined],
] as const)('the language of « %s »', (title, lang) => expect(langOf(item(title))).toBe(lang));

test('a language that is given counts, and each text is judged by itself', () => {
  expect(langOf(item('The state of the art', 'de'))).toBe('de');
  expect(langOf(item('The state of the art', 'pas une langue'))).toBeUndefined();
  expect(langOf(item('The state of the art'), 'Un résumé de la thèse.')).toBeUndefined();
});

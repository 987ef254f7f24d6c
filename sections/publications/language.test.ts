import { expect, test } from 'vitest';
import { langOf, langOfNote } from './language';
import type { PublicationEntry } from './statistics';

const item = (title: string, language?: string): Pick<PublicationEntry, 'item'> => ({
  item: {
    id: 'p',
    title,
    authors: 'A',
    year: '2024',
    journal: '',
    type: '',
    ...(language && { details: { language } }),
  },
});

test.each([
  ['Trust management for low-power networks', 'en'],
  ['The state of the art', 'en'],
  ['Apprendre à tester les réseaux', undefined],
  ['L’art of noise', undefined],
  ['The Comedy of Errors et la scène française', undefined],
  ['Deep learning', undefined],
  ['Métrologie', undefined],
  ['Trust in sensor networks', 'en'],
  ['Learning to rank', 'en'],
  ['Education at a distance', 'en'],
  ['Reading as practice', 'en'],
  ['Less is more', 'en'],
  ['Energy trade-offs between nodes', 'en'],
  ['Routing without tables', 'en'],
  ['Voice over IP', 'en'],
  ['Networks under attack', 'en'],
  ['Security before performance', 'en'],
  ['When students teach', 'en'],
  ['How machines forget', 'en'],
  ['What remains', 'en'],
  ['Culture in vitro et in vivo', undefined],
  ['Mesures in situ', undefined],
  ['Calcul in silico, mesure in situ', undefined],
  ['E-learning universitaire', undefined],
  ['Die Rolle der Frau in Frankreich', undefined],
  ['Storia e memoria in Italia', undefined],
  ['As cidades do norte e das ilhas', undefined],
  ['Leven in het water', undefined],
  ['Le « Brain drain » vu from the South', undefined],
] as const)('the language of « %s »', (title, lang) => expect(langOf(item(title))).toBe(lang));

test('a language that is given counts, and each text is judged by itself', () => {
  expect(langOf(item('The state of the art', 'de'))).toBe('de');
  expect(langOf(item('The state of the art', 'pas une langue'))).toBeUndefined();
  expect(langOf(item('The state of the art'), 'fr', 'Un résumé de la thèse.')).toBeUndefined();
});

test.each([
  ['Les crues du Rhône', undefined, 'fr', 'fr'],
  ['The state of the art', undefined, undefined, 'en'],
  ['The state of the art', 'en-GB', undefined, 'en-GB'],
  ['«المياه» في المدينة', undefined, 'ar', undefined],
  ['Die Rolle der Frau', 'de', 'de', 'de'],
])('on a page in English or Arabic, « %s » (%s) says that it is in %s, %s', (title, given, english, arabic) => {
  expect([langOf(item(title, given), 'en'), langOf(item(title, given), 'ar')]).toEqual([english, arabic]);
});

test('a note says that it is in French where the page is not', () => {
  expect([langOfNote('Prix du jury', 'fr'), langOfNote('Prix du jury', 'en'), langOfNote(undefined, 'en')]).toEqual([
    undefined,
    'fr',
    undefined,
  ]);
  expect(langOfNote('Best paper of the year', 'en')).toBeUndefined();
});

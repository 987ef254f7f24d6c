import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
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

test.each(tableOf('sections/publications/language.txt', 'of a title'))('the language of « %s »', (title = '', lang) =>
  expect(langOf(item(title)) ?? '').toBe(lang),
);

test('a stored language counts, and each text is detected separately', () => {
  expect(langOf(item('The state of the art', 'de'))).toBe('de');
  expect(langOf(item('The state of the art', 'pas une langue'))).toBeUndefined();
  expect(langOf(item('The state of the art'), 'fr', 'Un résumé de la thèse.')).toBeUndefined();
});

test.each(tableOf('sections/publications/language.txt', 'on a page'))(
  'on a page in English or Arabic, « %s » (%s) says that it is in %s, %s',
  (title = '', given, ...said) => {
    const work = item(title, given || undefined);
    expect([langOf(work, 'en') ?? '', langOf(work, 'ar') ?? '']).toEqual(said);
  },
);

test('a note is marked as French where the page is not', () => {
  expect([langOfNote('Prix du jury', 'fr'), langOfNote('Prix du jury', 'en'), langOfNote(undefined, 'en')]).toEqual([
    undefined,
    'fr',
    undefined,
  ]);
  expect(langOfNote('Best paper of the year', 'en')).toBeUndefined();
});

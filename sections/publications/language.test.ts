import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import type { Reference } from './citing/reference';
import { styles } from './citing/styles';
import { citedIn, langOf, langOfNote } from './language';
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

const english: Reference = {
  ...{
    nature: 'article',
    slug: 's',
    title: 'The rising sea',
    year: '2024',
    container: 'Annals of Water',
    doi: '10.1/a_2',
  },
  authors: [
    { family: 'Tazrouti', given: 'Nabil' },
    { family: 'Smith', given: 'Ann' },
  ],
};
const french: Reference = { ...english, title: 'Les crues et la mer', container: 'Revue des eaux' };
const arabic: Reference = { ...english, title: 'ارتفاع البحر' };
const cited = (reference: Reference, page: 'fr' | 'en' | 'ar') =>
  styles.map(({ write }) => {
    const { spans, langAttributes } = citedIn(reference, write, page);
    return { text: spans.map(({ text }) => text).join(''), langAttributes };
  });

test('a reference in Latin letters has no Arabic word, and runs from left to right as a whole', () => {
  for (const { text, langAttributes } of cited(english, 'ar')) {
    expect(langAttributes).toEqual({ lang: 'en', dir: 'ltr' });
    expect(text).not.toMatch(/[\p{Script=Arabic}،؛]/u);
  }
  expect(cited(english, 'ar')[0]?.text).toContain('TAZROUTI, Nabil and SMITH, Ann');
  expect(cited(french, 'ar')[0]).toMatchObject({
    text: expect.stringContaining('TAZROUTI, Nabil et SMITH, Ann'),
    langAttributes: { lang: 'fr', dir: 'ltr' },
  });
  expect(cited({ ...french, language: 'de' }, 'ar')[0]?.langAttributes.lang, 'in English, what is in neither').toBe(
    'en',
  );
});

test('one with an Arabic word has the page’s words and direction, as any has on another page', () => {
  expect(cited(arabic, 'ar')[0]).toMatchObject({ text: expect.stringContaining(' و\u00a0'), langAttributes: {} });
  expect(cited(english, 'fr')).toEqual(
    styles.map(({ write }) => ({
      text: write(english)
        .map(({ text }) => text)
        .join(''),
      langAttributes: {},
    })),
  );
});

import { expect, it } from 'vitest';
import { citedIn } from './cited-in';
import type { Reference } from './citing/reference';
import { styles } from './citing/styles';

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

it('a reference in Latin letters has no Arabic word, and runs from left to right as a whole', () => {
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

it('one with an Arabic word has the page’s words and direction, as any has on another page', () => {
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

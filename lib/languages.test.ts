import { expect, test } from 'vitest';
import { dictionary, inLanguage, languageFacts, languages } from './languages';

test.each([
  ['/', 'fr', '/'],
  ['/#projects', 'fr', '/#projects'],
  ['/', 'en', '/en'],
  ['/#projects', 'en', '/en#projects'],
  ['/publications?annee=2024', 'ar', '/ar/publications?annee=2024'],
] as const)('%s in %s is %s', (path, language, address) => expect(inLanguage(path, language)).toBe(address));

test('each language names itself, and writes its dates and numbers with Western digits', () => {
  for (const language of languages) {
    const { locale, name } = languageFacts[language];
    expect(new Intl.DisplayNames(language, { type: 'language' }).of(language)?.toLowerCase()).toBe(name.toLowerCase());
    expect(new Intl.NumberFormat(locale).format(2026)).toMatch(/^2\W?026$/u);
  }
});

test('words are strings and sentences, in each language', () => {
  const words = dictionary({
    fr: { back: 'Retour', list: { count: (n: number) => `${n} notices` } },
    en: { back: 'Back', list: { count: (n) => `${n} entries` } },
    ar: { back: 'رجوع', list: { count: (n) => `${n} مدخلات` } },
  });
  expect(languages.map((language) => words[language].list.count(2))).toEqual(['2 notices', '2 entries', '2 مدخلات']);
});

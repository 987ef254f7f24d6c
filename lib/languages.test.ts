import { expect, test } from 'vitest';
import { inLanguage, languageFacts, languages } from './languages';

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

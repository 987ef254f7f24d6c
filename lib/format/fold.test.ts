import { expect, test } from 'vitest';
import { fold, slugify } from './fold';
import { oneLine } from './one-line';

test('folds case, accents and apostrophes', () => expect(fold('L’Œuvre d’ÉTÉ')).toBe("l'œuvre d'ete"));

test.each([
  ['Œuvres', 'oeuvres'],
  ['L’Œuvre & straße, İstanbul ıßık', 'l-oeuvre-strasse-istanbul-issik'],
  ['  ﬁn — 2026 ', 'fin-2026'],
  ['王小明', ''],
])('%s is %s in an address', (text, slug) => expect(slugify(text)).toBe(slug));

test('invisible characters are ignored by a search, and not stored', () => {
  const typed = 'Le con\u00adtrôle de l\u200b’eau';
  expect(fold(typed)).toBe("le controle de l'eau");
  expect(oneLine(`\ufeff${typed}\u202e a\u200db`)).toBe('Le contrôle de l’eau ab');
  expect(oneLine('می\u200cخواهم'), 'a letter of Persian').toBe('می\u200cخواهم');
});

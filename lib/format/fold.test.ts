import { expect, test } from 'vitest';
import { fold, slugify } from './fold';

test('folds case, accents and apostrophes', () => expect(fold('L’Œuvre d’ÉTÉ')).toBe("l'œuvre d'ete"));

test.each([
  ['Œuvres', 'oeuvres'],
  ['L’Œuvre & straße, İstanbul ıßık', 'l-oeuvre-strasse-istanbul-issik'],
  ['  ﬁn — 2026 ', 'fin-2026'],
  ['王小明', ''],
])('%s is %s in an address', (text, slug) => expect(slugify(text)).toBe(slug));

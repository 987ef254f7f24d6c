import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OwnerTexts } from './owner-text';

const shown = (language: 'fr' | 'ar', texts: readonly string[], untranslated: readonly string[] = []) =>
  renderToStaticMarkup(<OwnerTexts site={{ language, untranslated: new Set(untranslated) }} texts={texts} />);

it('in Arabic, consecutive texts in Latin letters run from left to right together, with a Latin comma', () => {
  expect(shown('ar', ['LIP6', '', 'Paris'])).toBe('<bdi dir="ltr"><bdi>LIP6</bdi>, <bdi>Paris</bdi></bdi>');
  expect(shown('ar', ['Paris'], ['Paris'])).toBe('<bdi dir="ltr"><span lang="fr" dir="ltr">Paris</span></bdi>');
});

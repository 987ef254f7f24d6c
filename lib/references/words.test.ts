/** How words and lines are read (words.txt): dates, identifiers, kinds of works, editions. */
import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { dateIn, monthOf } from './dates';
import { editionOf, editionText } from './edition';
import { arxivIdOf, doiOf, halIdOf, isbnOf, issnOf } from './identifiers';
import { languageOf } from './languages';
import { natureNamed, refinedNature } from './named-nature';
import { thesisNature } from './nature-of';
import { isNoNumber, isPlaceholder } from './placeholder';
import { plainText } from './plain-text';
import { statusOf } from './states';
import { texText } from './tex';
import { pagesOf, urlOf } from './values';

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  date: dateIn,
  month: monthOf,
  pages: pagesOf,
  address: urlOf,
  DOI: doiOf,
  HAL: halIdOf,
  arXiv: arxivIdOf,
  ISBN: isbnOf,
  ISSN: issnOf,
  language: languageOf,
  state: statusOf,
  'nature that is named': natureNamed,
  'nature of an article that is called': (word) => refinedNature('article', word),
  'nature of a book that is called': (word) => refinedNature('livre', word),
  'nature of a report that is called': (word) => refinedNature('rapport', word),
  'nature of a thesis of the type': (type) => thesisNature('these', type),
  'nature of a master’s work of the type': (type) => thesisNature('memoire', type),
  'nature of a thesis of which is noted': (note) => thesisNature('these', undefined, note),
  'nature of a PhD of which is noted': (note) => thesisNature('these', 'PhD', note),
  'plain text of markup': plainText,
  'text of TeX': (tex) => texText(tex),
  'edition as stored': editionOf,
  'edition in French, short and full': (typed) => [editionText(typed), editionText(typed, 'édition')],
  'edition in English': (edition) => editionText(edition, 'éd.', 'en'),
  'edition in Arabic, short and full': (edition) => [
    editionText(edition, 'éd.', 'ar'),
    editionText(edition, 'édition', 'ar'),
  ],
  'whether it stands for a missing value': isPlaceholder,
  'whether it is no number': isNoNumber,
};
const rows = Object.entries(readers).flatMap(([rule, read]) =>
  tableOf('lib/references/words.txt', rule).map(([text = '', ...wanted]) => ({ rule, read, text, wanted })),
);

test.each(rows)('$rule: $text', ({ read, text, wanted }) =>
  expect([read(text)].flat().map((value) => String(value ?? ''))).toEqual(wanted),
);

test('an address that the site could not link to is left out', () =>
  expect(urlOf(`https://a.org/${'x'.repeat(2100)}`)).toBeUndefined());

test('deeply nested or very long markup takes linear time', () => {
  const start = performance.now();
  expect(plainText(`${'<i>'.repeat(50_000)}x${'<sup>'.repeat(50_000)}2`)).toBe('x2');
  plainText('<'.repeat(200_000));
  plainText(`<i ${'a='.repeat(100_000)}`);
  expect(performance.now() - start).toBeLessThan(10_000);
});

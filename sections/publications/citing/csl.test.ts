import { describe, expect, it } from 'vitest';
import { natures } from '@/lib/references/natures';
import { people, reference, withEveryField } from '@/lib/testing/cited';
import { toCsl } from './csl';
import type { Reference } from './reference';

/**
 * The types and fields of csl-data.json (https://github.com/citation-style-language/schema, version 1.0.2), which
 * allows no others, that this site writes.
 */
// biome-ignore format: a table
const types = new Set([
  'article', 'article-journal', 'article-newspaper', 'book', 'broadcast', 'chapter', 'dataset', 'document', 'entry-encyclopedia', 'paper-conference', 'patent', 'periodical',
  'report', 'review-book', 'software', 'speech', 'thesis',
]);
// biome-ignore format: a table
const fields = new Set([
  'id', 'type', 'title', 'author', 'editor', 'translator', 'issued', 'event-date', 'event-place', 'event-title', 'container-title', 'collection-title',
  'collection-number', 'volume', 'issue', 'number', 'edition', 'genre', 'page', 'number-of-pages', 'publisher', 'publisher-place', 'ISBN', 'ISSN', 'DOI',
  'container-author', 'reviewed-author', 'reviewed-title', 'original-author', 'original-title', 'URL', 'archive', 'archive_location', 'language', 'status', 'keyword', 'abstract', 'note', 'custom',
]);
const partsOfNames = new Set([
  'family',
  'given',
  'suffix',
  'comma-suffix',
  'dropping-particle',
  'non-dropping-particle',
  'literal',
]);
const namesFields = ['author', 'editor', 'translator', 'container-author', 'reviewed-author', 'original-author'];
const dates = ['issued', 'event-date'];

const written = (work: Reference): Record<string, unknown> => JSON.parse(JSON.stringify(toCsl(work)));

/** An item's violations of the schema. */
function faults(item: Record<string, unknown>): string[] {
  return Object.entries(item).flatMap(([field, value]) => {
    if (!fields.has(field)) return [field];
    if (field === 'custom') return typeof value === 'object' ? [] : [field];
    if (namesFields.includes(field))
      return Array.isArray(value)
        ? value.flatMap((name) => Object.keys(name).filter((part) => !partsOfNames.has(part)))
        : [field];
    if (dates.includes(field))
      return value && typeof value === 'object' && Object.keys(value).join() === 'date-parts' ? [] : [field];
    return typeof value === 'string' ? [] : [field];
  });
}

const everything: Partial<Reference> = {
  ...withEveryField,
  authors: [...people, { family: 'INSERM', isBody: true }, { family: 'King Jr.', given: 'Martin' }],
  editors: people,
  translators: people,
  containerAuthors: people,
  reviewedAuthors: people,
  reviewedTitle: 'Le miasme',
  originalAuthors: people,
  originalTitle: 'Vom Fluss',
  kind: 'Rapport de recherche',
  openAccess: 'https://exemple.org/t.pdf',
};

describe.each(natures)('an item of the nature « %s »', (nature) => {
  it.each<[string, Partial<Reference>]>([
    ['with everything', everything],
    ['without pages', { ...everything, pages: undefined }],
    ['with a number of pages', { ...everything, pages: { first: '320' } }],
    ['with nothing', {}],
    ['spoken', { container: 'Colloque', eventPlace: 'Rabat' }],
  ])('has only what the schema allows, %s', (_, more) => {
    const item = written(reference(nature, more));
    expect(faults(item)).toEqual([]);
    expect(types).toContain(item.type);
  });
});

it('keeps italics within a title', () => {
  const typed = { title: 'La croissance d’<i>Zea mays</i> à $x^2$' };
  expect(written(reference('article', { title: 'La croissance d’Zea mays à x²', typed }))).toMatchObject({
    title: 'La croissance d’<i>Zea mays</i> à x²',
  });
});

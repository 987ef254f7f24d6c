/** A work of an ORCID record (API 3.0) as an item of CSL-JSON. */
import { z } from 'zod';
import { first, held, listOfAny } from '@/lib/references/tolerant';

const value = held(z.object({ value: first })).transform((each) => each?.value);
const externalId = z.object({
  'external-id-type': first,
  'external-id-value': first,
  'external-id-relationship': first,
  'external-id-normalized': value,
});
const contributor = z.object({
  'credit-name': value,
  'contributor-attributes': held(z.object({ 'contributor-role': first })),
});

export const orcidWork = z.object({
  'put-code': z.int(),
  type: first,
  title: held(z.object({ title: value, subtitle: value })),
  'journal-title': value,
  'publication-date': held(z.object({ year: value, month: value, day: value })),
  'external-ids': held(z.object({ 'external-id': listOfAny(externalId) })).transform(
    (each) => each?.['external-id'] ?? [],
  ),
  url: value,
  'short-description': first,
  'language-code': first,
  contributors: held(z.object({ contributor: listOfAny(contributor) })).transform((each) => each?.contributor ?? []),
  citation: held(z.object({ 'citation-type': first, 'citation-value': first })),
});
export type OrcidWork = z.output<typeof orcidWork>;

/** The item; lib/references/read-csl.ts makes plain text and checked identifiers of it. */
export function orcidItem(work: OrcidWork): object {
  const { title, 'publication-date': date } = work;
  return {
    id: String(work['put-code']),
    type: typeOf(work),
    genre: same(work.type, 'conference-poster') ? 'poster' : same(work.type, 'translation') ? 'traduction' : undefined,
    title: title?.title,
    subtitle: title?.subtitle,
    'container-title': work['journal-title'],
    issued: [date?.year, date?.month, date?.day].filter(Boolean).join('-') || undefined,
    author: namesOf(work, (role) => !/editor|translator/.test(role)),
    translator: namesOf(work, (role) => /translator/.test(role)),
    editor: namesOf(work, (role) => /editor/.test(role)),
    DOI: doiOfWork(work),
    ISBN: idsOf(work, 'isbn'),
    ISSN: idsOf(work, 'issn'),
    archive: 'HAL',
    archive_location: idsOf(work, 'hal', 'self')[0],
    note: idsOf(work, 'arxiv', 'self').map((id) => `arXiv: ${id.replace(/^arxiv:\s*/i, '')}`)[0],
    URL: work.url,
    abstract: work['short-description'],
    language: work['language-code'],
  };
}

/** The DOI of the work itself, not of what it is part of. */
export const doiOfWork = (work: OrcidWork): string | undefined => idsOf(work, 'doi', 'self')[0];

/** The work's entry in BibTeX, with its put-code for a key; '' when it has none. */
export function bibtexOf({ citation, 'put-code': code }: OrcidWork): string {
  if (citation?.['citation-type']?.toLowerCase() !== 'bibtex') return '';
  const [head, type] = /^\s*@\s*([a-z]+)\s*\{[^,={}]*,/i.exec(citation['citation-value'] ?? '') ?? [];
  return head === undefined ? '' : `@${type}{${code},${citation['citation-value']?.slice(head.length) ?? ''}`;
}

function idsOf(work: OrcidWork, type: string, relationship?: string): string[] {
  return work['external-ids'].flatMap((each) => {
    const isWanted =
      same(each['external-id-type'], type) &&
      (relationship === undefined || same(each['external-id-relationship'], relationship));
    const id = each['external-id-normalized'] ?? each['external-id-value'];
    return isWanted && id !== undefined ? [id] : [];
  });
}

/** The second version of the API wrote these words in capitals. */
const same = (word: string | undefined, wanted: string): boolean => word?.toLowerCase().replaceAll('_', '-') === wanted;

/** A person is there once for each role. */
function namesOf({ contributors }: OrcidWork, has: (role: string) => boolean): string[] {
  const wanted = contributors.filter((each) =>
    has((each['contributor-attributes']?.['contributor-role'] ?? '').toLowerCase()),
  );
  return [...new Set(wanted.flatMap((each) => each['credit-name'] ?? []))];
}

// biome-ignore format: a table
const types: Readonly<Partial<Record<string, string>>> = {
  'journal-article': 'article-journal', 'journal-issue': 'periodical', 'magazine-article': 'article-magazine', 'book-review': 'review-book',
  'newspaper-article': 'article-newspaper', 'conference-paper': 'paper-conference', 'conference-abstract': 'paper-conference',
  'conference-poster': 'paper-conference', 'conference-presentation': 'paper-conference', 'conference-proceedings': 'collection',
  'conference-output': 'paper-conference', 'lecture-speech': 'speech', book: 'book', 'edited-book': 'collection', manual: 'book',
  'book-chapter': 'chapter', translation: 'book', 'dictionary-entry': 'entry', 'encyclopedia-entry': 'entry', dissertation: 'thesis', 'dissertation-thesis': 'thesis',
  report: 'report', 'standards-and-policy': 'report', preprint: 'article', 'working-paper': 'article', software: 'software',
  'research-tool': 'software', 'data-set': 'dataset', dataset: 'dataset', patent: 'patent',
};

const typeOf = ({ type = '' }: OrcidWork): string => types[type.toLowerCase().replaceAll('_', '-')] ?? 'document';

/** An item of CSL-JSON, with the members that the site reads. */
import { z } from 'zod';
import { customFields } from './csl-custom';
import { isCslType } from './csl-nature';
import { all, first, listOf, listOfAny, maybe } from './tolerant';

/** Whether a value looks like an item, by its members or its type. */
export const isItem = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if ('author' in value || 'issued' in value || 'DOI' in value) return 'title' in value || 'type' in value;
  return 'type' in value && typeof value.type === 'string' && isCslType(value.type);
};

const nameSchema = z.object({
  family: first,
  given: first,
  literal: first,
  name: first,
  suffix: first,
  'non-dropping-particle': first,
  'dropping-particle': first,
});
const people = maybe.transform((value) =>
  listOf(value).flatMap((each) => (typeof each === 'string' ? each : (nameSchema.safeParse(each).data ?? []))),
);

/** Numbers, or texts that begin with one: « 2020-2021 ». */
const parts = z.array(z.array(maybe.transform((value) => Number.parseInt(String(value), 10))));
const dateSchema = z.object({
  'date-parts': maybe.transform((value) => parts.safeParse(value).data ?? []),
  raw: first,
  literal: first,
  season: first,
});
const date = maybe.transform((value) =>
  typeof value === 'string' || typeof value === 'number'
    ? { 'date-parts': [], raw: first.parse(value), literal: undefined, season: undefined }
    : dateSchema.safeParse(value).data,
);

const links = listOfAny(z.object({ URL: first, 'content-type': first }));

// biome-ignore format: a table
export const itemSchema = z.object({
  id: first, type: first, genre: first, title: first, subtitle: first, 'container-title': first, 'container-title-short': first, 'short-container-title': first, journalAbbreviation: first, volume: first, issue: first, number: first,
  'article-number': first, page: first, publisher: first, 'publisher-place': first, event: maybe, 'event-title': first, 'event-place': first,
  'collection-title': first, 'collection-number': first, archive: first, medium: first, DOI: first, URL: first, ISBN: all, ISSN: all,
  abstract: first, language: first, note: first,
  keyword: all, subject: all, status: first, 'original-title': first, school: first, authority: first, archive_location: first,
  issued: date, submitted: date, 'event-date': date, 'published-print': date, published: date,
  custom: customFields,
  'number-of-pages': first, edition: first, version: first, translator: people, chapter: first, 'chapter-number': first, 'number-of-volumes': first, 'part-number': first,
  'part-title': first, 'volume-title': first, 'original-date': date, 'original-publisher': first, 'original-publisher-place': first, 'reviewed-title': first,
  'reviewed-author': people, 'original-author': people, 'collection-editor': people, illustrator: people, interviewer: people, season: first,
  author: people, director: people, editor: people, 'container-author': people, link: links,
});
export type Item = z.infer<typeof itemSchema>;

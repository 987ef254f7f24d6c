/** Reads CSL-JSON, as Zotero, Crossref, DataCite and doi.org write it: one item, a list, or `{ "items": […] }`. */
import { z } from 'zod';
import { boundedList, boundedName, nameText, withOrcid } from '@/lib/names/name';
import { nameFrom } from '@/lib/names/read-name';
import { areDirectors, contextOf, readNames, saysOthers } from '@/lib/names/read-names';
import { isBody, isOthers } from '@/lib/names/words';
import { dateFrom, dateIn, seasonIn } from './dates';
import { arxivIdOf } from './identifiers';
import type { Item, People, When } from './item';
import { languageOf } from './languages';
import { isCslType, natureOfType } from './nature-of';
import { audiences, isInJournal, natures, proceedings } from './natures';
import { splitNote } from './note';
import { plainText } from './plain-text';
import { type OnProgress, readEach } from './read-each';
import { boundedEntry, unreadRemark } from './tags';
import { all, first, listOf, listOfAny, maybe, members } from './tolerant';
import { keywordsOf, titled } from './values';
import technicalFields from './words/technical-fields.json' with { type: 'json' };
import type { Entry } from './work';

const maxSize = 4 * 1024 * 1024;

const nameSchema = z.object(
  members('family given literal name suffix ORCID orcid non-dropping-particle dropping-particle', first),
);
type GivenName = string | z.output<typeof nameSchema>;
const people = maybe.transform((value): GivenName[] =>
  listOf(value).flatMap((name) => (typeof name === 'string' ? name : (nameSchema.safeParse(name).data ?? []))),
);

/** Numbers, or texts that begin with a number: « 2020-2021 ». */
const parts = z.array(z.array(maybe.transform((value) => Number.parseInt(String(value), 10))));
const dateSchema = z.object({
  'date-parts': maybe.transform((value) => parts.safeParse(value).data ?? []),
  ...members('raw literal season', first),
});
const date = maybe.transform((value): When | undefined => {
  const isText = typeof value === 'string' || typeof value === 'number';
  const shape = isText ? { 'date-parts': [], raw: first.parse(value) } : dateSchema.safeParse(value).data;
  return shape && whenOf(shape);
});

const ticked = maybe.transform((value) => (value === true ? true : undefined));
const among = <Word extends string>(words: readonly Word[]) =>
  maybe.transform((value) => words.find((word) => word === value));
/** Facts without a CSL field, from this site's exports (sections/publications/citing/csl.ts) and from its hosts. */
const customSchema = z.object({
  ...{ nature: among(natures), audience: among(audiences), proceedings: among(proceedings) },
  ...members('peerReviewed invited unreviewed poster popular andOthers otherEditors', ticked),
  ...members('halType issueTitle articleNumber institution arxivId eventCountry openAccess', first),
});

// biome-ignore format: a table
const itemSchema = z.object({
  ...members('id type genre medium title subtitle container-title container-title-short short-container-title journalAbbreviation volume issue number article-number', first),
  ...members('page publisher publisher-place event-title event-place collection-title collection-number archive archive_location DOI PMID PMCID URL abstract', first),
  ...members('language note status original-title school authority number-of-pages edition version chapter chapter-number number-of-volumes part-number part-title', first),
  ...members('volume-title original-publisher original-publisher-place reviewed-title season', first),
  ...members('ISBN ISSN keyword subject', all),
  ...members('issued submitted event-date published-print original-date', date),
  ...members('reviewed-author original-author collection-editor illustrator interviewer author director editor translator container-author', people),
  event: maybe,
  custom: maybe.transform((value) => customSchema.safeParse(value).data),
  link: listOfAny(z.object({ URL: first, 'content-type': first })),
});
type CslItem = z.output<typeof itemSchema>;

/** The items in order; null when there are more than `max`, undefined when this is not CSL-JSON. */
export function readCsl(json: unknown, max: number, onProgress?: OnProgress): Entry[] | null | undefined {
  const items = itemsOf(json);
  return items && readEach(items, max, readItem, onProgress);
}

function itemsOf(json: unknown): readonly unknown[] | undefined {
  if (Array.isArray(json)) return json.filter(isItem).length * 2 >= json.length ? json : undefined;
  return z.object({ items: z.array(z.unknown()) }).safeParse(json).data?.items ?? (isItem(json) ? [json] : undefined);
}

const isItem = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false;
  if ('author' in value || 'issued' in value || 'DOI' in value) return 'title' in value || 'type' in value;
  return 'type' in value && typeof value.type === 'string' && isCslType(value.type);
};

function readItem(json: unknown, index: number): Entry {
  const place = `élément ${index + 1}`;
  const text = textOf(json);
  const { data } = itemSchema.safeParse(withExtra(json));
  const entry = boundedEntry(
    { line: 0, key: data?.id, text: text?.slice(0, 2000) ?? place },
    () => {
      if (text === undefined) return { refused: `L’${place} a des listes imbriquées trop profondément.` };
      if (data === undefined) return { refused: `L’${place} n’est pas une référence.` };
      if (text.length > maxSize) return { refused: `L’${place} est trop long\u00a0: 4\u00a0Mo au plus.` };
      return { item: cslItem(data), odd: unreadMembers(json) };
    },
    `L’${place}`,
  );
  if ('work' in entry) return entry;
  const refused = entry.refused.includes(place) ? entry.refused : `${entry.refused.replace(/\.$/, '')} (${place}).`;
  return { ...entry, key: entry.key ?? place, refused };
}

/** Adds to an item the members that lines of its note stand for; the item's own members take precedence. */
function withExtra(item: unknown): unknown {
  const itemWithNote = z.looseObject({ note: z.string() }).safeParse(item).data;
  if (!itemWithNote) return item;
  // Older programs write « {:original-title: Vom Kriege} ».
  const note = itemWithNote.note.replace(/\{:([a-z-]{1,40}):\s*([^{}]*)\}/gi, '\n$1: $2\n');
  return { ...Object.fromEntries(splitNote(note).extra), ...itemWithNote, note };
}

/** Undefined when lists are nested too deeply for the call stack. */
function textOf(item: unknown): string | undefined {
  try {
    return JSON.stringify(item, null, 1) ?? '';
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function cslItem(csl: CslItem): Item {
  const { title, subtitle, language, issued, custom, note = '' } = csl;
  const code = languageOf(language ?? '');
  const peopleOf = (list: readonly GivenName[], more?: true) => peopleIn(list, code, more);
  const namesOf = (list: readonly GivenName[]) => peopleOf(list)?.names.map(nameText).join(', ');
  const event =
    typeof csl.event === 'string'
      ? { name: csl.event, location: undefined }
      : z.object({ name: first, location: first }).safeParse(csl.event).data;
  const short = csl['container-title-short'] ?? csl.journalAbbreviation ?? csl['short-container-title'];
  const arxivNumber = [csl.number, csl.archive_location, /arxiv:\s*\S+/i.exec(note)?.[0]].find(
    (text) =>
      text !== undefined && /arxiv/i.test(`${text}${csl.publisher ?? ''}${csl.archive ?? ''}`) && arxivIdOf(text),
  );
  const originalPublication = [csl['original-publisher-place'], csl['original-publisher'], csl['original-date']?.start ?? csl['original-date']?.text]; // biome-ignore format: one line
  return {
    ...csl,
    title: titled(title, subtitle, code === 'fr'), // Crossref gives the subtitle separately, and sometimes in the title too
    'container-title': csl['container-title'] ?? (isInJournal(natureOfType(csl.type)) ? short : undefined),
    author: peopleOf(csl.author.length > 0 ? csl.author : csl.director, custom?.andOthers), // a film has a director
    editor: peopleOf(csl.editor, custom?.otherEditors ?? (csl.author.length > 0 ? undefined : custom?.andOthers)),
    translator: peopleOf(csl.translator, custom?.andOthers),
    'original-author': undefined, // of a translation: the authors
    'reviewed-author': peopleOf(csl['reviewed-author']),
    'container-author': peopleOf(csl['container-author']),
    'collection-editor': peopleOf(csl['collection-editor']),
    issued: [issued, csl['published-print'], csl.submitted].find((date) => date?.start) ?? issued,
    'event-title': csl['event-title'] ?? event?.name,
    'event-place': csl['event-place'] ?? event?.location,
    'article-number': csl['article-number'] ?? custom?.articleNumber,
    URL: [csl.URL],
    keyword: [...keywordsOf(csl.keyword), ...keywordsOf(csl.subject)],
    note: [sentencesOf(splitNote(note).remarks)],
    status: [csl.status],
    custom: {
      ...custom,
      institution: custom?.institution ?? (csl.author.length > 0 ? undefined : csl.authority),
      halId: csl.archive?.toLowerCase() === 'hal' ? csl.archive_location : undefined,
      arxivId: custom?.arxivId ?? arxivNumber,
      files: [
        custom?.openAccess,
        ...csl.link.filter((file) => file['content-type'] === 'application/pdf').map(({ URL }) => URL),
      ],
      facts: {
        volumes: csl['number-of-volumes'],
        part: [csl['part-number'], csl['part-title']].filter(Boolean).join(', '),
        chapter: csl['chapter-number'] ?? csl.chapter,
        first: originalPublication.filter(Boolean).join(', '),
        illustrations: namesOf(csl.illustrator),
        interviewer: namesOf(csl.interviewer),
      },
    },
  };
}

const sentencesOf = (lines: readonly string[]): string =>
  lines
    .flatMap((line) => line.trim() || [])
    .reduce((text, line) => `${text}${/[\p{L}\p{N})»]$/u.test(text) && /^\P{Ll}/u.test(line) ? '.' : ''}\n${line}`, '')
    .trim();

function whenOf({ 'date-parts': dateParts, raw, literal, season }: Partial<z.output<typeof dateSchema>>): When {
  const text = raw ?? literal;
  const dates = (dateParts ?? []).map(([year, month, day]) => dateFrom(year, month || undefined, day || undefined));
  const [start, end] = dates.some(Boolean) ? dates : (text ?? '').split(/\/(?=\d{4})/).map(dateIn);
  return { start, end, text, season: seasonOf(dateParts?.[0], season, text) };
}

/** `season` is a word, or a number from 1 for spring to 4 for winter; some write a month from 21 to 24, or a text. */
function seasonOf([year, month]: readonly number[] = [], season: string | undefined, text = ''): string | undefined {
  const number = Number(season ?? month);
  const code = number >= 1 && number <= 4 && season !== undefined ? number + 20 : number;
  const yearText = year === undefined ? undefined : String(year);
  return code >= 21 && code <= 24
    ? seasonIn(`${year ?? '2000'}-${code}`, yearText ?? '')
    : seasonIn(`${season ?? ''} ${text}`, yearText);
}

/**
 * Names given as texts are read as in other formats; names given in parts are trusted, except that a body may be given
 * as a family name. Conversions from BibTeX turn « and others » into a person named « others ».
 */
function peopleIn(list: readonly GivenName[], language: string | undefined, more?: true): People | undefined {
  if (list.length === 0) return undefined;
  const texts = list.filter((name) => typeof name === 'string');
  const context = contextOf(texts);
  const names = list.flatMap((name) => {
    if (typeof name === 'string') return readNames([plainText(boundedList(name))], language, context);
    const [family, given, literal, suffix] = [name.family, name.given, name.literal ?? name.name, name.suffix].map(
      plainName,
    );
    if (family === undefined && given === undefined) return nameFrom({ literal }) ?? [];
    if (given === undefined && family !== undefined && isBody(family)) return nameFrom({ literal: family }) ?? [];
    const particle = plainName([name['dropping-particle'], name['non-dropping-particle']].filter(Boolean).join(' '));
    const known = nameFrom({ family, given, particle, suffix });
    return known ? [withOrcid(known, name.ORCID ?? name.orcid ?? '')] : [];
  });
  const isForOthers = (name: GivenName) =>
    typeof name === 'string'
      ? saysOthers(name.slice(-100))
      : name.given === undefined && isOthers(name.literal ?? name.name ?? name.family ?? '');
  const written = (name: GivenName) => (typeof name === 'string' ? name : `${name.family} ${name.given}`);
  return {
    names,
    andOthers: more ?? (list.some(isForOthers) || undefined),
    areDirectors: list.some((name) => areDirectors(written(name))) || undefined,
  };
}

const plainName = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : plainText(boundedName(text)) || undefined;

function unreadMembers(item: unknown): string[] {
  const members = Object.entries(z.record(z.string(), z.unknown()).safeParse(item).data ?? {});
  return unreadRemark(
    members.flatMap(([name, value]) => {
      const isEmpty = value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);
      return isEmpty || name in itemSchema.shape || technical.has(name) ? [] : name;
    }),
  );
}

const technical = new Set(technicalFields.csl);

/** Reads CSL-JSON, as Zotero, Crossref, DataCite and doi.org write it: one item, a list, or `{ "items": […] }`. */

import { z } from 'zod';
import { boundedList, boundedName, type Name, nameText } from '@/lib/names/name';
import { nameFrom } from '@/lib/names/read-name';
import { areDirectors, contextOf, readNames, saysOthers } from '@/lib/names/read-names';
import { isBody, isOthers } from '@/lib/names/words';
import { TooSlow, withinProcessorTime } from '../time-limit';
import { type Item, isItem, itemSchema } from './csl-item';
import { cslNatures } from './csl-nature';
import { unreadMembers } from './csl-unread';
import { dateFrom, dateIn, seasonIn } from './dates';
import type { Draft } from './draft';
import { finishedWork } from './finished-work';
import { arxivIdOf } from './identifiers';
import { languageOf } from './languages';
import { refinedNature } from './named-nature';
import { type Facts, isOfDatabase, withoutStores } from './note';
import { plainText } from './plain-text';
import { type OnProgress, readEach } from './read-each';
import { stateOfReport, statusOf } from './states';
import { thesisNamedIn, thesisNature, thesisType } from './thesis-nature';
import { first } from './tolerant';
import { keywordsOf, ownType } from './values';
import { type Entry, isInJournal, isWholeBook, type Nature } from './work';
import { extraIn, withExtra } from './zotero-extra';

const maxSize = 4 * 1024 * 1024;
const maxMilliseconds = 2000;

/** The items in their order; null when there are more than `max`, undefined when this is no CSL-JSON. */
export function readCsl(json: unknown, max: number, onProgress?: OnProgress): Entry[] | null | undefined {
  const items = itemsOf(json);
  if (items === undefined) return undefined;
  return items.length > max ? null : readEach(items, readItem, onProgress);
}

function itemsOf(json: unknown): readonly unknown[] | undefined {
  if (Array.isArray(json)) return json.length === 0 || json.some(isItem) ? json : undefined;
  const held =
    z.object({ items: z.array(z.unknown()) }).safeParse(json).data?.items ??
    z.object({ references: z.array(z.unknown()) }).safeParse(json).data?.references;
  if (held) return held;
  return isItem(json) ? [json] : undefined;
}

function readItem(item: unknown, index: number): Entry {
  const place = `élément ${index + 1}`;
  let entry = { line: 0, key: place, text: place };
  const refuse = (refused: string): Entry => ({ ...entry, refused });
  try {
    const text = JSON.stringify(item, null, 1) ?? '';
    entry = { ...entry, text: text.slice(0, 2000) };
    const { data } = itemSchema.safeParse(withExtra(item));
    if (!data) return refuse(`L’${place} n’est pas une référence.`);
    entry = { ...entry, key: data.id?.slice(0, 500) ?? place };
    if (text.length > maxSize) return refuse(`L’${place} est trop long\u00a0: 4\u00a0Mo au plus.`);
    const result = withinProcessorTime(maxMilliseconds, () => finishedWork(draftOf(data)));
    if ('refused' in result) return refuse(`${result.refused.replace(/\.$/, '')} (${place}).`);
    const odd = unreadMembers(item, itemSchema.shape);
    return { line: 0, key: data.id?.slice(0, 500), work: result.work, ...(odd.length > 0 && { odd }) };
  } catch (error) {
    if (error instanceof TooSlow) return refuse(`L’${place} demande trop de temps à lire.`);
    if (error instanceof RangeError) return refuse(`L’${place} a des listes imbriquées trop profondément.`); // the call stack is too small for them
    throw error;
  }
}

function draftOf(item: Item): Draft {
  const nature = natureOf(item);
  const stateOf = nature === 'rapport' ? stateOfReport : statusOf;
  const ownNote = noteOf(item.note ?? '');
  const isTalk = nature === 'communication';
  const isThesis = nature === 'these' || nature === 'hdr' || nature === 'memoire';
  const isBook = isWholeBook(nature);
  const isWhole = isThesis || isBook || nature === 'rapport';
  const event =
    typeof item.event === 'string' ? item.event : z.object({ name: first, location: first }).safeParse(item.event).data;
  const [start, end] = datesOf(item['event-date']);
  const language = languageOf(item.language ?? '');
  const people = (list: Item['author']) => namesOf(list, language).map(nameText).join(', ');
  const hasPlace = item['event-place'] !== undefined;
  const {
    articleNumber,
    institution,
    arxivId,
    eventCountry,
    issueTitle,
    otherEditors,
    openAccess,
    isDirection: _,
    ...custom
  } = item.custom;
  const isOfBody = isThesis || nature === 'rapport' || (nature === 'logiciel' && institution === undefined);
  const abbreviated = item['container-title-short'] ?? item.journalAbbreviation ?? item['short-container-title'];
  const body = isOfBody ? item.publisher : undefined;
  const hasTwoBodies = isThesis && institution !== undefined && body !== undefined; // the university is the publisher, the other in `custom`
  return {
    nature,
    title: item.title === undefined ? (item['original-title'] ?? '') : withSubtitle(item.title, item.subtitle),
    authors: namesOf(item.author.length > 0 ? item.author : item.director, language), // of a film
    editors: namesOf(item.editor, language),
    translators: namesOf(item.translator, language),
    reviewedTitle: item['reviewed-title'],
    reviewedAuthors: namesOf(item['reviewed-author'], language),
    originalTitle: item.title === item['original-title'] ? undefined : item.title && item['original-title'],
    containerAuthors:
      people(item['container-author']) === people(item.author) ? [] : namesOf(item['container-author'], language),
    date:
      datesOf(item.issued)[0] ??
      datesOf(item['published-print'])[0] ??
      datesOf(item.published)[0] ??
      datesOf(item.submitted)[0],
    dateText: item.issued?.raw ?? item.issued?.literal,
    container: hasTwoBodies
      ? body
      : isWhole
        ? undefined
        : (item['container-title'] ?? (isInJournal(nature) ? abbreviated : undefined)),
    host: isThesis || nature === 'rapport' ? (item['container-title'] ?? item['collection-title']) : undefined,
    series:
      (nature === 'rapport' ? undefined : item['collection-title']) ??
      (isBook && item['container-title'] !== item.title ? item['container-title'] : undefined), // Crossref’s word for it
    seriesNumber: item['collection-number'],
    volume: item.volume,
    issue: item.issue ?? (nature === 'rapport' || nature === 'brevet' ? item.number : undefined),
    articleNumber: item['article-number'] ?? articleNumber ?? (isInJournal(nature) ? item.number : undefined),
    pages: item.page,
    publisher: body === undefined && item.publisher !== institution ? item.publisher : undefined, // which the institution of a work without one is, too
    place: item['publisher-place'],
    edition: item.edition,
    event:
      isTalk || start
        ? {
            name: item['event-title'] ?? (typeof event === 'string' ? event : event?.name),
            place: hasPlace ? item['event-place'] : typeof event === 'object' ? event.location : undefined,
            country: eventCountry,
            start,
            end,
          }
        : undefined,
    institution: (hasTwoBodies ? institution : body) ?? institution ?? item.school,
    doi: item.DOI,
    halId: item.archive?.toLowerCase() === 'hal' ? item.archive_location : undefined,
    arxivId:
      arxivId ??
      [item.number, item.archive_location, /arxiv:\s*\S+/i.exec(item.note ?? '')?.[0]].find(
        (text) =>
          text !== undefined && /arxiv/i.test(`${text}${item.publisher ?? ''}${item.archive ?? ''}`) && arxivIdOf(text),
      ),
    urls: [item.URL],
    pdfs: [openAccess, ...item.link.flatMap((each) => (each['content-type'] === 'application/pdf' ? [each.URL] : []))],
    isbn: item.ISBN.join(' ; '),
    issn: item.ISSN.join(' '),
    abstract: item.abstract,
    keywords: [...keywordsOf(item.keyword), ...keywordsOf(item.subject)],
    language,
    status: statusOf(item.status ?? '') ?? stateOf(ownNote),
    ...custom,
    poster: custom.poster ?? (/^(?:poster|affiche)/i.test(item.genre ?? '') || undefined),
    andOthers: custom.andOthers ?? (item.author.some(isForOthers) || undefined),
    otherEditors: otherEditors ?? (item.editor.some(isForOthers) || undefined),
    issueTitle: isInJournal(nature) ? (issueTitle ?? item['volume-title']) : undefined,
    remarks: {
      texts: [
        stateOf(ownNote) ? undefined : ownNote, // a state has a field of its own
        nature === 'rapport' || nature === 'brevet'
          ? ownType(item.genre)
          : isThesis
            ? thesisType(item.genre)
            : undefined,
      ],
      pageCount: item['number-of-pages'],
      version: item.version,
      facts: factsOf(item, nature, language),
    },
  };
}

function factsOf(item: Item, nature: Nature, language: string | undefined): Facts {
  const people = (list: Item['author']) => namesOf(list, language).map(nameText).join(', ');
  const originally = item['original-date'];
  const first = [
    item['original-publisher-place'],
    item['original-publisher'],
    datesOf(originally)[0] ?? originally?.raw ?? originally?.literal,
  ];
  return {
    whole: isInJournal(nature) ? undefined : item['volume-title'],
    volumes: item['number-of-volumes'],
    part: [item['part-number'], item['part-title']].filter(Boolean).join(', '),
    chapter: item['chapter-number'] ?? item.chapter,
    season: seasonOf(item),
    first: first.filter(Boolean).join(', '),
    seriesEditor: people(item['collection-editor']),
    illustrations: people(item.illustrator),
    interviewer: people(item.interviewer),
  };
}

/** `season` is 1 for spring to 4 for winter, or a word; some write it as a month of 21 to 24, or in a text. */
function seasonOf({ issued }: Item): string | undefined {
  const [year, month] = issued?.['date-parts'][0] ?? [];
  const number = Number(issued?.season ?? month);
  const given = number >= 1 && number <= 4 && issued?.season !== undefined ? number + 20 : number;
  if (given >= 21 && given <= 24) return seasonIn(`${year ?? '2000'}-${given}`, year === undefined ? '' : String(year));
  return seasonIn(
    `${issued?.season ?? ''} ${issued?.raw ?? issued?.literal ?? ''}`,
    year === undefined ? undefined : String(year),
  );
}

/** Crossref gives a subtitle apart, and sometimes in the title too. */
const withSubtitle = (title: string, subtitle: string | undefined): string =>
  subtitle === undefined || title.includes(subtitle) ? title : `${title}: ${subtitle}`;

/** The note of the author, without the lines of Zotero's « Extra », such as « DOI: … ». */
function noteOf(note: string): string {
  const lines = withoutStores(note)
    .split('\n')
    .filter((line) => !isOfDatabase(line) && !extraIn(line));
  return lines
    .flatMap((line) => line.trim() || [])
    .reduce((text, line) => `${text}${/[\p{L}\p{N})»]$/u.test(text) && /^\P{Ll}/u.test(line) ? '.' : ''}\n${line}`, '')
    .trim();
}

function datesOf(date: Item['issued']): (string | undefined)[] {
  const parts = (date?.['date-parts'] ?? []).map(([year, month, day]) =>
    dateFrom(year, month || undefined, day || undefined),
  );
  if (parts.some(Boolean)) return parts;
  return (date?.raw ?? date?.literal ?? '').split(/\/(?=\d{4})/).map(dateIn);
}

/** The name that conversions from BibTeX make of « and others ». */
const isForOthers = (each: Item['author'][number]): boolean =>
  typeof each === 'string'
    ? saysOthers(each.slice(-100))
    : each.given === undefined && isOthers(each.literal ?? each.name ?? each.family ?? '');

/**
 * Texts are read as in any other format; of a name in parts each is what it says, but for a body that is given as a
 * family name.
 */
function namesOf(list: Item['author'], language: string | undefined): Name[] {
  const context = contextOf(list.filter((each) => typeof each === 'string'));
  return list.flatMap((each) => {
    if (typeof each === 'string') return readNames([plainText(boundedList(each))], language, context);
    const [family, given, literal, name, suffix] = [each.family, each.given, each.literal, each.name, each.suffix].map(
      plainName,
    );
    if (family === undefined && given === undefined) return nameFrom({ literal: literal ?? name }) ?? [];
    if (given === undefined && family !== undefined && isBody(family)) return nameFrom({ literal: family }) ?? [];
    const particle = plainName([each['dropping-particle'], each['non-dropping-particle']].filter(Boolean).join(' '));
    return nameFrom({ family, given, particle, suffix }) ?? [];
  });
}

const plainName = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : plainText(boundedName(text)) || undefined;

function natureOf(item: Item): Nature {
  const genre = item.genre ?? '';
  const nature = refinedNature(cslNatures.get((item.type ?? '').toLowerCase()) ?? 'autre', genre);
  if (nature === 'these')
    return (genre === '' && thesisNamedIn(noteOf(item.note ?? ''))) || thesisNature(nature, genre);
  if (nature === 'rapport' && stateOfReport(genre) === 'prepublication') return 'prepublication';
  if (nature === 'livre' && (item.custom.isDirection || (item.author.length === 0 && item.editor.length > 0)))
    return 'direction';
  if (
    nature === 'livre' &&
    item.author.some((each) => areDirectors(typeof each === 'string' ? each : `${each.family} ${each.given}`))
  )
    return 'direction';
  if (nature === 'prepublication' && item['container-title'] !== undefined && item.volume !== undefined)
    return 'article';
  return nature;
}

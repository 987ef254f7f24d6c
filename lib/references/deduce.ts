/**
 * The work that an item describes, whatever format it comes from: each value in the field that it belongs to by the
 * nature of the work, texts plain, identifiers normalised, nothing empty; or the reason why it is refused.
 */
import { formatNumber } from '@/lib/format/french';
import { oneLine } from '@/lib/format/one-line';
import { type Name, nameText } from '@/lib/names/name';
import { withoutLabel } from './abstract-label';
import { identifiersOf } from './deduce-identifiers';
import { cutNames, namesOf, peopleOf } from './deduce-people';
import { editionOf } from './edition';
import { placeAndCountry } from './event-place';
import { maxLongText, maxText, name, nonPlaceholder, singleLine, someOf, volumeOrPages } from './field-text';
import { preprintServerIn } from './houses';
import { arxivIdOf, doiOf } from './identifiers';
import type { Item, When } from './item';
import { languageOf } from './languages';
import { natureOf, stateIn } from './nature-of';
import {
  isDirection,
  isInJournal,
  isInVolume,
  isNumbered,
  isOfSchool,
  isThesis,
  isWholeBook,
  type Nature,
} from './natures';
import { normalTitle } from './normal-title';
import { noteFrom } from './note';
import { isPlaceholder } from './placeholder';
import { patternOf } from './plain-patterns';
import { titleText } from './plain-text';
import { isDateless, stateOfReport, statusOf } from './states';
import { isBareTalk } from './talks';
import { thesisType } from './thesis-nature';
import { ownType, pagesOf, pagesOrArticle } from './values';
import type { Work } from './work';

/** Whose publisher is the body that they were made for. */
const isOfBody = (nature: Nature): boolean => isOfSchool(nature) || nature === 'brevet' || nature === 'logiciel';
/** In no series of books: an article has its journal, a thesis its university. */
const isInNoSeries = (nature: Nature): boolean => nature === 'article' || isOfSchool(nature);

const maxAuthors = 10_000;
const maxKeywords = 100;
const maxKeyword = 500;
const maxNote = 1000;
const maxEdition = 200;

const isAddress = (note = ''): boolean => /^https?:\/\/\S+$/i.test(note);

export function workOf(given: Item): { readonly work: Work } | { readonly refused: string } {
  const nature = natureOf(given);
  const item = settled(given, nature);
  const { custom = {}, author, editor, issued, genre = '', note: notes = [] } = item;
  const isPart = isInVolume(nature) || isInJournal(nature);
  // a volume may be told by what it is called where its parts name it
  const written = item.title ?? item['original-title'] ?? (isPart ? undefined : item['container-title']) ?? '';
  const isOwnTitle = written === item['container-title'] && (item.title === undefined || isWholeBook(nature));
  const venue = venueOf(item, nature, isOwnTitle ? undefined : item['container-title']);
  const people = peopleOf(item, nature, venue.institution);
  const { authors, editors } = people;
  if (authors.length > maxAuthors) return { refused: `Cette entrée a plus de ${formatNumber(maxAuthors)} auteurs.` };
  const { title, responsibility } = titleOf(titleText(written.slice(0, 4 * maxText)), authors);
  if (title === '') return { refused: 'Cette entrée n’a pas de titre.' };
  if (title.length > maxText || written.length > 4 * maxText)
    return { refused: `Cette entrée a un titre de plus de ${formatNumber(maxText)} caractères.` };

  const addresses = [...(item.URL ?? []), ...notes.filter(isAddress)];
  const { ids, url, pdf, unread } = identifiersOf({ ...item, URL: addresses });
  const isLink = (note = '') => isAddress(note) && [url, ...(item.URL ?? []), doiOf(note) && note].includes(note);
  const { volume, issue } = labelledNumbers(item.volume);
  const publisher = name(venue.publisher ?? people.house);
  const isById = (id: string | undefined, names: RegExp) => id !== undefined && names.test(venue.server ?? '');
  const isArchiveSaid = isById(ids.arxivId, /^(?:arxiv|corr)$/i) || isById(ids.halId, /^hal$/i);
  const archive = isArchiveSaid || /^preprint$/i.test(venue.server ?? '') ? undefined : venue.server;
  const stateOf = nature === 'rapport' ? stateOfReport : statusOf;
  const kind = isNumbered(nature) ? ownType(genre) : isThesis(nature) ? thesisType(genre) : undefined;
  const work: Work = {
    nature,
    title,
    ...people.fields,
    authors,
    andOthers: (
      (nature === 'traduction' && item.translator) ||
      (author ?? (isWholeBook(nature) || isDirection(nature) ? editor : undefined))
    )?.andOthers,
    editors: someOf(editors),
    otherEditors: editors.length > 0 ? editor?.andOthers : undefined,
    date: issued?.start,
    ...venue.fields,
    volume: volume ?? volumeOrPages(item.volume),
    issue: volumeOrPages(item.issue ?? (isNumbered(nature) ? item.number : undefined)) ?? issue ?? venue.issue,
    issueTitle: isInJournal(nature) ? name(custom.issueTitle ?? item['volume-title']) : undefined,
    ...pagesOrArticle({
      nature,
      articleNumber: volumeOrPages(item['article-number'] ?? (isInJournal(nature) ? item.number : undefined)),
      pages: volumeOrPages(pagesOf(singleLine(item.page) ?? '')),
    }),
    publisher: archive ?? publisher,
    edition: nonPlaceholder(singleLine(editionOf(item.edition ?? ''), maxEdition)),
    institution: name(venue.institution),
    ...ids,
    url,
    pdf,
    abstract: nonPlaceholder(singleLine(withoutLabel(item.abstract ?? ''), maxLongText)),
    keywords: someOf(
      [...new Set(item.keyword)]
        .slice(0, maxKeywords)
        .flatMap((keyword) => nonPlaceholder(singleLine(keyword, maxKeyword)) ?? []),
    ),
    language: languageOf((item.language ?? '').slice(0, maxText)),
    status: stateIn(item, nature),
    peerReviewed: custom.peerReviewed,
    audience: custom.audience,
    invited: custom.invited,
    unreviewed: custom.unreviewed,
    proceedings: custom.proceedings,
    poster: nature === 'communication' && (custom.poster || /^(?:poster|affiche)/i.test(genre)) ? true : undefined,
    popular: custom.popular,
    halType: singleLine(custom.halType),
    note: singleLine(
      noteFrom({
        texts: [
          // these have fields of their own
          ...notes.filter((note = '') => !stateOf(note) && !isPlaceholder(note) && !isLink(note)),
          kind !== undefined && notes.some((note) => note?.includes(kind)) ? undefined : kind,
          responsibility,
          venue.text,
          ...cutNames([...authors, ...editors]),
          archive === undefined || publisher === archive ? undefined : publisher,
          unreadDate(issued),
          ...unread,
        ],
        version: item.version,
        pageCount: item['number-of-pages'],
        ...venue.noted,
        facts: {
          ...custom.facts,
          ...people.facts,
          season: issued?.season,
          whole: (isInJournal(nature) ? undefined : item['volume-title']) ?? custom.facts?.whole,
          seriesEditor: namesOf(item['collection-editor']).map(nameText).join(', '),
        },
      }),
      maxNote,
    ),
  };
  return { work };
}

function settled(item: Item, nature: Nature): Item {
  const { volume, page, custom } = item;
  const idIn = (text = '') => (/^\s*arxiv\s*:/i.test(text) ? arxivIdOf(text) : undefined); // of ADS and INSPIRE
  const [, abs, id = ''] = /^\s*(abs\/)?(\S+)/.exec(volume ?? '') ?? []; // « abs/1802.05018 » of CoRR in DBLP
  const ofVolume = abs || nature === 'prepublication' ? arxivIdOf(id) : undefined;
  const [ofPages, ofNumber] = [idIn(page), idIn(item['article-number'])];
  const doi = [volume, page].find((text = '') => doiOf(text)); // in the wrong field
  // « Volume 1234 of LNCS » of BibTeX’s styles: of a talk, the series’ own
  const isOfSeries =
    nature === 'communication' && item['collection-title']?.trim() && !item['collection-number']?.trim();
  // year and month, of Google Scholar
  const isDate = nature === 'prepublication' && /^\d{4}[-–]+(?:0\d|1[0-2])$/.test(page ?? '');
  return {
    ...item,
    DOI: item.DOI ?? doi,
    volume: ofVolume === undefined && !isOfSeries && volume !== doi ? volume : undefined,
    ...(isOfSeries && { 'collection-number': volume }),
    page: ofPages === undefined && !isDate && page !== doi ? page : undefined,
    'article-number': ofNumber === undefined ? item['article-number'] : undefined,
    custom: { ...custom, arxivId: custom?.arxivId ?? ofPages ?? ofNumber ?? ofVolume },
  };
}

/** Where a work appeared: `host` is its container, unless that is its own title. */
function venueOf(item: Item, nature: Nature, host: string | undefined) {
  const { school, publisher, custom = {} } = item;
  const second = custom.institution;
  const body = school ?? (isOfBody(nature) && (second === undefined || isThesis(nature)) ? publisher : undefined);
  // The university is the publisher, the other body is in `custom`.
  const hasTwoBodies = isThesis(nature) && second !== undefined && body !== undefined;
  const institution = (hasTwoBodies ? second : body) ?? second;

  const server = nature === 'prepublication' ? preprintServerIn(oneLine(host ?? '')) : undefined;
  const collection = item['collection-title'];
  const isReport = nature === 'rapport';
  const hosted = isReport ? (host ?? collection) : isThesis(nature) ? host : undefined;
  const isToldApart = !/^(?:https?:|www\.)/.test(hosted ?? '') && normalTitle(hosted ?? '') !== normalTitle(institution ?? ''); // biome-ignore format: one condition
  const ofReport = isReport && isToldApart ? hosted : undefined; // of a report that names its body the container, else the series
  const isInHost = server === undefined && !isReport && !isThesis(nature) && !isWholeBook(nature);
  const container = name(hasTwoBodies ? body : isReport ? institution && ofReport : isInHost ? host : undefined);
  const series = name(
    isReport ? (institution ? undefined : ofReport) : (collection ?? (isWholeBook(nature) ? host : undefined)), // Crossref’s word for it
  );

  const isTalk = nature === 'communication';
  const place = item['publisher-place'];
  const isAtEvent = isTalk && item['event-place'] === undefined && publisher === undefined; // then its place is no house’s
  const { start, end } = item['event-date'] ?? {};
  const hasEvent = isTalk || start !== undefined;
  const eventName = hasEvent && !isBareTalk(item['event-title']) ? name(item['event-title']) : undefined;
  const event = {
    name: eventName,
    ...placeOf(item['event-place'] ?? (isAtEvent ? place : undefined), custom.eventCountry),
    start,
    end,
  };

  const seriesNumber = name(item['collection-number']);
  const isInSeries = container === undefined && eventName === undefined && !isInNoSeries(nature);
  const hasSeries = (isInVolume(nature) && !isInSeries) || (isInJournal(nature) && container !== undefined);
  const isElsewhere = isTalk && eventName && normalTitle(eventName) !== normalTitle(container ?? '');
  return {
    fields: {
      container: isInSeries ? series : container,
      series: hasSeries ? series : undefined,
      seriesNumber: hasSeries && series !== undefined ? seriesNumber : undefined,
      place: isAtEvent ? undefined : name(place),
      event: hasEvent && Object.values(event).some(Boolean) ? event : undefined,
    },
    issue: isInSeries ? seriesNumber : undefined,
    institution,
    // A publisher that is the institution too is not said twice.
    publisher: (body === undefined || school !== undefined) && publisher !== second ? publisher : undefined,
    server,
    /** The department of a thesis. */
    text: isThesis(nature) && isToldApart ? hosted : undefined,
    noted: {
      ...(!isInSeries && !hasSeries && { series, seriesNumber }),
      proceedings: isElsewhere ? container : undefined,
    },
  };
}

/**
 * « Titre [Texte imprimé] / Jean Dupont ; préface de Luc Martin » of library catalogues, which say there who made it:
 * what that adds to the authors is noted. The full stop with which databases end every title is none of it.
 */
function titleOf(text: string, authors: readonly Name[]): { readonly title: string; readonly responsibility?: string } {
  const bare = text
    .replace(/\s*\[(?:texte imprimé|ressource électronique)\]/iu, '')
    .replace(finalStop, '')
    .replace(/[\s,;]+$/, '');
  const [, title, first = '', more] = /^(.+?) \/ ([^;]+?)(?: ; (.+))?$/u.exec(bare) ?? [];
  const isBehind = authors.some((author) => first.includes('family' in author ? author.family : author.literal));
  return title !== undefined && isBehind ? { title, responsibility: more } : { title: bare };
}

/** Behind no abbreviation: « et al. », « U.S. », « 3e éd. ». */
export const finalStop = /(?<![.…]|(?<!\p{L})(?:\p{L}|al|etc|inc|ltd|corp|co|[js]r|[ée]ds?))\.$/iu;

/** Words in place of a date that say neither one nor a state. */
const unreadDate = ({ start, text = '' }: When = {}): string | undefined =>
  start !== undefined || statusOf(text) !== undefined || isDateless(text) ? undefined : `Date\u00a0: ${text.trim()}`;

const volumeAndIssue = patternOf('<volumeAndIssue>', 'i');

/** The numbers of « vol. 21 no. 3 », which HAL writes as a volume; none of a volume without its label. */
function labelledNumbers(text: string | undefined): { readonly volume?: string; readonly issue?: string } {
  const [, volume, issue] = volumeAndIssue.exec(volumeOrPages(text) ?? '') ?? [];
  return { volume, issue };
}

function placeOf(text: string | undefined, country: string | undefined) {
  const place = name(text);
  return country === undefined && place !== undefined ? placeAndCountry(place) : { place, country: name(country) };
}

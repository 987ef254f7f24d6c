/**
 * Deduces the work that an item describes, whatever format it comes from: the nature of the work decides which field
 * each value goes to; texts become plain, identifiers are normalised, empty values are dropped.
 */
import { formatNumber } from '@/lib/format/french';
import { oneLine } from '@/lib/format/one-line';
import { type Name, nameText } from '@/lib/names/name';
import { cutNames, identifiersOf, namesOf, peopleOf } from './deduce-parts';
import { editionOf } from './edition';
import { isBareTalk, placeAndCountry } from './events';
import {
  maxLongText,
  maxText,
  name,
  nonPlaceholder,
  singleLine,
  someOf,
  volumeOrPages,
  withoutLabel,
} from './field-text';
import { preprintServerIn } from './houses';
import { arxivIdOf, doiOf } from './identifiers';
import type { Item, When } from './item';
import { languageOf } from './languages';
import { natureOf, stateIn, thesisType } from './nature-of';
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
import { ownType, pagesOf, pagesOrArticle } from './values';
import type { Work } from './work';

/** For these natures, the publisher is the body that the work was made for. */
const isPublishedByBody = (nature: Nature): boolean =>
  isOfSchool(nature) || nature === 'brevet' || nature === 'logiciel';
/** These natures are in no series of books: an article has its journal, a thesis its university. */
const isInNoSeries = (nature: Nature): boolean => nature === 'article' || isOfSchool(nature);

const maxAuthors = 10_000;
const maxKeywords = 100;
const maxKeyword = 500;
const maxNote = 1000;
const maxEdition = 200;

const isAddress = (note = ''): boolean => /^https?:\/\/\S+$/i.test(note);

export function workOf(rawItem: Item): { readonly work: Work } | { readonly refused: string } {
  const nature = natureOf(rawItem);
  const item = withCorrectedFields(rawItem, nature);
  const { custom = {}, author, editor, issued, genre = '', note: notes = [] } = item;
  const isPart = isInVolume(nature) || isInJournal(nature);
  // a volume may have its title in the container's field
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
  const isArchiveKnownById = isById(ids.arxivId, /^(?:arxiv|corr)$/i) || isById(ids.halId, /^hal$/i);
  const archive = isArchiveKnownById || /^preprint$/i.test(venue.server ?? '') ? undefined : venue.server;
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
          // states and links have fields of their own
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

function withCorrectedFields(item: Item, nature: Nature): Item {
  const { volume, page, custom } = item;
  const idIn = (text = '') => (/^\s*arxiv\s*:/i.test(text) ? arxivIdOf(text) : undefined); // as ADS and INSPIRE write it
  const [, abs, id = ''] = /^\s*(abs\/)?(\S+)/.exec(volume ?? '') ?? []; // DBLP has « abs/1802.05018 » as the volume of CoRR
  const idInVolume = abs || nature === 'prepublication' ? arxivIdOf(id) : undefined;
  const [idInPages, idInNumber] = [idIn(page), idIn(item['article-number'])];
  const doi = [volume, page].find((text = '') => doiOf(text)); // a DOI typed in the wrong field
  // as in BibTeX's styles, « volume 1234 of LNCS »: a talk with a series has the volume of that series
  const isVolumeOfSeries =
    nature === 'communication' && item['collection-title']?.trim() && !item['collection-number']?.trim();
  // Google Scholar gives year and month as pages
  const isDate = nature === 'prepublication' && /^\d{4}[-–]+(?:0\d|1[0-2])$/.test(page ?? '');
  return {
    ...item,
    DOI: item.DOI ?? doi,
    volume: idInVolume === undefined && !isVolumeOfSeries && volume !== doi ? volume : undefined,
    ...(isVolumeOfSeries && { 'collection-number': volume }),
    page: idInPages === undefined && !isDate && page !== doi ? page : undefined,
    'article-number': idInNumber === undefined ? item['article-number'] : undefined,
    custom: { ...custom, arxivId: custom?.arxivId ?? idInPages ?? idInNumber ?? idInVolume },
  };
}

/** Where a work appeared: `host` is its container, unless that is its own title. */
function venueOf(item: Item, nature: Nature, host: string | undefined) {
  const { school, publisher, custom = {} } = item;
  const second = custom.institution;
  const body =
    school ?? (isPublishedByBody(nature) && (second === undefined || isThesis(nature)) ? publisher : undefined);
  // The university is the publisher; the other body is in `custom`.
  const hasTwoBodies = isThesis(nature) && second !== undefined && body !== undefined;
  const institution = (hasTwoBodies ? second : body) ?? second;

  const server = nature === 'prepublication' ? preprintServerIn(oneLine(host ?? '')) : undefined;
  const collection = item['collection-title'];
  const isReport = nature === 'rapport';
  const hosted = isReport ? (host ?? collection) : isThesis(nature) ? host : undefined;
  const differsFromInstitution = !/^(?:https?:|www\.)/.test(hosted ?? '') && normalTitle(hosted ?? '') !== normalTitle(institution ?? ''); // biome-ignore format: one condition
  const reportHost = isReport && differsFromInstitution ? hosted : undefined; // the container of a report that names its body, else its series
  const isInHost = server === undefined && !isReport && !isThesis(nature) && !isWholeBook(nature);
  const container = name(hasTwoBodies ? body : isReport ? institution && reportHost : isInHost ? host : undefined);
  const series = name(
    isReport ? (institution ? undefined : reportHost) : (collection ?? (isWholeBook(nature) ? host : undefined)), // Crossref gives the series of a book as its container
  );

  const isTalk = nature === 'communication';
  const place = item['publisher-place'];
  const isAtEvent = isTalk && item['event-place'] === undefined && publisher === undefined; // without a publisher, the place is the event's
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
    // left out when it is the institution too
    publisher: (body === undefined || school !== undefined) && publisher !== second ? publisher : undefined,
    server,
    /** The department of a thesis. */
    text: isThesis(nature) && differsFromInstitution ? hosted : undefined,
    noted: {
      ...(!isInSeries && !hasSeries && { series, seriesNumber }),
      proceedings: isElsewhere ? container : undefined,
    },
  };
}

/**
 * Library catalogues name the people in the title: « Titre [Texte imprimé] / Jean Dupont ; préface de Luc Martin ».
 * Those who are not authors go into the note. Also removes the full stop with which databases end every title.
 */
function titleOf(text: string, authors: readonly Name[]): { readonly title: string; readonly responsibility?: string } {
  const bare = text
    .replace(/\s*\[(?:texte imprimé|ressource électronique)\]/iu, '')
    .replace(finalStop, '')
    .replace(/[\s,;]+$/, '');
  const [, title, first = '', more] = /^(.+?) \/ ([^;]+?)(?: ; (.+))?$/u.exec(bare) ?? [];
  const namesAuthors = authors.some((author) => first.includes('family' in author ? author.family : author.literal));
  return title !== undefined && namesAuthors ? { title, responsibility: more } : { title: bare };
}

/** A final stop that does not end an abbreviation: « et al. », « U.S. », « 3e éd. ». */
export const finalStop = /(?<![.…]|(?<!\p{L})(?:\p{L}|al|etc|inc|ltd|corp|co|[js]r|[ée]ds?))\.$/iu;

/** The text of a date field that is neither a date nor a state. */
const unreadDate = ({ start, text = '' }: When = {}): string | undefined =>
  start !== undefined || statusOf(text) !== undefined || isDateless(text) ? undefined : `Date\u00a0: ${text.trim()}`;

const volumeAndIssue = patternOf('<volumeAndIssue>', 'i');

/** The two numbers of « vol. 21 no. 3 », which HAL writes as a volume; none without labels. */
function labelledNumbers(text: string | undefined): { readonly volume?: string; readonly issue?: string } {
  const [, volume, issue] = volumeAndIssue.exec(volumeOrPages(text) ?? '') ?? [];
  return { volume, issue };
}

function placeOf(text: string | undefined, country: string | undefined) {
  const place = name(text);
  return country === undefined && place !== undefined ? placeAndCountry(place) : { place, country: name(country) };
}

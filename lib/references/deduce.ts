/**
 * The work that an item describes, whatever format it comes from: each value in the field that it belongs to by the
 * nature of the work, texts plain, identifiers normalised, nothing empty; or the reason why it is refused.
 */
import { formatNumber } from '@/lib/format/french';
import { oneLine } from '@/lib/format/one-line';
import { isCut, maxName, type Name, nameText } from '@/lib/names/name';
import { withoutLabel } from './abstract-label';
import { editionOf } from './edition';
import { placeAndCountry } from './event-place';
import { isHouse, preprintServerIn } from './houses';
import { arxivIdOf, doiOf, halIdOf, isbnOf, issnOf, pmcidOf, pmidOf } from './identifiers';
import type { Item, People, When } from './item';
import { languageOf } from './languages';
import { natureOf, stateIn } from './nature-of';
import { normalTitle } from './normal-title';
import { noteFrom } from './note';
import { isNoNumber, isPlaceholder, isRoman } from './placeholder';
import { plainText, titleText } from './plain-text';
import { isDateless, stateOfReport, statusOf } from './states';
import { isBareTalk } from './talks';
import { thesisType } from './thesis-nature';
import { ownType, pagesOf, urlOf } from './values';
import { among, isDirection, isInJournal, isInVolume, isThesis, isWholeBook, type Nature, type Work } from './work';

/** Whose publisher is the body that they were made for. */
const isOfBody = among('these', 'hdr', 'memoire', 'rapport', 'brevet', 'logiciel');
/** In no series of books: an article has its journal, a thesis its university. */
const isInNoSeries = among('article', 'these', 'hdr', 'memoire', 'rapport');
const isReview = among('compte-rendu', 'note-arret');
/** Whose `number` is their own, and no article’s. */
const isNumbered = among('rapport', 'brevet');

const maxAuthors = 10_000;
const maxKeywords = 100;
const maxKeyword = 500;
const maxAddress = 2000;
const maxText = 5000;
const maxLongText = 20_000;
const maxNote = 1000;
const maxEdition = 200;

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

  const { ids, url, pdf, unread } = identifiersOf(item);
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
    articleNumber: volumeOrPages(item['article-number'] ?? (isInJournal(nature) ? item.number : undefined)),
    pages: volumeOrPages(pagesOf(singleLine(item.page) ?? '')),
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
          ...notes.filter((note = '') => !stateOf(note) && !isPlaceholder(note)), // a state has a field of its own
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
          whole: isInJournal(nature) ? undefined : (item['volume-title'] ?? custom.facts?.whole),
          seriesEditor: namesOf(item['collection-editor']).map(nameText).join(', '),
        },
      }),
      maxNote,
    ),
  };
  return { work };
}

/** The item with what stands in the place of another value where it belongs. */
function settled(item: Item, nature: Nature): Item {
  const { volume, page, custom } = item;
  const idIn = (text = '') => (/^\s*arxiv\s*:/i.test(text) ? arxivIdOf(text) : undefined); // of ADS and INSPIRE
  const ofVolume = arxivIdOf(
    (nature === 'prepublication' ? /^\s*(?:abs\/)?(\S{1,40})\s*$/ : /^\s*abs\/(\S{1,40})\s*$/).exec(
      volume ?? '',
    )?.[1] ?? '',
  ); // « abs/1802.05018 », which DBLP gave as the volume of CoRR
  const [ofPages, ofNumber] = [idIn(page), idIn(item['article-number'])];
  // « Volume 1234 of LNCS », as the styles of BibTeX print it: of a talk, the volume is the series’ own
  const isOfSeries =
    nature === 'communication' && item['collection-title']?.trim() && !item['collection-number']?.trim();
  // year and month, of Google Scholar
  const isDate = nature === 'prepublication' && /^\d{4}[-–]+(?:0\d|1[0-2])$/.test(page ?? '');
  return {
    ...item,
    volume: ofVolume === undefined && !isOfSeries ? volume : undefined,
    ...(isOfSeries && { 'collection-number': volume }),
    page: ofPages === undefined && !isDate ? page : undefined,
    'article-number': ofNumber === undefined ? item['article-number'] : undefined,
    custom: { ...custom, arxivId: custom?.arxivId ?? ofPages ?? ofNumber ?? ofVolume },
  };
}

/** Where a work appeared: `host` is its container, unless that is its own title. */
function venueOf(item: Item, nature: Nature, host: string | undefined) {
  const { school, publisher, custom = {} } = item;
  const second = custom.institution;
  const body = school ?? (isOfBody(nature) && (second === undefined || isThesis(nature)) ? publisher : undefined);
  const hasTwoBodies = isThesis(nature) && school === undefined && second !== undefined && body !== undefined; // the university is the publisher, the other in `custom`
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
    publisher: (body === undefined || school !== undefined) && publisher !== second ? publisher : undefined, // which the institution of a work without one is, too
    server,
    /** The department of a thesis. */
    text: isThesis(nature) && isToldApart ? hosted : undefined,
    noted: {
      ...(!isInSeries && !hasSeries && { series, seriesNumber }),
      proceedings: isElsewhere ? container : undefined,
    },
  };
}

const namesOf = (people: People | undefined): Name[] =>
  people?.names.filter((each) => !isPlaceholder(nameText(each))) ?? [];

/** Who made a work, and whose work it is about; what has no field is in `facts`. */
function peopleOf(item: Item, nature: Nature, institution = '') {
  const { custom = {} } = item;
  const [named, translators] = [namesOf(item.author), namesOf(item.translator)];
  const isTranslation = nature === 'traduction';
  const isByTranslators = isTranslation && item['original-author'] === undefined && translators.length > 0; // formats have who wrote the original as its authors
  const editors = namesOf(item.editor);
  const [only = ''] = editors.map(nameText);
  // a publisher that stands where editors do, as HAL writes it, is no person
  const isByHouse = editors.length === 1 && isHouse(only, item.publisher, custom.halId !== undefined);
  const isOfNobody = !custom.isOfOwnList && [named, translators, editors].every(({ length }) => length === 0);
  const { collaboration } = custom.facts ?? {};
  const body = isOfNobody && !isThesis(nature) ? oneLine(collaboration ?? institution) : '';
  const textOf = (names: readonly Name[]) => names.map(nameText).join(', ');
  const reviewed = namesOf(item['reviewed-author']);
  const original =
    item.title === undefined || item.title === item['original-title'] ? undefined : item['original-title'];
  const ofBook = namesOf(item['container-author']);
  const bookAuthors = textOf(ofBook) === textOf(named) ? [] : ofBook;
  return {
    authors: isByTranslators ? translators : body === '' ? named : [{ literal: body }],
    editors: isByHouse ? [] : editors,
    house: isByHouse ? only : undefined,
    fields: {
      translators: isByTranslators ? undefined : someOf(translators),
      reviewedTitle: isReview(nature) ? name(item['reviewed-title']) : undefined,
      reviewedAuthors: isReview(nature) ? someOf(reviewed) : undefined,
      originalTitle: isTranslation ? name(original) : undefined,
      originalAuthors: isTranslation ? someOf(isByTranslators ? named : namesOf(item['original-author'])) : undefined,
      containerAuthors: nature === 'preface' ? someOf(bookAuthors) : undefined,
    },
    facts: {
      reviewed: isReview(nature) ? undefined : [textOf(reviewed), item['reviewed-title']].filter(Boolean).join(', '),
      original: isTranslation ? undefined : original,
      bookAuthor: nature === 'preface' ? undefined : textOf(bookAuthors),
      collaboration: isOfNobody ? undefined : collaboration,
    },
  };
}

function identifiersOf(item: Item) {
  const { DOI, custom = {} } = item;
  const [isbns, issns] = [item.ISBN, item.ISSN].map((numbers = []) => numbers.filter(Boolean).join(' ; ')) as [string, string]; // biome-ignore format: one line
  const strayDoi = doiOf(DOI ?? '') === undefined ? DOI : undefined;
  const links = [...(item.URL ?? []), strayDoi].flatMap((url) => url?.split(/\s*;\s*|\s+/) ?? []);
  const ids = {
    doi: first([DOI, doiAmong(strayDoi), ...links.filter((link) => /\bdoi\.(?:acm\.)?org\//.test(link))], doiOf),
    halId: first([custom.halId, ...links.filter((link) => /\bhal\b|archives-ouvertes|\bccsd\b/.test(link))], halIdOf),
    arxivId: first([custom.arxivId, DOI, ...links], arxivIdOf),
    isbn: isbnOf(isbns),
    issn: isNoNumber(issns) ? undefined : issnOf(issns),
  };
  const [pmid, pmcid] = [pmidOf(item.PMID ?? ''), pmcidOf(item.PMCID ?? '')];
  const pubmed = pmid === undefined ? undefined : `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
  const url = first(links, urlOf) ?? (ids.doi === undefined ? pubmed : undefined);
  const ofPubmed = [url === pubmed ? undefined : pmid, pmcid].filter(Boolean); // what no address says
  return {
    ids,
    url,
    pdf: first(custom.files ?? [], urlOf) ?? first(links, pdfOf),
    unread: [
      ...unreadNumbers(isbns, issns, ids),
      ofPubmed.length > 0 ? `Identifiant PubMed\u00a0: ${ofPubmed.join(', ')}` : undefined,
      ...(ids.doi === undefined ? unreadDoi(strayDoi, url) : []),
    ],
  };
}

/** The address of a file, of which words may stand behind it. */
function pdfOf(link: string): string | undefined {
  const url = urlOf(link);
  return /\.pdf(?:$|[?#])/i.test(url ?? '') ? url : undefined;
}

/**
 * « Titre [Texte imprimé] / Jean Dupont ; préface de Luc Martin » of library catalogues, which say there who made it:
 * what that adds to the authors is noted. The full stop with which databases end every title is none of it.
 */
function titleOf(text: string, authors: readonly Name[]): { readonly title: string; readonly responsibility?: string } {
  const bare = text
    .replace(/\s*\[(?:texte imprimé|ressource électronique|electronic resource)\]/iu, '')
    .replace(finalStop, '')
    .replace(/[\s,;]+$/, '');
  const [, title, first = '', more] = /^(.+?) \/ ([^;]+?)(?: ; (.+))?$/u.exec(bare) ?? [];
  const isBehind = authors.some((author) => first.includes('family' in author ? author.family : author.literal));
  return title !== undefined && isBehind ? { title, responsibility: more } : { title: bare };
}

/** Behind no abbreviation: « et al. », « U.S. », « 3e éd. ». */
const finalStop =
  /(?<![.…]|(?<!\p{L})(?:\p{L}|al|etc|cf|inc|ltd|corp|co|jr|sr|st|dr|vol|t|n|no|[ée]ds?|dir|trad|coll|suppl|av|apr|ibid|op|cit|viz))\.$/iu;

/**
 * A number that is none, as when its check digit is wrong, so that it is not lost: the owner may know the right one.
 */
function unreadNumbers(
  isbns: string,
  issns: string,
  { isbn, issn }: Pick<Work, 'isbn' | 'issn'>,
): (string | undefined)[] {
  const unread = (label: string, text: string, read: string | undefined) =>
    read === undefined && /(?:\d[\s-]?){3}/.test(text) && !isNoNumber(text)
      ? `${label}\u00a0: ${text.trim()}`
      : undefined;
  if (isbns === issns) return [unread(/(?:\d[\s‐-―-]?){9}/.test(isbns) ? 'ISBN' : 'ISBN ou ISSN', isbns, isbn ?? issn)];
  return [unread('ISBN', isbns, isbn ?? issnOf(isbns)), unread('ISSN', issns, issn)];
}

/** Words in place of a date that say neither one nor a state. */
const unreadDate = ({ start, text = '' }: When = {}): string | undefined =>
  start !== undefined || statusOf(text) !== undefined || isDateless(text) ? undefined : `Date\u00a0: ${text.trim()}`;

/** A text in place of a DOI that has a digit as they have, and is no identifier or link of the work either. */
function unreadDoi(text: string | undefined, link: string | undefined): string[] {
  if (text === undefined || !/\d/.test(text)) return [];
  return arxivIdOf(text) || halIdOf(text) || (link !== undefined && urlOf(text) === link)
    ? []
    : [`DOI\u00a0: ${text.trim()}`];
}

/**
 * The one DOI among other words of its field: « S0958-1669(08)00072-4 [pii] 10.1016/… » of PubMed, the address of a
 * library's proxy.
 */
function doiAmong(text = ''): string | undefined {
  const found = new Set(Array.from(text.matchAll(/(?<=^|[\s/])10\.\d{4,9}\/[^\s"]+/g), ([each]) => doiOf(each)));
  return found.size === 1 ? [...found][0] : undefined;
}

/** The numbers of « vol. 21 no. 3 », which HAL writes as a volume; none of a volume without its label. */
function labelledNumbers(text: string | undefined): { readonly volume?: string; readonly issue?: string } {
  const [, volume, issue] =
    /^vol(?:ume)?\.?\s*(\d\S*?|[IVXLCM]+)(?:[\s,]+(?:no?|n[°º]|num[ée]ro|issue)\.?\s*(\d\S*))?$/i.exec(
      volumeOrPages(text) ?? '',
    ) ?? [];
  return { volume, issue };
}

/** City and country, as far as they can be told apart. */
function placeOf(text: string | undefined, country: string | undefined) {
  const place = name(text);
  return country === undefined && place !== undefined ? placeAndCountry(place) : { place, country: name(country) };
}

/** The first that can be read; no address or identifier is longer than `maxAddress`. */
function first(
  candidates: readonly (string | undefined)[],
  read: (text: string) => string | undefined,
): string | undefined {
  for (const candidate of candidates) {
    const found = candidate === undefined || candidate.length > maxAddress ? undefined : read(candidate);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of a long text, its beginning. */
function singleLine(text: string | undefined, most = maxText): string | undefined {
  const plain = text === undefined ? '' : plainText(text.slice(0, 2 * maxLongText));
  return plain.length > most ? `${oneLine(plain.slice(0, most - 1))}…` : plain || undefined;
}

/** The remark on names that were too long to be read whole. */
const cutNames = (names: readonly Name[]): string[] =>
  names
    .filter(isCut)
    .map((each) => `Nom coupé après ${maxName} caractères\u00a0: «\u00a0${nameText(each).slice(0, 40)}…\u00a0»`)
    .slice(0, 3);

const nonPlaceholder = (text: string | undefined): string | undefined =>
  text === undefined || isPlaceholder(text) ? undefined : text;

/** A name without stray signs at its ends. */
const name = (text: string | undefined): string | undefined =>
  nonPlaceholder(singleLine(text)?.replace(/^[\s,;:]+|[\s,;:]+$/g, ''));

/** A volume, an issue or pages; words for a state are none: « to appear ». */
function volumeOrPages(text: string | undefined): string | undefined {
  const given = singleLine(text)?.trim() ?? '';
  if (isRoman(given)) return given;
  const bare = name(text)?.replace(/(?<=\d)\.$/, '');
  return bare === undefined || isNoNumber(bare) || statusOf(bare) !== undefined ? undefined : bare;
}

const someOf = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

/**
 * The last step of every reader: a work with plain texts, normalised identifiers and nothing that is empty, or the
 * reason why it is refused.
 */

import { formatNumber } from '@/lib/format/french';
import { oneLine } from '@/lib/format/one-line';
import { isCut, maxName, type Name, nameText, person } from '@/lib/names/name';
import { withoutLabel } from './abstract-label';
import { type Draft, settled } from './draft';
import { editionOf } from './edition';
import { placeAndCountry } from './event-place';
import { arxivIdOf, doiOf, halIdOf, isbnOf, issnOf, pmcidOf, pmidOf } from './identifiers';
import { languageOf } from './languages';
import { normalTitle } from './normal-title';
import { noteFrom } from './note';
import { isNoNumber, isPlaceholder, isRoman } from './placeholder';
import { plainText, titleText } from './plain-text';
import { isDateless, statusOf } from './states';
import { pagesOf, urlOf } from './values';
import { isInJournal, isInVolume, type Nature, type Work } from './work';

/** Natures that are in no series of books: an article has its journal, a thesis its university. */
const seriesless: ReadonlySet<Nature> = new Set(['article', 'these', 'hdr', 'memoire', 'rapport']);

const maxAuthors = 10_000;
const maxKeywords = 100;
const maxKeyword = 500;
const maxAddress = 2000;
const maxText = 5000;
const maxLongText = 20_000;
const maxNote = 1000;
const maxEdition = 200;

export function finishedWork(given: Draft): { readonly work: Work } | { readonly refused: string } {
  if (given.authors.length > maxAuthors)
    return { refused: `Cette entrée a plus de ${formatNumber(maxAuthors)} auteurs.` };
  const { title, responsibility } = titleOf(titleText(given.title.slice(0, 4 * maxText)), given.authors);
  if (title === '') return { refused: 'Cette entrée n’a pas de titre.' };
  if (title.length > maxText || given.title.length > 4 * maxText)
    return { refused: `Cette entrée a un titre de plus de ${formatNumber(maxText)} caractères.` };
  const draft = settled(given);
  const { urls = [], pdfs = [], event, editors = [], translators = [], remarks, server, ...rest } = draft;
  const hosted = hostedIn(draft);
  const container = name(rest.container ?? hosted.container);
  const series = name(rest.series ?? hosted.series);
  const eventName = name(event?.name);
  const seriesNumber = name(rest.seriesNumber);
  const isInSeries = container === undefined && eventName === undefined && !seriesless.has(rest.nature);
  const hasSeries = (isInVolume(rest.nature) && !isInSeries) || (isInJournal(rest.nature) && container !== undefined);
  const { volume, issue } = labelledNumbers(number(rest.volume));
  const strayDoi = doiOf(draft.doi ?? '') === undefined ? draft.doi : undefined;
  const links = [...urls, strayDoi].flatMap((url) => url?.split(/\s*;\s*|\s+/) ?? []);
  const arxivId = first([draft.arxivId, draft.doi, ...links], arxivIdOf);
  const halId = first(
    [draft.halId, ...links.filter((link) => /\bhal\b|archives-ouvertes|\bccsd\b/.test(link))],
    halIdOf,
  );
  const isbn = isbnOf(draft.isbn ?? '');
  const issn = isNoNumber(draft.issn ?? '') ? undefined : issnOf(draft.issn ?? '');
  const doi = first(
    [draft.doi, doiAmong(strayDoi), ...links.filter((link) => /\bdoi\.(?:acm\.)?org\//.test(link))],
    doiOf,
  );
  const [pmid, pmcid] = [pmidOf(draft.pmid ?? ''), pmcidOf(draft.pmcid ?? '')];
  const pubmed = pmid === undefined ? undefined : `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`;
  const url = first(links, urlOf) ?? (doi === undefined ? pubmed : undefined);
  const ids = [url === pubmed ? undefined : pmid, pmcid].filter(Boolean); // what no address says
  const archive =
    (arxivId !== undefined && /^(?:arxiv|corr)$/i.test(server ?? '')) ||
    (halId !== undefined && /^hal$/i.test(server ?? ''))
      ? undefined
      : server;
  const publisher = name(rest.publisher);
  const someEditors = someOf(named(editors));
  const work: Work = {
    nature: rest.nature,
    title,
    authors: named(draft.authors),
    andOthers: rest.andOthers,
    editors: someEditors,
    otherEditors: someEditors && rest.otherEditors,
    translators: someOf(named(translators)),
    reviewedTitle: name(rest.reviewedTitle),
    reviewedAuthors: someOf(named(rest.reviewedAuthors ?? [])),
    originalTitle: name(rest.originalTitle),
    originalAuthors: someOf(named(rest.originalAuthors ?? [])),
    containerAuthors: someOf(named(rest.containerAuthors ?? [])),
    date: rest.date,
    container: isInSeries ? series : container,
    volume: volume ?? number(rest.volume),
    issue: number(rest.issue) ?? issue ?? (isInSeries ? seriesNumber : undefined),
    issueTitle: name(rest.issueTitle),
    series: hasSeries ? series : undefined,
    seriesNumber: hasSeries && series !== undefined ? seriesNumber : undefined,
    articleNumber: number(rest.articleNumber),
    pages: number(pagesOf(line(rest.pages) ?? '')),
    publisher: archive ?? publisher,
    place: name(rest.place),
    edition: line(editionOf(rest.edition ?? ''), maxEdition),
    event: event && someEvent({ name: eventName, ...placeOf(event), start: event.start, end: event.end }),
    institution: name(rest.institution),
    doi,
    halId,
    arxivId,
    isbn,
    issn,
    url,
    pdf: first([...pdfs, ...links.filter((link) => /\.pdf(?:$|[?#])/i.test(link))], urlOf),
    abstract: said(line(withoutLabel(rest.abstract ?? ''), maxLongText)),
    keywords: someOf(
      [...new Set(rest.keywords)].slice(0, maxKeywords).flatMap((keyword) => said(line(keyword, maxKeyword)) ?? []),
    ),
    language: languageOf((rest.language ?? '').slice(0, maxText)),
    status:
      rest.status ??
      [draft.dateText, rest.volume, rest.issue, rest.pages].map((text) => statusOf(text ?? '')).find(Boolean),
    peerReviewed: rest.peerReviewed,
    audience: rest.audience,
    invited: rest.invited,
    unreviewed: rest.unreviewed,
    proceedings: rest.proceedings,
    poster: rest.nature === 'communication' ? rest.poster : undefined,
    popular: rest.popular,
    halType: line(rest.halType),
    note: line(
      noteFrom({
        ...remarks,
        texts: [
          ...(remarks?.texts ?? []),
          responsibility,
          hosted.text,
          ...cutNames([...draft.authors, ...editors]),
          archive === undefined || publisher === archive ? undefined : publisher,
          ...unreadNumbers(draft, isbn, issn),
          unreadDate(draft),
          ids.length > 0 ? `Identifiant PubMed\u00a0: ${ids.join(', ')}` : undefined,
          ...(doi === undefined ? unreadDoi(strayDoi, url) : []),
        ],
        ...(!isInSeries && !hasSeries && { series, seriesNumber }),
        proceedings:
          rest.nature === 'communication' && eventName && normalTitle(eventName) !== normalTitle(container ?? '')
            ? container
            : undefined,
      }),
      maxNote,
    ),
  };
  return { work };
}

/**
 * The meaning of `host`: of a report its container where its institution is given, else its series; of a thesis a
 * department, or the university again, kept as a note.
 */
function hostedIn({ nature, host = '', institution = '' }: Draft): {
  readonly container?: string;
  readonly series?: string;
  readonly text?: string;
} {
  if (host === '' || /^(?:https?:|www\.)/.test(host) || normalTitle(host) === normalTitle(institution)) return {};
  if (nature === 'rapport') return institution === '' ? { series: host } : { container: host };
  return { text: host };
}

/**
 * « Titre [Texte imprimé] / Jean Dupont ; préface de Luc Martin » of library catalogues, which say there who made it:
 * what that adds to the authors is noted.
 */
function titleOf(text: string, authors: readonly Name[]): { readonly title: string; readonly responsibility?: string } {
  const bare = text
    .replace(/\s*\[(?:texte imprimé|ressource électronique|electronic resource)\]/iu, '')
    .replace(/[\s,;]+$/, '');
  const [, title, first = '', more] = /^(.+?) \/ ([^;]+?)(?: ; (.+))?$/u.exec(bare) ?? [];
  const isBehind = authors.some((author) => first.includes('family' in author ? author.family : author.literal));
  return title !== undefined && isBehind ? { title, responsibility: more } : { title: bare };
}

/**
 * A number that is none, as when its check digit is wrong, so that it is not lost: the owner may know the right one.
 */
function unreadNumbers(
  given: Pick<Draft, 'isbn' | 'issn'>,
  isbn: string | undefined,
  issn: string | undefined,
): (string | undefined)[] {
  const unread = (label: string, text = '', read: string | undefined) =>
    read === undefined && /(?:\d[\s-]?){3}/.test(text) && !isNoNumber(text)
      ? `${label}\u00a0: ${text.trim()}`
      : undefined;
  if (given.isbn === given.issn)
    return [unread(/(?:\d[\s‐-―-]?){9}/.test(given.isbn ?? '') ? 'ISBN' : 'ISBN ou ISSN', given.isbn, isbn ?? issn)];
  return [unread('ISBN', given.isbn, isbn ?? issnOf(given.isbn ?? '')), unread('ISSN', given.issn, issn)];
}

/** Words in place of a date that say neither one nor a state. */
function unreadDate({ date, dateText = '' }: Draft): string | undefined {
  return date !== undefined || statusOf(dateText) !== undefined || isDateless(dateText)
    ? undefined
    : `Date\u00a0: ${dateText.trim()}`;
}

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
function labelledNumbers(text = ''): { readonly volume?: string; readonly issue?: string } {
  const [, volume, issue] =
    /^vol(?:ume)?\.?\s*(\d\S*?|[IVXLCM]+)(?:[\s,]+(?:no?|n[°º]|num[ée]ro|issue)\.?\s*(\d\S*))?$/i.exec(text) ?? [];
  return { volume, issue };
}

/** City and country, as far as they can be told apart. */
function placeOf({ place, country }: NonNullable<Draft['event']>): {
  readonly place?: string;
  readonly country?: string;
} {
  const whole = line(place);
  return country === undefined && whole !== undefined
    ? placeAndCountry(whole)
    : { place: whole, country: line(country) };
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
function line(text: string | undefined, most = maxText): string | undefined {
  const plain = text === undefined ? '' : plainText(text.slice(0, 2 * maxLongText));
  return plain.length > most ? `${oneLine(plain.slice(0, most - 1))}…` : plain || undefined;
}

/** The remark on names that were too long to be read whole. */
const cutNames = (names: readonly Name[]): string[] =>
  names
    .filter(isCut)
    .map((name) => `Nom coupé après ${maxName} caractères\u00a0: «\u00a0${nameText(name).slice(0, 40)}…\u00a0»`)
    .slice(0, 3);

/** A text that is no placeholder for a missing one. */
const said = (text: string | undefined): string | undefined =>
  text === undefined || isPlaceholder(text) ? undefined : text;

/** A name without stray signs at its ends. */
const name = (text: string | undefined): string | undefined => said(line(text)?.replace(/^[\s,;:]+|[\s,;:]+$/g, ''));

/** A volume, an issue or pages; words for a state are none: « to appear ». */
function number(text: string | undefined): string | undefined {
  const given = line(text)?.trim() ?? '';
  if (isRoman(given)) return given;
  const bare = name(text)?.replace(/(?<=\d)\.$/, '');
  return bare === undefined || isNoNumber(bare) || statusOf(bare) !== undefined ? undefined : bare;
}

const someOf = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);
const someEvent = (event: NonNullable<Work['event']>): Work['event'] =>
  Object.values(event).some(Boolean) ? event : undefined;

const named = (names: readonly Name[]): Name[] =>
  names.flatMap((name) => {
    if ('literal' in name) return isPlaceholder(plainText(name.literal)) ? [] : [{ literal: plainText(name.literal) }];
    const [family, given] = [plainText(name.family), plainText(name.given ?? '')];
    return (!isPlaceholder(`${given} ${family}`.trim()) && person(family, given, plainText(name.suffix ?? ''))) || [];
  });

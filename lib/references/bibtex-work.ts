/** The fields of a BibTeX or BibLaTeX entry as a work. */
import { areDirectors } from '@/lib/names/read-names';
import { bibtexFacts, namesIn, unreadFields } from './bibtex-facts';
import { bibtexNames, endsInOthers, unwrapped } from './bibtex-names';
import { bibtexNature } from './bibtex-nature';
import { extraOf, noteOf, remarkOf } from './bibtex-note';
import { dateFrom, dateIn, dayBesideMonth, monthOf } from './dates';
import type { Draft } from './draft';
import { finishedWork } from './finished-work';
import { arxivIdOf } from './identifiers';
import { namedJournal } from './journal-macros';
import { languageOf } from './languages';
import { withoutStores } from './note';
import { plainText } from './plain-text';
import { stateOfReport, statusOf } from './states';
import { isTalkIn } from './talks';
import { texText, withoutConditionals } from './tex';
import { thesisType } from './thesis-nature';
import { keywordsOf, ownType, placesOf, seriesOfJournal } from './values';
import { withoutTex } from './without-tex';
import { audiences, isInJournal, isWholeBook, type Work } from './work';

type Fields = ReadonlyMap<string, string>;

/** Fields that are read as TeX. */
// biome-ignore format: a table
export const texFields = [
  'title', 'subtitle', 'titleaddon', 'journal', 'journaltitle', 'journalsubtitle', 'journaltitleaddon', 'shortjournal', 'journal-iso', 'abbrev_source_title', 'fjournal', 'journal-full', 'journalabbr', 'issuetitle', 'issuesubtitle', 'issuetitleaddon',
  'booktitle', 'booksubtitle', 'booktitleaddon', 'maintitle', 'mainsubtitle', 'maintitleaddon', 'series', 'volume', 'number', 'issue', 'eid', 'articleno',
  'article-number', 'art_number', 'pages', 'publisher', 'location', 'address', 'city', 'eventtitle', 'eventtitleaddon', 'venue', 'school', 'institution',
  'organization', 'howpublished', 'type', 'pubstate', 'origtitle', 'reviewedtitle', 'edition', 'version', 'addendum', 'pagetotal',
] as const;
/** Those that may be of any length. */
const looseFields = ['abstract', 'keywords', 'keyword'] as const;
const maxKept = 40_000;

/** Fields that are read in another way. */
// biome-ignore format: a table
const read: ReadonlySet<string> = new Set([
  ...texFields, ...looseFields, 'author', 'editor', 'translator', 'bookauthor', 'reviewedauthor', 'holder', 'note', 'year', 'month', 'day', 'date', 'eventdate', 'doi', 'url', 'ee', 'pdf', 'isbn', 'issn',
  'eissn', 'eprint', 'eprinttype', 'archiveprefix', 'hal_id', 'halid', 'hal', 'pmid', 'pmcid', 'pmc', 'langid', 'language', 'lang', 'hyphenation', 'peerreviewed', 'audience', 'invited',
]);

/** The work of an entry of this type, with what of it was left out or could not be read, in French sentences. */
export function bibtexWork(
  type: string,
  given: Fields,
): ({ readonly work: Work } | { readonly refused: string }) & { readonly odd: readonly string[] } {
  const fields: Fields = new Map(Array.from(given, ([name, value]) => [name, withoutConditionals(value)]));
  const commands = new Set<string>();
  const tex = texOf(fields, (command) => commands.add(command));
  const get = (...names: readonly ((typeof texFields)[number] | (typeof looseFields)[number])[]) =>
    names.map((name) => tex.get(name)).find((text) => text !== undefined && text.trim() !== '');
  const raw = (...names: readonly string[]) =>
    names.map((name) => bare(fields.get(name) ?? '')).find((text) => text !== '');
  const id = (...names: readonly string[]) => withoutTex(raw(...names) ?? '') || undefined;
  const has = (name: string) => (fields.get(name) ?? '').trim() !== '';
  const people = (name: string) => bibtexNames(fields.get(name) ?? '');
  const note = withoutStores(unwrapped(fields.get('note') ?? '').slice(0, maxKept));
  const ownNote = noteOf(note);

  const howPublished = get('howpublished');
  const isPoster = [ownNote, get('type') ?? ''].some((text) => /^poster$/i.test(text.trim())); // of a conference, which HAL names where others say how a work appeared
  const spoken = [
    howPublished,
    get('type'),
    howPublished === undefined && (type === 'misc' || type === 'unpublished') ? remarkOf(ownNote) : undefined,
  ].find(isTalkIn);
  const isSpoken = spoken !== undefined || has('eventtitle') || has('eventdate') || has('venue');
  const stateOf = type === 'techreport' || type === 'report' ? stateOfReport : statusOf;
  const status =
    statusOf(get('pubstate') ?? '') ?? stateOf(ownNote) ?? statusOf(howPublished ?? '') ?? statusOf(raw('year') ?? ''); // « 2016 [à paraître] »
  const archive = (raw('eprinttype', 'archiveprefix') ?? '').toLowerCase();
  const nature = isPoster
    ? 'communication'
    : bibtexNature(type, {
        kind: get('type'),
        more: get('howpublished', 'journal', 'journaltitle', 'publisher') ?? '',
        note: plainText(texText(ownNote)),
        isTalk: isSpoken,
        isInPreparation: status === 'en-preparation',
        isArxiv: /arxiv/.test(archive),
        isDirected: areDirectors(texText(fields.get('author') ?? '')),
        has,
      });
  const isTalk = nature === 'communication';
  const speech = isTalk ? spoken : undefined;
  const isWhole = isWholeBook(nature);
  const language = languageOf(raw('langid', 'language', 'hyphenation', 'lang') ?? '');
  const [location, address] = [get('location'), get('address', 'city')];
  const hasBoth = isTalk && location !== undefined && address !== undefined; // of the ACM: where the talk was given, and where the publisher is
  const venue = get('venue') ?? (hasBoth ? location : undefined);
  const place = (hasBoth || location === undefined ? address : placesOf(location)) ?? extraOf(note, 'publisher-place');
  const isPlaceOfEvent = isTalk && venue === undefined && (get('publisher') === undefined || fields.has('hal_version')); // HAL gives no publisher's place
  const [start, end] = (raw('eventdate') ?? '').split('/').map(dateIn);
  const journal =
    namedJournal(get('fjournal', 'journal') ?? joined(get('journaltitle'), get('journalsubtitle'), language) ?? '') ||
    undefined;
  const abbreviated = isInJournal(nature)
    ? get('shortjournal', 'journal-iso', 'abbrev_source_title', 'journal-full', 'journalabbr')
    : undefined;
  const main = joined(get('maintitle'), get('mainsubtitle'), language);
  const book = joined(get('booktitle'), get('booksubtitle'), language);
  const issueTitle = joined(get('issuetitle'), get('issuesubtitle'), language);
  const isPeriodical = type === 'periodical'; // its title is that of the journal
  const journalOfIssue = isPeriodical && issueTitle ? joined(get('title'), get('subtitle'), language) : undefined;
  const container = isWhole ? undefined : (journalOfIssue ?? journal ?? book ?? main ?? abbreviated);
  const whole = main === container ? undefined : main;
  const series = isInJournal(nature) ? seriesOfJournal(get('series')) : (get('series') ?? whole);
  const isOfSeries = series !== undefined && !isInJournal(nature) && nature !== 'rapport'; // which have numbers of their own
  const eprint = id('eprint');
  const preprint = /arxiv[\s:]+(?:preprint\s+)?(?:arxiv\s*:\s*)?([a-z-]*\/?[\d.]+(?:v\d+)?)/i.exec(
    journal ?? (note || howPublished) ?? '',
  )?.[1];
  const organization = [get('organization') ?? get('institution')].flatMap((literal) =>
    literal === undefined ? [] : { literal },
  );
  const holder = namesIn(fields.get('holder') ?? '').join(', ') || undefined;
  const isOfType = speech !== undefined && speech === get('type');
  const isNoted = speech !== undefined && speech === remarkOf(ownNote);
  const kind = nature === 'rapport' || nature === 'brevet' ? get('type') : undefined;
  const draft: Draft = {
    nature,
    title: (isPeriodical && issueTitle) || joined(get('title'), get('subtitle'), language) || '',
    authors: !has('author') && !has('editor') && type === 'manual' ? organization : people('author'),
    andOthers:
      endsInOthers(
        (nature === 'traduction' && fields.get('translator')) || fields.get('author') || fields.get('editor') || '',
      ) || undefined,
    editors: people('editor'),
    otherEditors: endsInOthers(fields.get('editor') ?? '') || undefined,
    translators: people('translator'),
    reviewedTitle: get('reviewedtitle'),
    reviewedAuthors: people('reviewedauthor'),
    originalTitle: get('origtitle'),
    containerAuthors: fields.get('bookauthor')?.trim() === fields.get('author')?.trim() ? [] : people('bookauthor'),
    date: dateOf(fields, raw),
    dateText: texText(raw('year', 'date') ?? ''),
    container,
    volume: get('volume'),
    issue: isOfSeries ? get('issue') : get('number', 'issue'),
    issueTitle: isInJournal(nature) && !isPeriodical ? issueTitle : undefined,
    series,
    seriesNumber: isOfSeries ? get('number') : undefined,
    articleNumber: get('eid', 'articleno', 'article-number', 'art_number'),
    pages: get('pages'),
    publisher:
      get('publisher') ??
      extraOf(note, 'publisher') ??
      (isWhole || isTalk ? get('organization') : undefined) ??
      (isWhole ? get('institution') : undefined),
    place: isPlaceOfEvent ? undefined : place,
    edition: get('edition') ?? extraOf(note, 'edition'),
    event:
      isTalk || start
        ? {
            name: get('eventtitle') ?? (isPoster || isOfType ? howPublished : undefined) ?? speech,
            place: venue ?? (isPlaceOfEvent ? place : undefined),
            start,
            end,
          }
        : undefined,
    institution: holder ?? get('school', 'institution') ?? (isWhole || isTalk ? undefined : get('organization')),
    doi: id('doi') ?? (archive === 'doi' ? eprint : undefined),
    halId:
      id('hal_id', 'halid', 'hal') ??
      (archive === 'hal' || /^(?:hal|tel|halshs|inria|cel|dumas|hdr)-?\w*-\d{8}/.test(eprint ?? '')
        ? eprint
        : undefined),
    pmid: id('pmid') ?? (archive === 'pubmed' ? eprint : extraOf(note, 'PMID')),
    pmcid: id('pmcid', 'pmc') ?? (/^pmc|central/.test(archive) ? eprint : extraOf(note, 'PMCID')),
    arxivId: archive === 'arxiv' || (archive === '' && arxivIdOf(eprint ?? '')) ? eprint : preprint,
    urls: [
      raw('url'),
      raw('howpublished'),
      raw('ee'),
      raw('bdsk-url-1'),
      /^(?:\\url|https?:)/.test(note) ? bare(note) : undefined,
    ],
    pdfs: [raw('pdf')],
    isbn: id('isbn'),
    issn: [id('issn'), id('eissn')].filter(Boolean).join(' ') || undefined,
    abstract: get('abstract'),
    keywords: [...fields.keys()].flatMap((name) =>
      name === 'keywords' || name === 'keyword' ? keywordsOf([get(name) ?? '']) : [],
    ),
    language: language ?? raw('langid', 'language'),
    status,
    peerReviewed: raw('peerreviewed') === 'true' ? true : undefined,
    audience: audiences.find((known) => known === raw('audience')),
    invited: raw('invited') === 'true' ? true : undefined,
    poster: isPoster || type === 'poster' || undefined,
    remarks: {
      texts: [
        isNoted ? undefined : remarkOf(ownNote, stateOf),
        get('titleaddon'),
        get('booktitleaddon'),
        get('maintitleaddon'),
        get('journaltitleaddon'),
        get('eventtitleaddon'),
        isInJournal(nature) ? undefined : issueTitle,
        get('issuetitleaddon'),
        get('addendum'),
        isPoster || isOfType || speech === howPublished ? undefined : remarkOf(fields.get('howpublished') ?? ''),
        kind === undefined || ownNote.includes(kind)
          ? undefined
          : ((has('hal_id') ? halTypes : ownTypes).get(kind) ?? ownType(kind)), // this site writes it in both
        nature === 'these' || nature === 'memoire' || nature === 'hdr' ? thesisType(get('type')) : undefined,
      ],
      pageCount: get('pagetotal'),
      version: get('version'),
      facts: { ...bibtexFacts(fields, extraOf(note, 'original-date')), ...(whole !== series && { whole }) },
    },
  };
  const unknown = Array.from(commands)
    .filter((command) => namedJournal(command) === command)
    .map(
      (command) =>
        `La commande TeX «\u00a0${command}\u00a0» n’est pas connue\u00a0: ce qu’elle entoure est gardé tel quel.`,
    );
  return { ...finishedWork(draft), odd: [...unknown, ...unreadFields(fields, read)] };
}

/** A value that is no TeX, without braces around it. */
const bare = (value: string): string =>
  unwrapped(value)
    .replace(/^\\url\s*\{([\s\S]*)\}$/, '$1')
    .trim();

function texOf(fields: Fields, onUnknown: (command: string) => void): ReadonlyMap<string, string> {
  return new Map(
    [...texFields, ...looseFields].flatMap((name) => {
      const value = fields.get(name);
      return value === undefined ? [] : [[name, texText(unwrapped(value).slice(0, maxKept), { onUnknown })] as const];
    }),
  );
}

/** « Titre : sous-titre », with the colon of the language; French unless another is given. */
function joined(title: string | undefined, more: string | undefined, language: string | undefined): string | undefined {
  if (title === undefined || more === undefined) return title;
  if (/[?!.:…]$/.test(title)) return `${title} ${more}`;
  return language === undefined || language === 'fr' ? `${title}\u00a0: ${more}` : `${title}: ${more}`;
}

function dateOf(fields: Fields, raw: (...names: readonly string[]) => string | undefined): string | undefined {
  const date = dateIn(raw('date') ?? '');
  const printed = (name: string) => plainText(texText(fields.get(name) ?? ''));
  const [said, month] = [printed('year'), printed('month')];
  const year = dateIn(said); // « 12 mars 2019 » of some
  if (date !== undefined && (year === undefined || date.startsWith(year.slice(0, 4)))) return date; // else the date of a database, not of the work
  if (year === undefined) return undefined;
  const day = raw('day') ?? (/\p{L}/u.test(month) ? dayBesideMonth(month) : undefined);
  const whole = dateFrom(Number(year.slice(0, 4)), monthOf(month), day === undefined ? undefined : Number(day)) ?? year;
  return whole.length < year.length ? year : whole;
}

/**
 * BibLaTeX's keys for types of reports and patents (§4.9.2 of its manual, https://ctan.org/pkg/biblatex), in its French
 * words.
 */
const ownTypes: ReadonlyMap<string, string> = new Map([
  ['techreport', 'Rapport technique'],
  ['resreport', 'Rapport de recherche'],
  ...Object.entries({ de: 'allemand', eu: 'européen', fr: 'français', uk: 'britannique', us: 'américain' }).flatMap(
    ([country, word]) => [
      [`patent${country}`, `Brevet ${word}`] as const,
      [`patreq${country}`, `Demande de brevet ${word}`] as const,
    ],
  ),
  ['patreq', 'Demande de brevet'],
]);

/** The words that HAL writes by itself for its types of reports. */
const halTypes: ReadonlyMap<string, string> = new Map([
  ['Research Report', 'Rapport de recherche'],
  ['Technical Report', 'Rapport technique'],
  ['Intern report', 'Rapport interne'],
  ['Other', ''],
]);

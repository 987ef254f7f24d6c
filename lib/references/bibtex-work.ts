/** The fields of a BibTeX or BibLaTeX entry as a work. */
import { areDirectors } from '@/lib/names/read-names';
import { bibtexNames, endsInOthers, unwrapped } from './bibtex-names';
import { dateFrom, dateIn, monthOf } from './dates';
import { type Draft, finishedWork } from './finished-work';
import { arxivIdOf, doiOf, isbnOf, issnOf } from './identifiers';
import { namedJournal } from './journal-macros';
import { languageOf } from './languages';
import { isOfDatabase, withoutStores } from './note';
import { plainText } from './plain-text';
import { statusOf } from './states';
import { texts } from './tex';
import { withAccents } from './tex-accents';
import { thesisNature } from './thesis-nature';
import { keywordsOf, ownType, placesOf } from './values';
import { withoutTex } from './without-tex';
import { audiences, type Nature, type Work } from './work';

type Fields = ReadonlyMap<string, string>;

/** Fields that are read as TeX. */
// biome-ignore format: a table
export const texFields = [
  'title', 'subtitle', 'titleaddon', 'journal', 'journaltitle', 'booktitle', 'booksubtitle', 'maintitle', 'series', 'volume', 'number', 'issue',
  'eid', 'articleno', 'article-number', 'art_number', 'pages', 'publisher', 'location', 'address', 'eventtitle', 'venue', 'school', 'institution', 'organization',
  'howpublished', 'type', 'pubstate',
] as const;
/** What is wrong in one of these, or in a name, is wrong with the entry; elsewhere it costs nothing: see `looseText`. */
const strictFields: readonly string[] = ['title', 'subtitle'];
/** Fields that may be of any length. */
const looseFields = ['abstract', 'keywords', 'keyword', 'edition', 'version', 'addendum', 'issuetitle', 'pagetotal'] as const;
const maxLoose = 8000;
const maxKept = 40_000;

/** The work of an entry of this type. Throws as `texts` does. */
export function bibtexWork(type: string, fields: Fields): { readonly work: Work } | { readonly refused: string } {
  const tex = texOf(fields);
  const get = (...names: readonly (typeof texFields)[number][]) => names.map((name) => tex.get(name)).find((text) => text !== undefined && text.trim() !== '');
  const raw = (...names: readonly string[]) => names.map((name) => bare(fields.get(name) ?? '')).find((text) => text !== '');
  const id = (...names: readonly string[]) => withoutTex(raw(...names) ?? '') || undefined;
  const loose = looseTexts(fields);
  const note = withoutStores(unwrapped(fields.get('note') ?? '').slice(0, maxKept));

  const isPoster = isPosterIn(noteOf(note), get('type') ?? ''); // of a conference, which HAL names where others say how a work appeared
  const nature = isPoster ? 'communication' : natureOf(type, fields, get('type', 'howpublished', 'journal', 'journaltitle', 'publisher') ?? '');
  const isTalk = nature === 'communication';
  const isWhole = nature === 'livre' || nature === 'direction';
  const language = languageOf(raw('langid', 'language', 'hyphenation', 'lang') ?? '');
  const [location, address] = [get('location'), get('address')];
  const hasBoth = isTalk && location !== undefined && address !== undefined; // of the ACM: where the talk was given, and where the publisher is
  const venue = get('venue') ?? (hasBoth ? location : undefined);
  const place = (hasBoth || location === undefined ? address : placesOf(location)) ?? extraOf(note, 'place');
  const isPlaceOfEvent = isTalk && venue === undefined && (get('publisher') === undefined || fields.has('hal_version')); // HAL gives no publisher's place
  const [start, end] = (raw('eventdate') ?? '').split('/').map(dateIn);
  const journal = namedJournal(get('journal', 'journaltitle') ?? '') || undefined;
  const container = journal ?? joined(get('booktitle'), get('booksubtitle'), language) ?? get('maintitle');
  const isOfSeries = get('series') !== undefined && nature !== 'article' && nature !== 'rapport'; // which have numbers of their own
  const isVolumeOfSeries = isOfSeries && isTalk && get('number') === undefined; // « volume 1234 of LNCS », as BibTeX's own styles print it
  const eprint = id('eprint');
  const archive = (raw('eprinttype', 'archiveprefix') ?? '').toLowerCase();
  const preprint = /arxiv[\s:]+(?:preprint\s+)?(?:arxiv\s*:\s*)?([a-z-]*\/?[\d.]+(?:v\d+)?)/i.exec(journal ?? (note || get('howpublished')) ?? '')?.[1];
  const isPerson = (name: string) => (fields.get(name) ?? '').trim() !== '';
  const draft: Draft = {
    nature,
    title: joined(get('title'), get('subtitle'), language) ?? '',
    authors: isPerson('author') ? bibtexNames(fields.get('author') ?? '') : [],
    andOthers: endsInOthers(fields.get('author') || fields.get('editor') || '') || undefined,
    editors: isPerson('editor') ? bibtexNames(fields.get('editor') ?? '') : [],
    translators: bibtexNames(fields.get('translator') ?? ''),
    date: dateOf(fields, raw),
    dateText: looseText(raw('year', 'date') ?? ''),
    container: isPreprintServer(container) || isWhole ? undefined : container,
    volume: isVolumeOfSeries ? undefined : get('volume'),
    issue: isOfSeries ? get('issue') : get('number', 'issue'),
    series: nature === 'article' ? undefined : get('series'), // of the journal
    seriesNumber: isVolumeOfSeries ? get('volume') : isOfSeries ? get('number') : undefined,
    articleNumber: get('eid', 'articleno', 'article-number', 'art_number'),
    pages: get('pages'),
    publisher:
      get('publisher') ?? extraOf(note, 'publisher') ?? (isWhole || isTalk ? get('organization') : undefined) ?? (isWhole ? get('institution') : undefined),
    place: isPlaceOfEvent ? undefined : place,
    edition: loose.get('edition') ?? extraOf(note, 'edition'),
    event:
      isTalk || start
        ? { name: get('eventtitle') ?? (isPoster ? get('howpublished') : undefined), place: venue ?? (isPlaceOfEvent ? place : undefined), start, end }
        : undefined,
    institution: get('school', 'institution') ?? (isWhole || isTalk ? undefined : get('organization')),
    doi: id('doi') ?? (archive === 'doi' ? eprint : undefined),
    halId: id('hal_id', 'halid', 'hal') ?? (archive === 'hal' || /^(?:hal|tel|halshs|inria|cel|dumas|hdr)-?\w*-\d{8}/.test(eprint ?? '') ? eprint : undefined),
    arxivId: archive === 'arxiv' || (archive === '' && arxivIdOf(eprint ?? '')) ? eprint : preprint,
    urls: [raw('url'), raw('howpublished'), raw('ee'), raw('bdsk-url-1'), /^(?:\\url|https?:)/.test(note) ? bare(note) : undefined],
    pdfs: [raw('pdf')],
    isbn: id('isbn'),
    issn: id('issn'),
    abstract: loose.get('abstract'),
    keywords: [...fields.keys()].flatMap((name) => (name === 'keywords' || name === 'keyword' ? keywordsOf([loose.get(name) ?? '']) : [])),
    language: language ?? raw('langid', 'language'),
    status: statusOf(get('pubstate') ?? '') ?? statusOf(noteOf(note)) ?? statusOf(get('howpublished') ?? ''),
    peerReviewed: raw('peerreviewed') === 'true' ? true : undefined,
    audience: audiences.find((known) => known === raw('audience')),
    invited: raw('invited') === 'true' ? true : undefined,
    remarks: {
      texts: [
        ...[
          remarkOf(noteOf(note)),
          get('titleaddon'),
          loose.get('issuetitle'),
          loose.get('addendum'),
          isPoster ? undefined : remarkOf(fields.get('howpublished') ?? ''),
        ],
        nature === 'rapport' || nature === 'brevet' ? (ownTypes.get(get('type') ?? '') ?? ownType(get('type'))) : undefined,
      ],
      pageCount: loose.get('pagetotal'),
      version: loose.get('version'),
    },
  };
  return finishedWork(draft);
}

/** A value that is no TeX, without braces around it. */
const bare = (value: string): string =>
  unwrapped(value)
    .replace(/^\\url\s*\{([\s\S]*)\}$/, '$1')
    .trim();

function texOf(fields: Fields): ReadonlyMap<string, string> {
  const read = (names: readonly string[], from: (values: readonly string[]) => readonly string[]): [string, string][] => {
    const given = names.filter((name) => fields.has(name));
    return from(given.map((name) => unwrapped(fields.get(name) ?? ''))).map((text, index) => [given[index] ?? '', text]);
  };
  const minor = texFields.filter((name) => !strictFields.includes(name));
  return new Map([...read(strictFields, texts), ...read(minor, tolerantTexts)]);
}

/** All at once where nothing is wrong, which is faster. */
function tolerantTexts(values: readonly string[]): readonly string[] {
  try {
    return texts(values);
  } catch {
    return values.map(looseText);
  }
}

function looseTexts(fields: Fields): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of looseFields) {
    const value = unwrapped(fields.get(name) ?? '');
    if (value !== '') found.set(name, looseText(value));
  }
  return found;
}

/** What TeX means where it can be read, an unknown command left out around its argument; else, as for a very long text, what was typed, without its braces. */
function looseText(value: string): string {
  if (value.length <= maxLoose) {
    try {
      return texts([value], true)[0] ?? '';
    } catch {
      // typed as it is, below
    }
  }
  return value.slice(0, maxKept).replace(/[{}]/g, '');
}

/** « Titre : sous-titre », with the colon of the language; French unless another is given. */
function joined(title: string | undefined, more: string | undefined, language: string | undefined): string | undefined {
  if (title === undefined || more === undefined) return title;
  if (/[?!.:…]$/.test(title)) return `${title} ${more}`;
  return language === undefined || language === 'fr' ? `${title}\u00a0: ${more}` : `${title}: ${more}`;
}

function dateOf(fields: Fields, raw: (...names: readonly string[]) => string | undefined): string | undefined {
  const date = dateIn(raw('date') ?? '');
  const year = /(?<!\d)[12]\d{3}(?!\d)/.exec(raw('year') ?? '')?.[0];
  if (date !== undefined && (year === undefined || date.startsWith(year))) return date; // else the date of a database, not of the work
  const written = (fields.get('month') ?? '').replace(/[{}"~]/g, ' ').trim();
  const day = raw('day') ?? /^(?:\p{L}+\.?\s+(\d{1,2})\b|(\d{1,2})\s+\p{L})/u.exec(written)?.slice(1).find(Boolean);
  return year === undefined ? undefined : dateFrom(Number(year), monthOf(written), day === undefined ? undefined : Number(day));
}

/** What Zotero's exports keep in the note for want of a field, one a line: « Publisher: … », « OCLC: … ». */
const extra =
  /^(arxiv|archive location|citation key|code|container-title|doi|edition|eprint|event-?place|conference name|isbn|issn|issue|meeting name|medium|number|oclc|original-date|page version id|place|pmc?id|publisher|section|series number|type|version number|volume|zscc|tex\.\w+)\s*:\s*(.*)$/i;

function extraOf(note: string, name: string): string | undefined {
  const found = note.split('\n').find((line) => line.trim().toLowerCase().startsWith(name));
  return found === undefined ? undefined : extra.exec(found.trim())?.[2]?.replace(/[{}]/g, '');
}

/** The note of the author, without those. */
function noteOf(note: string): string {
  const lines = note.split('\n').filter((line) => {
    const bare = line.replace(/[{}]/g, '').trim();
    const [, name = '', value = ''] = extra.exec(bare) ?? [];
    return !isOfDatabase(bare) && (name === '' || isUnreadableId(name.toLowerCase(), value));
  });
  return lines.join('\n');
}

/** Such an identifier has no field of its own: it stays in the note, where this site writes it as well. */
function isUnreadableId(name: string, value: string): boolean {
  const read = idReaders.get(name);
  return read !== undefined && read(value) === undefined;
}

const idReaders: ReadonlyMap<string, (text: string) => string | undefined> = new Map([
  ['doi', doiOf],
  ['isbn', isbnOf],
  ['issn', issnOf],
]);

/** The words of a note: a state, an address or the id of a preprint has a field of its own. */
function remarkOf(value: string): string | undefined {
  const text = looseText(unwrapped(value));
  const isElsewhere = /^(?:(?:https?:|www\.)\S*|(?:arxiv|hal)\b.*(?:\d{4}\.\d{4,5}|-\d{8}).*)$/i.test(plainText(text));
  return statusOf(text) || isElsewhere ? undefined : text;
}

/** Whether a note or a type is nothing but the word « poster ». */
const isPosterIn = (...texts: readonly string[]): boolean => texts.some((text) => /^poster$/i.test(text.trim()));

const isPreprintServer = (container: string | undefined): boolean =>
  /^(?:arxiv|biorxiv|medrxiv|hal\b|ssrn|corr\b|chemrxiv|psyarxiv|preprints?\b)/i.test(container?.trim() ?? '');

const natures: ReadonlyMap<string, Nature> = new Map([
  ...['article', 'periodical', 'suppperiodical', 'review'].map((type) => [type, 'article'] as const),
  ...['inproceedings', 'conference', 'presentation', 'talk', 'poster'].map((type) => [type, 'communication'] as const),
  ...['book', 'mvbook', 'booklet', 'manual'].map((type) => [type, 'livre'] as const),
  ...['proceedings', 'mvproceedings', 'collection', 'mvcollection', 'reference', 'mvreference'].map((type) => [type, 'direction'] as const),
  ...['incollection', 'inbook', 'bookinbook', 'suppbook', 'suppcollection', 'inreference'].map((type) => [type, 'chapitre'] as const),
  ...['techreport', 'report'].map((type) => [type, 'rapport'] as const),
  ...['unpublished', 'preprint'].map((type) => [type, 'prepublication'] as const),
  ...['software', 'softwareversion', 'softwaremodule', 'codefragment'].map((type) => [type, 'logiciel'] as const),
  ...['phdthesis', 'thesis'].map((type) => [type, 'these'] as const),
  ['mastersthesis', 'memoire'],
  ['dataset', 'donnees'],
  ['patent', 'brevet'],
] as const);

/** BibLaTeX's keys for types of reports and patents (§4.9.2 of its manual, https://ctan.org/pkg/biblatex), in its French words. */
const ownTypes: ReadonlyMap<string, string> = new Map([
  ['techreport', 'Rapport technique'],
  ['resreport', 'Rapport de recherche'],
  ...Object.entries({ de: 'allemand', eu: 'européen', fr: 'français', uk: 'britannique', us: 'américain' }).flatMap(([country, word]) => [
    [`patent${country}`, `Brevet ${word}`] as const,
    [`patreq${country}`, `Demande de brevet ${word}`] as const,
  ]),
  ['patreq', 'Demande de brevet'],
]);

/** What an entry is: its type, and what a `type`, a server of preprints or missing authors say besides. */
function natureOf(type: string, fields: Fields, more: string): Nature {
  const nature = natures.get(type) ?? 'autre';
  const has = (name: string) => (fields.get(name) ?? '').trim() !== '';
  if (nature === 'these' || nature === 'memoire') {
    const told = has('type') ? thesisNature(nature, more) : thesisNature(nature, '', more);
    return type === 'phdthesis' && told === 'memoire' ? nature : told; // its author chose it
  }
  if (nature === 'livre' && !has('author') && has('editor')) return 'direction';
  if (nature === 'livre' && !has('editor') && areDirectors(withAccents(fields.get('author') ?? ''))) return 'direction';
  const isArxiv = /arxiv/i.test(fields.get('archiveprefix') ?? fields.get('eprinttype') ?? '');
  if (nature === 'article' && isPreprintServer(more)) return 'prepublication';
  if (nature === 'article' && isArxiv && !has('journal') && !has('journaltitle')) return 'prepublication';
  if (nature === 'autre' && (isArxiv || isPreprintServer(more) || /pr[ée]-?(?:publication|print)/i.test(more))) return 'prepublication';
  if (nature === 'autre' && /software|logiciel/i.test(more)) return 'logiciel';
  if (nature === 'autre' && /data\s?set|jeu de donn[ée]es/i.test(more)) return 'donnees';
  if (nature === 'autre' && /habilitation/i.test(more)) return 'hdr';
  return nature;
}

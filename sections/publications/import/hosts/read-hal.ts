import { z } from 'zod';
import { ask } from '@/lib/hosts/ask';
import { hostProblem, partialProblem, refuseTooMany, unknownProblem } from '@/lib/hosts/host-problem';
import type { Audience, proceedings as proceedingsWords } from '@/lib/references/natures';
import { all, first, members } from '@/lib/references/tolerant';
import type { Deposit } from '../deposits';
import { type Reading, readRecords } from './read-items';
import hostTypes from './types.json' with { type: 'json' };

const rowsPerPage = 100;
const page = z.object({
  response: z.object({ numFound: z.int().min(0), docs: z.array(z.unknown()) }),
  nextCursorMark: z.string(),
});

/**
 * All the publications of an author on HAL, as items of CSL-JSON. Throws a `HostProblem` when some cannot be read.
 * `idHal` is a checked identifier: a name or a number.
 */
export const readHal = async (idHal: string, reading: Reading): Promise<object[]> =>
  (await recordsOf(halRecord, authorQuery(idHal), reading, idHal)).map(halItem);

/** As `readHal`, but with the fields that concern the deposits themselves. */
export const readDeposits = (idHal: string, reading: Reading): Promise<Deposit[]> =>
  recordsOf(deposit, authorQuery(idHal), reading, idHal);

/** Keeps the request's address within its allowed length. */
const maxDois = 100;

/** The records of these DOIs, whoever their authors are; and of others, since HAL's search ignores a DOI's signs. */
export async function readDepositsByDoi(dois: readonly string[], reading: Reading): Promise<Deposit[]> {
  const records: Deposit[] = [];
  for (let at = 0; at < dois.length; at += maxDois) {
    const batch = dois.slice(at, at + maxDois).map((doi) => `"${doi.replace(/["\\]/g, '\\$&')}"`);
    records.push(...(await recordsOf(deposit, `doiId_id:(${batch.join(' OR ')})`, reading)));
  }
  return records;
}

const authorQuery = (idHal: string): string =>
  /^\d+$/.test(idHal) ? `authIdHal_i:${idHal}` : `authIdHal_s:"${idHal}"`;

/** All the records that a query finds, read by a schema. An author `idHal` must have some. */
async function recordsOf<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  q: string,
  { contact, signal, onProgress }: Reading,
  idHal?: string,
): Promise<z.output<z.ZodObject<Shape>>[]> {
  const items: z.output<z.ZodObject<Shape>>[] = [];
  for (let cursor = '*'; ; ) {
    const query = new URLSearchParams({
      q,
      wt: 'json',
      rows: String(rowsPerPage),
      sort: 'docid asc',
      fl: ['docid', ...Object.keys(schema.shape)].join(','), // the results are sorted by `docid`
      cursorMark: cursor,
    });
    const answer = page.safeParse(
      await ask('hal', { path: `/search/?${query}`, accept: 'application/json', contact, signal }),
    );
    if (!answer.success) throw hostProblem('hal', 'unexpectedResponse');
    const { response, nextCursorMark } = answer.data;
    const { numFound: total, docs } = response;
    if (total === 0 && idHal === undefined) return [];
    if (total === 0)
      throw unknownProblem(
        'hal',
        `HAL ne connaît aucune publication de l’auteur «\u00a0${idHal}\u00a0»\u00a0: vérifiez cet idHAL.`,
      );
    refuseTooMany('hal', total);
    const records = await readRecords(schema, docs);
    if (records.length < docs.length) throw hostProblem('hal', 'unexpectedResponse');
    items.push(...records);
    onProgress?.({ step: 'hal', done: items.length, total });
    if (items.length >= total) return items;
    if (docs.length < rowsPerPage || nextCursorMark === cursor) throw partialProblem('hal', items.length, total);
    cursor = nextCursorMark;
  }
}

/** A record of HAL (https://api.archives-ouvertes.fr/docs/search, « Liste des champs »). */
// biome-ignore format: a table
const halRecord = z.object({
  ...members('docType_s docSubType_s language_s title_s fr_title_s en_title_s subTitle_s fr_subTitle_s en_subTitle_s publicationDate_s producedDate_s journalTitle_s', first),
  ...members('journalIssn_s journalEissn_s journalPublisher_s bookTitle_s conferenceTitle_s conferenceStartDate_s conferenceEndDate_s city_s country_s volume_s', first),
  ...members('issue_s page_s publisher_s doiId_s arxivId_s authorityInstitution_s fileMain_s linkExtUrl_s abstract_s fr_abstract_s en_abstract_s peerReviewing_s', first),
  ...members('audience_s invitedCommunication_s proceedings_s popularLevel_s serie_s', first),
  ...members('authFullName_s authFirstName_s authLastName_s scientificEditor_s isbn_s number_s keyword_s director_s', all),
  halId_s: z.string(),
  inPress_bool: z.unknown().optional(),
});
type HalRecord = z.output<typeof halRecord>;

const deposit = z.object({
  ...{ halId_s: z.string(), docType_s: first, title_s: all, doiId_s: first, publicationDate_s: first },
  ...{ submitType_s: first, licence_s: first, linkExtUrl_s: first },
});

/** The item of CSL-JSON; lib/references/read-csl.ts cleans its texts and checks its identifiers. */
function halItem(record: HalRecord): object {
  const { halId_s: halId, docType_s: type = '', docSubType_s: subtype = '' } = record;
  const isThesis = type === 'THESE' || type === 'HDR' || type === 'MEM';
  return {
    id: halId,
    type: subtype === 'BOOKREVIEW' ? 'review-book' : (types[type] ?? 'document'),
    genre: genres[type],
    title: inLanguage(record, record.fr_title_s, record.en_title_s) ?? record.title_s,
    subtitle: inLanguage(record, record.fr_subTitle_s, record.en_subTitle_s) ?? record.subTitle_s,
    author: authorsOf(record),
    editor: record.scientificEditor_s,
    issued: record.publicationDate_s ?? record.producedDate_s,
    'container-title': record.journalTitle_s ?? record.bookTitle_s,
    'collection-title': record.serie_s,
    volume: record.volume_s,
    issue: record.issue_s,
    number: type === 'PATENT' || type === 'REPORT' ? record.number_s.find((number) => number !== halId) : undefined,
    page: record.page_s,
    publisher:
      isThesis || type === 'REPORT' ? record.authorityInstitution_s : (record.publisher_s ?? record.journalPublisher_s),
    'event-title': record.conferenceTitle_s,
    'event-date': [record.conferenceStartDate_s, record.conferenceEndDate_s].filter(Boolean).join('/') || undefined,
    'event-place': record.city_s,
    DOI: record.doiId_s,
    ISBN: record.isbn_s,
    ISSN: [record.journalIssn_s, record.journalEissn_s].filter(Boolean),
    archive: 'HAL',
    archive_location: halId,
    status: record.inPress_bool === true ? 'in press' : undefined,
    note: noteOf(record),
    URL: `https://hal.science/${halId}`,
    link: record.fileMain_s && [{ URL: record.fileMain_s, 'content-type': 'application/pdf' }],
    abstract: inLanguage(record, record.fr_abstract_s, record.en_abstract_s) ?? record.abstract_s,
    keyword: record.keyword_s,
    language: record.language_s,
    custom: {
      peerReviewed: record.peerReviewing_s === '1',
      audience: audiences[record.audience_s ?? ''],
      invited: record.invitedCommunication_s === '1',
      unreviewed: type === 'ART' && record.peerReviewing_s === '0',
      proceedings: proceedings[record.proceedings_s ?? ''],
      poster: type === 'POSTER',
      popular: record.popularLevel_s === '1',
      halType: finerTypes.includes(type) ? type : undefined,
      eventCountry: countryOf(record.country_s),
    },
  };
}

/** What CSL has no field for, one line each, as Zotero writes it. */
function noteOf({ arxivId_s: arxivId, director_s: directors }: HalRecord): string {
  return [arxivId && `arXiv: ${arxivId}`, directors.length > 0 && `Sous la direction de ${directors.join(', ')}`]
    .filter(Boolean)
    .join('\n');
}

/** CSL types by `docType_s` (https://doc.archives-ouvertes.fr); any other is a `document`. */
const types: Readonly<Partial<Record<string, string>>> = hostTypes.hal;

/** Words for types that CSL does not have (lib/references/named-nature.ts). */
const genres: Readonly<Partial<Record<string, string>>> = { HDR: 'HDR', MEM: 'mémoire', TRAD: 'traduction' };

/** Types that are more precise than the site's natures. */
const finerTypes = ['PROCEEDINGS', 'ISSUE', 'NOTICE', 'TRAD', 'BLOG', 'LECTURE', 'IMG', 'VIDEO', 'SON', 'MAP'];

/** By `proceedings_s`. */
const proceedings: Readonly<Partial<Record<string, (typeof proceedingsWords)[number]>>> = { 0: 'sans', 1: 'avec' };

/** By `audience_s`; 1 is « non spécifiée ». */
const audiences: Readonly<Partial<Record<string, Audience>>> = { 2: 'internationale', 3: 'nationale' };

/** The text in the language of the document, since `title_s` holds the translations too. */
const inLanguage = (
  { language_s: language }: HalRecord,
  french: string | undefined,
  english: string | undefined,
): string | undefined => (language === 'fr' ? french : language === 'en' ? english : undefined);

/** First and last names are two separate lists, which do not line up when an author has a single name. */
function authorsOf({
  authFullName_s: full,
  authFirstName_s: given,
  authLastName_s: family,
}: HalRecord): readonly object[] | readonly string[] {
  const haveBothParts = given.length === full.length && family.length === full.length;
  return haveBothParts ? full.map((_, index) => ({ family: family[index], given: given[index] })) : full;
}

/** « France » for `fr`. */
function countryOf(code: string | undefined): string | undefined {
  return code !== undefined && /^[a-z]{2}$/i.test(code)
    ? new Intl.DisplayNames('fr', { type: 'region', fallback: 'none' }).of(code.toUpperCase())
    : undefined;
}

import { z } from 'zod';
import { ask } from '@/lib/hosts/ask';
import { HostProblem, hostProblem, partialProblem, refuseTooMany, unknownProblem } from '@/lib/hosts/host-problem';
import { doiOf } from '@/lib/references/identifiers';
import { first, held, listOfAny, members } from '@/lib/references/tolerant';
import type { Entry, Work } from '@/lib/references/work';
import { askDoi, concernsOneRecord } from './read-doi';
import { type Reading, readCitations, readItems, readRecords } from './read-items';
import hostTypes from './types.json' with { type: 'json' };

/**
 * The works of an ORCID record, in its order. When several sources describe a work, the one that the researcher
 * prefers counts. What ORCID leaves out (authors, volume, pages) comes from the BibTeX that the source gave, else from
 * the work's DOI. `orcid` is a checked identifier.
 */
export async function readOrcid(orcid: string, reading: Reading): Promise<Entry[]> {
  const works = await askWorks(orcid, await askCodes(orcid, reading), reading);
  const cited = new Map(
    (await readCitations(works.map(bibtexOf).filter(Boolean), reading.signal)).map((entry) => [entry.key, entry]),
  );
  const registrations = await askRegistrations(works, cited, reading);
  const items = [
    ...works.map(orcidItem),
    ...[...registrations.values()].filter((registration) => !(registration instanceof HostProblem)),
  ];
  const entries = await readItems(items, reading);
  return works.map((work, index) => {
    const key = String(work['put-code']);
    const registration = registrations.get(key);
    const registeredEntry =
      registration && !(registration instanceof HostProblem) ? entries[items.indexOf(registration)] : undefined;
    return mergedEntry(
      key,
      entries[index],
      [registeredEntry, cited.get(key)],
      registration instanceof HostProblem ? registration : undefined,
    );
  });
}

const summaries = z.object({
  group: z.array(z.object({ 'work-summary': listOfAny(z.object({ 'put-code': z.int(), 'display-index': first })) })),
});
const bulk = z.object({ bulk: z.array(z.object({ work: z.unknown() })) });
const accept = 'application/json';

/** The put-code of each work, from the preferred source: the one with the highest display index. */
async function askCodes(orcid: string, { contact, signal }: Reading): Promise<number[]> {
  const answer = await ask('orcid', { path: `/v3.0/${orcid}/works`, accept, contact, signal });
  if (answer === undefined)
    throw unknownProblem('orcid', `ORCID ne connaît pas «\u00a0${orcid}\u00a0»\u00a0: vérifiez cet identifiant.`);
  const parsed = summaries.safeParse(answer);
  if (!parsed.success) throw hostProblem('orcid', 'unexpectedResponse');
  const codes = parsed.data.group.flatMap(({ 'work-summary': sources }) => {
    const [preferred] = sources.toSorted((a, b) => Number(b['display-index'] ?? 0) - Number(a['display-index'] ?? 0));
    return preferred ? [preferred['put-code']] : [];
  });
  if (codes.length === 0)
    throw unknownProblem(
      'orcid',
      'Cet ORCID ne montre aucune publication\u00a0: sur orcid.org, rendez-les visibles de tous.',
    );
  refuseTooMany('orcid', codes.length);
  return codes;
}

/** The most that ORCID allows. */
const worksPerRequest = 50;

async function askWorks(
  orcid: string,
  codes: readonly number[],
  { contact, signal, onProgress }: Reading,
): Promise<OrcidWork[]> {
  const works: OrcidWork[] = [];
  onProgress?.({ step: 'orcid', done: 0, total: codes.length });
  for (let start = 0; start < codes.length; start += worksPerRequest) {
    const batch = codes.slice(start, start + worksPerRequest);
    const answer = bulk.safeParse(
      await ask('orcid', { path: `/v3.0/${orcid}/works/${batch.join(',')}`, accept, contact, signal }),
    );
    if (!answer.success) throw hostProblem('orcid', 'unexpectedResponse');
    const records = await readRecords(
      orcidWork,
      answer.data.bulk.map(({ work }) => work),
    );
    if (records.length < batch.length) throw partialProblem('orcid', works.length + records.length, codes.length);
    works.push(...records);
    onProgress?.({ step: 'orcid', done: works.length, total: codes.length });
  }
  return works;
}

/**
 * The registered record, or the problem with it, of each work that has a DOI and no authors from elsewhere. Once
 * doi.org fails, it is not asked again.
 */
async function askRegistrations(
  works: readonly OrcidWork[],
  cited: ReadonlyMap<string | undefined, Entry>,
  { onProgress, ...reading }: Reading,
) {
  const wanted = works.flatMap((work) => {
    const doi = doiOf(doiOfWork(work) ?? '');
    const entry = cited.get(String(work['put-code']));
    const hasAuthors = work.contributors.length > 1 || (entry && 'work' in entry && entry.work.authors.length > 0);
    return doi === undefined || hasAuthors ? [] : [{ key: String(work['put-code']), doi }];
  });
  const registrations = new Map<string, object | HostProblem>();
  let trouble: HostProblem | undefined;
  for (const { key, doi } of wanted) {
    onProgress?.({ step: 'doi', done: registrations.size, total: wanted.length });
    const answer: object | HostProblem = trouble ?? (await askDoi(doi, reading).catch(problemOnly));
    if (answer instanceof HostProblem && !concernsOneRecord(answer)) trouble = answer;
    registrations.set(key, answer);
  }
  return registrations;
}

function problemOnly(error: unknown): HostProblem {
  if (error instanceof HostProblem) return error;
  throw error;
}

/**
 * Merges what several sources say of a work into one entry, ORCID's own values first. A work without authors is refused
 * with the reason why they are missing.
 */
function mergedEntry(
  key: string,
  orcidEntry: Entry | undefined,
  others: readonly (Entry | undefined)[],
  trouble: HostProblem | undefined,
): Entry {
  if (!orcidEntry || 'refused' in orcidEntry)
    return {
      line: 0,
      key,
      refused: orcidEntry?.refused ?? hostProblem('orcid', 'unexpectedResponse').message,
      text: orcidEntry?.text ?? key,
    };
  const works = [orcidEntry, ...others].flatMap((entry) => (entry && 'work' in entry ? [entry.work] : []));
  const { authors, andOthers } = works.reduce((most, work) =>
    work.authors.length > most.authors.length ? work : most,
  );
  if (authors.length === 0 && trouble)
    return {
      line: 0,
      key,
      refused: `ORCID n’en donne pas les auteurs. ${trouble.message}`,
      text: orcidEntry.work.title,
    };
  const work: Work = Object.assign({}, ...works.toReversed(), { authors, andOthers });
  return { line: 0, key, work };
}

/** A work of an ORCID record (API 3.0). */
const value = held(z.object({ value: first })).transform((holder) => holder?.value);
const externalId = z.object({
  ...members('external-id-type external-id-value external-id-relationship', first),
  'external-id-normalized': value,
});
const contributor = z.object({
  'contributor-orcid': held(z.object({ path: first })).transform((holder) => holder?.path),
  'credit-name': value,
  'contributor-attributes': held(z.object({ 'contributor-role': first })),
});

const orcidWork = z.object({
  'put-code': z.int(),
  type: first,
  title: held(z.object({ title: value, subtitle: value })),
  'journal-title': value,
  'publication-date': held(z.object(members('year month day', value))),
  'external-ids': held(z.object({ 'external-id': listOfAny(externalId) })).transform(
    (holder) => holder?.['external-id'] ?? [],
  ),
  url: value,
  'short-description': first,
  'language-code': first,
  contributors: held(z.object({ contributor: listOfAny(contributor) })).transform(
    (holder) => holder?.contributor ?? [],
  ),
  citation: held(z.object({ 'citation-type': first, 'citation-value': first })),
});
type OrcidWork = z.output<typeof orcidWork>;

/** The item of CSL-JSON; lib/references/read-csl.ts cleans its texts and checks its identifiers. */
function orcidItem(work: OrcidWork): object {
  const { title, 'publication-date': date } = work;
  return {
    id: String(work['put-code']),
    type: typeOf(work),
    genre: isSameWord(work.type, 'conference-poster')
      ? 'poster'
      : isSameWord(work.type, 'translation')
        ? 'traduction'
        : undefined,
    title: title?.title,
    subtitle: title?.subtitle,
    'container-title': work['journal-title'],
    issued: [date?.year, date?.month, date?.day].filter(Boolean).join('-') || undefined,
    author: namesOf(work, (role) => !/editor|translator/.test(role)),
    translator: namesOf(work, (role) => /translator/.test(role)),
    editor: namesOf(work, (role) => /editor/.test(role)),
    DOI: doiOfWork(work),
    ISBN: idsOf(work, 'isbn'),
    ISSN: idsOf(work, 'issn'),
    archive: 'HAL',
    archive_location: idsOf(work, 'hal', 'self')[0],
    note: idsOf(work, 'arxiv', 'self').map((id) => `arXiv: ${id.replace(/^arxiv:\s*/i, '')}`)[0],
    URL: work.url,
    abstract: work['short-description'],
    language: work['language-code'],
  };
}

const doiOfWork = (work: OrcidWork): string | undefined => idsOf(work, 'doi', 'self')[0];

/** The work's entry in BibTeX, with its put-code as the key; '' when it has none. */
function bibtexOf({ citation, 'put-code': code }: OrcidWork): string {
  if (citation?.['citation-type']?.toLowerCase() !== 'bibtex') return '';
  const [head, type] = /^\s*@\s*([a-z]+)\s*\{[^,={}]*,/i.exec(citation['citation-value'] ?? '') ?? [];
  return head === undefined ? '' : `@${type}{${code},${citation['citation-value']?.slice(head.length) ?? ''}`;
}

function idsOf(work: OrcidWork, type: string, relationship?: string): string[] {
  return work['external-ids'].flatMap((externalId) => {
    const isWanted =
      isSameWord(externalId['external-id-type'], type) &&
      (relationship === undefined || isSameWord(externalId['external-id-relationship'], relationship));
    const id = externalId['external-id-normalized'] ?? externalId['external-id-value'];
    return isWanted && id !== undefined ? [id] : [];
  });
}

/** Ignores case and `_`, since version 2 of the API wrote CONFERENCE_PAPER for `conference-paper`. */
const isSameWord = (word: string | undefined, wanted: string): boolean =>
  word?.toLowerCase().replaceAll('_', '-') === wanted;

/** The names of the contributors with a wanted role, without repetition: ORCID lists a person once for each role. */
function namesOf({ contributors }: OrcidWork, isWantedRole: (role: string) => boolean): string[] {
  const wanted = contributors.filter((contributor) =>
    isWantedRole((contributor['contributor-attributes']?.['contributor-role'] ?? '').toLowerCase()),
  );
  return [
    ...new Set(
      wanted.flatMap(({ 'credit-name': name, 'contributor-orcid': orcid }) =>
        name ? [[name, orcid].filter(Boolean).join(' ')] : [],
      ),
    ),
  ];
}

const types: Readonly<Partial<Record<string, string>>> = hostTypes.orcid;

const typeOf = ({ type = '' }: OrcidWork): string => types[type.toLowerCase().replaceAll('_', '-')] ?? 'document';

/** What an import would do to the publications, entry by entry; nothing is written before it is applied. */
import { readAuthors } from '@/lib/citations/authors';
import { type Compared, compared, compareWorks, type Verdict } from '@/lib/references/duplicates';
import { arxivIdOf, doiOf, halIdOf } from '@/lib/references/identifiers';
import type { Entry, Work } from '@/lib/references/work';
import type { Publications } from '../schema';
import { natureOf, venueOf } from '../venue';
import { type Fields, fieldsOf, type ListName, listOfWork, type Owner, type Publication, publicationFrom, whyNot } from './from-work';
import { type FieldChange, mergeWork, withSource } from './merge';

/** Where a publication is. */
export type Place = { readonly domain: string; readonly list: ListName; readonly id: string };

type Told = { readonly line: number; readonly title: string };
export type Planned = Told &
  (
    | { readonly is: 'new'; readonly domain: string; readonly list: ListName; readonly item: Publication }
    | {
        readonly is: 'changed';
        readonly at: Place;
        readonly item: Publication;
        readonly changes: readonly FieldChange[];
        readonly kept: readonly FieldChange[];
      }
    /** `likely` by title, year and author alone. `at` is absent for what the same file has said already. */
    | { readonly is: 'same'; readonly at?: Place; readonly likely: boolean; readonly kept: readonly FieldChange[] }
    /** Perhaps the publication at `at`, or another version of it; when it is not, `item` is a new one. */
    | { readonly is: 'perhaps'; readonly at: Place; readonly version: boolean; readonly domain: string; readonly list: ListName; readonly item: Publication }
    | { readonly is: 'refused'; readonly reason: string }
  );

export type PlanOptions = {
  readonly owner: Owner;
  /** `fichier`, `hal`, `orcid` or `doi`. */
  readonly from: string;
  /** ISO 8601. */
  readonly at: string;
  /** The domain of a new publication whose journal or conference is in none yet. */
  readonly domain: string;
};

type Stored = { readonly place: Place | undefined; readonly item: Publication | undefined; readonly compared: Compared };

/** The plan of each entry, in their order. */
export function planImport(publications: Publications, entries: readonly Entry[], options: PlanOptions): Planned[] {
  const stored: Stored[] = allOf(publications).map(({ place, item }) => ({ place, item, compared: compared(describe(item, options.owner)) }));
  const domainOf = domainsByVenue(publications, options.domain);
  return entries.map((entry): Planned => {
    if ('refused' in entry) return { is: 'refused', line: entry.line, title: entry.text, reason: entry.refused };
    const told = { line: entry.line, title: entry.work.title };
    const reason = whyNot(entry.work);
    if (reason) return { is: 'refused', ...told, title: entry.work.title || (entry.key ?? ''), reason };
    const own = compared(entry.work);
    const match = bestMatch(stored, own);
    const planned = { ...told, ...planOf(entry.work, entry.key ?? '', match, domainOf, options) };
    if (planned.is === 'new') stored.push({ place: undefined, item: undefined, compared: own });
    return planned;
  });
}

type Match = Stored & { readonly verdict: Exclude<Verdict, 'different'> };
const ranks: Readonly<Record<Verdict, number>> = { same: 4, likely: 3, version: 2, perhaps: 1, different: 0 };

function bestMatch(stored: readonly Stored[], own: Compared): Match | undefined {
  let best: Match | undefined;
  for (const each of stored) {
    const verdict = compareWorks(each.compared, own);
    if (verdict !== 'different' && ranks[verdict] > (best ? ranks[best.verdict] : 0)) best = { ...each, verdict };
    if (verdict === 'same') break;
  }
  return best;
}

type DomainOf = (fields: Fields) => string;

function planOf(work: Work, key: string, match: Match | undefined, domainOf: DomainOf, { owner, from, at }: PlanOptions) {
  const fields = fieldsOf(work, owner);
  const source = { from, id: work.doi ?? work.halId ?? key, at };
  const list = listOfWork(work);
  const item = () => withSource(publicationFrom(list, fields), { ...source, values: { ...fields } });
  if (!match) return { is: 'new' as const, domain: domainOf(fields), list, item: item() };
  if (!match.place || !match.item) return { is: 'same' as const, likely: match.verdict !== 'same', kept: [] };
  if (match.verdict === 'perhaps' || match.verdict === 'version')
    return { is: 'perhaps' as const, at: match.place, version: match.verdict === 'version', domain: domainOf(fields), list, item: item() };
  const merged = mergeWork(match.item, sharedFields(fields, list, match.place.list), source, owner);
  if (merged.changes.length === 0) return { is: 'same' as const, at: match.place, likely: match.verdict === 'likely', kept: merged.kept };
  return { is: 'changed' as const, at: match.place, ...merged };
}

/** The fields that both lists have: what a source calls a chapter may stand among the communications. */
function sharedFields(fields: Fields, from: ListName, to: ListName): Fields {
  if (from === to) return fields;
  const { journal: _, conference: __, container: ___, nature: ____, type: _____, ...shared } = fields;
  return shared;
}

/**
 * The content of the section with the plan applied, to be saved, and so validated: what is new or changed, and of what is perhaps
 * there already the lines in `asNew`. New publications go to the end of their lists.
 */
export function applyPlan(publications: Publications, plan: readonly Planned[], asNew: ReadonlySet<number> = new Set()): Record<string, object> {
  const changed = new Map(plan.flatMap((each) => (each.is === 'changed' ? [[each.at.id, each.item] as const] : [])));
  const added = plan.flatMap((each) => (each.is === 'new' || (each.is === 'perhaps' && asNew.has(each.line)) ? [each] : []));
  return Object.fromEntries(
    Object.entries(publications).map(([key, domain]) => [
      key,
      {
        ...domain,
        ...Object.fromEntries(
          lists.map((list) => [
            list,
            [
              ...(domain[list] ?? []).map((item: Publication) => changed.get(item.id) ?? item),
              ...added.flatMap((each) => (each.domain === key && each.list === list ? [each.item] : [])),
            ],
          ]),
        ),
      },
    ]),
  );
}

const lists: readonly ListName[] = ['articles', 'communications', 'others'];

function allOf(publications: Publications): { readonly place: Place; readonly item: Publication }[] {
  return Object.entries(publications).flatMap(([domain, value]) =>
    lists.flatMap((list) => (value[list] ?? []).map((item: Publication) => ({ place: { domain, list, id: item.id }, item }))),
  );
}

/** A stored publication, as a source would describe it. */
function describe(item: Publication, owner: Owner) {
  const { details = {}, link = '' } = item;
  return {
    nature: natureOf(item),
    title: item.title,
    authors: readAuthors(item.authors, owner).map((author) => (author.isBody ? { literal: author.family } : author)),
    date: item.year,
    container: venueOf(item),
    ...(item.pages !== undefined && { pages: item.pages }),
    ...defined({ doi: details.doi ?? doiOf(link), halId: details.halId ?? halIdOf(link), arxivId: details.arxivId ?? arxivIdOf(link), isbn: details.isbn }),
  };
}

const defined = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** The domain that holds most of the publications of a journal or conference, or `otherwise`. */
function domainsByVenue(publications: Publications, otherwise: string): DomainOf {
  const counts = new Map<string, Map<string, number>>();
  for (const { place, item } of allOf(publications)) {
    const venue = venueOf(item).trim().toLowerCase();
    const of = counts.get(venue) ?? new Map<string, number>();
    counts.set(venue, of.set(place.domain, (of.get(place.domain) ?? 0) + 1));
  }
  return ({ journal, conference, container }) => {
    const venue = (journal ?? conference ?? container ?? '').trim().toLowerCase();
    const [first] = venue === '' ? [] : [...(counts.get(venue) ?? [])].toSorted(([, a], [, b]) => b - a);
    return first?.[0] ?? otherwise;
  };
}

import { withoutItalics } from '@/lib/format/italics';
import { type Encoding, type Entry, isDirection, type Name, type Work } from '@/lib/references/work';
import { ownerFinder } from '@/sections/publications/citing/owner-name';
import { writeAuthors } from '@/sections/publications/citing/write-authors';
import type { Owner } from '../../profil/own-names';
import { hasSampleName } from '../../profil/sample-fields';
import { type ListName, listOf } from '../lists';
import { ownWorks } from '../own-works';
import type { Source } from '../record-fields';
import type { Publications } from '../schema';
import { venueOf } from '../venue';
import { fieldLabel } from './field-labels';
import { fitting } from './fitting';
import { creditsOf, type Fields, fieldsOf, type Publication, whyNot } from './from-work';
import { allOf, isSure, Matcher, type Place, subjectOf } from './matcher';
import { type FieldChange, mergeWork } from './merge';

/** The source of an entry, without its values: they are the entry's fields. */
export type From = Omit<Source, 'values'>;

/** `odd` are sentences on what of the entry was left out or guessed when it was read. */
type Told = { readonly line: number; readonly title: string; readonly odd?: readonly string[] };
/**
 * The publication that would be stored; `domain` is the one that holds most publications of the same journal or
 * conference, null when none does.
 */
type Added = {
  readonly fields: Fields;
  readonly source: From;
  readonly domain: string | null;
  readonly list: ListName;
  /** Set where the owner is none of those whose work it is. */
  readonly foreign?: true;
  /** The owner's name there, where an ORCID alone says whose it is. */
  readonly spelling?: string;
};
/** Where the entry stands already, null for what the same file has said before, and the fields that differ there. */
type Compared = {
  readonly at: Place | null;
  readonly changes: readonly FieldChange[];
  readonly kept: readonly FieldChange[];
};

/** The plan of an entry. */
export type Planned = Told &
  (
    | ({
        readonly is: 'new';
        /** The reference that the entry was guessed from: the owner corrects it before it is added. */
        readonly text?: string;
        /** What that stands under in its list: « Comptes rendus ». */
        readonly heading?: string;
      } & Added)
    | ({
        readonly is: 'known';
        /** Whether only its title and the like say so: it can be added all the same. */
        readonly isAddable: boolean;
      } & Added &
        Compared)
    /** Perhaps a known work, whose title is `other`, or another version of it. */
    | ({ readonly is: 'ask'; readonly other: string; readonly version: boolean } & Added & Compared)
    | { readonly is: 'refused'; readonly reason: string }
  );

/** The publications that an import begins from. */
export type ImportBase = {
  /** Of the section; 0 when it is missing or in the trash. */
  readonly version: number;
  /** How many invented publications of the sample are left: they go with the import, where that is wanted. */
  readonly sample: number;
  /** `sample`: one that holds no others, and goes with them. */
  readonly domains: readonly { readonly key: string; readonly title: string; readonly sample?: true }[];
};
export type ImportPlan = ImportBase & {
  /** In which the file was read. */
  readonly encoding: Encoding;
  /** Whether its keywords are somebody's tags, which are taken where the owner says so. */
  readonly hasTags: boolean;
  /** Whether the owner is an author or editor of any entry. */
  readonly namesOwner: boolean;
  /** The name that was looked for, from the profile. */
  readonly ownerName: string;
  readonly entries: readonly Planned[];
};

type PlanOptions = {
  readonly owner: Owner;
  /** The owner's. */
  readonly orcid?: string | undefined;
  /** Set where a host gives the works as the owner's own. */
  readonly isOwn?: boolean | undefined;
  /** `fichier`, `hal`, `orcid` or `doi`. */
  readonly from: string;
  /** ISO 8601. */
  readonly at: string;
};

/** Whether the owner is an author or editor of any of these works. */
export function namesOwner(entries: readonly Planned[], owner: Owner): boolean {
  const isNamed = ownerFinder(owner);
  return entries.some(
    (entry) =>
      entry.is !== 'refused' &&
      (entry.spelling !== undefined || isNamed(`${entry.fields.authors ?? ''}; ${entry.fields.editors ?? ''}`)),
  );
}

/** The plan of each entry, in their order: a generator, so that its progress can be told. */
export function* planImport(
  publications: Publications,
  entries: readonly Entry[],
  options: PlanOptions,
): Generator<Planned> {
  const planner = {
    ...options,
    matcher: new Matcher(publications, options.owner),
    described: new Set<Publication>(),
    domainOf: domainsByVenue(publications),
    ownership: ownershipBy(options),
  };
  for (const entry of entries) {
    if ('refused' in entry) {
      yield { is: 'refused', line: entry.line, title: entry.text, reason: entry.refused };
      continue;
    }
    const isOfNobody = entry.draft !== undefined && creditsOf(entry.work).authors.length === 0;
    const work = isOfNobody || entry.leavesOutOwner ? withOwner(entry.work, options.owner) : entry.work;
    const odd = [...(entry.odd ?? []), ...(isOfNobody ? ['Aucun auteur n’est nommé\u00a0: votre nom est mis.'] : [])];
    const told = {
      line: entry.line,
      title: withoutItalics(work.title) || (entry.key ?? ''),
      ...(odd.length > 0 && { odd }),
    };
    const reason = whyNot(work);
    yield { ...told, ...(reason ? { is: 'refused', reason } : planOf({ ...entry, work }, planner)) };
  }
}

/** On a site that still has the sample's name, nobody knows whose works these are; a host that gives them as own does. */
function ownershipBy({ owner, orcid, isOwn }: PlanOptions): (work: Work) => Pick<Added, 'foreign' | 'spelling'> {
  const naming = ownWorks(owner, orcid);
  return (work) => naming(work) ?? (isOwn || hasSampleName(owner) ? {} : { foreign: true });
}

/** A reference in a text that names nobody is of a list of one's own. */
const authorOf = ({ nom, prenom }: Owner): Name => ({ family: nom, given: prenom });

/** With the owner before the others, in the role that they have; the author of a source has edited nothing. */
function withOwner(work: Work, owner: Owner): Work {
  const { nature, authors, editors = [] } = work;
  if (ownerFinder(owner)(writeAuthors(authors, owner, work.language))) return work;
  const isEditor = isDirection(nature) || (nature === 'edition-sources' && authors.length > 0);
  return isEditor
    ? { ...work, editors: [authorOf(owner), ...editors] }
    : { ...work, authors: [authorOf(owner), ...authors] };
}

type DomainOf = (fields: Fields) => string | null;
type Planner = PlanOptions & {
  readonly matcher: Matcher;
  /** The stored publications that the file has described so far: its first description holds. */
  readonly described: Set<Publication>;
  readonly domainOf: DomainOf;
  readonly ownership: ReturnType<typeof ownershipBy>;
};

type Read = { readonly key?: string; readonly work: Work; readonly draft?: string; readonly heading?: string };

function planOf({ key = '', work, draft, heading }: Read, planner: Planner) {
  const { owner, from, at, matcher, described, domainOf, ownership } = planner;
  const source = { from, id: (work.doi ?? work.halId ?? key).slice(0, 500), at };
  const list = listOf(work.nature);
  const { fields, item, fault } = fitting(list, fieldsOf(work, owner), source);
  if (fault) return { is: 'refused' as const, reason: `${fieldLabel(fault.field)}\u00a0: ${fault.message}` };
  const added = { fields, source, domain: domainOf(fields), list, ...ownership({ ...work, ...creditsOf(work) }) };
  const subject = subjectOf(item, fields, source, key, owner);
  const match = matcher.match(subject);
  if (!match) {
    matcher.add({ title: work.title }, subject);
    return { is: 'new' as const, ...added, ...(draft !== undefined && { text: draft, heading }) };
  }
  const { candidate, verdict } = match;
  const isKnown = isSure(verdict);
  matcher.add(isKnown ? candidate : { title: work.title }, subject);
  const asked = {
    is: 'ask' as const,
    ...added,
    other: 'item' in candidate ? candidate.item.title : candidate.title,
    version: verdict === 'version',
  };
  const nothing = { at: null, changes: [], kept: [] };
  if (!('item' in candidate) || (isKnown && described.has(candidate.item)))
    return isKnown
      ? { is: 'known' as const, ...added, ...nothing, isAddable: verdict === 'likely' }
      : { ...asked, ...nothing };
  const { place, item: stored } = candidate;
  const { changes, kept } = mergeWork(stored, place.list, sharedFields(fields, list, place.list), from, owner);
  if (!isKnown) return { ...asked, at: place, changes, kept };
  described.add(stored);
  const differences = draft === undefined ? { changes, kept } : { changes: [], kept: [...changes, ...kept] }; // a guess corrects nothing
  return { is: 'known' as const, ...added, at: place, ...differences, isAddable: false };
}

/** The fields that both lists have: what a source calls a chapter may stand among the communications. */
function sharedFields(fields: Fields, from: ListName, to: ListName): Fields {
  if (from === to) return fields;
  const { journal: _, conference: __, container: ___, nature: ____, type: _____, ...shared } = fields;
  return shared;
}

/** The domain that holds most of the publications of a journal or conference. */
function domainsByVenue(publications: Publications): DomainOf {
  const counts = new Map<string, Map<string, number>>();
  for (const { place, item } of allOf(publications)) {
    const venue = venueOf(item).trim().toLowerCase();
    const of = counts.get(venue) ?? new Map<string, number>();
    counts.set(venue, of.set(place.domain, (of.get(place.domain) ?? 0) + 1));
  }
  return ({ journal, conference, container }) => {
    const venue = (journal ?? conference ?? container ?? '').trim().toLowerCase();
    const [first] = venue === '' ? [] : [...(counts.get(venue) ?? [])].toSorted(([, a], [, b]) => b - a);
    return first?.[0] ?? null;
  };
}

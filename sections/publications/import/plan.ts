import { withoutItalics } from '@/lib/format/italics';
import { shortened } from '@/lib/format/shortened';
import { isInitials } from '@/lib/names/words';
import { asWritten } from '@/lib/references/as-written';
import { isDirection } from '@/lib/references/natures';
import { noteFrom } from '@/lib/references/note';
import type { Entry, Name, OwnerRole, Work } from '@/lib/references/work';
import type { Owner } from '../../profil/own-names';
import { hasSampleName } from '../../profil/sample-fields';
import { ownerFinder } from '../citing/owner-name';
import { writeAuthors } from '../citing/write-authors';
import { type ListName, listOf } from '../lists';
import { ownWorks } from '../own-works';
import type { Source } from '../record-fields';
import type { Publication, Publications } from '../schema';
import { venueOf } from '../venue';
import { diff } from './diff';
import { fieldLabel } from './field-labels';
import {
  creditsOf,
  type Fields,
  faultOf,
  fieldsOf,
  publicationFrom,
  refusalReason,
  requiredFields,
  withSource,
} from './from-work';
import { Matcher, storedPublications } from './match';
import type { Ownership, Planned } from './plan-shape';

export type PlanOptions = {
  readonly owner: Owner;
  readonly orcid?: string | undefined;
  /** Set when a host gives the works as the owner's own. */
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
      (entry.spelling !== undefined ||
        (entry.is === 'new' && entry.isKept) ||
        isNamed(`${entry.fields.authors ?? ''}; ${entry.fields.editors ?? ''}`)),
  );
}

/** The plan of each entry, in order; a generator, so that the caller can report progress. */
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
    ownershipOf: ownershipBy(options),
  };
  const namesOwner = ownerFinder(options.owner);
  for (const entry of entries) {
    if ('refused' in entry) {
      yield { is: 'refused', line: entry.line, title: entry.text, reason: entry.refused };
      continue;
    }
    const entryWork = entry.draft === undefined ? entry.work : withNamesInOrder(entry.work, options.owner);
    const namesNobody = entry.draft !== undefined && creditsOf(entry.work).authors.length === 0;
    const isTakenAsOwners = (namesNobody || entry.leavesOutOwner !== undefined) && !hasSampleName(options.owner);
    const readWork = isTakenAsOwners ? withOwner(entryWork, options.owner, entry.leavesOutOwner) : entryWork;
    const isOthers = () => planner.ownershipOf({ ...readWork, ...creditsOf(readWork) }).foreign === true;
    const hasOwnersPart = !entry.keptAs && piecesOf(entry.draft).some(namesOwner) && isOthers(); // « postface de »
    const isGuess = entry.heading === undefined || hasOwnersPart;
    const nature = entry.keptAs ?? (isGuess ? 'autre' : entry.work.nature); // no guess, but what a heading says
    const lineAsWritten = entry.draft === undefined ? undefined : asWritten(entry.draft, entry.work, nature);
    const [work, otherwise] =
      lineAsWritten && (entry.keptAs || hasOwnersPart) ? [lineAsWritten, readWork] : [readWork, lineAsWritten];
    const isKept = work === lineAsWritten;
    const odd = [
      ...(entry.odd ?? []),
      ...(namesNobody && isTakenAsOwners && !isKept ? ['Aucun auteur n’est nommé\u00a0: votre nom est mis.'] : []),
    ];
    const entryInfo = {
      line: entry.line,
      title: withoutItalics(work.title) || (entry.key ?? ''),
      ...(odd.length > 0 && { odd }),
    };
    const reason = isKept ? null : namesNobody && !isTakenAsOwners ? ownerUnknown : refusalReason(work);
    yield {
      ...entryInfo,
      ...(reason ? { is: 'refused', reason } : planOf({ ...entry, work, otherwise, isKept }, planner)),
    };
  }
}

/** The pieces of a line that a name may be: behind a sign, « par » or « de ». */
const piecesOf = (line = ''): string[] =>
  line.split(/[,;:()[\]«»“”"]|(?<=\p{L}{3})\.\s|\s(?:par|de|by|of|avec|with)\s|\sd[’']/iu);

const ownerUnknown =
  'aucun auteur n’est nommé, et le site porte encore le nom de l’exemple\u00a0: donnez d’abord le vôtre dans «\u00a0Profil\u00a0»';

/** No work is called foreign when a host gives it as the owner's, or while the site still has the sample's name. */
function ownershipBy({ owner, orcid, isOwn }: PlanOptions): (work: Work) => Ownership {
  const naming = ownWorks(owner, orcid);
  return (work) => naming(work) ?? (isOwn || hasSampleName(owner) ? {} : { foreign: true });
}

const authorOf = ({ nom, prenom }: Owner): Name => ({ family: nom, given: prenom });

/** Swaps the names of « Vasseur Hélène et Marchadier Étienne » when the owner's name shows that family names come first. */
function withNamesInOrder({ authors, editors, ...work }: Work, owner: Owner): Work {
  const namesOwner = ownerFinder(owner);
  const isFullName = (name: Name) => 'family' in name && name.given !== undefined && !isInitials(name.given);
  const swapped = (name: Name): Name =>
    isFullName(name) && 'family' in name ? { ...name, family: name.given ?? '', given: name.family } : name;
  const ordered = (names: readonly Name[]) => {
    const areSwapped = names.some(
      (name) => 'family' in name && isFullName(name) && namesOwner(`${name.given}, ${name.family}`),
    );
    return areSwapped ? names.map(swapped) : names;
  };
  return { ...work, authors: ordered(authors), editors: editors && ordered(editors) };
}

/** Adds the owner before the others, in their role. The author of an edited source is not its editor. */
function withOwner(work: Work, owner: Owner, role?: OwnerRole): Work {
  const { nature, authors, editors = [] } = work;
  if (role === 'translators') return { ...work, translators: [authorOf(owner)] };
  if (ownerFinder(owner)(writeAuthors(authors, owner, work.language))) return work;
  const isEditor = isDirection(nature) || (nature === 'edition-sources' && authors.length > 0);
  return isEditor
    ? { ...work, editors: [authorOf(owner), ...editors] }
    : { ...work, authors: [authorOf(owner), ...authors] };
}

type DomainOf = (fields: Fields) => string | null;
type Planner = PlanOptions & {
  readonly matcher: Matcher;
  /** The stored publications that the file has described so far: the first description of each is the one that counts. */
  readonly described: Set<Publication>;
  readonly domainOf: DomainOf;
  readonly ownershipOf: (work: Work) => Ownership;
};

type ReadEntry = {
  readonly key?: string;
  readonly work: Work;
  readonly draft?: string;
  readonly heading?: string;
  /** The other form of a draft: read into fields when the line `isKept` as written, else kept as written. */
  readonly otherwise: Work | undefined;
  readonly isKept: boolean;
};

function planOf({ key = '', work, draft, heading, otherwise, isKept }: ReadEntry, planner: Planner) {
  const { owner, from, at: now, matcher, described, domainOf, ownershipOf } = planner;
  const source = { from, id: (work.doi ?? work.halId ?? key).slice(0, 500), at: now };
  const list = listOf(work.nature);
  const { fields, item, fault } = validPublication(work, owner, source);
  if (fault) return { is: 'refused' as const, reason: `${fieldLabel(fault.field)}\u00a0: ${fault.message}` };
  const owned = isKept ? {} : ownershipOf({ ...work, ...creditsOf(work) }); // nobody is surely named in a line as written
  const added = { fields, source, domain: domainOf(fields), list, ...owned };
  const match = matcher.match(item, { ...source, values: fields }, key);
  const draftFields = otherwise && {
    ...{ text: draft, heading, isKept: isKept || undefined },
    otherwise: { list: listOf(otherwise.nature), fields: validPublication(otherwise, owner, source).fields },
  };
  if (!match) return { is: 'new' as const, ...added, ...draftFields };
  const { at, sure, verdict } = match;
  const isStored = 'item' in at && !(sure && described.has(at.item));
  const { proposedChanges, ownerKept } = isStored ? diff(at, added, owner) : { proposedChanges: [], ownerKept: [] };
  const matched = { ...added, at: isStored ? at.place : null };
  if (!sure) {
    const other = 'item' in at ? at.item.title : at.title;
    return { is: 'ask' as const, ...matched, proposedChanges, ownerKept, other, version: verdict === 'version' };
  }
  if (isStored) described.add(at.item);
  const differences =
    draft === undefined
      ? { proposedChanges, ownerKept }
      : { proposedChanges: [], ownerKept: [...proposedChanges, ...ownerKept] }; // a guess corrects nothing
  return { is: 'update' as const, ...matched, ...differences, isAddable: !isStored && verdict === 'likely' };
}

const validPublication = (work: Work, owner: Owner, source: Omit<Source, 'values'>) =>
  withoutInvalidFields(listOf(work.nature), fieldsOf(work, owner), source);

const maxQuotedValue = 200;
const maxNote = 1000;

/**
 * The publication of these fields. An invalid field is dropped, and the beginning of its value put in the note. A
 * `fault` that no dropped field can mend refuses the entry.
 */
function withoutInvalidFields(list: ListName, allFields: Fields, source: Omit<Source, 'values'>) {
  for (let fields = allFields; ; ) {
    const item = withSource(publicationFrom(list, fields), { ...source, values: fields });
    const fault = faultOf(list, item);
    if (!fault || requiredFields.includes(fault.field) || fields[fault.field] === undefined)
      return { fields, item, fault };
    fields = withoutField(list, fields, fault.field);
  }
}

function withoutField(list: ListName, fields: Fields, field: string): Fields {
  const { [field]: value = '', ...rest } = fields;
  if (field === 'note') return { ...rest, note: shortened(value, maxNote - 1) };
  if (field !== 'keywords') return withFieldInNote(rest, field, value);
  const isWrong = (keyword: string) =>
    faultOf(list, publicationFrom(list, { ...rest, keywords: keyword }))?.field === field;
  const { wrong = [], right = [] } = Object.groupBy(value.split(' ; '), (keyword) =>
    isWrong(keyword) ? 'wrong' : 'right',
  );
  if (wrong.length === 0) return rest; // each keyword is valid: the list itself is wrong, such as too long
  return withFieldInNote(
    { ...rest, ...(right.length > 0 && { keywords: right.join(' ; ') }) },
    field,
    wrong.join(' ; '),
  );
}

const withFieldInNote = (fields: Fields, field: string, value: string): Fields => ({
  ...fields,
  note: noteFrom({ texts: [fields.note, `${fieldLabel(field)}\u00a0: ${shortened(value, maxQuotedValue - 1)}`] }),
});

function domainsByVenue(publications: Publications): DomainOf {
  const counts = new Map<string, Map<string, number>>();
  for (const { place, item } of storedPublications(publications)) {
    const venue = venueOf(item).trim().toLowerCase();
    const venueCounts = counts.get(venue) ?? new Map<string, number>();
    counts.set(venue, venueCounts.set(place.domain, (venueCounts.get(place.domain) ?? 0) + 1));
  }
  return ({ journal, conference, container }) => {
    const venue = (journal ?? conference ?? container ?? '').trim().toLowerCase();
    const [first] = venue === '' ? [] : [...(counts.get(venue) ?? [])].toSorted(([, a], [, b]) => b - a);
    return first?.[0] ?? null;
  };
}

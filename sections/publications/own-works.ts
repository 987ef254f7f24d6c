/**
 * Whether works are the owner's: as author, translator or editor of a book. The chapters of an edited book are their
 * authors'.
 */
import { type Name, nameText } from '@/lib/names/name';
import { isDirection, type Nature } from '@/lib/references/natures';
import type { Work } from '@/lib/references/work';
import type { Owner } from '../profil/own-names';
import { ownerFinder } from './citing/owner-name';
import type { Publication } from './schema';
import { isAsWritten, natureOf } from './venue';

type Roles<People> = { readonly authors: People; readonly editors?: People; readonly translators?: People };

/** The people whose work it is. */
const makers = <People>(nature: Nature, { authors, editors, translators }: Roles<People>): People[] =>
  [
    authors,
    translators,
    nature === 'livre' || nature === 'edition-sources' || isDirection(nature) ? editors : undefined,
  ].filter((people) => people !== undefined);

/** Returns a function that tells whether the owner is among a stored publication's. */
export function ownPublications(owner: Owner): (item: Publication) => boolean {
  const namesOwner = ownerFinder(owner);
  return (item) =>
    isAsWritten(item) ||
    makers(natureOf(item), { ...item.details, authors: item.authors }).some((names) => namesOwner(names));
}

/** Returns a function that tells whether a stored publication is only other people's. */
export function foreignPublications(owner: Owner): (item: Publication) => boolean {
  const isOwn = ownPublications(owner);
  return (item) => !isOwn(item);
}

/** How a work names the owner: with the work's `spelling` if found by identifier only, else by name. */
type Naming = { readonly spelling?: string };

/**
 * Returns a function that tells how a work names the owner, undefined if not. A name's ORCID decides: another one means
 * a namesake.
 */
export function ownWorks(
  owner: Owner,
  orcid: string | undefined,
): (work: Pick<Work, 'nature' | 'authors' | 'editors' | 'translators'>) => Naming | undefined {
  const namesOwner = ownerFinder(owner);
  const isKnown = (name: Name): boolean => namesOwner(nameText(name));
  return (work) => {
    const names = makers(work.nature, work).flat();
    const nameWithOrcid = orcid && names.find((name) => 'orcid' in name && name.orcid === orcid);
    if (nameWithOrcid) return isKnown(nameWithOrcid) ? {} : { spelling: nameText(nameWithOrcid) };
    const isOthers = (name: Name) => orcid !== undefined && 'orcid' in name && name.orcid !== undefined;
    return names.some((name) => !isOthers(name) && isKnown(name)) ? {} : undefined;
  };
}

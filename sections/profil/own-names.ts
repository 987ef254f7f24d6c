/** The names of the owner: the profile's, and the other ones that publications bear. */
import { readName } from '@/lib/names/read-name';
import { isEastAsian } from '@/lib/names/words';
import type { Profile } from './schema';

/** Whose names are looked for. */
export type Owner = Pick<Profile, 'nom' | 'prenom'> & Partial<Pick<Profile, 'autresNoms'>>;

/** The other names, as they were typed: one a line. */
export const otherNames = ({ autresNoms = '' }: Pick<Owner, 'autresNoms'>): string[] =>
  autresNoms.split('\n').flatMap((line) => line.trim() || []);

/**
 * All of them in parts, the profile's first. A surname alone, as of before a marriage, has the profile's given name;
 * only a name in Chinese, Japanese or Korean characters can be whole without one.
 */
export function ownNames(owner: Owner): readonly Pick<Profile, 'nom' | 'prenom'>[] {
  const { nom, prenom } = owner;
  const others = otherNames(owner).flatMap((line) => {
    const name = readName(line);
    if (!name) return [];
    const family = 'literal' in name ? name.literal : name.family;
    const firstName = 'literal' in name ? undefined : name.given;
    return [{ nom: family, prenom: firstName ?? (isEastAsian(family) ? '' : prenom) }];
  });
  return [{ nom, prenom }, ...others];
}

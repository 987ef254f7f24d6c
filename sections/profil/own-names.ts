/** The owner's names: the profile's, and others used in publications. */
import { readName } from '@/lib/names/read-name';
import { isEastAsian } from '@/lib/names/words';
import type { Profile } from './schema';

/** The profile's fields that are needed. */
export type Owner = Pick<Profile, 'nom' | 'prenom'> & Partial<Pick<Profile, 'autresNoms'>>;

/** The other names as typed, one per line. */
export const otherNames = ({ autresNoms = '' }: Pick<Owner, 'autresNoms'>): string[] =>
  autresNoms.split('\n').flatMap((line) => line.trim() || []);

/**
 * All of them, split, the profile's first. A lone surname, such as a maiden name, gets the profile's given name; only a
 * name in Chinese, Japanese or Korean characters can be complete without one.
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

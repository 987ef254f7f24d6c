/** How much of a profile is there, of what every researcher has. */
import { isBlankHtml } from '../blank-html';
import type { Profile } from './schema';

/**
 * The fields that visitors look for in any profile: the same for all, whatever else is filled in, so that the share
 * never falls because something was taken out of another field.
 */
const expected: readonly ((profile: Profile) => boolean)[] = [
  ({ prenom }) => isFilled(prenom),
  ({ nom }) => isFilled(nom),
  ({ grade, fonction }) => isFilled(grade) || isFilled(fonction),
  ({ email, gsm }) => isFilled(email) || isFilled(gsm),
  ({ affiliation }) => isFilled(affiliation),
  ({ photo }) => photo !== null,
  ({ mission }) => !isBlankHtml(mission),
  ({ langues }) => langues.length > 0,
];

/** How many of the fields that count are filled in. */
export const completion = (profile: Profile): { readonly filled: number; readonly total: number } => ({
  filled: expected.filter((isThere) => isThere(profile)).length,
  total: expected.length,
});

const isFilled = (text: string): boolean => text.trim() !== '';

/** How complete a profile is, counting what every researcher has. */
import { isBlankHtml } from '../blank-html';
import type { Profile } from './schema';

/**
 * Fields that visitors look for in any profile. The same for all, independent of other fields, so that emptying another
 * field never lowers the share.
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

/** How many of these fields are filled in. */
export const completion = (profile: Profile): { readonly filled: number; readonly total: number } => ({
  filled: expected.filter((isThere) => isThere(profile)).length,
  total: expected.length,
});

const isFilled = (text: string): boolean => text.trim() !== '';

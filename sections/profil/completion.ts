/** How much of a profile is there: what every researcher has, and of the rest what this one uses. */
import { isBlankHtml } from '../blank-html';
import type { Profile } from './schema';

/** The fields that visitors look for in any profile. */
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

/** Fields that nobody misses: they count once they are filled in. */
const used = [
  'nationalite',
  'gsm',
  'fonction',
  'laboratoire',
  'laboratoireUrl',
  'equipe',
  'linkedin',
  'researchgate',
  'youtube',
] as const;

/** How many of the fields that count for this profile are filled in. */
export function completion(profile: Profile): { readonly filled: number; readonly total: number } {
  const more = used.filter((name) => isFilled(profile[name])).length + Object.keys(profile.identifiants).length;
  return { filled: expected.filter((isThere) => isThere(profile)).length + more, total: expected.length + more };
}

const isFilled = (text: string): boolean => text.trim() !== '';

/** Texts that the page builds from the profile. */

import { ofName } from '@/lib/format/french';
import { shortenedAtWord } from '@/lib/format/shortened';
import { type Crop, formats, srcSet } from '@/lib/media/variants';
import { plainText } from '@/lib/rich-text/sanitize';
import { jobTitleFallback } from '@/sections/profil/fallbacks';
import { placeName } from '@/sections/profil/place-name';
import { fullName, type Profile, uploadName } from '@/sections/profil/schema';

/** The job title, or what stands for it. */
export function jobTitle({ fonction }: Pick<Profile, 'fonction'>): string {
  return fonction.trim() || jobTitleFallback;
}

/** The hero's sentence without a mission: job title and place, then a fixed text. */
export function missionFallback(profile: Pick<Profile, 'fonction' | 'affiliation'>): string {
  const place = placeName(profile.affiliation).split(',')[0];
  return `${jobTitle(profile)}${place ? `, ${place}` : ''}\u00a0: recherche, enseignement et encadrement au service des étudiants et de la société.`;
}

/** The footer's presentation: grade or job title, then the mission, cut; each with one full stop. The address stands beside it. */
export function presentation(profile: Pick<Profile, 'fonction' | 'grade' | 'mission'>): string {
  const parts = [profile.grade.trim() || jobTitle(profile), missionText(profile, 200)];
  return parts.flatMap((part) => (part ? `${part.replace(/\.$/, '')}${part.endsWith('…') ? '' : '.'}` : [])).join(' ');
}

/** The mission as plain text, at most `max` characters; '' for none. */
export const missionText = ({ mission }: Pick<Profile, 'mission'>, max: number): string => shortenedAtWord(plainText(mission), max);

/** « Portrait de … »: the photo's alternative text. */
export function portraitAlt(profile: Pick<Profile, 'nom' | 'prenom'>): string {
  return `Portrait ${ofName(fullName(profile))}`;
}

/** The photo's URL, of an upload or an inline data URL; null without one, and for another host, which would learn of each visit. */
export function photoSource({ photo }: Pick<Profile, 'photo'>): string | null {
  return photo && (uploadName(photo) !== null || photo.startsWith('data:image/')) ? photo : null;
}

/** The sources of the photo in one crop, best format first; empty for an inline image. */
export function photoSizes({ photo }: Pick<Profile, 'photo'>, crop: Crop): readonly PhotoSize[] {
  return formats.flatMap((format) => {
    const addresses = photo && srcSet(photo, crop, format);
    return addresses ? [{ type: `image/${format}`, srcSet: addresses }] : [];
  });
}
export type PhotoSize = { readonly type: string; readonly srcSet: string };

/** A telephone number as a tel: URL: its digits and a leading plus. */
export function telAddress(gsm: string): string {
  return `tel:${gsm.trim().startsWith('+') ? '+' : ''}${gsm.replace(/\D/g, '')}`;
}

/** A telephone number that does not break. Narrow spaces become full ones: beside tabular figures they can hardly be seen. */
export function telText(gsm: string): string {
  return gsm.trim().replace(/\s+/g, '\u00a0');
}

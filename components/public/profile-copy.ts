/** Texts that the page builds from the profile. */

import { ofName } from '@/lib/format/french';
import { type Crop, formats, srcSet } from '@/lib/media/variants';
import { jobTitleFallback } from '@/sections/profil/fallbacks';
import { fullName, type Profile, uploadName } from '@/sections/profil/schema';

/** The job title, or what stands for it. */
export function jobTitle({ fonction }: Pick<Profile, 'fonction'>): string {
  return fonction.trim() || jobTitleFallback;
}

/** The hero's sentence without a mission: job title and affiliation, then a fixed text. */
export function missionFallback(profile: Pick<Profile, 'fonction' | 'affiliation'>): string {
  const place = profile.affiliation.split(',')[0]?.trim();
  return `${jobTitle(profile)}${place ? `, ${place}` : ''}\u00a0: recherche, enseignement et encadrement au service des étudiants et de la société.`;
}

/** The footer's presentation: grade or job title, then affiliation, each with one full stop. */
export function presentation(profile: Pick<Profile, 'fonction' | 'grade' | 'affiliation'>): string {
  const parts = [profile.grade.trim() || jobTitle(profile), profile.affiliation.trim()];
  return parts.flatMap((part) => (part ? [`${part.replace(/\.$/, '')}.`] : [])).join(' ');
}

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

/** Texts composed from the profile. */

import { comma } from '@/lib/format/french';
import { shortenedAtWord } from '@/lib/format/shortened';
import type { Language } from '@/lib/languages';
import { type Crop, formats, srcSet } from '@/lib/site/media/variants';
import { plainText } from '@/lib/site/rich-text/sanitize';
import { uploadName } from '@/sections/picture';
import { fullName, type Profile } from '@/sections/profil/schema';
import type { Sentence } from './owner-text';
import { words } from './words';

/** The name and job title, as far as filled in: « Nabil Tazrouti, Enseignant Chercheur ». */
export function nameAndTitle(profile: Pick<Profile, 'nom' | 'prenom' | 'fonction'>, language: Language): string {
  return [fullName(profile), profile.fonction.trim()].filter(Boolean).join(comma[language]);
}

/**
 * The footer's introduction: grade or job title, then the mission, shortened; each ends in one full stop. The address
 * stands beside it.
 */
export function presentation(profile: Pick<Profile, 'fonction' | 'grade' | 'mission'>): Sentence[] {
  const parts = [
    { text: profile.grade.trim() ? profile.grade : profile.fonction },
    { text: profile.mission, shown: missionText(profile, 200) },
  ];
  return parts.flatMap(({ text, shown = text.trim() }) =>
    shown ? { text, shown: `${shown.replace(/\.$/, '')}${shown.endsWith('…') ? '' : '.'}` } : [],
  );
}

/** The mission as plain text, at most `max` characters; '' for none. */
export const missionText = ({ mission }: Pick<Profile, 'mission'>, max: number): string =>
  shortenedAtWord(plainText(mission), max);

/** « Portrait de … »: the photo's alternative text. */
export function portraitAlt(profile: Pick<Profile, 'nom' | 'prenom'>, language: Language): string {
  return words[language].hero.portrait(fullName(profile));
}

/**
 * The photo's URL, of an upload or a data URL; null without one, and for another host, which would learn of each visit.
 */
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
export function telUrl(gsm: string): string {
  return `tel:${gsm.trim().startsWith('+') ? '+' : ''}${gsm.replace(/\D/g, '')}`;
}

/** A telephone number without line breaks. Thin spaces are widened: beside tabular figures they are hardly visible. */
export function telText(gsm: string): string {
  return gsm.trim().replace(/\s+/g, '\u00a0');
}

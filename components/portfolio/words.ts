/** Sentences that the page builds from the profile. */
import { fullName, type Profile, uploadName } from '@/lib/content/profile';
import { type Crop, formats, srcSet } from '@/lib/content/variants';

/** The job title, the spec's by default (spec 2.2). */
export function jobTitle({ fonction }: Pick<Profile, 'fonction'>): string {
  return fonction.trim() || 'Enseignant Chercheur';
}

/** What the hero says without a mission (spec 2.3: « a fallback sentence built from the job title »). */
export function missionFallback(profile: Pick<Profile, 'fonction' | 'affiliation'>): string {
  const place = profile.affiliation.split(',')[0]?.trim();
  return `${jobTitle(profile)}${place ? `, ${place}` : ''}\u00a0: recherche, enseignement et encadrement au service des étudiants et de la société.`;
}

/** What About says of mission and vision without a mission. */
export const visionFallback =
  'Former des esprits critiques, conduire une recherche ouverte et reproductible, et partager le savoir avec celles et ceux qui en ont besoin.';

/** Contact's text while the profile has none of its own (decision 33). */
export const availability = 'Sur rendez-vous, par courriel ou par téléphone. Consultations en ligne possibles.';

/** The footer's presentation (spec 2.2). */
export function presentation(profile: Pick<Profile, 'fonction' | 'grade' | 'affiliation'>): string {
  const parts = [profile.grade.trim() || jobTitle(profile), profile.affiliation.trim()];
  return parts.flatMap((part) => (part ? [`${part.replace(/\.$/, '')}.`] : [])).join(' ');
}

/** « Portrait de … »: the photo's alternative text. */
export function portraitAlt(profile: Pick<Profile, 'nom' | 'prenom'>): string {
  return `Portrait de ${fullName(profile)}`;
}

/** The photo's address, or null: an upload of this site or an inline picture, never another host (decisions 23 and 25). */
export function photoSource({ photo }: Pick<Profile, 'photo'>): string | null {
  return photo && (uploadName(photo) !== null || photo.startsWith('data:image/')) ? photo : null;
}

/** The photo in the sizes of one crop, best format first; none for an inline image. */
export function photoSizes({ photo }: Pick<Profile, 'photo'>, crop: Crop): readonly PhotoSize[] {
  return formats.flatMap((format) => {
    const addresses = photo && srcSet(photo, crop, format);
    return addresses ? [{ type: `image/${format}`, srcSet: addresses }] : [];
  });
}
export type PhotoSize = { readonly type: string; readonly srcSet: string };

/** A telephone number as a tel: address: its digits and a leading plus. */
export function telAddress(gsm: string): string {
  return `tel:${gsm.trim().startsWith('+') ? '+' : ''}${gsm.replace(/\D/g, '')}`;
}

/** A telephone number that does not break; narrow spaces read as none with tabular figures. */
export function telText(gsm: string): string {
  return gsm.trim().replace(/\s+/g, '\u00a0');
}

/** The year in Paris. */
export function yearOf(date: Date): string {
  return new Intl.DateTimeFormat('fr-FR', { year: 'numeric', timeZone: 'Europe/Paris' }).format(date);
}

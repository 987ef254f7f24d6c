/** Addresses of the pictures that the site makes of the profile: another profile, another address, so that they can be kept for good. */
import { createHash } from 'node:crypto';
import type { Profile } from '@/lib/content/profile';

export const iconSizes = [32, 180, 192, 512] as const;
export type IconSize = (typeof iconSizes)[number];
/** An icon by its size in px, or the card that networks show with a link. */
export type Picture = IconSize | 'apercu';

export type Pictured = Pick<Profile, 'nom' | 'prenom' | 'grade' | 'fonction' | 'affiliation' | 'laboratoire' | 'photo'>;

/** Raised when the drawing changes. */
const drawing = 1;

/** A square icon in PNG. */
export function iconAddress(profile: Pictured, size: IconSize): string {
  return addressOf(profile, size);
}

/** The card of 1200 × 630 px, in PNG. */
export function cardAddress(profile: Pictured): string {
  return addressOf(profile, 'apercu');
}

/** The address of a picture as the profile is now. */
export function addressOf(profile: Pictured, picture: Picture): string {
  return `/images/${picture}-${fingerprint(profile)}.png`;
}

/** Which picture a name asks for, whatever the profile it was made of; null for any other name. */
export function pictureNamed(name: string): Picture | null {
  const [, kind] = /^(apercu|\d+)-[0-9a-f]{16}\.png$/.exec(name) ?? [];
  return kind === 'apercu' ? kind : (iconSizes.find((size) => String(size) === kind) ?? null);
}

function fingerprint({ nom, prenom, grade, fonction, affiliation, laboratoire, photo }: Pictured): string {
  const seen = [drawing, nom, prenom, grade, fonction, affiliation, laboratoire, photo];
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 16);
}

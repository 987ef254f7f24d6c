/** URLs of the pictures generated from the profile; they change with it, so that a picture can be cached forever. */
import { createHash } from 'node:crypto';
import type { Profile } from '@/sections/profil/schema';

export const iconSizes = [32, 180, 192, 512] as const;
export type IconSize = (typeof iconSizes)[number];
/**
 * A square PNG icon by its size in px, or the preview card that social networks show with a link, a PNG of 1200 × 630
 * px.
 */
export type Picture = IconSize | 'apercu';

export type Pictured = Pick<Profile, 'nom' | 'prenom' | 'grade' | 'fonction' | 'affiliation' | 'laboratoire' | 'photo'>;

/** Part of the fingerprint; increase it when the code renders a picture differently. */
const renderVersion = 1;

export function imageUrl(profile: Pictured, picture: Picture): string {
  return `/images/${picture}-${fingerprint(profile)}.png`;
}

/** The picture that a file name denotes, whatever its fingerprint; null for any other name. */
export function pictureNamed(name: string): Picture | null {
  const [, kind] = /^(apercu|\d+)-[0-9a-f]{16}\.png$/.exec(name) ?? [];
  return kind === 'apercu' ? kind : (iconSizes.find((size) => String(size) === kind) ?? null);
}

function fingerprint({ nom, prenom, grade, fonction, affiliation, laboratoire, photo }: Pictured): string {
  const inputs = [renderVersion, nom, prenom, grade, fonction, affiliation, laboratoire, photo];
  return createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 16);
}

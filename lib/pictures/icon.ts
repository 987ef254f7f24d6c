import type { OutputInfo } from 'sharp';
import { openSharp } from '@/lib/sharp';
import type { IconSize, Pictured } from './addresses';
import { colours } from './colours';
import { drawText } from './text';

/** The photo as a square, cropped towards the top; without one the initials. In PNG. */
export async function drawIcon(profile: Pictured, size: IconSize, photo: Buffer | null): Promise<{ data: Buffer; info: OutputInfo }> {
  const sharp = await openSharp();
  if (photo) return sharp(photo).resize(size, size, { fit: 'cover', position: 'top' }).png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
  // Drawn large and made small: the initials keep their place at every size.
  const letters = await drawText(initials(profile) || '·', { face: 'serif', size: 250, colour: colours.onAccent });
  const fitted = await sharp(letters.input).resize({ width: 380, height: 300, fit: 'inside', withoutEnlargement: true }).toBuffer();
  const large = await sharp({ create: { width: 512, height: 512, channels: 4, background: colours.accent } })
    .composite([{ input: fitted, gravity: 'centre' }])
    .png()
    .toBuffer();
  return sharp(large).resize(size, size).png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
}

/** « NT » for Nabil Tazrouti. */
export function initials({ prenom, nom }: Pick<Pictured, 'prenom' | 'nom'>): string {
  return [prenom, nom].map((name) => Array.from(name.trim())[0]?.toLocaleUpperCase('fr') ?? '').join('');
}

import type { OutputInfo } from 'sharp';
import { openSharp } from '../sharp';
import { colours } from './colours';
import { renderText } from './text';
import type { IconSize, Pictured } from './urls';

/**
 * Renders an icon of `size` px as PNG: the photo, cropped to a square that keeps its top, or the initials without a
 * photo.
 */
export async function renderIcon(
  profile: Pictured,
  size: IconSize,
  photo: Buffer | null,
): Promise<{ data: Buffer; info: OutputInfo }> {
  const sharp = await openSharp();
  if (photo)
    return sharp(photo)
      .resize(size, size, { fit: 'cover', position: 'top' })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
  // Rendered large, then scaled down: the initials keep their position at every size.
  const letters = await renderText(initials(profile) || '·', { face: 'serif', size: 250, colour: colours.onAccent });
  const fitted = await sharp(letters.input)
    .resize({ width: 380, height: 300, fit: 'inside', withoutEnlargement: true })
    .toBuffer();
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

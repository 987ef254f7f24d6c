/**
 * The sizes in which an uploaded picture is served. Each has its own URL, made from the upload's unique name, so that
 * it can be cached forever. lib/site/media/stored-images.ts produces the bytes.
 */
import { uploadName } from '@/sections/picture';

/**
 * Crops: `ratio` is width / height, `widths` in px. The photo's two keep the top of the picture; a picture in a text is
 * not cropped.
 */
export const crops = {
  portrait: { ratio: 4 / 5, widths: [240, 360, 480, 720, 960] },
  square: { ratio: 1, widths: [40, 80, 120] },
  whole: { ratio: null, widths: [480, 960, 1440] },
} as const;

export const formats = ['avif', 'webp'] as const;

export type Crop = keyof typeof crops;
export type Format = (typeof formats)[number];
export type Variant = { readonly upload: string; readonly crop: Crop; readonly width: number; readonly format: Format };

/**
 * The `srcset` for an upload's path, `/uploads/4f…-portrait-480.avif 480w, …`; null for anything else. With `ownWidth`,
 * the picture's own width in px, sizes beyond the first that covers it are left out.
 */
export function srcSet(
  address: string,
  crop: Crop,
  format: Format,
  ownWidth = Number.POSITIVE_INFINITY,
): string | null {
  const base = baseOf(address);
  const widths = crops[crop].widths.filter((_, index, all) => (all[index - 1] ?? 0) < ownWidth);
  return base && widths.map((width) => `/uploads/${base}-${crop}-${width}.${format} ${width}w`).join(', ');
}

/** The variant that a file name denotes; null for a name that the site does not produce. */
export function parseVariant(name: string): Variant | null {
  const [, base, crop, digits, format] =
    /^([0-9a-f]{32})-(portrait|square|whole)-(\d{2,4})\.(avif|webp)$/.exec(name) ?? [];
  const width = Number(digits);
  if (!base || !isCrop(crop) || !isFormat(format) || !crops[crop].widths.some((known) => known === width)) return null;
  return { upload: `${base}.webp`, crop, width, format };
}

const baseOf = (address: string): string | null =>
  /^([0-9a-f]{32})\.webp$/.exec(uploadName(address) ?? '')?.[1] ?? null;
const isCrop = (value: string | undefined): value is Crop => value !== undefined && Object.hasOwn(crops, value);
const isFormat = (value: string | undefined): value is Format => value === 'avif' || value === 'webp';

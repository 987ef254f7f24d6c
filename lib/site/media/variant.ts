/** Produces the sizes in which a stored picture is served; runs in the picture process. */
import type { OutputInfo } from 'sharp';
import type { PictureJob } from './process';
import { openSharp } from './sharp';

/** Never wider than the original; with a `ratio`, cropped to it, keeping the top. */
export async function makeVariant(
  original: Buffer,
  { width, ratio, format }: Extract<PictureJob, { kind: 'variant' }>,
): Promise<{ data: Buffer; info: OutputInfo }> {
  const sharp = await openSharp();
  const stored = sharp(original);
  const { width: widest } = await stored.metadata();
  const wide = Math.min(width, widest);
  const picture = stored.resize(
    ratio === null ? { width: wide } : { width: wide, height: Math.round(wide / ratio), fit: 'cover', position: 'top' },
  );
  return (
    format === 'avif' ? picture.avif({ quality: 58, effort: 4 }) : picture.webp({ quality: 80, effort: 5 })
  ).toBuffer({ resolveWithObject: true });
}

/** Renders a picture (lib/site/media/process.ts): native code decodes untrusted files. */
import type { OutputInfo } from 'sharp';
import { cleanPicture, openSharp } from '@/lib/site/media/decode';
import type { Picture, PictureJob } from '@/lib/site/media/process';

/** Null when the bytes are not a picture. */
export async function work(input: { readonly job: PictureJob; readonly bytes: Uint8Array }): Promise<Picture | null> {
  const bytes = Buffer.from(input.bytes);
  await openSharp(); // failing to load the library is an error, not an invalid picture
  const result = await pictureOf(input.job, bytes);
  return result && { data: result.data, width: result.info.width, height: result.info.height };
}

type Made = { readonly data: Buffer; readonly info: Pick<OutputInfo, 'width' | 'height'> };

async function pictureOf(job: PictureJob, bytes: Buffer): Promise<Made | null> {
  const photo = bytes.length > 0 ? bytes : null;
  switch (job.kind) {
    case 'upload':
      return cleanPicture(bytes).catch(() => null);
    case 'variant':
      return makeVariant(bytes, job);
    case 'card':
      return (await import('@/lib/site/media/site-images/drawn')).renderSocialCard(job.profile, photo);
    case 'icon':
      return (await import('@/lib/site/media/site-images/drawn')).renderIcon(job.profile, job.size, photo);
  }
}

/** At most as wide as the original; with a `ratio`, cropped to it, keeping the top. */
async function makeVariant(
  original: Buffer,
  { width, ratio, format }: Extract<PictureJob, { kind: 'variant' }>,
): Promise<Made> {
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

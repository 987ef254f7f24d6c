/** Makes a picture (lib/site/media/process.ts): native code decodes untrusted files. */
import type { OutputInfo } from 'sharp';
import { cleanPicture } from '@/lib/site/media/decode';
import type { Picture, PictureJob } from '@/lib/site/media/process';
import { openSharp } from '@/lib/site/media/sharp';
import { makeVariant } from '@/lib/site/media/variant';

/** Null for bytes that are no picture. */
export async function work(given: { readonly job: PictureJob; readonly bytes: Uint8Array }): Promise<Picture | null> {
  const bytes = Buffer.from(given.bytes);
  await openSharp(); // a library that cannot be loaded is an error, not an invalid picture
  const made = await pictureOf(given.job, bytes);
  return made && { data: made.data, width: made.info.width, height: made.info.height };
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
      return (await import('@/lib/site/media/site-images/social-card')).renderSocialCard(job.profile, photo);
    case 'icon':
      return (await import('@/lib/site/media/site-images/icon')).renderIcon(job.profile, job.size, photo);
  }
}

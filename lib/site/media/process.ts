import 'server-only';
import { JobEnded, runJob } from '@/lib/jobs/run-job';
import type { IconSize, Pictured } from './site-images/urls';
import type { Format } from './variants';

export type PictureJob =
  /** Re-encodes uploaded bytes as WebP. */
  | { readonly kind: 'upload' }
  /** Resizes a stored picture to at most `width` px wide; `ratio` is width / height, null for the picture's own. */
  | { readonly kind: 'variant'; readonly width: number; readonly ratio: number | null; readonly format: Format }
  /** Renders from the profile; the bytes are the photo, or empty. */
  | { readonly kind: 'card'; readonly profile: Pictured }
  | { readonly kind: 'icon'; readonly profile: Pictured; readonly size: IconSize };

export type Picture = { readonly data: Buffer; readonly width: number; readonly height: number };

/**
 * Makes a picture in a process of its own (lib/workers/pictures.ts). Null when the bytes are no picture, or one that
 * exceeds the bounds of time or memory. Throws `busy` when too many jobs wait, and an Error when the process fails.
 */
export async function makePicture(job: PictureJob, bytes: Uint8Array = new Uint8Array()): Promise<Picture | null> {
  try {
    return await runJob<Picture | null>(job.kind, { job, bytes });
  } catch (error) {
    if (error instanceof JobEnded) return null;
    throw error;
  }
}

/** What the site asks of the picture process, and how both put a job or a picture into bytes (docs/decisions/0014-picture-process.md). */
import type { Format } from '@/lib/content/variants';
import type { IconSize, Pictured } from './addresses';

export type Job =
  /** Bytes from outside, made into a WebP of the site's own. */
  | { readonly kind: 'upload' }
  /** One of the sizes in which a stored picture is shown: no wider than `width` px; `ratio` is width / height, null for the picture's own. */
  | { readonly kind: 'variant'; readonly width: number; readonly ratio: number | null; readonly format: Format }
  /** Drawn from the profile; the bytes are the photo, or none. */
  | { readonly kind: 'card'; readonly profile: Pictured }
  | { readonly kind: 'icon'; readonly profile: Pictured; readonly size: IconSize };

export type Answer = { readonly width: number; readonly height: number } | { readonly refused: true };

/** Resident memory of the process, in bytes. */
export const maxMemory = 512 * 1024 * 1024;

/**
 * Seconds of processor time, and by the clock: a busy machine gives little of the first in much of the second. What is stored
 * was bounded when it came, and the smallest AVIF of a photo full of noise is long to find.
 */
export const seconds: Readonly<Record<Job['kind'], { readonly processor: number; readonly clock: number }>> = {
  upload: { processor: 10, clock: 60 },
  variant: { processor: 60, clock: 180 },
  card: { processor: 10, clock: 60 },
  icon: { processor: 10, clock: 60 },
};

/** One line of JSON, then bytes. */
export function frame(head: Job | Answer, bytes: Uint8Array): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]);
}

/** Throws a SyntaxError when there is no such line. */
export function unframe(framed: Buffer): { readonly head: unknown; readonly bytes: Buffer } {
  const end = framed.indexOf(10);
  return { head: JSON.parse(framed.toString('utf8', 0, end)), bytes: framed.subarray(end + 1) };
}

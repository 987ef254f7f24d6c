/**
 * Jobs of the picture process, their limits, and how a job or a picture is framed as bytes
 * (docs/decisions/0014-processes.md).
 */

import type { IconSize, Pictured } from './site-images/urls';
import type { Format } from './variants';

export type Job =
  /** Re-encodes uploaded bytes as WebP. */
  | { readonly kind: 'upload' }
  /** Resizes a stored picture to at most `width` px wide; `ratio` is width / height, null for the picture's own. */
  | { readonly kind: 'variant'; readonly width: number; readonly ratio: number | null; readonly format: Format }
  /** Rendered from the profile; the bytes are the photo, or empty. */
  | { readonly kind: 'card'; readonly profile: Pictured }
  | { readonly kind: 'icon'; readonly profile: Pictured; readonly size: IconSize };

export type Answer = { readonly width: number; readonly height: number } | { readonly refused: true };

/** Resident memory of the process, in bytes. */
export const maxMemory = 512 * 1024 * 1024;

/**
 * Limits in seconds: processor time, and elapsed time, which is longer on a busy machine. A variant gets more of both:
 * its source was bounded at upload, and encoding a noisy photo as AVIF is slow.
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

/** Splits what `frame` joined; throws a SyntaxError when there is no line of JSON. */
export function unframe(framed: Buffer): { readonly head: unknown; readonly bytes: Buffer } {
  const end = framed.indexOf(10);
  return { head: JSON.parse(framed.toString('utf8', 0, end)), bytes: framed.subarray(end + 1) };
}

/** The outcome of a form's last save, for its bar or its alert. */

import { counted } from '@/lib/format/french';
import { type Failure, failureAtLength } from '@/lib/site/api/client';

/** `again`: the same save may succeed later; false when a field must be corrected first. */
export type SaveState<Stored> =
  | { readonly at: 'rest' }
  | { readonly at: 'saving' }
  | { readonly at: 'saved'; readonly when: Date }
  | { readonly at: 'failed'; readonly text: string; readonly again: boolean }
  | { readonly at: 'conflict'; readonly current: Stored; readonly text: string };

export type SaveWords<Stored> = {
  /** The success toast. */
  readonly saved: (stored: Stored) => string;
  /** Shown when the server gives no error message. */
  readonly fallback: string;
  /** Shown when there was no response; by default `fallback`. */
  readonly broken?: string;
  /** Whether a failure is shown beside a field only; by default none is. */
  readonly isQuiet?: (failure: Failure<Stored>) => boolean;
};

/** The state after a failure: a conflict when the server gave a newer version. */
export function failedState<Stored>(
  failure: Failure<Stored>,
  { fallback, broken }: Pick<SaveWords<Stored>, 'fallback' | 'broken'>,
): SaveState<Stored> {
  const text = withDelay(failureAtLength(failure, fallback, broken), failure);
  if (failure.status === 409 && failure.current !== undefined)
    return { at: 'conflict', current: failure.current, text };
  return { at: 'failed', text, again: failure.status !== 400 };
}

/**
 * The message of a failure, with the delay that the server gave in `Retry-After`, in seconds, if any. A 429 says it
 * itself.
 */
function withDelay(text: string, { status, retryAfter }: Failure): string {
  return retryAfter === undefined || status === 429
    ? text
    : `${text} Réessayez dans ${counted(retryAfter, 'seconde', 'secondes')}.`;
}

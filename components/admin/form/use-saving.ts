'use client';
import { useCallback, useRef, useState } from 'react';
import type { Failure, Result } from '@/lib/api/client';
import { failureAtLength, failureText, serverNow } from '@/lib/api/client';
import { counted } from '@/lib/format/french';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';

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
  /** Which failures are told beside a field only; by default none. */
  readonly isQuiet?: (failure: Failure<Stored>) => boolean;
};
type Outcome<Stored> = { readonly stored: (stored: Stored) => void; readonly refused: (failure: Failure<Stored>) => void };

/**
 * Runs one save at a time and holds its state for the save bar. It handles an expired session, a stale version and a network failure.
 * `run` resolves to whether the save succeeded.
 */
export function useSaving<Stored>() {
  const call = useApiCall();
  const [state, setState] = useState<SaveState<Stored>>({ at: 'rest' });
  const busy = useRef(false);

  const run = useCallback(
    async (send: () => Promise<Result<Stored, Stored>>, words: SaveWords<Stored>, outcome: Outcome<Stored>): Promise<boolean> => {
      if (busy.current) return false;
      busy.current = true;
      setState({ at: 'saving' });
      const result = await call(send);
      busy.current = false;
      if (result.ok) {
        outcome.stored(result.data);
        setState({ at: 'saved', when: serverNow() });
        showToast.success(words.saved(result.data));
        return true;
      }
      const isQuiet = words.isQuiet?.(result);
      if (!isQuiet) showToast.error(failureText(result, words.fallback, words.broken));
      setState(isQuiet ? { at: 'rest' } : failed(result, words));
      outcome.refused(result);
      return false;
    },
    [call],
  );
  return { state, run, settle: useCallback((when?: Date) => setState(when ? { at: 'saved', when } : { at: 'rest' }), []) };
}

function failed<Stored>(failure: Failure<Stored>, { fallback, broken }: SaveWords<Stored>): SaveState<Stored> {
  const text = withDelay(failureAtLength(failure, fallback, broken), failure);
  if (failure.status === 409 && failure.current !== undefined) return { at: 'conflict', current: failure.current, text };
  return { at: 'failed', text, again: failure.status !== 400 };
}

/** The message of a failure, with the delay that the server gave in `Retry-After`, in seconds, if any. A 429 says it itself. */
function withDelay(text: string, { status, retryAfter }: Failure): string {
  return retryAfter === undefined || status === 429 ? text : `${text} Réessayez dans ${counted(retryAfter, 'seconde', 'secondes')}.`;
}

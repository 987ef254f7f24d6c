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

type Attempt<Stored> = {
  /** Sends the save. `over` is the stored version to overwrite, when that was chosen after a conflict. */
  readonly send: (over?: Stored) => Promise<Result<Stored, Stored>>;
  readonly onStored: (stored: Stored) => void;
  /** The success toast. */
  readonly saved: (stored: Stored) => string;
  /** Shown when the server gives no error message. */
  readonly fallback: string;
  /** Shown when there was no response; by default `fallback`. */
  readonly broken?: string;
  /** Called with a failure, to show errors beside the fields. */
  readonly onRefused?: (failure: Failure<Stored>) => void;
};

/**
 * Runs one save at a time and holds its state for the save bar. It handles an expired session, a stale version and a network failure.
 * `run` resolves to whether the save succeeded.
 */
export function useSaving<Stored>() {
  const call = useApiCall();
  const [state, setState] = useState<SaveState<Stored>>({ at: 'rest' });
  const busy = useRef(false);

  const run = useCallback(
    async (attempt: Attempt<Stored>, over?: Stored): Promise<boolean> => {
      if (busy.current) return false;
      busy.current = true;
      setState({ at: 'saving' });
      const result = await call(() => attempt.send(over));
      busy.current = false;
      if (result.ok) {
        attempt.onStored(result.data);
        setState({ at: 'saved', when: serverNow() });
        showToast.success(attempt.saved(result.data));
        return true;
      }
      const { fallback, broken } = attempt;
      const text = withDelay(failureAtLength(result, fallback, broken), result.retryAfter);
      showToast.error(failureText(result, fallback, broken));
      if (result.status === 409 && result.current !== undefined) setState({ at: 'conflict', current: result.current, text });
      else setState({ at: 'failed', text, again: result.status !== 400 });
      attempt.onRefused?.(result);
      return false;
    },
    [call],
  );
  return { state, run, settle: useCallback((when?: Date) => setState(when ? { at: 'saved', when } : { at: 'rest' }), []) };
}

/** The message of a failure, with the delay that the server gave in `Retry-After`, in seconds, if any. */
function withDelay(text: string, seconds: number | undefined): string {
  return seconds === undefined ? text : `${text} Réessayez dans ${counted(seconds, 'seconde', 'secondes')}.`;
}

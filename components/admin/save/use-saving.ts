'use client';
import { useCallback, useRef, useState } from 'react';
import type { Failure, Result } from '@/lib/api-client';
import { failureAtLength, failureText, serverNow } from '@/lib/api-client';
import { counted } from '@/lib/content/french';
import { notify } from '../desk/notify';
import { useCall } from '../desk/session';

/** `again`: the same save may work later, while a wrong field has to be mended first. */
export type SaveState<Stored> =
  | { readonly at: 'rest' }
  | { readonly at: 'saving' }
  | { readonly at: 'saved'; readonly when: Date }
  | { readonly at: 'failed'; readonly text: string; readonly again: boolean }
  | { readonly at: 'conflict'; readonly current: Stored; readonly text: string };

type Attempt<Stored> = {
  /** The call; `over` is the version that the person chose to save over, after a conflict. */
  readonly send: (over?: Stored) => Promise<Result<Stored, Stored>>;
  readonly onStored: (stored: Stored) => void;
  /** The toast of a success. */
  readonly saved: (stored: Stored) => string;
  /** Said when the server gave no sentence (decision 28). */
  readonly fallback: string;
  /** Said when no answer came at all, where the spec has a text of its own for that. */
  readonly broken?: string;
  /** What else to do with a refusal: messages beside fields. */
  readonly onRefused?: (failure: Failure<Stored>) => void;
};

/** Saving, whatever is saved: states for the bar, one save at a time, a lost session, a stale version, a network that is down. */
export function useSaving<Stored>() {
  const call = useCall();
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
        notify.success(attempt.saved(result.data));
        return true;
      }
      const { fallback, broken } = attempt;
      const text = withDelay(failureAtLength(result, fallback, broken), result.retryAfter);
      notify.error(failureText(result, fallback, broken));
      if (result.status === 409 && result.current !== undefined) setState({ at: 'conflict', current: result.current, text });
      else setState({ at: 'failed', text, again: result.status !== 400 });
      attempt.onRefused?.(result);
      return false;
    },
    [call],
  );
  return { state, run, settle: useCallback((when?: Date) => setState(when ? { at: 'saved', when } : { at: 'rest' }), []) };
}

/** The sentence of a failure, and when to try again if the server said so (Retry-After, in seconds). */
function withDelay(text: string, seconds: number | undefined): string {
  return seconds === undefined ? text : `${text} Réessayez dans ${counted(seconds, 'seconde', 'secondes')}.`;
}

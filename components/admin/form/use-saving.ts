'use client';
import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Failure, Result } from '@/lib/api/client';
import { failureText } from '@/lib/api/client';
import { serverNow } from '@/lib/api/server-clock';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';
import { failedState, type SaveState, type SaveWords } from './save-state';

type Outcome<Stored> = { readonly stored: (stored: Stored) => void; readonly refused: (failure: Failure<Stored>) => void };

/**
 * Runs a save and holds its state for the save bar; one save at a time (use-form.ts). It handles an expired session, a stale version, which
 * has a dialog and no toast, and a network failure. `run` resolves to whether the save succeeded.
 */
export function useSaving<Stored>() {
  const call = useApiCall();
  const [state, setState] = useState<SaveState<Stored>>({ at: 'rest' });
  const closeFailure = useRef(() => {});

  const run = useCallback(
    async (send: () => Promise<Result<Stored, Stored>>, words: SaveWords<Stored>, outcome: Outcome<Stored>): Promise<boolean> => {
      closeFailure.current(); // what it says is no longer so
      setState({ at: 'saving' });
      const result = await call(send);
      if (result.ok) {
        // At once, so that a save that waited for this one finds what it has left.
        flushSync(() => {
          outcome.stored(result.data);
          setState({ at: 'saved', when: serverNow() });
        });
        showToast.success(words.saved(result.data), undefined, 'save');
        return true;
      }
      const isQuiet = words.isQuiet?.(result);
      if (!isQuiet && !result.current) closeFailure.current = showToast.error(failureText(result, words.fallback, words.broken));
      setState(isQuiet ? { at: 'rest' } : failedState(result, words));
      outcome.refused(result);
      return false;
    },
    [call],
  );
  return { state, run, settle: useCallback((when?: Date) => setState(when ? { at: 'saved', when } : { at: 'rest' }), []) };
}

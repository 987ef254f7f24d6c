'use client';
import { useEffect, useRef, useState } from 'react';
import { failureText, type Result } from '@/lib/site/api/client';
import { type CopyState, copy } from '@/lib/site/api/copy';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';

/** Between two looks at a copy that is made, in ms. */
const pace = 1000;

export type Copies = {
  readonly state: CopyState;
  /** Sends a call whose answer is the new state. */
  readonly ask: (send: () => Promise<Result<CopyState>>) => Promise<void>;
};

/** The state of the copies, followed while one is made. A look that is not answered is taken again. */
export function useCopies(initial: CopyState): Copies {
  const call = useApiCall();
  const [state, setState] = useState(initial);
  const [looks, setLooks] = useState(0);
  const isRunning = state.running !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look sets the clock of the next
  useEffect(() => {
    if (!isRunning) return;
    const clock = setTimeout(async () => {
      const result = await copy.read();
      if (result.ok) setState(result.data);
      setLooks((count) => count + 1);
    }, pace);
    return () => clearTimeout(clock);
  }, [isRunning, looks]);
  const asked = useRef(Promise.resolve());
  const ask: Copies['ask'] = (send) => {
    asked.current = asked.current.then(() => answer(send)); // one after the other: the last answer is the newest
    return asked.current;
  };
  const answer: Copies['ask'] = async (send) => {
    const result = await call(send);
    if (result.ok) setState(result.data);
    else showToast.error(failureText(result, 'La copie n’a pas commencé', 'Le site ne répond pas'), 'copie');
  };
  return { state, ask };
}

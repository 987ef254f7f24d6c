import { useEffect, useRef, useState } from 'react';
import type { Result } from '@/lib/site/api/client';
import { type CopyState, copy } from '@/lib/site/api/copy';
import { useAct } from '../providers/act';

/** Between two looks at a copy that is made, in ms. */
const pace = 1000;

export const notBegun = 'La copie n’a pas pu commencer';

/** The state of the copies, followed while one is made. A look that is not answered is taken again. */
export function useCopies(initial: CopyState) {
  const [act] = useAct();
  const [state, setState] = useState(initial);
  const [looks, setLooks] = useState(0);
  /** Whether the last look at a copy that is made was not answered. */
  const [isUnread, setUnread] = useState(false);
  const isRunning = state.running !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look sets the clock of the next
  useEffect(() => {
    if (!isRunning) return;
    const clock = setTimeout(async () => {
      const result = await copy.read();
      if (result.ok) setState(result.data);
      setUnread(!result.ok);
      setLooks((count) => count + 1);
    }, pace);
    return () => clearTimeout(clock);
  }, [isRunning, looks]);
  const lastRequest = useRef(Promise.resolve());
  /** Sends a call whose answer is the new state; `failed` is said where it fails without a reason. */
  const ask = (send: () => Promise<Result<CopyState>>, failed: string): Promise<void> => {
    const answer = async () => {
      const result = await act(send, failed, 'copie');
      if (result.ok) setState(result.data);
    };
    lastRequest.current = lastRequest.current.then(answer); // one after the other: the last answer is the newest
    return lastRequest.current;
  };
  return { state, isUnread, ask };
}
export type Copies = ReturnType<typeof useCopies>;

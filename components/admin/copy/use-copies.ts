import { useEffect, useRef, useState } from 'react';
import type { Result } from '@/lib/site/api/client';
import { type CopyState, copy } from '@/lib/site/api/copy';
import { useAct } from '../providers/session';

/** Polling interval, in ms. */
const pace = 1000;

export const notBegun = 'La copie n’a pas pu commencer';

/** The state of the copies, polled while one is made. Retries polls that get no response. */
export function useCopies(initial: CopyState) {
  const [act] = useAct();
  const [state, setState] = useState(initial);
  const [pollCount, setPollCount] = useState(0);
  /** Whether the last poll got no response. */
  const [isUnread, setUnread] = useState(false);
  const isRunning = state.running !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each poll schedules the next
  useEffect(() => {
    if (!isRunning) return;
    const clock = setTimeout(async () => {
      const result = await copy.read();
      if (result.ok) setState(result.data);
      setUnread(!result.ok);
      setPollCount((count) => count + 1);
    }, pace);
    return () => clearTimeout(clock);
  }, [isRunning, pollCount]);
  const lastRequest = useRef(Promise.resolve());
  /** Sends a request that returns the new state; `failed` is the message of a failure without a reason. */
  const ask = (send: () => Promise<Result<CopyState>>, failed: string): Promise<void> => {
    const update = async () => {
      const result = await act(send, failed, 'copie');
      if (result.ok) setState(result.data);
    };
    lastRequest.current = lastRequest.current.then(update); // in sequence, so that the last response is the newest
    return lastRequest.current;
  };
  return { state, isUnread, ask };
}
export type Copies = ReturnType<typeof useCopies>;

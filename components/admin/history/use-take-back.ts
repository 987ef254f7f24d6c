'use client';
import { useRef, useState } from 'react';
import { quotedBriefly } from '@/lib/format/french';
import { failureText, restoreVersion } from '@/lib/site/api/client';
import type { Part } from '@/lib/site/history/compare';
import { numberText, takenBackText } from '@/lib/site/history/taken-back-text';
import type { Comparison, History } from '@/lib/site/history/types';
import { useApiCall } from '../providers/session';
import { showToast } from '../providers/toast';
import type { OfferReturn } from './use-offer-return';

/** `busy`: this part is being taken back; `waiting`: another one is. */
type TakeBackState = 'ready' | 'busy' | 'waiting' | 'taken';
export type TakeBack = {
  readonly stateOf: (part: Part) => TakeBackState;
  readonly take: (part: Part) => Promise<void>;
};

/**
 * Restores single parts of a version. A restored part keeps its row, so that a second click finds the same row: `held`
 * is the comparison before the restoration, until `forget` (another version is chosen). `refresh` loads the new state
 * with that version chosen; `stay`, for the toast’s « Annuler », with the version that is chosen at that moment.
 */
export function useTakeBack(
  history: History,
  comparison: Comparison | null,
  isFresh: boolean,
  offerReturn: OfferReturn,
  refresh: (version: number) => void,
  stay: () => void,
) {
  const call = useApiCall();
  const [held, setHeld] = useState<Comparison | null>(null);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [working, setWorking] = useState<string | null>(null);
  const isWorking = useRef(false); // two clicks may come before the next rendering
  const stateOf = (part: Part): TakeBackState => {
    const at = keyOf(part);
    if (taken.includes(at)) return 'taken';
    if (working === at) return 'busy';
    return working === null && isFresh ? 'ready' : 'waiting';
  };
  const take = async (part: Part) => {
    if (!comparison || isWorking.current || stateOf(part) !== 'ready') return;
    const at = keyOf(part);
    const { id, version } = comparison.before;
    isWorking.current = true;
    setWorking(at);
    const result = await call(() => restoreVersion(id, history.current, part.at));
    isWorking.current = false;
    setWorking(null);
    if (result.ok) {
      setHeld((last) => last ?? comparison);
      setTaken((last) => [...last, at]);
      offerReturn(takenBackText(part.name, numberText(version)), result.data.version, () => {
        setTaken((last) => last.filter((other) => other !== at));
        stay();
      });
    } else showToast.error(failureText(result, `${quotedBriefly(part.name)} n’a pas pu être repris`));
    refresh(id);
  };
  const forget = () => {
    setHeld(null);
    setTaken([]);
  };
  return { held, forget, takeBack: { stateOf, take } };
}

const keyOf = ({ at }: Part): string => JSON.stringify(at);

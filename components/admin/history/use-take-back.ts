import { useRef, useState } from 'react';
import { quotedBriefly } from '@/lib/format/french';
import { restoreVersion } from '@/lib/site/api/client';
import type { Part } from '@/lib/site/history/compare';
import { numberText, takenBackText } from '@/lib/site/history/taken-back-text';
import type { Comparison, History } from '@/lib/site/history/types';
import { useAct } from '../providers/act';
import { showToast } from '../providers/toast';
import { useOfferUndo } from '../providers/use-undo';

/** `busy`: this part is being restored; `waiting`: another one is. */
type TakeBackState = 'ready' | 'busy' | 'waiting' | 'taken';

/**
 * Restores single parts of a version. A restored part keeps its row, so that a second click finds the same row:
 * `shownBefore` is the comparison before the restoration, until `forget` (another version is chosen). `refresh` loads
 * the new state with that version chosen; `stay`, for the toast’s « Annuler », with the one chosen by then.
 */
export function useTakeBack(
  history: History,
  comparison: Comparison | null,
  isFresh: boolean,
  offerReturn: OfferReturn,
  refresh: (version: number) => void,
  stay: () => void,
) {
  const [act] = useAct();
  const [shownBefore, setShownBefore] = useState<Comparison | null>(null);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [working, setWorking] = useState<string | null>(null);
  const isWorking = useRef(false); // two clicks may precede the next render
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
    const send = () => restoreVersion(id, history.current, part.at);
    const result = await act(send, `${quotedBriefly(part.name)} n’a pas pu être repris`);
    isWorking.current = false;
    setWorking(null);
    if (result.ok) {
      setShownBefore((last) => last ?? comparison);
      setTaken((last) => [...last, at]);
      offerReturn(takenBackText(part.name, numberText(version)), result.data.version, () => {
        setTaken((last) => last.filter((other) => other !== at));
        stay();
      });
    }
    refresh(id);
  };
  const forget = () => {
    setShownBefore(null);
    setTaken([]);
  };
  return { shownBefore, forget, takeBack: { stateOf, take } };
}
export type TakeBack = ReturnType<typeof useTakeBack>['takeBack'];

const keyOf = ({ at }: Part): string => JSON.stringify(at);

export type OfferReturn = (text: string, made: number, onReturned: () => void) => void;

/**
 * Returns a function that toasts a restoration with an undo: it restores the previous version, unless another save
 * followed. `made` is the version number that the restoration created.
 */
export function useOfferReturn({ subject, versions }: History): OfferReturn {
  const [act] = useAct();
  const offerUndo = useOfferUndo();
  const before = versions[0];
  const again = useRef(new Map<number, number>()); // version number → that of the last version that restored it
  return (text, made, onReturned) => {
    const isInTrash = subject.group === 'bin'; // restored from the trash, to which no version can return it
    if (!before || isInTrash || made === before.version) return void showToast.success(text);
    const goBack = async () => {
      const send = () => restoreVersion(before.id, again.current.get(made) ?? made);
      const result = await act(send, 'La restauration n’a pas pu être annulée');
      if (!result.ok) return;
      again.current.set(before.version, result.data.version);
      showToast.success('Restauration annulée');
      onReturned();
    };
    offerUndo(text, () => void goBack());
  };
}

'use client';
import { useRef } from 'react';
import { failureText, restoreVersion } from '@/lib/site/api/client';
import type { History } from '@/lib/site/history/types';
import { useApiCall } from '../providers/session';
import { showToast } from '../providers/toast';
import { useOfferUndo } from '../providers/use-undo';

export type OfferReturn = (text: string, made: number, onReturned: () => void) => void;

/**
 * Returns a function that says what was restored, in a toast that takes it back: the version before it is restored in
 * turn, unless another save followed. `made` is the number of the version that the restoration made.
 */
export function useOfferReturn({ subject, versions }: History): OfferReturn {
  const call = useApiCall();
  const offerUndo = useOfferUndo();
  const before = versions[0];
  const again = useRef(new Map<number, number>()); // the number of a version → that of the last one that restored it
  return (text, made, onReturned) => {
    const isInTrash = subject.group === 'bin'; // the restoration took the section out of the trash, where no version puts it
    if (!before || isInTrash || made === before.version) return void showToast.success(text);
    const goBack = async () => {
      const result = await call(() => restoreVersion(before.id, again.current.get(made) ?? made));
      if (!result.ok) return showToast.error(failureText(result, 'La restauration n’a pas pu être annulée'));
      again.current.set(before.version, result.data.version);
      showToast.success('Restauration annulée');
      onReturned();
    };
    offerUndo(text, () => void goBack());
  };
}

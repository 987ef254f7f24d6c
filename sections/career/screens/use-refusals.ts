import { useState } from 'react';
import { showToast, useAnnounce } from '@/components/admin/providers/notifications';
import { useApiCall } from '@/components/admin/providers/session';
import * as career from '@/lib/site/api/career';
import type { Refusal } from '../plan-shape';

/** The owner's refusals, and the two requests that change them. */
export function useRefusals(first: readonly Refusal[]) {
  const call = useApiCall();
  const announce = useAnnounce();
  const [refused, setRefused] = useState(first);
  const change = async (send: (ownerId: string) => ReturnType<typeof career.refuse>, done: string) => {
    const result = await call(send);
    if (!result.ok) return void showToast.error(result.error || 'Ce choix n’a pas pu être sauvegardé.');
    setRefused(result.data.refused);
    announce(done);
  };
  return {
    refused,
    refuse: (refusal: Refusal) => void change((owner) => career.refuse(owner, refusal), 'Ne sera plus proposé'),
    takeBack: (mark: string) => void change((owner) => career.takeBack(owner, mark), 'Sera de nouveau proposé'),
  };
}

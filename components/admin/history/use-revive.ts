'use client';
import { useCallback } from 'react';
import { failureText, reviveSection } from '@/lib/api-client';
import type { StoredSection } from '@/lib/content/site';
import { notify } from '../desk/notify';
import { useCall } from '../desk/session';

/** Returns a function that restores a section from the bin and shows a toast. It resolves to null on failure. */
export function useRevive() {
  const call = useCall();
  return useCallback(
    async (id: string, title: string): Promise<StoredSection | null> => {
      const result = await call(() => reviveSection(id));
      if (result.ok) notify.success(`« ${title} » restaurée`);
      else notify.error(failureText(result, 'La section n’a pas pu être restaurée'));
      return result.ok ? result.data : null;
    },
    [call],
  );
}

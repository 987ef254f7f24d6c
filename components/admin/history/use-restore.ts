'use client';
import { useCallback } from 'react';
import { quoted } from '@/lib/format/french';
import { failureText, restoreSection } from '@/lib/site/api/client';
import type { StoredSection } from '@/sections/public-site';
import { useApiCall } from '../providers/session';
import { showToast } from '../providers/toast';

/** Returns a function that restores a section from the trash and shows a toast. It resolves to null on failure. */
export function useRestore() {
  const call = useApiCall();
  return useCallback(
    async (id: string, title: string): Promise<StoredSection | null> => {
      const result = await call(() => restoreSection(id));
      if (result.ok) showToast.success(`${quoted(title)} restaurée`);
      else showToast.error(failureText(result, 'La section n’a pas pu être restaurée'));
      return result.ok ? result.data : null;
    },
    [call],
  );
}

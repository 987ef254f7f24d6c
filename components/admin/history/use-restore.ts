import { quoted } from '@/lib/format/french';
import { restoreSection } from '@/lib/site/api/client';
import type { StoredSection } from '@/sections/public-site';
import { showToast } from '../providers/notifications';
import { useAct } from '../providers/session';

/**
 * Returns a function that restores a section from the trash with a toast, and resolves to null on failure; and whether
 * it is running.
 */
export function useRestore() {
  const [act, isBusy] = useAct();
  const restore = async (id: string, title: string): Promise<StoredSection | null> => {
    const result = await act(() => restoreSection(id), 'La section n’a pas pu être restaurée');
    if (!result.ok) return null;
    showToast.success(`${quoted(title)} restaurée`);
    return result.data;
  };
  return [restore, isBusy] as const;
}

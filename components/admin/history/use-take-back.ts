'use client';
import { useRouter } from 'next/navigation';
import { failureText, restoreVersion } from '@/lib/api/client';
import { ofRelativeDate, relativeDate } from '@/lib/format/dates';
import { quoted } from '@/lib/format/french';
import type { Part } from '@/lib/history/compare';
import type { Comparison, History } from '@/lib/history/types';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';

/** Returns a function that takes one part of a version back; the version stays the chosen one, for the next part. */
export function useTakeBack(history: History, comparison: Comparison | null, now: string): (part: Part) => Promise<void> {
  const router = useRouter();
  const call = useApiCall();
  return async (part) => {
    if (!comparison) return;
    const { id, at } = comparison.before;
    const result = await call(() => restoreVersion(id, history.current, part.at));
    if (result.ok) showToast.success(`${quoted(part.name)} repris de la version ${ofRelativeDate(relativeDate(at, now))}`);
    else showToast.error(failureText(result, `${quoted(part.name)} n’a pas pu être repris`));
    router.replace(`/admin/history?${new URLSearchParams({ sujet: history.subject.key, version: String(id) })}`, { scroll: false });
    router.refresh();
  };
}

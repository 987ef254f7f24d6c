'use client';
import { useRouter } from 'next/navigation';
import { failureText, restoreVersion } from '@/lib/api/client';
import { relativeDate } from '@/lib/format/dates';
import { quotedBriefly } from '@/lib/format/french';
import type { Part } from '@/lib/history/compare';
import { takenBackText } from '@/lib/history/taken-back-text';
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
    if (result.ok) showToast.success(takenBackText(part.name, relativeDate(at, now)));
    else showToast.error(failureText(result, `${quotedBriefly(part.name)} n’a pas pu être repris`));
    router.replace(`/admin/history?${new URLSearchParams({ sujet: history.subject.key, version: String(id) })}`, { scroll: false });
    router.refresh();
  };
}

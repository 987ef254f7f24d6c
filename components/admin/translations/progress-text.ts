import { counted } from '@/lib/format/french';
import type { Progress } from '@/sections/translation/editor';

/** « 3 textes à traduire » */
export const missingText = (count: number): string => `${counted(count, 'texte', 'textes')} à traduire`;

/** « 1 changé en français » */
export const changedText = (count: number): string => counted(count, 'changé en français', 'changés en français');

/** « 3 textes à traduire, 1 changé en français »; « Traduit » where nothing is left to do. */
export function progressText({ missing, changed }: Progress): string {
  const parts = [...(missing > 0 ? [missingText(missing)] : []), ...(changed > 0 ? [changedText(changed)] : [])];
  return parts.join(', ') || 'Traduit';
}

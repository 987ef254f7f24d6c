import { counted } from '@/lib/format/french';
import type { Progress } from '@/sections/translation/editor';

/** « 3 textes à traduire, 1 changé en français »; « Traduit » where nothing is left to do. */
export function progressText({ missing, changed }: Progress): string {
  const parts = [
    ...(missing > 0 ? [`${counted(missing, 'texte', 'textes')} à traduire`] : []),
    ...(changed > 0 ? [counted(changed, 'changé en français', 'changés en français')] : []),
  ];
  return parts.join(', ') || 'Traduit';
}

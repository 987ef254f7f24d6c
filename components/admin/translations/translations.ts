import { counted } from '@/lib/format/french';
import type { AddedLanguage } from '@/lib/languages';
import type { Progress } from '@/sections/translation/editor';

export const missingText = (count: number): string => `${counted(count, 'texte', 'textes')} à traduire`;

export const changedText = (count: number): string => counted(count, 'changé en français', 'changés en français');

/** The text when nothing is left to translate; it does not claim a translation if there was nothing. */
export const doneText = ({ all }: Progress): string => (all > 0 ? 'Traduit' : 'Rien à traduire');

/** « 3 textes à traduire, 1 changé en français » */
export function progressText(progress: Progress): string {
  const { missing, changed } = progress;
  const parts = [...(missing > 0 ? [missingText(missing)] : []), ...(changed > 0 ? [changedText(changed)] : [])];
  return parts.join(', ') || doneText(progress);
}

export const translationsPage = '/admin/traductions';

export const translationPage = (language: AddedLanguage, subject: string): string =>
  `${translationsPage}?langue=${language}&sujet=${encodeURIComponent(subject)}`;

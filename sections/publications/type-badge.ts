import type { Tone } from '@/sections/palette';
import { natureLabels } from './natures';
import type { PublicationEntry } from './statistics';

/** Types that are stored in other words than visitors read. */
const shown: ReadonlyMap<string, string> = new Map([
  ['book chapter', natureLabels.chapitre],
  ['article de journal', natureLabels.article],
]);

/** The visitors' word for the stored type of an article. */
export const typeLabel = (type: string): string => shown.get(type.trim().toLowerCase()) ?? (type.trim() || 'Article');

/** The label of a publication's badge. */
export function typeOf(entry: PublicationEntry): string {
  if (entry.kind === 'communication') return 'Communication';
  return entry.kind === 'other' ? natureLabels[entry.item.nature] : typeLabel(entry.item.type);
}

/** SCOPUS green, Web of Science blue, IEEE purple, any other type grey. */
export function typeTone(type: string): Tone {
  const word = type.toLowerCase();
  if (word.includes('scopus')) return 'vert';
  if (/web of sciences?/.test(word)) return 'bleu';
  return word.includes('ieee') ? 'violet' : 'gris';
}

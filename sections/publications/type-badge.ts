import type { Tone } from '@/sections/palette';
import { natureLabels } from './natures';
import type { PublicationEntry } from './statistics';

/** The label of a publication's badge. */
export function typeOf(entry: PublicationEntry): string {
  if (entry.kind === 'communication') return 'Communication';
  return entry.kind === 'other' ? natureLabels[entry.item.nature] : entry.item.type.trim() || 'Article';
}

/** SCOPUS green, Web of Science blue, IEEE purple, any other type grey. */
export function typeTone(type: string): Tone {
  const word = type.toLowerCase();
  if (word.includes('scopus')) return 'vert';
  if (/web of sciences?/.test(word)) return 'bleu';
  return word.includes('ieee') ? 'violet' : 'gris';
}

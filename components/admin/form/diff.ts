/** The rows of the conflict dialog: the same differences as in the history, each on one line. */
import { shortened } from '@/lib/format/shortened';
import type { Difference } from '@/lib/history/compare';

/** A field in which the two versions differ, with both values as text. The label is unique. */
export type ConflictRow = { readonly label: string; readonly mine: string; readonly theirs: string };

const longest = 200;

/** Differences from the stored version (before) to the form's own (after). */
export function conflictRows(differences: readonly Difference[]): ConflictRow[] {
  const counts = new Map<string, number>();
  return differences.map(({ place, before, after, note }) => {
    const label = [...place, ...(note ? [note] : [])].join(' › ') || 'Contenu';
    const count = (counts.get(label) ?? 0) + 1;
    counts.set(label, count);
    return { label: count === 1 ? label : `${label} (${count})`, mine: onOneLine(after), theirs: onOneLine(before) };
  });
}

function onOneLine(text: string | null): string {
  const line = (text ?? '')
    .trim()
    .replace(/\s*\n\s*/g, ' ; ')
    .replace(/\s+/g, ' ');
  return shortened(line, longest);
}

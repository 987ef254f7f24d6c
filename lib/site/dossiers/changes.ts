/** What differs between a dossier as it was made and as it would be made now. */
import { linesOf } from '@/sections/dossier-entries';

export type DossierChanges = { readonly added: readonly string[]; readonly removed: readonly string[] };

/** The lines of plain text that one has and the other has not; a line that is there twice counts twice. */
export function changedLines(before: string, after: string): DossierChanges {
  return { added: beyond(linesOf(after), linesOf(before)), removed: beyond(linesOf(before), linesOf(after)) };
}

function beyond(lines: readonly string[], others: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const line of others) counts.set(line, (counts.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = counts.get(line) ?? 0;
    if (count > 0) counts.set(line, count - 1);
    return count === 0;
  });
}

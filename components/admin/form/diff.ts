/** The rows of the conflict dialog: the same differences as in the history, each on one line. */
import { shortened } from '@/lib/format/shortened';
import type { Change } from '@/lib/site/history/changes';
import { rowsOf } from '@/lib/site/history/compare';

/** A field in which the two versions differ, with both values as text. */
export type ConflictRow = { readonly label: string; readonly mine: string; readonly theirs: string };

const longest = 200;
/** The length of the common start that is shown before the first difference. */
const lead = 60;

/** The changes lead from the stored version to the form's own. */
export function conflictRows(changes: readonly Change[]): ConflictRow[] {
  const counts = new Map<string, number>();
  return changes
    .flatMap((change) => rowsOf(change))
    .map(({ place, before, after, note }) => {
      const label = [...place, ...(note ? [note] : [])].join(' › ') || 'Contenu';
      const count = (counts.get(label) ?? 0) + 1;
      counts.set(label, count);
      const [mine, theirs] = aroundDifference(onOneLine(after), onOneLine(before));
      return { label: count === 1 ? label : `${label} (${count})`, mine, theirs };
    });
}

function onOneLine(text: string | null): string {
  return (text ?? '')
    .trim()
    .replace(/\s*\n\s*/g, ' ; ')
    .replace(/\s+/g, ' ');
}

/** Two texts as long as the window has room for, from a word shortly before their first difference. */
function aroundDifference(mine: string, theirs: string): [string, string] {
  let same = 0;
  while (same < mine.length && mine[same] === theirs[same]) same += 1;
  const start = same > longest / 2 ? Math.max(mine.lastIndexOf(' ', same - lead) + 1, same - longest / 2) : 0;
  const cut = (text: string) => (start > 0 ? '… ' : '') + shortened(text.slice(start), longest);
  return [cut(mine), cut(theirs)];
}

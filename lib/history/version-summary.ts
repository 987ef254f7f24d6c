/** Describes in French how a version came about. */

import { ofRelativeDate } from '@/lib/format/dates';
import type { AnyNode } from '@/sections/editor-tree';
import { changeSummary, type Snapshot } from './change-summary';
import { compare, type Part } from './compare';
import { importSummary } from './import-summary';
import { numberText, restoredText, takenBackText } from './taken-back-text';

type KeptVersion = {
  readonly action: string;
  /** Number of the version that a restoration took; an older release did not record it. */
  readonly from?: number;
  readonly snapshot: Snapshot;
  /** « Hier à 9 h 10 » */
  readonly when: string;
};

const byAction: Readonly<Record<string, string>> = {
  seed: 'Contenu d’exemple',
  create: 'Création',
  delete: 'Mise à la corbeille',
};

/** The description of one version; `older` holds the versions before it, the newest first. */
export function versionSummary(node: AnyNode, version: KeptVersion, older: readonly KeptVersion[]): string {
  const { action, from, snapshot } = version;
  const fixed = byAction[action];
  if (fixed) return fixed;
  const [before, ...rest] = older;
  if (action === 'import') return importSummary(node, before?.snapshot.content, snapshot.content);
  if (action === 'restore') {
    if (from !== undefined) return restoredText(numberText(from));
    const source = rest.find((one) => changeSummary(node, one.snapshot, snapshot).length === 0);
    return source ? restoredText(ofRelativeDate(source.when)) : 'Version antérieure restaurée';
  }
  const taken = before && action === 'restore-part' ? partTaken(node, version, before.snapshot, rest) : undefined;
  if (taken) return taken;
  const changed = before ? changeSummary(node, before.snapshot, snapshot) : [];
  const revived = action === 'revive' ? ['Sortie de la corbeille'] : [];
  const words = [...revived, ...changed];
  if (words.length > 0) return words.join('\u202f; ');
  if (!before) return 'Plus ancienne version conservée';
  return before.snapshot.order === snapshot.order ? 'Enregistrement sans changement visible' : 'Section déplacée';
}

/** The words for a part that came from an older version; without its number, it is the newest of `older` that has the part so. */
function partTaken(node: AnyNode, { from, snapshot: { content } }: KeptVersion, before: Snapshot, older: readonly KeptVersion[]): string | undefined {
  const part = compare(node, content, before.content).find((row) => row.part)?.part;
  if (!part) return undefined;
  if (from !== undefined) return takenBackText(part.name, numberText(from));
  const isAround = (other: Part) => other.at.every((key, index) => key === part.at[index]);
  const source = older.find((one) => !compare(node, content, one.snapshot.content).some((row) => row.part && isAround(row.part)));
  return source && takenBackText(part.name, ofRelativeDate(source.when));
}

/** Describes in French how a version came about. */

import type { AnyNode } from '@/sections/editor-tree';
import { describeChanges, importSummary } from './change-summary';
import { changesOf, type Snapshot } from './changes';
import { compare } from './compare';
import { numberText, restoredText, takenBackText } from './taken-back-text';

type KeptVersion = {
  readonly action: string;
  /** Number of the version that a restoration took; an older release did not record it. */
  readonly from?: number;
  readonly snapshot: Snapshot;
};

const byAction: Readonly<Record<string, string>> = {
  seed: 'Contenu d’exemple',
  create: 'Création',
  delete: 'Mise à la corbeille',
};

/** The description of one version; `before` is the version before it. */
export function versionSummary(
  node: AnyNode,
  { action, from, snapshot }: KeptVersion,
  before: Snapshot | undefined,
): string {
  const source = from === undefined ? undefined : numberText(from);
  const fixed = byAction[action];
  if (fixed) return fixed;
  if (action === 'import') return importSummary(node, before?.content, snapshot.content);
  if (action === 'restore') return source === undefined ? 'Version antérieure restaurée' : restoredText(source);
  const taken =
    action === 'restore-part'
      ? compare(node, snapshot.content, before?.content).find(({ part }) => part)?.part
      : undefined;
  if (taken) return takenBackText(taken.name, source);
  const words = [
    ...(action === 'revive' ? ['Sortie de la corbeille'] : []),
    ...(before ? [describeChanges(changesOf(node, before, snapshot))] : []),
  ].filter(Boolean);
  if (words.length > 0) return words.join('\u202f; ');
  if (!before) return 'Plus ancienne version conservée';
  return before.order === snapshot.order ? 'Sauvegarde sans changement visible' : 'Section déplacée';
}

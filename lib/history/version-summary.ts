/** Describes in French how a version came about. */

import { ofRelativeDate } from '@/lib/format/dates';
import type { AnyNode } from '@/sections/editor-tree';
import { changeSummary, type Snapshot } from './change-summary';

export type KeptVersion = { readonly action: string; readonly snapshot: Snapshot /** « Hier à 9 h 10 » */; readonly when: string };

const byAction: Readonly<Record<string, string>> = {
  seed: 'Contenu d’exemple',
  create: 'Création',
  import: 'Contenu importé',
  delete: 'Mise à la corbeille',
};

/** The description of one version; `older` holds the versions before it, the newest first. */
export function versionSummary(node: AnyNode, version: KeptVersion, older: readonly KeptVersion[]): string {
  const { action, snapshot } = version;
  const fixed = byAction[action];
  if (fixed) return fixed;
  const [before, ...rest] = older;
  if (action === 'restore') {
    const source = rest.find((one) => changeSummary(node, one.snapshot, snapshot).length === 0);
    return source ? `Version ${ofRelativeDate(source.when)} restaurée` : 'Version antérieure restaurée';
  }
  const changed = before ? changeSummary(node, before.snapshot, snapshot) : [];
  const revived = action === 'revive' ? ['Sortie de la corbeille'] : [];
  const words = [...revived, ...changed];
  if (words.length > 0) return words.join('\u202f; ');
  if (!before) return 'Plus ancienne version conservée';
  return before.snapshot.order === snapshot.order ? 'Enregistrement sans changement visible' : 'Section déplacée';
}

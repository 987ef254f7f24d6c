/** Summarises in French what changed between two versions: « 2 projets ajoutés, 1 modifié ». Works from the editor tree of any kind. */

import type { AnyNode } from '@/sections/editor-tree';
import { nodeType } from '@/sections/nodes/table';

/** What a version stores of a section; of the profile, only its content. */
export type Snapshot = {
  readonly title?: string;
  readonly type?: string;
  readonly visible?: boolean;
  /** Position on the page. Not compared here: the order of the sections has a history of its own. */
  readonly order?: number;
  readonly content: unknown;
};

/** One sentence per kind of change; empty when nothing visible differs. */
export function changeSummary(node: AnyNode, before: Snapshot, after: Snapshot): string[] {
  const isSame = JSON.stringify(before.content) === JSON.stringify(after.content);
  return [
    ...(before.title === after.title ? [] : ['Titre modifié']),
    ...(before.type === after.type ? [] : ['Type modifié']),
    ...(before.visible === after.visible ? [] : [after.visible ? 'Section affichée' : 'Section masquée']),
    ...(isSame ? [] : nodeType(node).summarise(node, before.content, after.content)),
  ];
}

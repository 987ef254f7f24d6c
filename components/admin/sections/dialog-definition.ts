/** Adapts a kind's editor tree to the simple editor's dialog. */
import type { AnyDefinition } from '@/sections/define';
import type { AnyNode } from '@/sections/editor-tree';
import { isRecord } from '../editor/draft';

/** Rich-text areas are 400 px high; cards that are stored in named groups are edited group by group. */
export function dialogDefinition(definition: AnyDefinition, content: unknown): AnyDefinition {
  return { ...definition, editor: shaped(definition.editor, content) };
}

function shaped(node: AnyNode, content: unknown): AnyNode {
  if (node.node === 'richText') return { ...node, height: 400 };
  if (node.node !== 'list' || !isRecord(content)) return node;
  return {
    node: 'map',
    label: 'Groupes',
    value: node,
    blank: (): unknown[] => [],
    count: (value: unknown) => (Array.isArray(value) ? value.length : 0),
    labels: {
      keyLabel: 'Nom du groupe',
      add: 'Ajouter un groupe',
      confirmRemove: 'Êtes-vous sûr de vouloir supprimer ce groupe et toutes ses cartes ?',
      remove: 'Supprimer le groupe',
      keyRequired: 'Le nom du groupe est requis',
      keyTaken: 'Un groupe porte déjà ce nom',
      empty: 'Aucun groupe',
      summary: (value: unknown) => `${Array.isArray(value) ? value.length : 0} élément(s)`,
    },
  };
}

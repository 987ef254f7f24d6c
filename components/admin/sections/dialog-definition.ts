/** How a section is edited in the simple editor's dialog: its kind's tree, with the heights and shapes that the dialog asks for. Pure. */
import type { AnyDefinition } from '@/lib/content/define';
import type { AnyNode } from '@/lib/content/editor-tree';
import { isRecord } from '../editor/draft';

/** Text areas are 400 px high (spec 2.12); cards that are stored in groups are edited by group. */
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
    words: {
      keyLabel: 'Nom du groupe',
      add: 'Ajouter un groupe',
      confirmRemove: 'Êtes-vous sûr de vouloir supprimer ce groupe et toutes ses cartes ?',
      keyRequired: 'Le nom du groupe est requis',
      keyTaken: 'Un groupe porte déjà ce nom',
      empty: 'Aucun groupe',
      summary: (value: unknown) => `${Array.isArray(value) ? value.length : 0} élément(s)`,
    },
  };
}

import type { StringsNode } from '../editor-tree';
import { leaf } from './leaf';
import type { NodeType } from './node-type';

/** A list of lines of text. */
export const strings: NodeType<StringsNode> = {
  ...leaf<StringsNode>(),
  empty: [],
  counted: () => ['ligne', 'lignes'],
  started: (_node, value) => (Array.isArray(value) && value.length === 0 ? [''] : value),
  withoutBlanks: (_node, value) =>
    Array.isArray(value) && value.some(isBlank) ? value.filter((line) => !isBlank(line)) : value,
  issues: ({ firstRequired }, value) =>
    firstRequired && isBlankLines(value) ? [{ path: [0], message: firstRequired }] : [],
  cards: {
    texts({ line, feminine }) {
      const noun = line.toLocaleLowerCase('fr');
      const [none, one, first, added] = feminine
        ? ['Aucune', 'une', 'ma première', 'ajoutée']
        : ['Aucun', 'un', 'mon premier', 'ajouté'];
      return {
        empty: `${none} ${noun} ${added}`,
        addOne: `Ajouter ${one} ${noun}`,
        addFirst: `Ajouter ${first} ${noun}`,
        confirmRemove: `Êtes-vous sûr de vouloir supprimer cette ligne ?`,
      };
    },
    card: (_node, line, index) => ({ key: String(index), name: typeof line === 'string' ? line : '' }),
    blank: () => '',
  },
};

const isBlankLines = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isBlank);

const isBlank = (line: unknown): boolean => typeof line === 'string' && line.trim() === '';

import type { StringsNode } from '../editor-tree';
import { leaf } from './leaf';
import type { NodeType } from './node-type';
import { tally } from './tally';

/** A list of lines of text. */
export const strings: NodeType<StringsNode> = {
  ...leaf<StringsNode>(),
  empty: [],
  counted: () => ['ligne', 'lignes'],
  started: (_node, value) => (Array.isArray(value) && value.length === 0 ? [''] : value),
  withoutBlanks: (_node, value) => (Array.isArray(value) && value.some(isBlank) ? value.filter((line) => !isBlank(line)) : value),
  issues: ({ firstRequired }, value) => (firstRequired && isBlankLines(value) ? [{ path: [0], message: firstRequired }] : []),
  takenBack(_node, now, old, [index]) {
    if (typeof index !== 'number') return old;
    const [lines, olds] = [linesOf(now), linesOf(old)];
    const line = olds[index];
    if (line === undefined || lines.includes(line)) return now;
    const before = olds.slice(0, index).findLast((other) => lines.includes(other));
    return lines.toSpliced(before === undefined ? 0 : lines.indexOf(before) + 1, 0, line);
  },
  summarise: (_node, before, after) => lineWords(linesOf(before), linesOf(after)),
  cards: {
    texts({ line, feminine }) {
      const noun = line.toLocaleLowerCase('fr');
      const [none, one, first, added] = feminine ? ['Aucune', 'une', 'ma première', 'ajoutée'] : ['Aucun', 'un', 'mon premier', 'ajouté'];
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
const linesOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

function lineWords(before: readonly string[], after: readonly string[]): string[] {
  if (before.join('\n') === after.join('\n')) return [];
  const left = [...before];
  let added = 0;
  for (const line of after) {
    const at = left.indexOf(line);
    if (at < 0) added += 1;
    else left.splice(at, 1);
  }
  const changed = Math.min(added, left.length);
  const unnamed = (count: number) => Array.from({ length: count }, () => '');
  const found = { ajouté: unnamed(added - changed), modifié: unnamed(changed), supprimé: unnamed(left.length - changed) };
  const words = tally(found, { one: 'ligne', many: 'lignes', feminine: true });
  return words.length === 0 ? ['Ordre des lignes modifié'] : words;
}

import type { ChainedCommands, Editor } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';

const CaptionedTable = Table.extend({
  addAttributes: () => ({
    caption: {
      default: '',
      parseHTML: (table: HTMLElement) => table.querySelector(':scope > caption')?.textContent?.trim() ?? '',
      rendered: false,
    },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node }) => [
    'table',
    ...(node.attrs.caption ? [['caption', { contenteditable: 'false' }, String(node.attrs.caption)] as const] : []),
    ['tbody', 0],
  ],
}).configure({ View: null });

export const tables = [CaptionedTable, TableRow, TableHeader, TableCell];

export const tableCommands: readonly (readonly Readonly<{
  label: string;
  run: (chain: ChainedCommands) => ChainedCommands;
}>[])[] = [
  [
    { label: 'Ligne au-dessus', run: (chain) => chain.addRowBefore() },
    { label: 'Ligne au-dessous', run: (chain) => chain.addRowAfter() },
    { label: 'Supprimer la ligne', run: (chain) => chain.deleteRow() },
  ],
  [
    { label: 'Colonne à gauche', run: (chain) => chain.addColumnBefore() },
    { label: 'Colonne à droite', run: (chain) => chain.addColumnAfter() },
    { label: 'Supprimer la colonne', run: (chain) => chain.deleteColumn() },
  ],
  [
    { label: 'Ligne d’en-tête', run: (chain) => chain.toggleHeaderRow() },
    { label: 'Supprimer le tableau', run: (chain) => chain.deleteTable() },
  ],
];

/** Inserts a 3 × 3 table, with a header row, at the caret, and a paragraph after it if it is last. */
export function insertTable(editor: Editor): void {
  editor
    .chain()
    .focus()
    .insertTable({ rows: 3, cols: 3, withHeaderRow: true })
    .command(({ tr }) => {
      const { doc } = tr;
      if (doc.lastChild?.type.name === 'table') tr.insert(doc.content.size, editor.schema.node('paragraph'));
      return true;
    })
    .run();
}

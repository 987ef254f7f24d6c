import type { ChainedCommands, Editor } from '@tiptap/react';
import type { LucideIcon } from 'lucide-react';
import {
  Bold,
  Heading1,
  Heading2,
  Heading3,
  Italic,
  List,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Subscript,
  Superscript,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
  Underline,
  Undo2,
} from 'lucide-react';

export type Command = Readonly<{
  label: string;
  keys?: string | undefined;
  icon: LucideIcon;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the button is pressed; absent for one that is not a toggle. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
}>;

const heading = (level: 1 | 2 | 3, icon: LucideIcon): Command => ({
  label: `Titre ${level}`,
  icon,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
});
const mark = (name: string, label: string, icon: LucideIcon, keys?: string): Command => ({
  label,
  icon,
  keys,
  run: (chain) => chain.toggleMark(name),
  isOn: (editor) => editor.isActive(name),
});
const align = (alignment: 'left' | 'center' | 'right' | 'justify', label: string, icon: LucideIcon): Command => ({
  label,
  icon,
  run: (chain) => chain.setTextAlign(alignment),
  isOn: (editor) =>
    editor.isActive({ textAlign: alignment }) ||
    (alignment === 'left' && !['center', 'right', 'justify'].some((textAlign) => editor.isActive({ textAlign }))),
});

export const headings = [heading(1, Heading1), heading(2, Heading2), heading(3, Heading3)];
export const marks = [
  mark('bold', 'Gras', Bold, 'Ctrl B'),
  mark('italic', 'Italique', Italic, 'Ctrl I'),
  mark('underline', 'Souligné', Underline, 'Ctrl U'),
  mark('strike', 'Barré', Strikethrough),
  mark('subscript', 'Indice', Subscript),
  mark('superscript', 'Exposant', Superscript),
];
export const lists: readonly Command[] = [
  {
    label: 'Liste numérotée',
    icon: ListOrdered,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    label: 'Liste à puces',
    icon: List,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
];
export const alignments = [
  align('left', 'Aligner à gauche', TextAlignStart),
  align('center', 'Centrer', TextAlignCenter),
  align('right', 'Aligner à droite', TextAlignEnd),
  align('justify', 'Justifier', TextAlignJustify),
];
export const clear: Command = {
  label: 'Effacer la mise en forme',
  icon: RemoveFormatting,
  run: (chain) => chain.unsetAllMarks().clearNodes().unsetTextAlign(),
};
export const past: readonly Command[] = [
  { label: 'Défaire', keys: 'Ctrl Z', icon: Undo2, run: (chain) => chain.undo(), can: (editor) => editor.can().undo() },
  { label: 'Refaire', keys: 'Ctrl Y', icon: Redo2, run: (chain) => chain.redo(), can: (editor) => editor.can().redo() },
];

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

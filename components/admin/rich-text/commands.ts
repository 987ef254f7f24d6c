/** The buttons of the toolbar: label, action and pressed state. */
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

export type Command = {
  readonly label: string;
  readonly keys?: string;
  readonly icon: LucideIcon;
  readonly run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether the button is pressed; absent for one that is not a toggle. */
  readonly isOn?: (editor: Editor) => boolean;
  readonly can?: (editor: Editor) => boolean;
};

const heading = (level: 1 | 2 | 3, icon: LucideIcon): Command => ({
  label: `Titre ${level}`,
  icon,
  run: (chain) => chain.toggleHeading({ level }),
  isOn: (editor) => editor.isActive('heading', { level }),
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
export const marks: readonly Command[] = [
  {
    label: 'Gras',
    keys: 'Ctrl B',
    icon: Bold,
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    label: 'Italique',
    keys: 'Ctrl I',
    icon: Italic,
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    label: 'Souligné',
    keys: 'Ctrl U',
    icon: Underline,
    run: (chain) => chain.toggleUnderline(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    label: 'Barré',
    icon: Strikethrough,
    run: (chain) => chain.toggleStrike(),
    isOn: (editor) => editor.isActive('strike'),
  },
  {
    label: 'Indice',
    icon: Subscript,
    run: (chain) => chain.toggleMark('subscript'),
    isOn: (editor) => editor.isActive('subscript'),
  },
  {
    label: 'Exposant',
    icon: Superscript,
    run: (chain) => chain.toggleMark('superscript'),
    isOn: (editor) => editor.isActive('superscript'),
  },
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

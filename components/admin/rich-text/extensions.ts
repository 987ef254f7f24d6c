/**
 * The extensions of the rich-text editor: headings 1 to 3, marks, subscripts and superscripts, colours, lists, quotes,
 * tables, alignment, safe links, images of the site.
 */
import { Mark } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import TextAlign from '@tiptap/extension-text-align';
import { BackgroundColor, Color, TextStyle } from '@tiptap/extension-text-style';
import StarterKit from '@tiptap/starter-kit';
import { LinkMark } from './link-mark';
import { NumberedList } from './numbered-list';
import { ReadableColours } from './readable-colours';
import { tables } from './tables';

/** Letters below or above the line, as in CO₂ and 10⁻³. */
const shifted = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup') =>
  Mark.create({ name, excludes: 'subscript superscript', parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

export const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false, // ours are below
    orderedList: false,
    trailingNode: false,
    // At most 100 entries: ProseMirror exceeds `depth` by up to 20, then drops those at once.
    undoRedo: { depth: 80, newGroupDelay: 1000 },
  }),
  shifted('subscript', 'sub'),
  shifted('superscript', 'sup'),
  TextStyle,
  Color,
  BackgroundColor,
  ReadableColours,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  NumberedList,
  LinkMark,
  ...tables,
  Image.configure({ inline: true, allowBase64: true }),
];

/** The types of local image files that the editor accepts. */
export const imageTypes = [
  'image/png',
  'image/gif',
  'image/jpeg',
  'image/bmp',
  'image/x-icon',
  'image/vnd.microsoft.icon',
] as const;

import { Extension, InputRule, Mark, PasteRule, wrappingInputRule } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { Link } from '@tiptap/extension-link';
import { OrderedList } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import TextAlign from '@tiptap/extension-text-align';
import { BackgroundColor, Color, TextStyle } from '@tiptap/extension-text-style';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import StarterKit from '@tiptap/starter-kit';
import { onThePage, shownColours } from '@/lib/colours/readable';
import { linkParts } from '@/lib/format/web-address';
import { isPlainlyLink, isSafeLink } from './links';

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

const tables = [CaptionedTable, TableRow, TableHeader, TableCell];

/** Subscript or superscript, as in CO₂ and 10⁻³. */
const shifted = (name: 'subscript' | 'superscript', tag: 'sub' | 'sup') =>
  Mark.create({ name, excludes: 'subscript superscript', parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

export const imageTypes = [
  'image/png',
  'image/gif',
  'image/jpeg',
  'image/bmp',
  'image/x-icon',
  'image/vnd.microsoft.icon',
] as const;

const colourKey = new PluginKey<DecorationSet>('readableColours');

/** Shows the owner's colours with enough contrast, as visitors see them; the document keeps the chosen ones. */
const ReadableColours = Extension.create({
  name: 'readableColours',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key: colourKey,
      state: {
        init: (_, { doc }) => colours(doc),
        apply: (transaction, before) => (transaction.docChanged ? colours(transaction.doc) : before),
      },
      props: { decorations: (state) => colourKey.getState(state) },
    }),
  ],
});

function colours(doc: Node): DecorationSet {
  const decorations: Decoration[] = [];
  doc.descendants((node, from) => {
    const { color, backgroundColor } = node.marks.find(({ type }) => type.name === 'textStyle')?.attrs ?? {};
    if (!node.isText || !(color || backgroundColor)) return;
    const { colour, ground } = shownColours(
      { name: 'span', colour: String(color ?? ''), ground: String(backgroundColor ?? '') },
      onThePage,
    );
    const style = [colour && `color:${colour}`, ground && `background-color:${ground}`].filter(Boolean).join(';');
    if (style) decorations.push(Decoration.inline(from, from + node.nodeSize, { style }));
  });
  return DecorationSet.create(doc, decorations);
}

/** What starts a list in a paragraph: « 3. » and a space. A four-digit number is a year. */
export const typedNumber = /^(\d{1,3})\.\s$/;

/** Whether each line of a text is so numbered, as in plain-text lists; « M. » and « V. » begin names. */
export const isNumberedText = (text: string): boolean =>
  text.split('\n').every((line) => line.trim() === '' || /^\s*\d{1,3}[.)]\s/.test(line));

/** TipTap's list, without its reading of years and initials as numbers. */
const NumberedList = OrderedList.extend({
  addInputRules() {
    return [
      wrappingInputRule({
        find: typedNumber,
        type: this.type,
        getAttributes: ([, number]) => ({ start: Number(number) }),
        joinPredicate: ([, number], { attrs, childCount }) => childCount + attrs.start === Number(number),
      }),
    ];
  },
  addProseMirrorPlugins() {
    return (this.parent?.() ?? []).map(({ props: { handlePaste } }) => {
      const paste: typeof handlePaste = function (view, event, slice) {
        const text = event.clipboardData?.getData('text/plain') ?? '';
        return isNumberedText(text) && handlePaste?.call(this, view, event, slice);
      };
      return new Plugin({ props: { handlePaste: paste } });
    });
  },
});

const doiPattern = String.raw`(?:^|[\s(])((?:doi:\s?)?10\.\d{4,9}\/[^\s<>"]{1,500})`;
const typedDoi = new RegExp(`${doiPattern}$`, 'i');

/** TipTap's links, but typed and pasted addresses are read as elsewhere on the site. */
const LinkMark = Link.extend({
  /** The space after a DOI links it; web and email addresses are linked by `autolink`. */
  addInputRules() {
    const { type } = this;
    return [
      new InputRule({
        find: new RegExp(String.raw`${doiPattern}[^\S\n]$`, 'i'), // a line end is not text: see the keys
        handler: ({ state: { tr }, range, match: [matched = '', typed = ''] }) => {
          const [{ text: doi = '', href = '' } = {}] = linkParts(typed);
          if (!href) return null;
          const from = range.from + matched.indexOf(typed);
          tr.insertText(matched.slice(-1), range.to)
            .addMark(from, from + doi.length, type.create({ href }))
            .removeStoredMark(type);
        },
      }),
    ];
  },
  /** Enter links a DOI at the end of a line or paragraph too. */
  addKeyboardShortcuts() {
    const linkDoi = () => {
      const { state, view } = this.editor;
      const { $from, empty } = state.selection;
      const [, typed = ''] =
        (empty && typedDoi.exec($from.parent.textBetween(0, $from.parentOffset, undefined, '\n'))) || [];
      const [{ text: doi = '', href = '' } = {}] = linkParts(typed);
      const start = $from.pos - typed.length;
      if (href)
        view.dispatch(
          state.tr.addMark(start, start + doi.length, this.type.create({ href })).removeStoredMark(this.type),
        );
      return false; // the key keeps its effect
    };
    return { Enter: linkDoi, 'Shift-Enter': linkDoi };
  },
  /** Links pasted addresses; existing links keep their target. */
  addPasteRules() {
    const { type } = this;
    return [
      new PasteRule({
        find: (text) => {
          let end = 0;
          return linkParts(text).flatMap((part) => {
            const index = end;
            end += part.text.length;
            return part.href ? [{ index, text: part.text, data: { href: part.href } }] : [];
          });
        },
        handler: ({ state: { doc, tr }, range: { from, to }, match }) => {
          if (!doc.rangeHasMark(from, to, type)) tr.addMark(from, to, type.create({ href: match.data?.href }));
        },
      }),
    ];
  },
}).configure({
  openOnClick: false,
  autolink: true,
  defaultProtocol: 'https',
  HTMLAttributes: { rel: 'noopener noreferrer', target: null },
  // For a typed word such as « www.exemple.org », this is called before it gets its scheme.
  isAllowedUri: (url, context) => (isSafeLink(url) ? context.defaultValidate(url) : isPlainlyLink(url)),
  shouldAutoLink: isPlainlyLink,
});

export const extensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false, // replaced above
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

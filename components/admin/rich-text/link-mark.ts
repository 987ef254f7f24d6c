/** Links of the editor: TipTap's, whose typed and pasted addresses are read as everywhere else on the site. */
import { InputRule, PasteRule } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { addressesIn } from '@/lib/format/web-address';
import { isPlainlyLink, isSafeLink } from './links';

const doiPattern = String.raw`(?:^|[\s(])((?:doi:\s?)?10\.\d{4,9}\/[^\s<>"]{1,500})`;
/** A DOI at the end of the typed text. */
const typedDoi = new RegExp(`${doiPattern}$`, 'i');

export const LinkMark = Link.extend({
  /** A DOI becomes a link to it at the space after it; addresses of the web and of people do by `autolink`. */
  addInputRules() {
    const { type } = this;
    return [
      new InputRule({
        find: new RegExp(String.raw`${doiPattern}[^\S\n]$`, 'i'), // a line end is no text: see the keys
        handler: ({ state: { tr }, range, match: [whole = '', typed = ''] }) => {
          const [{ text: doi = '', href = '' } = {}] = addressesIn(typed);
          if (!href) return null;
          const from = range.from + whole.indexOf(typed);
          tr.insertText(whole.slice(-1), range.to)
            .addMark(from, from + doi.length, type.create({ href }))
            .removeStoredMark(type);
        },
      }),
    ];
  },
  /** A DOI becomes a link at the end of its line or paragraph too. */
  addKeyboardShortcuts() {
    const linkDoi = () => {
      const { state, view } = this.editor;
      const { $from, empty } = state.selection;
      const [, typed = ''] =
        (empty && typedDoi.exec($from.parent.textBetween(0, $from.parentOffset, undefined, '\n'))) || [];
      const [{ text: doi = '', href = '' } = {}] = addressesIn(typed);
      const start = $from.pos - typed.length;
      if (href)
        view.dispatch(
          state.tr.addMark(start, start + doi.length, this.type.create({ href })).removeStoredMark(this.type),
        );
      return false; // the key does what it does
    };
    return { Enter: linkDoi, 'Shift-Enter': linkDoi };
  },
  /** Addresses in what is pasted; one that is a link already keeps where it leads. */
  addPasteRules() {
    const { type } = this;
    return [
      new PasteRule({
        find: (text) => {
          let end = 0;
          return addressesIn(text).flatMap((part) => {
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
  // A word that is typed, such as « www.exemple.org », is asked about before it gets its scheme.
  isAllowedUri: (url, context) => (isSafeLink(url) ? context.defaultValidate(url) : isPlainlyLink(url)),
  shouldAutoLink: isPlainlyLink,
});

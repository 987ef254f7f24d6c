/** A DOI that is typed, with a space after it, or pasted becomes a link to it, as a web address does. */
import { Extension, InputRule, markPasteRule } from '@tiptap/core';
import { addressesIn, doiAddress } from '@/lib/format/web-address';

export const DoiLinks = Extension.create({
  name: 'doiLinks',
  addInputRules() {
    const { link } = this.editor.schema.marks;
    if (!link) return [];
    return [
      new InputRule({
        find: /(?:^|[\s(])((?:doi:\s?)?10\.\d{4,9}\/[^\s<>"]{1,500})\s$/i,
        handler: ({ state: { tr }, range, match: [whole = '', typed = ''] }) => {
          const [{ text: doi = '', href = '' } = {}] = addressesIn(typed);
          if (!href) return null;
          const from = range.from + whole.indexOf(typed);
          tr.insertText(whole.slice(-1), range.to)
            .addMark(from, from + doi.length, link.create({ href }))
            .removeStoredMark(link);
        },
      }),
    ];
  },
  addPasteRules() {
    const { link } = this.editor.schema.marks;
    if (!link) return [];
    return [
      markPasteRule({
        find: (text) => {
          let index = 0;
          return addressesIn(text).flatMap((part) => {
            const at = index;
            index += part.text.length;
            return doiAddress(part.text) ? [{ index: at, text: part.text, data: { href: part.href } }] : [];
          });
        },
        type: link,
        getAttributes: ({ data }) => ({ href: data?.href }),
      }),
    ];
  },
});

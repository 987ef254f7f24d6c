import { wrappingInputRule } from '@tiptap/core';
import { OrderedList } from '@tiptap/extension-list';
import { Plugin } from '@tiptap/pm/state';

/** What begins a list at the start of a paragraph: « 3. » and a space. A number of four digits is a year. */
export const typedNumber = /^(\d{1,3})\.\s$/;

/** Whether each line of a text is numbered so, as in lists that come as text alone; « M. » and « V. » begin names. */
export const isNumberedText = (text: string): boolean =>
  text.split('\n').every((line) => line.trim() === '' || /^\s*\d{1,3}[.)]\s/.test(line));

/** TipTap's list, which takes years and initials for numbers. */
export const NumberedList = OrderedList.extend({
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

/** Shows the owner's colours with enough contrast, as visitors will see them; the document keeps the chosen ones. */
import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { onThePage, shownColours } from '@/lib/colours/readable';

const key = new PluginKey<DecorationSet>('readableColours');

export const ReadableColours = Extension.create({
  name: 'readableColours',
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      key,
      state: {
        init: (_, { doc }) => colours(doc),
        apply: (transaction, before) => (transaction.docChanged ? colours(transaction.doc) : before),
      },
      props: { decorations: (state) => key.getState(state) },
    }),
  ],
});

function colours(doc: Node): DecorationSet {
  const shown: Decoration[] = [];
  doc.descendants((node, from) => {
    const { color, backgroundColor } = node.marks.find(({ type }) => type.name === 'textStyle')?.attrs ?? {};
    if (!node.isText || !(color || backgroundColor)) return;
    const { colour, ground } = shownColours(
      { name: 'span', colour: String(color ?? ''), ground: String(backgroundColor ?? '') },
      onThePage,
    );
    const style = [colour && `color:${colour}`, ground && `background-color:${ground}`].filter(Boolean).join(';');
    if (style) shown.push(Decoration.inline(from, from + node.nodeSize, { style }));
  });
  return DecorationSet.create(doc, shown);
}

import type { Block, Inline, TypesetDocument } from './tree';

/** The text with the words of its runs changed. */
export const mapInline = (inline: Inline, change: (text: string) => string): Inline =>
  typeof inline === 'string' ? change(inline) : inline.map((run) => ({ ...run, text: change(run.text) }));

/** The document with each of its texts changed, the title and the author among them. */
export function mapTexts(document: TypesetDocument, change: (text: string) => string): TypesetDocument {
  const inline = (given: Inline): Inline => mapInline(given, change);
  return {
    ...document,
    title: change(document.title),
    author: change(document.author),
    headLines: document.headLines.map(inline),
    blocks: document.blocks.map((block) => mapBlock(block, inline, change)),
  };
}

/** The block with its inline texts changed by one function, and those that have no style by the other. */
export function mapBlock(block: Block, inline: (text: Inline) => Inline, change: (text: string) => string): Block {
  const rows = (given: readonly (readonly Inline[])[]) => given.map((row) => row.map(inline));
  switch (block.type) {
    case 'heading':
    case 'paragraph':
      return { ...block, text: inline(block.text) };
    case 'entry':
      return {
        ...block,
        label: change(block.label),
        text: inline(block.text),
        ...(block.details && { details: block.details.map(inline) }),
      };
    case 'list':
      return { ...block, items: block.items.map(inline) };
    case 'table':
      return {
        ...block,
        caption: change(block.caption),
        columns: block.columns.map((column) => ({ ...column, head: change(column.head) })),
        rows: rows(block.rows),
        ...(block.foot && { foot: rows(block.foot) }),
      };
  }
}

import type { Block, Inline, TypesetDocument } from './tree';

/** The document with each of its texts changed, the title and the author among them. */
export function mapTexts(document: TypesetDocument, change: (text: string) => string): TypesetDocument {
  const inline = (given: Inline): Inline =>
    typeof given === 'string' ? change(given) : given.map((run) => ({ ...run, text: change(run.text) }));
  const rows = (given: readonly (readonly Inline[])[]) => given.map((row) => row.map(inline));
  const block = (given: Block): Block => {
    switch (given.type) {
      case 'heading':
      case 'paragraph':
        return { ...given, text: inline(given.text) };
      case 'entry':
        return {
          ...given,
          label: change(given.label),
          text: inline(given.text),
          ...(given.details && { details: given.details.map(inline) }),
        };
      case 'list':
        return { ...given, items: given.items.map(inline) };
      case 'table':
        return {
          ...given,
          caption: change(given.caption),
          columns: given.columns.map((column) => ({ ...column, head: change(column.head) })),
          rows: rows(given.rows),
          ...(given.foot && { foot: rows(given.foot) }),
        };
    }
  };
  return {
    ...document,
    title: change(document.title),
    author: change(document.author),
    headLines: document.headLines.map(inline),
    blocks: document.blocks.map(block),
  };
}

import { Problem } from '@/lib/errors';
import type { LastLine } from './layout';
import { prepared } from './prepare';
import { type Block, type Inline, type TypesetDocument, wordsOf } from './tree';

/** Pages of a PDF with the filled part of the last one, such as 1.4. Estimated when no compiler is installed. */
export type PageCount = { readonly pages: number; readonly isEstimate: boolean };

/** In points, as in page.typ. */
const page = { top: 48.2, height: 739.8, width: 493, margin: 82 } as const;

/** Counts by layout; without a compiler, by text length, within a tenth for a usual CV. */
export async function pageCount(
  document: TypesetDocument,
  layout: (document: TypesetDocument) => Promise<LastLine>,
): Promise<PageCount> {
  try {
    const { page: last, y } = await layout(document);
    return { pages: last - 1 + Math.min(1, Math.max(0, y - page.top) / page.height), isEstimate: false };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { pages: estimatedPages(document), isEstimate: true };
  }
}

export function estimatedPages(document: TypesetDocument): number {
  const { headLines, blocks, textSize = 9.5 } = prepared(document);
  const head = 26 + headLines.reduce((sum, line) => sum + textHeight(line, textSize, page.width) + 4.8, 0);
  return blocks.reduce((sum, block) => sum + heightOf(block, textSize), head) / page.height;
}

/** Height of a text at a font size in points; a letter of Inter is on average 0.46 times as wide as the font size. */
function textHeight(text: Inline, size: number, width: number): number {
  const perLine = Math.max(1, Math.floor(width / (size * 0.46)));
  const lines = wordsOf(text)
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / perLine)), 0);
  return size * (0.727 + (lines - 1) * 1.307);
}

/** Height of a block and the space after it. */
function heightOf(block: Block, size: number): number {
  switch (block.type) {
    case 'heading':
      return { 2: 41, 3: 26, 4: 19 }[block.level];
    case 'paragraph':
      return textHeight(block.text, size, page.width) + 7.1;
    case 'entry': {
      const width = page.width - (block.numberLength ? block.numberLength * 6 + 11 : page.margin);
      const details = (block.details ?? []).map((line) => textHeight(line, size - 1, width) + 3.8);
      return textHeight(block.text, size, width) + details.reduce((sum, height) => sum + height, 0) + 8.1;
    }
    case 'list':
      return block.items.reduce((sum, item) => sum + textHeight(item, size, page.width - 12) + 4.8, 2.4);
    case 'table':
      return 45 + (block.rows.length + (block.foot?.length ?? 0)) * 14;
  }
}

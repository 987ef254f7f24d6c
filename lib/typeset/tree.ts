/**
 * A document as one tree, which this folder's writers turn into PDF, Word, HTML and plain text with the same words in
 * the same order. All text is data, never a format's markup.
 */

import type { Language } from '@/lib/languages';

/** A stretch of text in one style; `lang` (BCP 47) if it differs from the document's. */
export type Run = {
  readonly text: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underlined?: boolean;
  readonly raised?: 'super' | 'sub';
  readonly href?: string;
  readonly lang?: string;
};

export type Inline = string | readonly Run[];

/** One line of a CV: a short label in the margin (years, « ACL3 »), a text, and smaller lines below it. */
export type Entry = {
  readonly type: 'entry';
  readonly label: string;
  readonly text: Inline;
  readonly details?: readonly Inline[];
  /** For a numeric label, the length of the longest of its kind, which sets the margin's width. Set by `prepared`. */
  readonly numberLength?: number;
};

type List = {
  readonly type: 'list';
  readonly ordered?: boolean;
  readonly items: readonly Inline[];
};

/** `head` repeats on each page; `foot` has totals. Numeric columns are aligned to the end. */
export type Table = {
  readonly type: 'table';
  readonly caption: string;
  readonly columns: readonly { readonly head: string; readonly align?: 'start' | 'end' }[];
  readonly rows: readonly (readonly Inline[])[];
  readonly foot?: readonly (readonly Inline[])[];
};

export type Block =
  | {
      readonly type: 'heading';
      readonly level: 2 | 3 | 4;
      readonly text: Inline;
      /** Whether it starts a page. */
      readonly isAtTop?: true;
    }
  | { readonly type: 'paragraph'; readonly text: Inline }
  | Entry
  | List
  | Table;

/** `title` is the only heading of level 1; `headLines` are the lines below it (post, address, identifiers). */
export type TypesetDocument = {
  /** Text size in points, except in tables; set when a committee prescribes it. */
  readonly textSize?: 12;
  readonly title: string;
  readonly author: string;
  readonly lang: Language;
  readonly headLines: readonly Inline[];
  readonly blocks: readonly Block[];
};

export const runsOf = (inline: Inline): readonly Run[] => (typeof inline === 'string' ? [{ text: inline }] : inline);

export const wordsOf = (inline: Inline): string =>
  runsOf(inline)
    .map((run) => run.text)
    .join('');

const rightToLeft = '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}';
const letter = /\p{L}/gu;
const rightToLeftLetter = new RegExp(`(?=\\p{L})[${rightToLeft}]`, 'gu');
/** Begins only after a character that is not such a letter or mark: trying at each of many marks would be quadratic. */
const stretch = new RegExp(
  `(?<![${rightToLeft}\\p{M}])[${rightToLeft}\\p{M}]*[${rightToLeft}](?:[\\s،؛]*[${rightToLeft}\\p{M}])*`,
  'gu',
);

/** Whether most letters of a text are of right-to-left scripts. */
export function isRightToLeft(text: string): boolean {
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(rightToLeftLetter) > count(letter) / 2;
}

/** The pieces of a text in order, each of one direction, none empty. */
export function directedPieces(text: string): readonly { readonly text: string; readonly isRightToLeft: boolean }[] {
  const pieces = [];
  let end = 0;
  for (const found of text.matchAll(stretch)) {
    pieces.push({ text: text.slice(end, found.index), isRightToLeft: false });
    pieces.push({ text: found[0], isRightToLeft: true });
    end = found.index + found[0].length;
  }
  pieces.push({ text: text.slice(end), isRightToLeft: false });
  return pieces.filter((piece) => piece.text !== '');
}

export const mapInline = (inline: Inline, change: (text: string) => string): Inline =>
  typeof inline === 'string' ? change(inline) : inline.map((run) => ({ ...run, text: change(run.text) }));

/** The document with each of its texts changed, title and author included. */
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

/** The block with its styled texts changed by `inline`, and its plain ones by `change`. */
export function mapBlock(block: Block, inline: (text: Inline) => Inline, change: (text: string) => string): Block {
  const rows = (cells: readonly (readonly Inline[])[]) => cells.map((row) => row.map(inline));
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

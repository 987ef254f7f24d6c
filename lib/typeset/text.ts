import { languageFacts } from '@/lib/languages';
import { prepared } from './prepare';
import { type Block, type Inline, isRightToLeft, runsOf, type Table, type TypesetDocument, wordsOf } from './tree';

const width = 78;
/** Indent of an entry's text. */
const labelWidth = 14;
const underlines = { 1: '=', 2: '-', 3: '~' } as const;

/**
 * Writes the document as plain text: lines of at most 78 characters, headings underlined, italics as `_words_`, URLs as
 * `<https://…>`.
 */
export function toText(document: TypesetDocument): string {
  const { title, headLines, blocks, lang } = prepared(document);
  const head = [...underlined(title, 1), ...headLines.flatMap((line) => wrapped(plain(line)))];
  const parts = [head, ...blocks.map(linesOf)];
  const isRtl = languageFacts[lang].dir === 'rtl';
  const written = isRtl ? parts.map((lines, part) => fromTheRight(lines, blocks[part - 1]?.type === 'table')) : parts;
  return `${written.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Right-to-left mark, for a line whose first letter does not show its direction. */
const rightToLeft = '\u200f';

/**
 * The lines of a part of a right-to-left document: its texts, each rule below one, and table columns, which start at
 * the right in each row. A line in Latin letters keeps its own direction.
 */
const fromTheRight = (lines: readonly string[], isTable: boolean): readonly string[] =>
  lines.map((line, at) => {
    const words = /^(?:=+|-+|~+)$/.test(line) ? (lines[at - 1] ?? '') : line;
    return isTable || isRightToLeft(words) ? rightToLeft + line : line;
  });

function linesOf(block: Block): readonly string[] {
  switch (block.type) {
    case 'heading':
      return block.level === 4 ? wrapped(plain(block.text)) : underlined(plain(block.text), block.level);
    case 'paragraph':
      return wrapped(plain(block.text));
    case 'entry': {
      const label = block.label.length < labelWidth ? block.label.padEnd(labelWidth) : `${block.label}  `;
      const indent = ' '.repeat(labelWidth);
      const details = (block.details ?? []).flatMap((line) => wrapped(plain(line), indent, indent));
      return [...wrapped(plain(block.text), label, indent), ...details];
    }
    case 'list':
      return block.items.flatMap((item, index) => {
        const mark = block.ordered ? `${index + 1}. ` : '- ';
        return wrapped(plain(item), mark, ' '.repeat(mark.length));
      });
    case 'table':
      return tableLines(block);
  }
}

function underlined(text: string, level: 1 | 2 | 3): readonly string[] {
  const lines = wrapped(text);
  return [...lines, underlines[level].repeat(Math.max(...lines.map((line) => line.length)))];
}

/** Aligned columns if they fit, otherwise each row as a line with bars between its cells. */
function tableLines({ caption, columns, rows, foot = [] }: Table): readonly string[] {
  const texts = [columns.map((column) => column.head), ...[...rows, ...foot].map((row) => row.map(plain))];
  const isOneLine = texts.every((row) => row.every((cell) => !cell.includes('\n')));
  const widths = columns.map((_, index) => Math.max(...texts.map((row) => row[index]?.length ?? 0)));
  const isNarrow = widths.reduce((sum, length) => sum + length + 2, -2) <= width;
  const aligned = (row: readonly string[]) =>
    row
      .map((cell, index) =>
        columns[index]?.align === 'end' ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const lines = isOneLine && isNarrow ? texts.map(aligned) : texts.flatMap((row) => wrapped(row.join(' | '), '', '  '));
  return [...(caption ? wrapped(caption) : []), ...lines];
}

/** The words of a text, each link followed by its URL unless the words show it. */
function plain(inline: Inline): string {
  const runs = runsOf(inline);
  return runs
    .map(({ text: own, href, underlined }, index) => {
      const text = underlined ? `_${own}_` : own;
      const isLast = href !== undefined && runs[index + 1]?.href !== href;
      return isLast && !showsUrl(wordsOf(runs.filter((run) => run.href === href)), href) ? `${text} <${href}>` : text;
    })
    .join('');
}

const withoutScheme = (address: string): string => address.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)|\/$/g, '');
/** Whether the words show the URL or its distinctive end: an email address, a DOI. */
const showsUrl = (words: string, href: string): boolean =>
  withoutScheme(words.trim()) === withoutScheme(href) ||
  (/\d/.test(words) && withoutScheme(href).endsWith(`/${words.trim()}`));

/** A text wrapped at spaces; a word longer than a line stays whole. */
function wrapped(text: string, first = '', next = ''): readonly string[] {
  const lines: string[] = [];
  let begin = first;
  for (const paragraph of text.trim().split('\n')) {
    let line = begin;
    let isEmpty = true;
    for (const word of paragraph.split(' ')) {
      if (!isEmpty && line.length + 1 + word.length > width) {
        lines.push(line);
        line = next + word;
      } else line += isEmpty ? word : ` ${word}`;
      isEmpty = false;
    }
    lines.push(line.trimEnd());
    begin = next;
  }
  return lines;
}

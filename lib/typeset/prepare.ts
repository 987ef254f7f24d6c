/** Normalises a document for every format. All writers start here, so that their words agree. */
import { unbreaking } from '@/lib/format/french';
import {
  type Block,
  type Entry,
  type Inline,
  mapInline,
  mapTexts,
  type Run,
  type TypesetDocument,
  wordsOf,
} from './tree';

/**
 * The document without what some format cannot hold: control characters, byte order marks and lone surrogates; empty
 * texts and blocks; links other than to websites, email addresses or telephones; invalid languages. No heading level is
 * skipped; a table wider than a page becomes several.
 */
export function prepared(document: TypesetDocument): TypesetDocument {
  const clean = mapTexts(document, cleanText);
  return {
    ...clean,
    title: onOneLine(clean.title) || defaultTitle,
    author: onOneLine(clean.author),
    headLines: clean.headLines.filter(hasWords).map(withSafeRuns),
    blocks: withNumberLengths(withoutGaps(clean.blocks.flatMap(splitTable).map(preparedBlock).filter(hasContent))),
  };
}

/** A document must have a title (PDF/UA-1, 7.1). */
const defaultTitle = 'Document';

/** Control characters except line feed, lone surrogates, noncharacters and the byte order mark. */
const forbidden = /(?!\n)\p{Cc}|\p{Surrogate}|\p{Noncharacter_Code_Point}|\ufeff/gu;

const cleanText = (text: string): string =>
  unbreaking(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[ \t\v\f]+/g, ' ')
    .replace(forbidden, '')
    .replace(/ ?\n ?/g, '\n')
    .normalize('NFC');

const onOneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' ').trim();
const hasWords = (inline: Inline): boolean => wordsOf(inline).trim() !== '';

function preparedBlock(block: Block): Block {
  switch (block.type) {
    case 'heading':
      return { ...block, text: mapInline(withSafeRuns(block.text), (text) => text.replaceAll('\n', ' ')) };
    case 'paragraph':
      return { ...block, text: withSafeRuns(block.text) };
    case 'entry': {
      const details = (block.details ?? []).filter(hasWords).map(withSafeRuns);
      return { ...block, label: onOneLine(block.label), text: withSafeRuns(block.text), details };
    }
    case 'list':
      return { ...block, items: block.items.filter(hasWords).map(withSafeRuns) };
    case 'table': {
      const padRows = (rows: readonly (readonly Inline[])[]) => rows.map((row) => padRow(block.columns, row));
      return {
        ...block,
        caption: onOneLine(block.caption),
        rows: padRows(block.rows),
        foot: padRows(block.foot ?? []),
      };
    }
  }
}

/** More columns than these leave no room for words side by side on A4. */
const mostColumns = 12;

/** Splits a table of more columns, repeating the first, which names each row. */
function splitTable(block: Block): readonly Block[] {
  if (block.type !== 'table' || block.columns.length <= mostColumns) return [block];
  const others = block.columns.length - 1;
  const parts = Math.ceil(others / (mostColumns - 1));
  const width = Math.ceil(others / parts);
  return Array.from({ length: parts }, (_, part): Block => {
    const partOf = <Cell>(cells: readonly Cell[]): readonly Cell[] => [
      ...cells.slice(0, 1),
      ...cells.slice(1 + part * width, 1 + (part + 1) * width),
    ];
    return {
      ...block,
      caption: `${block.caption} (${part + 1}/${parts})`,
      columns: partOf(block.columns),
      rows: block.rows.map(partOf),
      ...(block.foot && { foot: block.foot.map(partOf) }),
    };
  });
}

/** A row padded to the number of columns. */
const padRow = (columns: readonly unknown[], row: readonly Inline[]): readonly Inline[] =>
  columns.map((_, index) => withSafeRuns(row[index] ?? ''));

function hasContent(block: Block): boolean {
  switch (block.type) {
    case 'list':
      return block.items.length > 0;
    case 'table':
      return block.columns.length > 0 && block.rows.length > 0;
    case 'entry':
      return hasWords(block.label) || hasWords(block.text) || (block.details?.length ?? 0) > 0;
    default:
      return hasWords(block.text);
  }
}

function withoutGaps(blocks: readonly Block[]): readonly Block[] {
  let level = 1;
  return blocks.map((block) => {
    if (block.type !== 'heading') return block;
    level = Math.min(block.level, level + 1);
    return { ...block, level: level === 2 || level === 3 ? level : 4 };
  });
}

/** « 1. », « [ACL12] »: numbers need a narrower margin than years. All numbers of a kind get the same width. */
const numberLabels = [/^\d+\.$/, /^\[.{1,12}\]$/u];

export function withNumberLengths(blocks: readonly Block[]): readonly Block[] {
  const kindOf = ({ label }: Entry): number => numberLabels.findIndex((kind) => kind.test(label));
  const entries = blocks.filter((block) => block.type === 'entry');
  const lengths = numberLabels.map((_, kind) =>
    entries.reduce(
      (most, entry) => (kindOf(entry) === kind ? Math.max(most, entry.numberLength ?? entry.label.length) : most),
      0,
    ),
  );
  return blocks.map((block) => {
    const numberLength = block.type === 'entry' ? lengths[kindOf(block)] : undefined;
    return numberLength === undefined ? block : { ...block, numberLength };
  });
}

const withSafeRuns = (inline: Inline): Inline =>
  typeof inline === 'string' ? inline : inline.filter((run) => run.text !== '').map(safeRun);

/** Nobody follows longer URLs, and Typst refuses them from 8,000 characters on. */
const maxUrlLength = 2000;

function safeRun({ href, lang, ...rest }: Run): Run {
  const run = lang && /^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i.test(lang) ? { ...rest, lang } : rest;
  const url = href && /^(?:https?|mailto|tel):/i.test(href) ? URL.parse(href) : null;
  const address = url?.href.replace(/\s/g, '%20');
  return address && address.length <= maxUrlLength ? { ...run, href: address } : run;
}

import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableRow, VerticalAlign, WidthType } from 'docx';
import { rule, textWidth } from './docx-styles';
import type { TextWriter } from './docx-text';
import { wordsOf } from './inline';
import type { Inline, Table as TreeTable } from './tree';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const thin = { style: BorderStyle.SINGLE, size: 2, color: 'DCDCE0' } as const;

const cellMargin = 80;
const isNarrow = (columns: TreeTable['columns']): boolean => columns.length > 8;

/** The caption and the table, whose head is repeated on each page; a table is followed by a small space. */
export function docxTable(table: TreeTable, text: TextWriter, isRtl: boolean): readonly (Paragraph | Table)[] {
  const { caption, columns, rows, foot = [] } = table;
  const widths = columnWidths(table);
  type Options = { readonly tableHeader?: boolean; readonly keepNext?: boolean };
  const row = (cells: readonly Inline[], style: string, { tableHeader = false, keepNext = false }: Options = {}) =>
    new TableRow({
      ...(tableHeader && { tableHeader }),
      cantSplit: true,
      children: cells.map(
        (cell, index) =>
          new TableCell({
            width: { size: widths[index] ?? 0, type: WidthType.DXA },
            verticalAlign: tableHeader ? VerticalAlign.BOTTOM : VerticalAlign.TOP,
            ...(tableHeader && { borders: { bottom: rule } }),
            children: [
              new Paragraph({
                style,
                ...(keepNext && { keepNext }),
                ...(columns[index]?.align === 'end' && { alignment: AlignmentType.END }),
                ...text(cell),
              }),
            ],
          }),
      ),
    });
  const heads = columns.map((column) => column.head);
  const [textStyle, headStyle] = isNarrow(columns)
    ? ['TableTextNarrow', 'TableHeadNarrow']
    : ['TableText', 'TableHead'];
  return [
    ...(caption ? [new Paragraph({ style: 'Caption', ...text(caption) })] : []),
    new Table({
      width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      columnWidths: widths,
      ...(isRtl && { visuallyRightToLeft: true }),
      margins: { top: 30, bottom: 30, left: cellMargin, right: cellMargin },
      borders: { top: none, left: none, right: none, bottom: rule, insideHorizontal: thin, insideVertical: none },
      rows: [
        ...(heads.some(Boolean) ? [row(heads, headStyle, { tableHeader: true })] : []),
        // The last row stays with the totals, as all lines of a head do with what follows.
        ...rows.map((cells, index) =>
          row(cells, textStyle, { keepNext: foot.length > 0 && index === rows.length - 1 }),
        ),
        ...foot.map((cells) => row(cells, headStyle)),
      ],
    }),
    new Paragraph({ style: 'TableText' }),
  ];
}

/** Twentieths of a point that a letter takes in a table of many columns and in another, and a cell beside its text. */
const letterWidth = { narrow: 90, usual: 100 } as const;
const cellMargins = 2 * cellMargin + 20;

/**
 * Columns of numbers and short ones are as wide as their texts, longer ones share the rest; so do all of them where that
 * leaves the longer ones no room. A head of numbers is as wide as its longest word.
 */
function columnWidths({ columns, rows, foot = [] }: TreeTable): readonly number[] {
  const letter = isNarrow(columns) ? letterWidth.narrow : letterWidth.usual;
  const isNumber = columns.map(({ align }) => align === 'end');
  const lengths = columns.map(({ head }, index) => {
    const texts = [
      ...(isNumber[index] ? head.split(' ') : [head]),
      ...[...rows, ...foot].map((cells) => wordsOf(cells[index] ?? '')),
    ];
    return Math.max(3, ...texts.map((text) => text.length));
  });
  const own = lengths.map((length, index) => (length > 14 && !isNumber[index] ? 0 : length * letter + cellMargins));
  const rest = textWidth - own.reduce((sum, width) => sum + width, 0);
  const areShared = rest < (own.includes(0) ? textWidth / 4 : 0);
  const shares = lengths.map((length, index) =>
    areShared || own[index] === 0 ? Math.min(60, Math.max(9, length + 3)) : 0,
  );
  const sum = shares.reduce((total, share) => total + share, 0);
  const shared = areShared ? textWidth : rest;
  return shares.map((share, index) => Math.floor(share === 0 ? (own[index] ?? 0) : (share / sum) * shared));
}

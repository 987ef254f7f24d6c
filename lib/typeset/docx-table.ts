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
  const row = (cells: readonly Inline[], style: string, options: { readonly tableHeader?: boolean } = {}) =>
    new TableRow({
      ...options,
      cantSplit: true,
      children: cells.map(
        (cell, index) =>
          new TableCell({
            width: { size: widths[index] ?? 0, type: WidthType.DXA },
            verticalAlign: options.tableHeader ? VerticalAlign.BOTTOM : VerticalAlign.TOP,
            ...(options.tableHeader && { borders: { bottom: rule } }),
            children: [
              new Paragraph({
                style,
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
      width: { size: textWidth, type: WidthType.DXA },
      columnWidths: widths,
      ...(isRtl && { visuallyRightToLeft: true }),
      margins: { top: 30, bottom: 30, left: cellMargin, right: cellMargin },
      borders: { top: none, left: none, right: none, bottom: rule, insideHorizontal: thin, insideVertical: none },
      rows: [
        ...(heads.some(Boolean) ? [row(heads, headStyle, { tableHeader: true })] : []),
        ...rows.map((cells) => row(cells, textStyle)),
        ...foot.map((cells) => row(cells, headStyle)),
      ],
    }),
    new Paragraph({ style: 'TableText' }),
  ];
}

/** Twentieths of a point that a letter takes in a table of many columns and in another, and a cell beside its text. */
const letterWidth = { narrow: 90, usual: 100 } as const;
const cellMargins = 2 * cellMargin + 20;

/** Short columns are as wide as their texts, beside a longer one; else all share the page by their texts. */
function columnWidths({ columns, rows, foot = [] }: TreeTable): readonly number[] {
  const letter = isNarrow(columns) ? letterWidth.narrow : letterWidth.usual;
  const lengths = columns.map((column, index) => {
    const texts = [column.head, ...[...rows, ...foot].map((cells) => wordsOf(cells[index] ?? ''))];
    return Math.max(3, ...texts.map((text) => text.length));
  });
  const own = lengths.map((length) => (length > 14 ? 0 : length * letter + cellMargins));
  const rest = textWidth - own.reduce((sum, width) => sum + width, 0);
  const areShared = rest < textWidth / 4 || lengths.every((length) => length <= 24);
  const shares = lengths.map((length) => (areShared || length > 14 ? Math.min(60, Math.max(9, length + 3)) : 0));
  const sum = shares.reduce((total, share) => total + share, 0);
  const shared = areShared ? textWidth : rest;
  return shares.map((share, index) => Math.floor(share === 0 ? (own[index] ?? 0) : (share / sum) * shared));
}

import { AlignmentType, BorderStyle, Paragraph, Table, TableCell, TableRow, VerticalAlign, WidthType } from 'docx';
import { rule, textWidth } from './docx-styles';
import type { TextWriter } from './docx-text';
import { wordsOf } from './inline';
import type { Inline, Table as TreeTable } from './tree';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const thin = { style: BorderStyle.SINGLE, size: 2, color: 'DCDCE0' } as const;

/** The caption and the table, whose head is repeated on each page; a table is followed by a small space. */
export function docxTable(table: TreeTable, text: TextWriter): readonly (Paragraph | Table)[] {
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
  return [
    ...(caption ? [new Paragraph({ style: 'Caption', ...text(caption) })] : []),
    new Table({
      width: { size: textWidth, type: WidthType.DXA },
      columnWidths: widths,
      margins: { top: 30, bottom: 30, left: 80, right: 80 },
      borders: { top: none, left: none, right: none, bottom: rule, insideHorizontal: thin, insideVertical: none },
      rows: [
        ...(heads.some(Boolean) ? [row(heads, 'TableHead', { tableHeader: true })] : []),
        ...rows.map((cells) => row(cells, 'TableText')),
        ...foot.map((cells) => row(cells, 'TableHead')),
      ],
    }),
    new Paragraph({ style: 'TableText' }),
  ];
}

/** Widths by the longest text of each column, none too narrow for a number or a word. */
function columnWidths({ columns, rows, foot = [] }: TreeTable): readonly number[] {
  const lengths = columns.map((column, index) => {
    const texts = [column.head, ...[...rows, ...foot].map((cells) => wordsOf(cells[index] ?? ''))];
    return Math.min(60, Math.max(6, ...texts.map((text) => text.length)));
  });
  const sum = lengths.reduce((total, length) => total + length, 0);
  return lengths.map((length) => Math.floor((length / sum) * textWidth));
}

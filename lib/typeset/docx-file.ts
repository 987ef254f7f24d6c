import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { languageFacts } from '@/lib/languages';
import { xml } from '@/lib/xml';
import { docxStyles, labelRuns, labelWidth, page, rule, type TextWriter, textWidth, textWriter } from './docx-text';
import { type Block, type Entry, type Inline, type Table as TreeTable, type TypesetDocument, wordsOf } from './tree';

/** The file of a prepared document. Reproducible: it contains no time, and ids in sequence. */
export async function docxFile(document: TypesetDocument): Promise<Uint8Array> {
  const { title, author, lang, headLines, blocks, textSize } = document;
  const isRtl = languageFacts[lang].dir === 'rtl';
  const text = textWriter(isRtl);
  const paragraph = (style: string, inline: Inline) => new Paragraph({ style, ...text(inline) });
  const write = (block: Block, index: number): readonly (Paragraph | Table)[] => {
    switch (block.type) {
      case 'heading':
        return [
          new Paragraph({
            style: `Heading${block.level - 1}`,
            ...(block.isAtTop && { pageBreakBefore: true }),
            ...text(block.text),
          }),
        ];
      case 'paragraph':
        return [paragraph('BodyText', block.text)];
      case 'entry':
        return entry(block, text);
      case 'list': {
        const numbering = { reference: block.ordered ? 'numbers' : 'bullets', level: 0, instance: index };
        return block.items.map((item) => new Paragraph({ style: 'ListParagraph', numbering, ...text(item) }));
      }
      case 'table':
        return docxTable(block, text, isRtl);
    }
  };
  const file = new Document({
    styles: docxStyles(lang === 'en' ? 'en-GB' : 'fr-FR', textSize),
    hyphenation: { autoHyphenation: true },
    numbering: { config: [list('bullets', 'bullet', '•'), list('numbers', 'decimal', '%1.')] },
    sections: [
      {
        properties: { page },
        footers: { default: new Footer({ children: [pageNumbers(isRtl)] }) },
        children: [
          paragraph('Title', title),
          ...headLines.map((line) => paragraph('HeadLine', line)),
          ...blocks.flatMap(write),
        ],
      },
    ],
  });
  const core = { path: 'docProps/core.xml', data: properties(title, author, lang) };
  return withoutTimes(await Packer.toBuffer(file, undefined, [core]));
}

/** The label hangs in the margin before a tab. */
function entry({ label, text: words, details = [], numberLength }: Entry, text: TextWriter): readonly Paragraph[] {
  const left = numberLength === undefined ? undefined : Math.min(labelWidth, numberLength * 110 + 110);
  const { children = [], bidirectional } = text(words);
  const labelled = [...labelRuns(label), new TextRun({ style: 'EntryLabel', children: [new Tab()] })];
  return [
    new Paragraph({
      style: 'Entry',
      ...(details.length > 0 && { keepNext: true, spacing: { after: 0 } }),
      ...(left !== undefined && { indent: { left, hanging: left } }),
      ...(bidirectional && { bidirectional }),
      children: [...labelled, ...children],
    }),
    ...details.map(
      (line, index) =>
        new Paragraph({
          style: 'EntryDetail',
          ...(index < details.length - 1 && { spacing: { after: 0 } }),
          ...(left !== undefined && { indent: { left } }),
          ...text(line),
        }),
    ),
  ];
}

const list = (reference: string, format: 'bullet' | 'decimal', text: string) => ({
  reference,
  levels: [{ level: 0, format, text, style: { paragraph: { indent: { left: 360, hanging: 260 } } } }],
});

/** In the footer, at the end of the line. */
const pageNumbers = (isRtl: boolean) =>
  new Paragraph({
    alignment: isRtl ? AlignmentType.LEFT : AlignmentType.RIGHT,
    children: [new TextRun({ size: 16, children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
  });

/** The file's properties without the two times that `docx` writes. */
const properties = (title: string, author: string, lang: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${xml(title)}</dc:title><dc:creator>${xml(author)}</dc:creator><dc:language>${lang}</dc:language></cp:coreProperties>`;

/** 1 January 1980, the earliest date in a ZIP file. */
const firstDay = 0x00210000;

/**
 * Resets the times of a ZIP file's members, in place, in the central directory and the local headers, so that the file
 * is reproducible (APPNOTE.TXT, 4.3.7 and 4.3.12).
 */
function withoutTimes(zip: Buffer): Buffer {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  let entry = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const local = zip.readUInt32LE(entry + 42);
    zip.writeUInt32LE(firstDay, entry + 12);
    zip.writeUInt32LE(firstDay, local + 10);
    entry += 46 + zip.readUInt16LE(entry + 28) + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32);
  }
  return zip;
}

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;
const thin = { style: BorderStyle.SINGLE, size: 2, color: 'DCDCE0' } as const;

const cellMargin = 80;
const isNarrow = (columns: TreeTable['columns']): boolean => columns.length > 8;

/** The caption and the table, whose header row repeats on each page; a small space follows. */
function docxTable(table: TreeTable, text: TextWriter, isRtl: boolean): readonly (Paragraph | Table)[] {
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
        // Keeps the last row with the totals, like the lines of a header with what follows.
        ...rows.map((cells, index) =>
          row(cells, textStyle, { keepNext: foot.length > 0 && index === rows.length - 1 }),
        ),
        ...foot.map((cells) => row(cells, headStyle)),
      ],
    }),
    new Paragraph({ style: 'TableText' }),
  ];
}

/** In twentieths of a point: width of a letter in a table of many columns and in another, and a cell's padding. */
const letterWidth = { narrow: 90, usual: 100 } as const;
const cellMargins = 2 * cellMargin + 20;

/**
 * Numeric and short columns are as wide as their text, longer ones share the rest; all share it where too little would
 * be left. A numeric column's header counts with its longest word.
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
  const fixedWidths = lengths.map((length, index) =>
    length > 14 && !isNumber[index] ? 0 : length * letter + cellMargins,
  );
  const rest = textWidth - fixedWidths.reduce((sum, width) => sum + width, 0);
  const areShared = rest < (fixedWidths.includes(0) ? textWidth / 4 : 0);
  const shares = lengths.map((length, index) =>
    areShared || fixedWidths[index] === 0 ? Math.min(60, Math.max(9, length + 3)) : 0,
  );
  const sum = shares.reduce((total, share) => total + share, 0);
  const shared = areShared ? textWidth : rest;
  return shares.map((share, index) => Math.floor(share === 0 ? (fixedWidths[index] ?? 0) : (share / sum) * shared));
}

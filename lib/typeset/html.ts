import fs from 'node:fs/promises';
import path from 'node:path';
import { languageFacts } from '@/lib/languages';
import { xml } from '@/lib/xml';
import { prepared } from './prepare';
import {
  type Block,
  directedPieces,
  type Entry,
  type Inline,
  isRightToLeft,
  runsOf,
  type Table,
  type TypesetDocument,
  wordsOf,
} from './tree';

/**
 * Writes the document as a complete HTML page that prints like the PDF: its one style element contains `pageStyle`; it
 * has no script and loads nothing.
 */
export function toHtml(document: TypesetDocument): string {
  const { title, author, lang, headLines, blocks, textSize } = prepared(document);
  const isRtl = languageFacts[lang].dir === 'rtl';
  return `<!doctype html>
<html lang="${lang}"${isRtl ? ' dir="rtl"' : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${xml(title)}</title>
<meta name="author" content="${xml(author)}">
<style>${pageStyle}</style>
</head>
<body>
<main${textSize ? ` class="size-${textSize}"` : ''}>
<header>
<h1>${inline(title)}</h1>
${headLines.map((line) => element('p', line)).join('\n')}
</header>
${blocksOf(blocks)}
</main>
</body>
</html>
`;
}

/** Consecutive entries form one list. */
function blocksOf(blocks: readonly Block[]): string {
  return blocks
    .map((block, index) => {
      if (block.type !== 'entry') return blockOf(block);
      const isFirst = blocks[index - 1]?.type !== 'entry';
      const isLast = blocks[index + 1]?.type !== 'entry';
      return `${isFirst ? `<ul class="entries${block.numberLength ? ' numbered' : ''}">\n` : ''}${entryOf(block)}${isLast ? '\n</ul>' : ''}`;
    })
    .join('\n');
}

function blockOf(block: Exclude<Block, Entry>): string {
  switch (block.type) {
    case 'heading':
      return element(`h${block.level}`, block.text);
    case 'paragraph':
      return element('p', block.text);
    case 'list': {
      const name = block.ordered ? 'ol' : 'ul';
      return `<${name}>\n${block.items.map((item) => element('li', item)).join('\n')}\n</${name}>`;
    }
    case 'table':
      return tableOf(block);
  }
}

function entryOf({ label, text, details = [] }: Entry): string {
  const lines = [element('p', text), ...details.map((line) => element('p', line, ' class="detail"'))];
  return `<li>${element('p', label, ' class="label"')}<div>${lines.join('')}</div></li>`;
}

function tableOf({ caption, columns, rows, foot = [] }: Table): string {
  const end = (index: number) => (columns[index]?.align === 'end' ? ' class="end"' : '');
  const isShort = (cell: Inline) => wordsOf(cell).length <= 14;
  const width = (cell: Inline) => ` class="${isShort(cell) ? 'short' : 'long'}"`;
  const isWide = rows.some((row) => row.some((cell, index) => columns[index]?.align !== 'end' && !isShort(cell)));
  const head = columns.map((column, index) => element('th', column.head, ` scope="col"${end(index)}`)).join('');
  const lines = (bodyRows: readonly (readonly Inline[])[]) =>
    bodyRows
      .map((row) => `<tr>${row.map((cell, index) => element('td', cell, end(index) || width(cell))).join('')}</tr>`)
      .join('\n');
  return [
    isWide ? '<table class="wide">' : '<table>',
    caption && element('caption', caption),
    `<thead><tr>${head}</tr></thead>`,
    `<tbody>\n${lines(rows)}\n</tbody>`,
    foot.length > 0 && `<tfoot>\n${lines(foot)}\n</tfoot>`,
    '</table>',
  ]
    .filter(Boolean)
    .join('\n');
}

const element = (name: string, text: Inline, attributes = ''): string =>
  `<${name}${attributes}${isRightToLeft(wordsOf(text)) ? ' dir="rtl"' : ''}>${inline(text)}</${name}>`;

const inline = (text: Inline): string =>
  runsOf(text)
    .map((run) => {
      const words = directedPieces(run.text)
        .map((piece) => (piece.isRightToLeft ? `<bdi>${xml(piece.text)}</bdi>` : xml(piece.text)))
        .join('')
        .replaceAll('\n', '<br>');
      const tags = [
        run.lang && ['span', ` lang="${xml(run.lang)}"`],
        run.href && ['a', ` href="${xml(run.href)}"`],
        run.bold && ['b', ''],
        run.italic && ['i', ''],
        run.underlined && ['u', ''],
        run.raised === 'super' && ['sup', ''],
        run.raised === 'sub' && ['sub', ''],
      ].filter((tag) => typeof tag === 'object');
      return tags.reduceRight((inside, [name, attributes]) => `<${name}${attributes}>${inside}</${name}>`, words);
    })
    .join('');

/** The style of the HTML page, matching the PDF's (page.typ): A4, dates in the margin, quiet tables. */
export const pageStyle = `
@page { size: A4; margin: 18mm 18mm 20mm; @bottom-right { content: counter(page) " / " counter(pages); font: 8pt Inter, sans-serif; color: #555; } }
:root { color-scheme: light; }
body { margin: 0; background: #fff; color: #1b1b1f; font: 9.5pt/1.36 Inter, Vazirmatn, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 174mm; margin: 0 auto; hyphens: auto; overflow-wrap: break-word; }
@media screen { main { zoom: 1.2; padding: 12mm 5vw; overflow-x: auto; } main a { text-decoration: underline; text-underline-offset: .15em; } }
p, ul, ol, li, table { margin: 0; }
h1, h2, h3 { font-family: Newsreader, Vazirmatn, "Source Serif 4", Georgia, serif; font-weight: 600; line-height: 1.15; }
h1, h2, h3, h4 { hyphens: manual; break-after: avoid; }
h1 { margin: 0 0 .35em; font-size: 21pt; }
h2 { margin: 1.05em 0 .45em; padding-bottom: .15em; border-bottom: .6pt solid #9a9aa2; font-size: 13pt; }
h3 { margin: .9em 0 .3em; font-size: 11pt; }
h4 { margin: .7em 0 .2em; font-size: 9.5pt; font-weight: 600; }
header p { color: #45454d; }
a { color: #1f4b7a; text-decoration: none; }
main > p { margin: 0 0 .5em; }
main > ul, main > ol { margin: 0 0 .5em; padding-inline-start: 1.4em; }
.entries { list-style: none; padding: 0 !important; }
.entries > li { display: grid; grid-template-columns: 25mm 1fr; column-gap: 4mm; margin-bottom: .35em; break-inside: avoid; }
.entries > li > div { min-width: 0; }
.label, .detail { color: #45454d; }
.label { hyphens: manual; font-variant-numeric: tabular-nums; }
.detail { font-size: 8.5pt; }
table { max-width: 100%; margin: .3em 0 .9em; border-collapse: collapse; font-size: 8.5pt; }
.wide { width: 100%; }
caption { margin-bottom: .3em; text-align: start; font-weight: 600; }
th, td { padding: .22em .5em; text-align: start; vertical-align: top; }
th:first-child, td:first-child { padding-inline-start: 0; }
th:last-child, td:last-child { padding-inline-end: 0; }
thead { display: table-header-group; }
tfoot { display: table-row-group; font-weight: 600; }
thead th { border-bottom: .6pt solid #9a9aa2; font-weight: 600; vertical-align: bottom; }
tbody tr + tr > td { border-top: .3pt solid #dcdce0; }
tfoot td { border-top: .6pt solid #9a9aa2; }
tr { break-inside: avoid; }
tfoot { break-before: avoid; }
.end { width: 1%; text-align: end; font-variant-numeric: tabular-nums; }
html[dir=rtl] :is(h1, h2, h3, h4, p, li, th, td, caption):not([dir]) { unicode-bidi: plaintext; text-align: right; }
html[dir=rtl] .label:not([dir]) { direction: ltr; text-align: right; }
.short { white-space: nowrap; }
.long { min-width: 10rem; }
sup, sub { font-size: .75em; line-height: 0; }
.size-12 { font-size: 12pt; }
.size-12 :is(h4, .detail) { font-size: 12pt; }
.size-12 h3 { font-size: 12.5pt; }
.size-12 h2 { font-size: 14pt; }
@media (max-width: 36rem) { .entries > li { grid-template-columns: 1fr; } }
.numbered { display: grid; grid-template-columns: max-content 1fr; column-gap: 4mm; }
.numbered > li { grid-column: span 2; grid-template-columns: subgrid; }
`;

// The PDF's font faces, for HTML that must look the same.

/** The descriptors of each file in lib/typeset/fonts. */
const faces: Readonly<Record<string, string>> = {
  'Inter_400Regular.ttf': 'font-family: Inter',
  'Inter_400Regular_Italic.ttf': 'font-family: Inter; font-style: italic',
  'Inter_600SemiBold.ttf': 'font-family: Inter; font-weight: 600',
  'Inter_600SemiBold_Italic.ttf': 'font-family: Inter; font-weight: 600; font-style: italic',
  'Newsreader_600SemiBold.ttf': 'font-family: Newsreader; font-weight: 600',
  'Newsreader_400Regular_Italic.ttf': 'font-family: Newsreader; font-style: italic',
  'vazirmatn-arabic-400-normal.ttf': 'font-family: Vazirmatn',
  'vazirmatn-arabic-600-normal.ttf': 'font-family: Vazirmatn; font-weight: 600',
};

/** A page of `toHtml` in the PDF's fonts, loaded from `address`. */
export function inPdfFaces(html: string, address: string): string {
  const rules = Object.entries(faces).map(([file, says]) => `@font-face { ${says}; src: url(${address}/${file}); }`);
  return html.replace('</head>', () => `<style>${rules.join('\n')}</style>\n</head>`);
}

/** The file of a font face; null for an unknown name. */
export async function readFace(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!Object.hasOwn(faces, file)) return null;
  return new Uint8Array(await fs.readFile(path.join(process.cwd(), 'lib/typeset/fonts', file)));
}

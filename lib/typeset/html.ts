import { languageFacts } from '@/lib/languages';
import { xml } from '@/lib/xml';
import { pageStyle } from './page-style';
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

/** Converts the site's rich text into a document's blocks. */
import { boundedSpans, mostCells, mostColumns, type Span } from '@/lib/format/table-spans';
import { type Block, type Inline, type Run, type Table, wordsOf } from './tree';

/**
 * The blocks of rich text from lib/site/rich-text: its highest headings at level 3, others at 4; nested lists as lines
 * of their item; a picture as its alternative text. Relative URLs are resolved with `site`, as `https://…`.
 */
export function blocksFromHtml(html: string, site?: string): readonly Block[] {
  const nodes = parsed(html);
  const levels = [...html.matchAll(/<h([1-6])\b/gi)].map(([, digit]) => Number(digit));
  return blocksOf(nodes, { highest: Math.min(...levels), site });
}

type Context = { readonly highest: number; readonly site: string | undefined };

const blockNames = /^(?:p|h[1-6]|ul|ol|li|blockquote|table|hr|caption|thead|tbody|tfoot|tr|th|td)$/;
const isBlock = (node: Node): node is Element => typeof node !== 'string' && blockNames.test(node.name);

/** Text between blocks becomes a paragraph. */
function blocksOf(nodes: readonly Node[], context: Context): readonly Block[] {
  const blocks: Block[] = [];
  let loose: Node[] = [];
  const end = () => {
    blocks.push({ type: 'paragraph', text: inlineOf(loose, context) });
    loose = [];
  };
  for (const node of nodes) {
    if (!isBlock(node)) loose.push(node);
    else {
      end();
      blocks.push(...blockOf(node, context));
    }
  }
  end();
  return blocks.filter((block) => block.type !== 'paragraph' || wordsOf(block.text) !== '');
}

function blockOf(element: Element, context: Context): readonly Block[] {
  const { name, children } = element;
  if (/^h\d$/.test(name)) {
    const level = Number(name[1]) === context.highest ? 3 : 4;
    return [{ type: 'heading', level, text: inlineOf(children, context) }];
  }
  if (name === 'ul' || name === 'ol') {
    const items = elementsOf(children, 'li').map((item) => inlineOf(item.children, context));
    return [{ type: 'list', ordered: name === 'ol', items }];
  }
  return name === 'table' ? [tableOf(element, context)] : blocksOf(children, context);
}

type Style = Omit<Run, 'text'>;
/** Lines of an item or cell: their prefix, and their runs. */
type Lines = { runs: Run[]; readonly site: string | undefined };

function inlineOf(nodes: readonly Node[], { site }: Context): Inline {
  const lines: Lines = { runs: [], site };
  write(nodes, {}, lines);
  return trimmed(merged(lines.runs));
}

function write(nodes: readonly Node[], style: Style, lines: Lines): void {
  for (const node of nodes) {
    if (typeof node === 'string') lines.runs.push({ ...style, text: node.replace(/[ \t\r\n\f]+/g, ' ') });
    else if (node.name === 'br') lines.runs.push({ text: '\n' });
    else if (node.name === 'img')
      lines.runs.push({ ...style, text: node.attributes.alt ? `[${node.attributes.alt}]` : '' });
    else if (blockNames.test(node.name)) {
      lines.runs.push({ text: '\n' });
      if (node.name === 'li') lines.runs.push({ text: '– ' });
      write(node.children, style, lines);
      lines.runs.push({ text: '\n' });
    } else write(node.children, { ...style, ...styleOf(node, lines.site) }, lines);
  }
}

function styleOf({ name, attributes }: Element, site: string | undefined): Style {
  const lang = attributes.lang ? { lang: attributes.lang } : {};
  if (name === 'strong' || name === 'b') return { ...lang, bold: true };
  if (name === 'em' || name === 'i') return { ...lang, italic: true };
  if (name === 'sup') return { ...lang, raised: 'super' };
  if (name === 'sub') return { ...lang, raised: 'sub' };
  const href = name === 'a' && attributes.href ? URL.parse(attributes.href, site)?.href : undefined;
  return href ? { ...lang, href } : lang;
}

const styleKey = ({ text: _, ...style }: Run): string => JSON.stringify(Object.entries(style).toSorted());

function merged(runs: readonly Run[]): readonly Run[] {
  const together: Run[] = [];
  for (const run of runs) {
    const last = together.at(-1);
    if (last && styleKey(last) === styleKey(run))
      together[together.length - 1] = { ...last, text: last.text + run.text };
    else together.push(run);
  }
  return together;
}

/** Without spaces around line breaks, repeated line breaks, and either at the ends. */
function trimmed(runs: readonly Run[]): Inline {
  let before = '\n';
  const collapsed = runs
    .map((run) => {
      const text = `${before}${run.text}`
        .replace(/ *\n[ \n]*/g, '\n')
        .replace(/ +/g, ' ')
        .slice(1);
      before = text.at(-1) ?? before;
      return { ...run, text };
    })
    .filter((run) => run.text !== '');
  const last = collapsed.at(-1);
  if (last) collapsed[collapsed.length - 1] = { ...last, text: last.text.trimEnd() };
  const nonEmpty = collapsed.filter((run) => run.text !== '');
  const [only] = nonEmpty;
  return nonEmpty.length === 0
    ? ''
    : nonEmpty.length === 1 && only && Object.keys(only).length === 1
      ? only.text
      : nonEmpty;
}

function tableOf(table: Element, context: Context): Table {
  const rowsOf = (part: Element) => elementsOf(part.children, 'tr');
  const parts = (name: string) => elementsOf(table.children, name);
  const body = [...rowsOf(table), ...parts('tbody').flatMap(rowsOf)];
  const theadRows = parts('thead').flatMap(rowsOf);
  const isHead = (row: Element | undefined) => row !== undefined && elementsOf(row.children, 'td').length === 0;
  const head = theadRows.length > 0 ? theadRows : isHead(body[0]) ? body.slice(0, 1) : [];
  const feet = parts('tfoot').flatMap(rowsOf);
  const rest = theadRows.length > 0 ? body : body.slice(head.length);
  const grid = inGrid([...head, ...rest, ...feet], context);
  const [heads = [], ...more] = grid.slice(0, head.length);
  const rows = grid.slice(head.length, head.length + rest.length);
  const foot = grid.slice(head.length + rest.length);
  const count = Math.max(0, ...[heads, ...more, ...rows, ...foot].map((row) => row.length));
  return {
    type: 'table',
    caption: wordsOf(
      inlineOf(
        parts('caption').flatMap((caption) => caption.children),
        context,
      ),
    ),
    columns: Array.from({ length: count }, (_, index) => ({
      head: wordsOf(heads[index] ?? ''),
      align: rows.every((row) => isNumber(wordsOf(row[index] ?? ''))) ? 'end' : 'start',
    })),
    rows: [...more, ...rows],
    foot,
  };
}

const isNumber = (text: string): boolean => /^[\d\s.,%–-]*$/.test(text);

/**
 * A table's rows, with an empty cell for each position that another cell spans, within the limits of
 * lib/format/table-spans.ts.
 */
function inGrid(rows: readonly Element[], context: Context): readonly (readonly Inline[])[] {
  const cells = rows.map((row) => elementsOf(row.children, 'th', 'td').slice(0, mostColumns));
  const spans = boundedSpans(cells.map((row) => row.map(spanOf)));
  const below = new Map<number, number>();
  let left = mostCells;
  return cells.map((row, index) => {
    const places: Inline[] = [];
    const fill = () => {
      for (let more = below.get(places.length) ?? 0; more > 0; more = below.get(places.length) ?? 0) {
        below.set(places.length, more - 1);
        places.push('');
      }
    };
    for (const [at, cell] of row.entries()) {
      fill();
      const { columns = 1, rows: down = 1 } = spans[index]?.[at] ?? {};
      const start = places.length;
      places.push(inlineOf(cell.children, context));
      for (let span = columns; span > 1; span -= 1) places.push('');
      for (let column = start; down > 1 && column < places.length; column += 1) below.set(column, down - 1);
    }
    fill();
    const boundedRow = places.slice(0, Math.min(mostColumns, left));
    left -= boundedRow.length;
    return boundedRow;
  });
}

const spanOf = ({ attributes }: Element): Span => ({
  columns: Number(attributes.colspan ?? 1),
  rows: Number(attributes.rowspan ?? 1),
});

type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Node[];
};
type Node = string | Element;

const token = /<(\/?)([a-z][a-z0-9]*)((?:\s[^<>]*)?)>|([^<]+|<)/gi;
const attribute = /([a-z-]+)="([^"]*)"/gi;
const isVoid = /^(?:br|hr|img)$/;

function parsed(html: string): readonly Node[] {
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, tag = '', attributesText = '', text] of html.matchAll(token)) {
    const parent = open.at(-1) ?? root;
    const name = tag.toLowerCase();
    if (text !== undefined) parent.children.push(decoded(text));
    else if (closing) {
      const depth = open.findLastIndex((element) => element.name === name);
      if (depth > 0) open.length = depth;
    } else {
      const attributes = Object.fromEntries(
        Array.from(attributesText.matchAll(attribute), ([, key = '', value = '']) => [
          key.toLowerCase(),
          decoded(value),
        ]),
      );
      const element: Element = { name, attributes, children: [] };
      parent.children.push(element);
      if (!isVoid.test(name)) open.push(element);
    }
  }
  return root.children;
}

const elementsOf = (nodes: readonly Node[], ...names: readonly string[]): readonly Element[] =>
  nodes.filter((node): node is Element => typeof node !== 'string' && names.includes(node.name));

const decoded = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Types of single-field nodes, without children. */
import { formatPartialDate } from '@/lib/format/partial-date';
import type {
  AnyNode,
  CheckboxNode,
  ColourNode,
  HiddenNode,
  IconNode,
  Option,
  PhotoNode,
  RichTextNode,
  TextNode,
} from '../editor-tree';
import { icons, isIconName } from '../icons';
import { toneOf } from '../palette';
import { textOf } from '../text-preview';
import type { NodeType } from './node-type';
import { joinedLines, plainText } from './shared';

/** A field whose value `format` turns into text. */
export function leaf<Node extends AnyNode>(
  format: (node: Node, value: unknown) => string = (_node, value) => plainText(value),
): NodeType<Node> {
  return {
    empty: '',
    counted: () => ['élément', 'éléments'],
    started: (_node, value) => value,
    withoutBlanks: (_node, value) => value,
    issues: () => [],
    inDialog: (node) => node,
    below: () => [],
    inner: () => [],
    format,
  };
}

export const option = leaf<AnyNode & { readonly options: readonly Option[] }>(
  (node, value) => node.options.find((one) => one.value === value)?.label ?? plainText(value),
);

export const colour = leaf<ColourNode>((node, value) =>
  value ? (node.palette.find(({ tone }) => tone === toneOf(value))?.label ?? plainText(value)) : '',
);

export const checkbox = leaf<CheckboxNode>(({ inverted }, value) => plainText(inverted ? value !== true : value));

export const icon = leaf<IconNode>((_node, value) => (isIconName(value) ? icons[value] : plainText(value)));

/** A day is shown as a French date. */
export const text = leaf<TextNode>(({ input }, value) =>
  input === 'date' ? formatPartialDate(plainText(value)) : plainText(value),
);

/** Uploads are distinguished by the beginning of their names. */
export const photo = leaf<PhotoNode>((_node, value) =>
  typeof value === 'string' && value.startsWith(uploads)
    ? `Image ${value.slice(uploads.length, uploads.length + 8)}`
    : plainText(value),
);
const uploads = '/uploads/';

export const hidden = leaf<HiddenNode>(() => '');

const html = leaf<RichTextNode>((_node, value) =>
  typeof value === 'string'
    ? joinedLines(
        value
          .replaceAll(picture, pictureWords)
          .replaceAll(lastInCell, '')
          .replaceAll(betweenCells, ' | ')
          .split(blockEnd)
          .map(textOf),
      )
    : '',
);
/** A table row is a line with separate cells, so a cell's last paragraph does not end it. */
const lastInCell = /<\/p>(?=\s*<\/t[dh]>)/gi;
const betweenCells = /<\/t[dh]>\s*(?=<t[dh]\b)/gi;
/** A picture is a line of its own: its alternative text. */
const picture = /<img\b[^>]*>/gi;
function pictureWords(tag: string): string {
  const [, alt = ''] = /\balt="([^"]*)"/i.exec(tag) ?? [];
  return `<br>[${alt === '' ? 'Image' : `Image\u00a0: ${alt}`}]<br>`;
}
const blockEnd = /<br\b[^>]*>|<\/(?:p|h[1-6]|li|blockquote|caption|tr)>/i;

export const richText: NodeType<RichTextNode> = {
  ...html,
  isHtml: true,
  counted: () => undefined,
  inDialog: (node) => ({ ...node, height: 400 }),
};

/** Reads the MathML that Temml writes into a tree, refusing unknown elements and attributes, and writes it again. */
import { xml } from '@/lib/xml';

export type Node = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Node | string)[];
};

/** Elements of MathML Core, and `menclose`, whose line is drawn by the browser or by app/(site)/site.css. */
export const elements: ReadonlySet<string> = new Set(
  'math menclose mfrac mi mn mo mover mpadded mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover'.split(
    ' ',
  ),
);

/** Below ten, so that no formula leaves its line by far. */
const length = /^-?\d?(?:\.\d{1,5})?(?:em|ex|pt|px)?$/;
const yesOrNo = /^(?:true|false)$/;
/** The allowed values of each attribute. */
export const attributes: Readonly<Record<string, RegExp>> = {
  accent: yesOrNo,
  accentunder: yesOrNo,
  columnalign: /^(?:(?:left|center|right)\s?){1,40}$/,
  displaystyle: yesOrNo,
  fence: yesOrNo,
  form: /^(?:prefix|infix|postfix)$/,
  height: length,
  largeop: yesOrNo,
  linethickness: length,
  lspace: length,
  mathvariant: /^(?:normal|italic)$/,
  maxsize: length,
  minsize: length,
  movablelimits: yesOrNo,
  notation: /^(?:top|bottom)$/,
  rspace: length,
  scriptlevel: /^[+-]?\d$/,
  separator: yesOrNo,
  stretchy: yesOrNo,
  symmetric: yesOrNo,
  width: length,
};

/** Attributes that are dropped: classes for Temml's style sheet, and distances that MathML Core has by itself. */
const dropped: Readonly<Record<string, RegExp>> = {
  class: /^(?!tml-label)/,
  style: /^(?:(?:math-depth|padding(?:-\w+)?):[\w. ]{1,40};)*$/,
};

/** Maximum depth of nested elements. */
const deepest = 40;

/** The tree of `markup`; undefined when anything in it is unknown. */
export function readTree(markup: string): Node | undefined {
  const root: Open = { name: '', attributes: {}, children: [] };
  const open = [root];
  let end = 0;
  for (const match of markup.matchAll(/<\/([a-z]+)>|<([a-z]+)((?: [a-z]+="[^"<>]*")*)>|([^<>]+)/g)) {
    const [whole, closing, name, attributesText = '', text] = match;
    if (match.index !== end) return undefined;
    end += whole.length;
    if (text !== undefined) open.at(-1)?.children.push(unescaped(text));
    else if (closing !== undefined) {
      if (open.length < 2 || open.pop()?.name !== closing) return undefined;
    } else if (name !== undefined) {
      const known = elements.has(name) && open.length <= deepest ? knownAttributes(attributesText) : undefined;
      if (!known) return undefined;
      const node: Open = { name, attributes: known, children: [] };
      open.at(-1)?.children.push(node);
      open.push(node);
    }
  }
  const [math, ...more] = root.children;
  const isComplete = end === markup.length && open.length === 1 && more.length === 0;
  return isComplete && typeof math === 'object' && math.name === 'math' ? math : undefined;
}

type Open = Node & { readonly children: (Node | string)[] };

/** The markup of a tree. */
export function writeTree(node: Node | string): string {
  if (typeof node === 'string') return xml(node);
  const attributesText = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${xml(value)}"`);
  return `<${node.name}${attributesText.join('')}>${node.children.map(writeTree).join('')}</${node.name}>`;
}

function knownAttributes(attributesText: string): Record<string, string> | undefined {
  const known: Record<string, string> = {};
  for (const [, name = '', escaped = ''] of attributesText.matchAll(/ ([a-z]+)="([^"]*)"/g)) {
    const value = unescaped(escaped);
    if (Object.hasOwn(attributes, name) && attributes[name]?.test(value)) known[name] = value;
    else if (!(Object.hasOwn(dropped, name) && dropped[name]?.test(value))) return undefined;
  }
  return known;
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const unescaped = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

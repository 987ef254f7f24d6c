/** Formulas in characters of Unicode, as far as there are some: x², H₂O, α ≤ β, (a+b)/2. */
import { subscripts, superscripts } from '@/lib/references/superscripts';
import type { Node } from './tree';

/** The formula on one line; undefined for what has no such form (matrices, sums with bounds that cannot be raised…). */
export function plainTree(node: Node): string | undefined {
  const text = written(node);
  return text?.replace(/\s+/g, ' ').trim() || undefined;
}

function written(node: Node | string): string | undefined {
  if (typeof node === 'string') return plainLetters(node);
  const parts = node.children.map(written);
  if (!parts.every((part) => part !== undefined)) return undefined;
  return write[node.name]?.(parts, node.attributes);
}

type Write = (parts: readonly string[], attributes: Node['attributes']) => string | undefined;

const joined: Write = (parts) => parts.join('');

/** An element that is not here has no plain form. */
const write: Readonly<Record<string, Write>> = {
  ...{ math: joined, mrow: joined, mstyle: joined, mpadded: joined, mi: joined, mn: joined, mtext: joined, ms: joined },
  mo: ([sign = '']) => (/^\p{L}{2}/u.test(sign) ? ` ${sign} ` : sign),
  mspace: (_, { width = '0' }) => (Number.parseFloat(width) > 0 ? ' ' : ''),
  msup: ([base = '', up = '']) => after(base, raised(up, superscripts)),
  msub: ([base = '', down = '']) => after(base, raised(down, subscripts)),
  msubsup: ([base = '', down = '', up = '']) => after(after(base, raised(down, subscripts)), raised(up, superscripts)),
  mover: ([base = '', sign = '']) => accented(base, accents.get(sign)),
  menclose: ([base = ''], { notation }) => accented(base, notation === 'top' ? '\u0305' : '\u0332'),
  mfrac: ([above = '', below = ''], { linethickness }) =>
    linethickness === undefined ? `${grouped(above)}/${grouped(below)}` : undefined,
  msqrt: (parts) => `√${grouped(parts.join(''))}`,
};

const after = (base: string | undefined, more: string | undefined): string | undefined =>
  base === undefined || more === undefined ? undefined : base.trimEnd() + more;

/**
 * Each letter in its raised or lowered form; undefined where one has none. A prime and a star stand high by themselves.
 */
function raised(text: string, characters: ReadonlyMap<string, string>): string | undefined {
  const high = characters === superscripts ? /^(?:[′″‴]|\*|∗|∘)$/u : undefined;
  if (high?.test(text.trim())) return text.trim().replace('∗', '*').replace('∘', '°');
  const found = Array.from(text.replace(/\s/g, ''), (letter) => characters.get(letter));
  return found.length > 0 && found.every((letter) => letter !== undefined) ? found.join('') : undefined;
}

/** The sign that Temml puts above a letter → the one that joins with it. */
// biome-ignore format: a table
const accents: ReadonlyMap<string, string> = new Map([
  ['^', '\u0302'], ['ˆ', '\u0302'], ['~', '\u0303'], ['˜', '\u0303'], ['ˉ', '\u0304'],
  ['‾', '\u0304'], ['¯', '\u0304'], ['˙', '\u0307'], ['¨', '\u0308'], ['˚', '\u030a'],
  ['ˇ', '\u030c'], ['˘', '\u0306'], ['ˊ', '\u0301'], ['ˋ', '\u0300'], ['→', '\u20d7'],
]);

function accented(base: string, mark: string | undefined): string | undefined {
  return mark !== undefined && Array.from(base).length === 1 ? (base + mark).normalize('NFC') : undefined;
}

/** In parentheses, unless it is one word, one number or stands in some already. */
const grouped = (text: string): string =>
  /^(?:[\p{L}\p{N}\p{M}.,′]+|\([^()]*\))$/u.test(text.trim()) ? text.trim() : `(${text.trim()})`;

/** Without invisible operators; bold, italic and sans-serif letters of mathematics as the letters they are. */
function plainLetters(text: string): string {
  return text
    .replace(/[\u2061-\u2064\u200b]/g, '')
    .replace(/[\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize('NFKC'));
}

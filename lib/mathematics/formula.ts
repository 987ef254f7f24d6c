import 'server-only';
import path from 'node:path';
import { subscripts, superscripts } from '@/lib/references/superscripts';
import { withinProcessorTime } from '../time-limit';
import { budget } from './budget';
import { type Node, readTree, writeTree } from './tree';

export type Formula = {
  /** TeX as it was typed, without its dollars. */
  readonly tex: string;
  /** A `<math>` element, which may be put into a page as it is: made of the names in tree.ts alone. */
  readonly markup: string;
  /** In characters of Unicode, where that says it all; else its TeX. */
  readonly plain: string;
};

/**
 * A formula that is not made now, since others have taken too long: it stays as it was typed, until its page is made
 * again.
 */
export type WaitingFormula = { readonly isWaiting: true; readonly plain: string };

/** Maximum length of a formula's TeX. */
const longest = 500;

/** The same of chemistry, of which Temml takes 5 ms for 150 characters and 50 ms for 500. */
const longestChemistry = 150;

/**
 * How deep braces stand inside each other in chemistry: at each level Temml makes what it aligns, `^{227}_{90}`, six
 * times over.
 */
const deepestChemistry = 3;

/**
 * Milliseconds that a formula may take, of which the slowest known takes ten: TeX may ask for exponential work in ways
 * that no list names.
 */
const longestWork = 100;

/** How many characters of formulas are remembered; refused ones count too. */
const mostKept = 8_000_000;

/**
 * Milliseconds for which a formula is not forgotten after its use: else a list a little longer than what is remembered
 * would find nothing.
 */
const leastKept = 10 * 60 * 1000;

type Kept = { readonly formula: Formula | undefined; readonly usedAt: number };
type Memory = { readonly kept: Map<string, Kept>; size: number };
/** Shared by the pages and the files, which Next loads as two programs of this process. */
const shared: typeof globalThis & { portfolioFormulas?: Memory } = globalThis;
shared.portfolioFormulas ??= { kept: new Map(), size: 0 };
const memory = shared.portfolioFormulas;
/** Those used longest ago first. */
const { kept } = memory;

/** The formula that TeX writes; undefined for TeX that is refused, whatever the reason. */
export function readFormula(tex: string): Formula | WaitingFormula | undefined {
  const known = kept.get(tex);
  if (known) {
    kept.delete(tex);
    kept.set(tex, { ...known, usedAt: Date.now() });
    return known.formula;
  }
  const isRefused = isRefusedAtOnce(tex);
  if (!isRefused && !budget.isLeft()) return { isWaiting: true, plain: `$${tex}$` };
  const formula = isRefused ? undefined : budget.spend(() => made(tex));
  keep(tex, formula);
  return formula;
}

function keep(tex: string, formula: Formula | undefined): void {
  const own = sizeOf(tex, formula);
  for (const [oldest, other] of kept) {
    if (memory.size + own <= mostKept) break;
    if (Date.now() - other.usedAt < leastKept) return;
    kept.delete(oldest);
    memory.size -= sizeOf(oldest, other.formula);
  }
  kept.set(tex, { formula, usedAt: Date.now() });
  memory.size += own;
}

const sizeOf = (tex: string, formula?: Formula): number => 2 * tex.length + (formula?.markup.length ?? 0);

/**
 * Definitions, links, what is meant for a page's HTML, colours, moved or resized text (of `\llap` Temml makes the text
 * twice, at each level), quantities (slow); a comment, a parameter, `^^5c`.
 */
const refused =
  /\\(?:[a-zA-Z]*(?:def|command|color)|(?:[fhv]|color|fcolor|raise|reflect|full)box|let|futurelet|global|long|expandafter|noexpand|relax|pu|class|id|style|data|html[a-zA-Z]*|href|url|includegraphics|label|ref|eqref|tag|verb|char|raise|lower|rule|(?:math)?[clr]lap|[a-zA-Z]*kern|[hm]skip|hspace|tiny|Tiny|sixptsize|scriptsize|footnotesize|small|large|Large|LARGE|huge|Huge)(?![a-zA-Z])|\\[a-zA-Z]*@|(?<!\\)(?:\\\\)*[%#]|\^\^|[\p{Cc}\p{Cf}\p{Cs}]/u;

function isRefusedAtOnce(tex: string): boolean {
  const isChemistry = /\\ce(?![a-zA-Z])/.test(tex);
  return (
    tex.length > (isChemistry ? longestChemistry : longest) ||
    refused.test(tex) ||
    (isChemistry && depthOf(tex) > deepestChemistry)
  );
}

function made(tex: string): Formula | undefined {
  const { renderToString } = temml();
  try {
    return withinProcessorTime(longestWork, () => {
      const tree = readTree(
        renderToString(tex, { throwOnError: true, trust: false, wrap: 'tex', maxSize: [9, 9], maxExpand: 200 }),
      );
      return tree && tree.children.length > 0
        ? { tex, markup: writeTree(tree), plain: plainTree(tree) ?? tex.trim() }
        : undefined;
    });
  } catch {
    return undefined; // not a formula, one that Temml fails on or takes too long for: the text stays as it was typed, and nothing is lost
  }
}

/** How many braces are open at once. */
function depthOf(tex: string): number {
  let open = 0;
  let deepest = 0;
  for (const [sign] of tex.matchAll(/\\.|[{}]/gsu)) {
    if (sign === '{') deepest = Math.max(deepest, ++open);
    else if (sign === '}') open -= 1;
  }
  return deepest;
}

type Temml = { readonly renderToString: (tex: string, options: object) => string };

let loaded: Temml | undefined;

/**
 * Loads Temml for the first formula: a site without any spares its memory. The bundler does not see it, so no browser
 * gets it.
 */
function temml(): Temml {
  loaded ??= process.getBuiltinModule('node:module').createRequire(path.resolve('package.json'))('temml') as Temml;
  return loaded;
}

/** The formula on one line; undefined for what has no such form (matrices, sums with bounds that cannot be raised…). */
function plainTree(node: Node): string | undefined {
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

import 'server-only';
import path from 'node:path';
import { subscripts, superscripts } from '@/lib/references/superscripts';
import { withinProcessorTime } from '../time-limit';
import { budget } from './budget';
import { type Node, readTree, writeTree } from './tree';

export type Formula = {
  /** TeX as typed, without its dollars. */
  readonly tex: string;
  /** A `<math>` element that is safe in a page: it has only the elements and attributes of tree.ts. */
  readonly markup: string;
  /** The formula in Unicode characters if they can express it, else its TeX. */
  readonly plain: string;
};

/** A formula that is not rendered yet, since the budget is spent: it stays as typed until its page is rendered again. */
export type WaitingFormula = { readonly isWaiting: true; readonly plain: string };

/** Maximum length of a formula's TeX. */
const maxLength = 500;

/** The same for chemistry: Temml takes 5 ms for 150 characters, but 50 ms for 500. */
const maxChemistryLength = 150;

/** Maximum depth of braces in chemistry: at each level, Temml renders aligned parts such as `^{227}_{90}` six times. */
const maxChemistryDepth = 3;

/**
 * Milliseconds that a formula may take; the slowest known one takes ten. TeX can require exponential work in ways that
 * the list of refused commands does not cover.
 */
const maxMilliseconds = 100;

/** How many characters of formulas are cached; refused ones count too. */
const maxCached = 8_000_000;

/**
 * Milliseconds for which a formula stays cached after its use. Without it, a list slightly longer than the cache would
 * push out each formula before it is used again.
 */
const minCachedMs = 10 * 60 * 1000;

type Kept = { readonly formula: Formula | undefined; readonly usedAt: number };
type Memory = { readonly kept: Map<string, Kept>; size: number };
/** Global, since Next loads this module twice in the same process: for pages and for route handlers. */
const shared: typeof globalThis & { portfolioFormulas?: Memory } = globalThis;
shared.portfolioFormulas ??= { kept: new Map(), size: 0 };
const memory = shared.portfolioFormulas;
/** The least recently used come first. */
const { kept } = memory;

/** The formula that TeX describes; undefined for TeX that is refused, whatever the reason. */
export function readFormula(tex: string): Formula | WaitingFormula | undefined {
  const known = kept.get(tex);
  if (known) {
    kept.delete(tex);
    kept.set(tex, { ...known, usedAt: Date.now() });
    return known.formula;
  }
  const isRefused = isRefusedAtOnce(tex);
  if (!isRefused && !budget.isLeft()) return { isWaiting: true, plain: `$${tex}$` };
  const formula = isRefused ? undefined : budget.spend(() => rendered(tex));
  keep(tex, formula);
  return formula;
}

function keep(tex: string, formula: Formula | undefined): void {
  const own = sizeOf(tex, formula);
  for (const [oldest, other] of kept) {
    if (memory.size + own <= maxCached) break;
    if (Date.now() - other.usedAt < minCachedMs) return;
    kept.delete(oldest);
    memory.size -= sizeOf(oldest, other.formula);
  }
  kept.set(tex, { formula, usedAt: Date.now() });
  memory.size += own;
}

const sizeOf = (tex: string, formula?: Formula): number => 2 * tex.length + (formula?.markup.length ?? 0);

/**
 * Definitions, links, commands that write HTML, colours, moved or resized text (Temml renders the text of `\llap` twice
 * at each level), quantities (slow); comments, parameters, `^^5c`.
 */
const refused =
  /\\(?:[a-zA-Z]*(?:def|command|color)|(?:[fhv]|color|fcolor|raise|reflect|full)box|let|futurelet|global|long|expandafter|noexpand|relax|pu|class|id|style|data|html[a-zA-Z]*|href|url|includegraphics|label|ref|eqref|tag|verb|char|raise|lower|rule|(?:math)?[clr]lap|[a-zA-Z]*kern|[hm]skip|hspace|tiny|Tiny|sixptsize|scriptsize|footnotesize|small|large|Large|LARGE|huge|Huge)(?![a-zA-Z])|\\[a-zA-Z]*@|(?<!\\)(?:\\\\)*[%#]|\^\^|[\p{Cc}\p{Cf}\p{Cs}]/u;

function isRefusedAtOnce(tex: string): boolean {
  const isChemistry = /\\ce(?![a-zA-Z])/.test(tex);
  return (
    tex.length > (isChemistry ? maxChemistryLength : maxLength) ||
    refused.test(tex) ||
    (isChemistry && depthOf(tex) > maxChemistryDepth)
  );
}

function rendered(tex: string): Formula | undefined {
  const { renderToString } = temml();
  try {
    return withinProcessorTime(maxMilliseconds, () => {
      const tree = readTree(
        renderToString(tex, { throwOnError: true, trust: false, wrap: 'tex', maxSize: [9, 9], maxExpand: 200 }),
      );
      return tree && tree.children.length > 0
        ? { tex, markup: writeTree(tree), plain: plainTree(tree) ?? tex.trim() }
        : undefined;
    });
  } catch {
    return undefined; // no formula, or one that Temml cannot render in time: the text stays as typed, and nothing is lost
  }
}

/** The greatest number of braces open at once. */
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
 * Loads Temml for the first formula, so that a site without formulas saves its memory. The bundler cannot see it, so it
 * is never sent to a browser.
 */
function temml(): Temml {
  loaded ??= process.getBuiltinModule('node:module').createRequire(path.resolve('package.json'))('temml') as Temml;
  return loaded;
}

/** The formula on one line; undefined when it has no such form (matrices, sums with complex bounds…). */
function plainTree(node: Node): string | undefined {
  const text = plainOf(node);
  return text?.replace(/\s+/g, ' ').trim() || undefined;
}

function plainOf(node: Node | string): string | undefined {
  if (typeof node === 'string') return plainLetters(node);
  const parts = node.children.map(plainOf);
  if (!parts.every((part) => part !== undefined)) return undefined;
  return writers[node.name]?.(parts, node.attributes);
}

type Write = (parts: readonly string[], attributes: Node['attributes']) => string | undefined;

const joined: Write = (parts) => parts.join('');

/** How each element is written; any other element has no plain form. */
const writers: Readonly<Record<string, Write>> = {
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

/** A text in superscript or subscript characters; undefined if a letter has none. A prime or a star is high already. */
function raised(text: string, characters: ReadonlyMap<string, string>): string | undefined {
  const high = characters === superscripts ? /^(?:[′″‴]|\*|∗|∘)$/u : undefined;
  if (high?.test(text.trim())) return text.trim().replace('∗', '*').replace('∘', '°');
  const found = Array.from(text.replace(/\s/g, ''), (letter) => characters.get(letter));
  return found.length > 0 && found.every((letter) => letter !== undefined) ? found.join('') : undefined;
}

/** Combining characters by the sign that Temml puts above a letter. */
// biome-ignore format: a table
const accents: ReadonlyMap<string, string> = new Map([
  ['^', '\u0302'], ['ˆ', '\u0302'], ['~', '\u0303'], ['˜', '\u0303'], ['ˉ', '\u0304'],
  ['‾', '\u0304'], ['¯', '\u0304'], ['˙', '\u0307'], ['¨', '\u0308'], ['˚', '\u030a'],
  ['ˇ', '\u030c'], ['˘', '\u0306'], ['ˊ', '\u0301'], ['ˋ', '\u0300'], ['→', '\u20d7'],
]);

function accented(base: string, mark: string | undefined): string | undefined {
  return mark !== undefined && Array.from(base).length === 1 ? (base + mark).normalize('NFC') : undefined;
}

/** Puts a text in parentheses, unless it is one word or number, or has parentheses already. */
const grouped = (text: string): string =>
  /^(?:[\p{L}\p{N}\p{M}.,′]+|\([^()]*\))$/u.test(text.trim()) ? text.trim() : `(${text.trim()})`;

/** Removes invisible operators, and writes mathematical bold, italic and sans-serif letters as plain ones. */
function plainLetters(text: string): string {
  return text
    .replace(/[\u2061-\u2064\u200b]/g, '')
    .replace(/[\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize('NFKC'));
}

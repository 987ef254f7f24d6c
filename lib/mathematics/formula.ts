import 'server-only';
import path from 'node:path';
import { withinProcessorTime } from '../time-limit';
import { plainTree } from './plain';
import { readTree, writeTree } from './tree';

/** A formula that can be shown. */
export type Formula = {
  /** TeX as it was typed, without its dollars. */
  readonly tex: string;
  /** A `<math>` element, which may be put into a page as it is: made of the names in tree.ts alone. */
  readonly markup: string;
  /** In characters of Unicode, where that says it all; else its TeX. */
  readonly plain: string;
};

/** Maximum length of a formula's TeX. */
const longest = 500;

/** The same of chemistry, of which Temml takes 5 ms for 150 characters and 50 ms for 500. */
const longestChemistry = 150;

/** How deep braces stand inside each other in chemistry: at each level Temml makes what it aligns, `^{227}_{90}`, six times over. */
const deepestChemistry = 3;

/** Milliseconds that a formula may take, of which the slowest known takes ten: TeX may ask for exponential work in ways that no list names. */
const longestWork = 100;

/** How many characters of formulas are remembered; refused ones count too. */
const mostKept = 4_000_000;

const kept = new Map<string, Formula | null>();
let size = 0;

/** The formula that TeX writes; undefined for TeX that is refused, whatever the reason. */
export function readFormula(tex: string): Formula | undefined {
  const known = kept.get(tex);
  if (known !== undefined) return known ?? undefined;
  const formula = made(tex);
  kept.set(tex, formula ?? null);
  size += sizeOf(tex, formula);
  for (const [oldest, other] of kept) {
    if (size <= mostKept) break;
    kept.delete(oldest);
    size -= sizeOf(oldest, other);
  }
  return formula;
}

const sizeOf = (tex: string, formula?: Formula | null): number => 2 * tex.length + (formula?.markup.length ?? 0);

/**
 * Definitions, links, what is meant for a page's HTML, colours, moved or resized text (of `\llap` Temml makes the text twice, at each
 * level), quantities (slow); a comment, a parameter, `^^5c`.
 */
const refused =
  /\\(?:[a-zA-Z]*(?:def|command|color)|(?:[fhv]|color|fcolor|raise|reflect|full)box|let|futurelet|global|long|expandafter|noexpand|relax|pu|class|id|style|data|html[a-zA-Z]*|href|url|includegraphics|label|ref|eqref|tag|verb|char|raise|lower|rule|(?:math)?[clr]lap|[a-zA-Z]*kern|[hm]skip|hspace|tiny|Tiny|sixptsize|scriptsize|footnotesize|small|large|Large|LARGE|huge|Huge)(?![a-zA-Z])|\\[a-zA-Z]*@|(?<!\\)(?:\\\\)*[%#]|\^\^|[\p{Cc}\p{Cf}\p{Cs}]/u;

function made(tex: string): Formula | undefined {
  const isChemistry = /\\ce(?![a-zA-Z])/.test(tex);
  if (tex.length > (isChemistry ? longestChemistry : longest) || refused.test(tex)) return undefined;
  if (isChemistry && depthOf(tex) > deepestChemistry) return undefined;
  const { renderToString } = temml();
  try {
    return withinProcessorTime(longestWork, () => {
      const tree = readTree(renderToString(tex, { throwOnError: true, trust: false, wrap: 'tex', maxSize: [9, 9], maxExpand: 200 }));
      return tree && tree.children.length > 0 ? { tex, markup: writeTree(tree), plain: plainTree(tree) ?? tex.trim() } : undefined;
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

/** Loads Temml for the first formula: a site without any spares its memory. The bundler does not see it, so no browser gets it. */
function temml(): Temml {
  loaded ??= process.getBuiltinModule('node:module').createRequire(path.resolve('package.json'))('temml') as Temml;
  return loaded;
}

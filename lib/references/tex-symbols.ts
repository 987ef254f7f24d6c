/** Signs and accents of TeX. */
import { latex2unicode } from 'unicode2latex';

/** Combining characters that no table of Unicode has a command for, those of MathSciNet last. */
// biome-ignore format: a table
const accents = new Map(Object.entries({
  b: '\u0331', t: '\u0361', h: '\u0309', f: '\u0311', G: '\u030f', textogonekcentered: '\u0328', textdotbelow: '\u0323', textcommaabove: '\u0313',
  polhk: '\u0328', soft: '\u030c', udot: '\u0323', dudot: '\u0324', lfhook: '\u0326', uhorn: '\u031b', ubar: '\u0331',
}));

/** The combining character that a command puts on its argument. */
export function accentOf(command: string): string | undefined {
  const symbol = accents.get(command) ?? symbolOf(command);
  return symbol !== undefined && /^\p{M}$/u.test(symbol) ? symbol : undefined;
}

/** The text with the accent on its first letter. */
export const accented = (text: string, accent: string): string =>
  text.replace(/^(\s*.?)/su, `$1${accent}`).normalize('NFC');

/** Signs that no table of Unicode has, or has otherwise: those of French first. */
// biome-ignore format: a table
const symbols = new Map(Object.entries({
  og: '«\u00a0', fg: '\u00a0»', no: 'n°\u00a0', No: 'N°\u00a0', hyphen: '-', degres: '°', textquotesingle: '’', glqq: '„', grqq: '“', glq: '‚',
  grq: '‘', flqq: '«\u00a0', frqq: '\u00a0»', flq: '‹', frq: '›', lq: '‘', rq: '’', lqq: '“', rqq: '”', guillemetleft: '«\u00a0',
  guillemetright: '\u00a0»', guillemotleft: '«\u00a0', guillemotright: '\u00a0»', quotedblbase: '„', ier: 'ᵉʳ', iere: 'ʳᵉ', ieme: 'ᵉ', eme: 'ᵉ',
  iemes: 'ᵉˢ', primo: '1°', secundo: '2°', slash: '/', cdot: '·', newline: ' ', TeX: 'TeX', LaTeX: 'LaTeX', LaTeXe: 'LaTeX2e', BibTeX: 'BibTeX',
  XeTeX: 'XeTeX', LuaTeX: 'LuaTeX', '-': '', '!': '', cprime: 'ʹ', Cprime: 'ʹ', cdprime: 'ʺ', Cdprime: 'ʺ', dbar: 'đ', Dbar: 'Đ', lasp: 'ʻ',
  rasp: 'ʼ', cydot: '·',
}));

const table: Readonly<Record<string, string | { readonly text: string } | undefined>> = latex2unicode;

/**
 * The sign that a command without arguments prints; undefined for a command that is not known. Letters are upright, as
 * in words.
 */
export function symbolOf(command: string): string | undefined {
  const found = table[`\\${command}`];
  const symbol = symbols.get(command) ?? (typeof found === 'object' ? found.text : found);
  if (symbol !== undefined && /\p{Script=Cyrillic}/u.test(symbol) && !/^cyr/i.test(command)) return undefined; // letters of transliterations
  return symbol !== undefined && mathematicalLetter.test(symbol) ? symbol.normalize('NFKC') : symbol;
}

const mathematicalLetter = /[\u{1D400}-\u{1D7FF}]/u;

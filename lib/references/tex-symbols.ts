/** The signs and accents that TeX commands print. */
import { latex2unicode } from 'unicode2latex';
import tex from './words/tex.json' with { type: 'json' };

/** Accents that the table of unicode2latex lacks, those of MathSciNet last. */
const accents: ReadonlyMap<string, string> = new Map(Object.entries(tex.accents));

/** The combining character that a command puts on its argument, if it is an accent. */
export function accentOf(command: string): string | undefined {
  const symbol = accents.get(command) ?? symbolOf(command);
  return symbol !== undefined && /^\p{M}$/u.test(symbol) ? symbol : undefined;
}

export const accented = (text: string, accent: string): string =>
  text.replace(/^(\s*.?)/su, `$1${accent}`).normalize('NFC');

/** Signs that the table of unicode2latex lacks or has otherwise, those of French first. */
const symbols: ReadonlyMap<string, string> = new Map(Object.entries(tex.symbols));

const table: Readonly<Record<string, string | { readonly text: string } | undefined>> = latex2unicode;

/** The sign that a command without arguments prints, upright as in words; undefined for an unknown command. */
export function symbolOf(command: string): string | undefined {
  const found = table[`\\${command}`];
  const symbol = symbols.get(command) ?? (typeof found === 'object' ? found.text : found);
  // The table uses other commands for Cyrillic letters as a transliteration.
  if (symbol !== undefined && /\p{Script=Cyrillic}/u.test(symbol) && !/^cyr/i.test(command)) return undefined;
  return symbol !== undefined && mathematicalLetter.test(symbol) ? symbol.normalize('NFKC') : symbol;
}

const mathematicalLetter = /[\u{1D400}-\u{1D7FF}]/u;

/** Signs and accents of TeX. */
import { latex2unicode } from 'unicode2latex';
import tex from './words/tex.json' with { type: 'json' };

/** Combining characters that no table of Unicode has a command for, those of MathSciNet last. */
const accents: ReadonlyMap<string, string> = new Map(Object.entries(tex.accents));

/** The combining character that a command puts on its argument. */
export function accentOf(command: string): string | undefined {
  const symbol = accents.get(command) ?? symbolOf(command);
  return symbol !== undefined && /^\p{M}$/u.test(symbol) ? symbol : undefined;
}

/** The text with the accent on its first letter. */
export const accented = (text: string, accent: string): string =>
  text.replace(/^(\s*.?)/su, `$1${accent}`).normalize('NFC');

/** Signs that no table of Unicode has, or has otherwise: those of French first. */
const symbols: ReadonlyMap<string, string> = new Map(Object.entries(tex.symbols));

const table: Readonly<Record<string, string | { readonly text: string } | undefined>> = latex2unicode;

/**
 * The sign that a command without arguments prints; undefined for a command that is not known. Letters are upright, as
 * in words.
 */
export function symbolOf(command: string): string | undefined {
  const found = table[`\\${command}`];
  const symbol = symbols.get(command) ?? (typeof found === 'object' ? found.text : found);
  // A Cyrillic letter for another command is one of a transliteration.
  if (symbol !== undefined && /\p{Script=Cyrillic}/u.test(symbol) && !/^cyr/i.test(command)) return undefined;
  return symbol !== undefined && mathematicalLetter.test(symbol) ? symbol.normalize('NFKC') : symbol;
}

const mathematicalLetter = /[\u{1D400}-\u{1D7FF}]/u;

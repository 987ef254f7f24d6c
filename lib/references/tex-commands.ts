/** Commands of TeX whose arguments say how they are to be printed, in a form that the parser knows (lib/references/tex.ts). */

/** What one pair of braces holds, one more pair within it. */
const argument = String.raw`\s*\{((?:[^{}]|\{[^{}]{0,500}\}){0,2000})\}`;
const command = (names: string, args: number): RegExp => new RegExp(String.raw`\\(?:${names})(?![a-zA-Z])(?:\[[^\]]{0,200}\])?${argument.repeat(args)}`, 'g');

const rules: readonly (readonly [RegExp, (...args: readonly string[]) => string])[] = [
  [command('foreignlanguage|textcolor|href', 2), (_, __, text = '') => `{${text}}`],
  [command('footnote|thanks|color|selectlanguage|label|index|[hv]space\\*?|[hv]?phantom', 1), () => ''],
  [command('discretionary', 3), () => ''],
  [command('foreignquote', 2), (_, language = '', text = '') => (/french/.test(language) ? `«~${text}~»` : `“${text}”`)],
  [command('textls', 1), (_, text = '') => `{${text}}`],
  [command('textquote', 1), (_, text = '') => `“${text}”`],
  [/\\enquote\*\s*(?=\{)\{([^{}]{0,500})\}/g, (_, text = '') => `‘${text}’`],
  [/\\quotedblbase(?![a-zA-Z])(?:\{\}|\s+)?/g, () => '„'],
  [/\\quotesinglbase(?![a-zA-Z])(?:\{\}|\s+)?/g, () => '‚'],
  [command('ce', 1), (_, formula = '') => chemical(formula)],
  [command('SI|qty', 2), (_, number = '', unit = '') => `${number}~${unitOf(unit)}`],
  [command('si|unit', 1), (_, unit = '') => unitOf(unit)],
  [command('num', 1), (_, number = '') => number],
  [command('ensuremath', 1), (_, formula = '') => `$${formula}$`],
  [command('fup', 1), (_, text = '') => `\\textsuperscript{${text}}`],
  [/\\b\s*\{\s*([a-zA-Z])\s*\}|\\b\s+([a-zA-Z])(?![a-zA-Z])/g, (_, one, other) => `${one ?? other}\u0331`],
  [/\\t\s*\{\s*([a-zA-Z])([a-zA-Z])\s*\}/g, (_, one, other) => `${one}\u0361${other}`],
  [/\\newline(?![a-zA-Z])\s*/g, () => ' '],
];

/** The text with plain spaces for control spaces, and without the signs that only move or break what is printed: `Proc.\ of`, `\/`, `\-`. */
export const withSpaces = (tex: string): string =>
  tex.replace(/(?<!\\)\\[!/@-]/g, '').replace(/(?<!\\)(\\[a-zA-Z]{1,30})?\\\s/g, (_, command = '') => (command === '' ? ' ' : `${command}{} `));

const formula = /(\$[^$]{1,2000}\$)/;
const conditional =
  /\\ifmmode(?![a-zA-Z])\s?((?:(?!\\(?:else|fi)(?![a-zA-Z]))[\s\S]){0,500})(?:\\else(?![a-zA-Z])\s?((?:(?!\\fi(?![a-zA-Z]))[\s\S]){0,500}))?\\fi(?![a-zA-Z])/g;

/** From left to right: a branch of a condition may be a formula. */
const formulaOrConditional = new RegExp(`${formula.source}|${conditional.source}`, 'g');

/** The text with what `\ifmmode … \else … \fi` prints where it stands: the first in a formula, else the second. */
export function withoutConditionals(tex: string): string {
  if (!tex.includes('\\ifmmode')) return tex;
  return tex.replace(formulaOrConditional, (_, inFormula: string | undefined, __, second = '') => inFormula?.replace(conditional, '$1') ?? second);
}

/** The text with the quotation marks that TeX prints for `` ``…'' `` and `` `…' ``; an apostrophe stays as it is. */
export const withQuotes = (tex: string): string =>
  tex
    .split(formula)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/(?<!\\)``/g, '“')
            .replace(/(?<!\\)''/g, '”')
            .replace(/(?<![\\\p{L}])`((?:[^`']|'(?=\p{L})){1,500})'(?!\p{L})/gu, '‘$1’'),
    )
    .join('');

/** Guillemets that point inwards, as in German books, where the first of them points to the left. */
const withTurnedQuotes = (tex: string): string =>
  /\\f([lr])qq/.exec(tex)?.[1] === 'r' ? tex.replace(/\\f([lr])qq(?![a-zA-Z])(?:\{\}|\s+)?/g, (_, side) => (side === 'r' ? '»' : '«')) : tex;

/** A text for TeX, which may have formulas, and one for a bookmark. */
const twoTexts = command('texorpdfstring', 2);

/** The text with these commands carried out; its formulas as they are. */
export function withCommands(tex: string): string {
  return tex
    .replace(twoTexts, (_, __, text: string) => `{${text}}`)
    .split(formula)
    .map((part, index) => (index % 2 === 1 ? part : rules.reduce((text, [pattern, write]) => text.replace(pattern, write), withTurnedQuotes(withSpaces(part)))))
    .join('');
}

/** `H2O` and `SO4^2-` of mhchem (https://ctan.org/pkg/mhchem): numbers behind a letter are lowered, charges raised. */
const chemical = (formula: string): string =>
  formula
    .replace(/\^\{?([\d+-]+)\}?/g, '\\textsuperscript{$1}')
    .replace(/(?<=[A-Za-z)\]])(\d+)/g, '\\textsubscript{$1}')
    .replace(/\s*->\s*/g, ' → ');

/** Units and prefixes of siunitx (https://ctan.org/pkg/siunitx) as they are printed; one that is not here stays a command. */
const unitOf = (unit: string): string =>
  unit
    .replace(/\\([a-zA-Z]+)\s*/g, (found, name: string) => units.get(name) ?? found)
    .replaceAll('~', ' ')
    .trim();

// biome-ignore format: a table
const units: ReadonlyMap<string, string> = new Map(
  Object.entries({
    nano: 'n', micro: 'µ', milli: 'm', centi: 'c', kilo: 'k', mega: 'M', giga: 'G', tera: 'T', per: '/', squared: '²', cubed: '³', percent: '\\%',
    metre: 'm', meter: 'm', gram: 'g', kilogram: 'kg', second: 's', minute: 'min', hour: 'h', hertz: 'Hz', volt: 'V', watt: 'W', ampere: 'A', bit: 'bit',
    byte: 'B', kelvin: 'K', celsius: '°C', degreeCelsius: '°C', degree: '°', joule: 'J', pascal: 'Pa', newton: 'N', mole: 'mol', litre: 'L', liter: 'L',
  }),
);

/** Commands of TeX whose arguments say how they are to be printed, in a form that the parser knows (lib/references/tex.ts). */

/** What one pair of braces holds, one more pair within it. */
const argument = String.raw`\s*\{((?:[^{}]|\{[^{}]{0,500}\}){0,2000})\}`;
const command = (names: string, args: number): RegExp => new RegExp(String.raw`\\(?:${names})(?![a-zA-Z])(?:\[[^\]]{0,200}\])?${argument.repeat(args)}`, 'g');

const rules: readonly (readonly [RegExp, (...args: readonly string[]) => string])[] = [
  [command('foreignlanguage|textcolor|href', 2), (_, __, text = '') => `{${text}}`],
  [command('footnote|thanks|color|selectlanguage', 1), () => ''],
  [command('ce', 1), (_, formula = '') => chemical(formula)],
  [command('SI|qty', 2), (_, number = '', unit = '') => `${number}~${unitOf(unit)}`],
  [command('si|unit', 1), (_, unit = '') => unitOf(unit)],
  [command('num', 1), (_, number = '') => number],
  [command('fup', 1), (_, text = '') => `\\textsuperscript{${text}}`],
  [/\\b\s*\{\s*([a-zA-Z])\s*\}|\\b\s+([a-zA-Z])(?![a-zA-Z])/g, (_, one, other) => `${one ?? other}\u0331`],
  [/\\t\s*\{\s*([a-zA-Z])([a-zA-Z])\s*\}/g, (_, one, other) => `${one}\u0361${other}`],
  [/\\newline(?![a-zA-Z])\s*/g, () => ' '],
];

/** The text with plain spaces for control spaces, and without the signs that only move or break what is printed: `Proc.\ of`, `\/`, `\-`. */
export const withSpaces = (tex: string): string =>
  tex.replace(/(?<!\\)\\[!/@-]/g, '').replace(/(?<!\\)(\\[a-zA-Z]{1,30})?\\\s/g, (_, command = '') => (command === '' ? ' ' : `${command}{} `));

/** A text for TeX, which may have formulas, and one for a bookmark. */
const twoTexts = command('texorpdfstring', 2);

/** The text with these commands carried out; its formulas as they are. */
export function withCommands(tex: string): string {
  return tex
    .replace(twoTexts, (_, __, text: string) => `{${text}}`)
    .split(/(\$[^$]{1,2000}\$)/)
    .map((part, index) => (index % 2 === 1 ? part : rules.reduce((text, [pattern, write]) => text.replace(pattern, write), withSpaces(part))))
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

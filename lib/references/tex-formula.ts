/** Writes simple TeX formulas in plain characters. */

import { patternOf } from './plain-patterns';
import { raised, subscripts, superscripts } from './superscripts';
import { symbolOf } from './tex-symbols';
import tex from './words/tex.json' with { type: 'json' };

const raisedOrLowered = patternOf('<simpleFormula>', 'u');

/**
 * The text of a formula that is only superscript or subscript letters, a rank, or one sign: `_2`, `^{\rm e}`, `4^{th}`,
 * `\alpha`; undefined for any other.
 */
export function simpleFormula(formula: string): string | undefined {
  const [, rank = '', sign, word = ''] = raisedOrLowered.exec(formula) ?? [];
  if (word !== '' && (rank === '' || /^(?:st|nd|rd|th|er?|[èe]re|i?[èe]me)$/.test(word)))
    return rank + raised(word, sign === '^' ? superscripts : subscripts);
  if (/^\s*\{?\s*\^\s*\{?\s*\\circ\s*\}{0,2}\s*$/.test(formula)) return '°';
  const [, name] = /^\s*\\([a-zA-Z]{1,40})\s*$/.exec(formula) ?? [];
  return name === undefined ? undefined : symbolOf(name);
}

/** mhchem (https://ctan.org/pkg/mhchem): `H2O`, `SO4^2-`. Numbers after a letter become subscripts, charges superscripts. */
export const chemical = (formula: string): string =>
  formula
    .replace(/\^\{?([\d+-]+)\}?/g, (_, charge: string) => raised(charge, superscripts))
    .replace(/(?<=[A-Za-z)\]])(\d+)/g, (_, number: string) => raised(number, subscripts))
    .replace(/\s*->\s*/g, ' → ');

/** Prints the units and prefixes of siunitx (https://ctan.org/pkg/siunitx); an unknown one stays a command. */
export const unitOf = (unit: string): string =>
  unit
    .replace(/\\([a-zA-Z]+)\s*/g, (found, name: string) => units.get(name) ?? found)
    .replaceAll('~', ' ')
    .trim();

const units: ReadonlyMap<string, string> = new Map(Object.entries(tex.units));

/** Turns the TeX of bibliographies into plain text. */

import { latex2unicode } from 'unicode2latex';
import { patternOf } from './plain-patterns';
import { raised, subscripts, superscripts } from './superscripts';
import texWords from './words/tex.json' with { type: 'json' };

type Options = {
  /** Called with each unknown command. */
  readonly onUnknown?: ((command: string) => void) | undefined;
  /** Whether braces that hold words together become `groupStart` and `groupEnd`. */
  readonly keepsGroups?: boolean;
};

export const groupStart = '\uE010';
export const groupEnd = '\uE011';

/**
 * The text that TeX prints, with `<i>` around italics; other markup is left for lib/references/plain-text.ts. A formula
 * stays as typed unless it can be written in plain characters. An unknown command leaves its argument, or stays as typed
 * if it has none: a word too many is better than a missing one.
 */
export function texText(tex: string, options: Options = {}): string {
  if (!/[\\${}~`'-]/.test(tex)) return tex;
  return new Reader(withQuotes(withDollars(tex.replace(/\\a(?=['`=])/g, '\\'))), options) // `\a'` is an accent within a tabular
    .text()
    .replace(/<\/i>(\s*)<i>/g, '$1')
    .replace(/ı(?=\p{M})/gu, 'i')
    .replace(/ȷ(?=\p{M})/gu, 'j')
    .replace(/«[ \u00a0]+/g, '«\u00a0')
    .replace(/[ \u00a0]+»/g, '\u00a0»')
    .normalize('NFC');
}

/** Writes LaTeX's `\(…\)` as TeX's `$…$`. */
export const withDollars = (tex: string): string => tex.replace(/(?<!\\)\\\(((?:[^\\]|\\(?![()]))*)\\\)/g, '$$$1$$');

/** The beginning of a group that only changes the look of its text. */
const look = patternOf('<texLook>', 'y');

/** Reads the text after a command, one argument after another. */
type Arguments = {
  /** As it is printed. */
  argument(): string;
  /** As it was typed. */
  typed(): string;
  group(): string;
  /** Everything up to the end of the group. */
  rest(): string;
};
type Command = (following: Arguments, isStarred: boolean) => string;

const { commands: names } = texWords;
const inItalics = (text: string): string => (text.trim() === '' ? text : `<i>${text}</i>`);
const dropping =
  (count: number): Command =>
  (following) => {
    for (let index = 0; index < count; index += 1) following.argument();
    return '';
  };
const printSecond: Command = (following) => {
  following.typed();
  return following.argument();
};
const formulaOf = (formula: string): string => simpleFormula(formula) ?? `$${formula}$`;

// biome-ignore format: a table
const rows: readonly (readonly [names: readonly string[], command: Command])[] = [
  [names.transparent, (following) => following.group()],
  [names.typed, (following) => following.typed().replace(/\\([_%#&~$])/g, '$1')],
  [names.italic, (following) => inItalics(following.argument())],
  [names.italicToEnd, (following) => inItalics(following.rest())],
  [names.dropped, dropping(1)],
  [names.droppedWithThree, dropping(3)],
  [names.second, printSecond],
  [names.quoted, (following, isStarred) => isStarred ? `‘${following.argument()}’` : `“${following.argument()}”`],
  [names.quotedIn, (following) => (/french/.test(following.typed()) ? `«\u00a0${following.argument()}\u00a0»` : `“${following.argument()}”`)],
  [names.raised, (following) => raised(following.argument(), superscripts)],
  [names.lowered, (following) => raised(following.argument(), subscripts)],
  [names.quantity, (following) => `${following.argument()}\u00a0${unitOf(following.typed())}`],
  [names.unit, (following) => unitOf(following.typed())],
  [names.chemical, (following) => chemical(following.typed())],
  [names.formula, (following) => formulaOf(following.typed())],
];
const commands: ReadonlyMap<string, Command> = new Map(
  rows.flatMap(([names, command]) => names.map((name) => [name, command] as const)),
);

const maxDepth = 100;

class Reader implements Arguments {
  #at = 0;
  #depth = 0;

  readonly tex: string;
  readonly options: Options;

  constructor(tex: string, options: Options) {
    this.tex = tex;
    this.options = options;
  }

  /** The whole text, without the braces that close nothing. */
  text(): string {
    let text = '';
    for (; this.#at < this.tex.length; this.#at += 1) text += this.rest();
    return text;
  }

  rest(): string {
    let text = '';
    while (this.#at < this.tex.length && this.tex[this.#at] !== '}') text += this.#piece();
    return text;
  }

  /** The next argument: a group, a command or one sign. */
  argument(): string {
    this.#take(/\s+/y);
    if (this.tex[this.#at] === '{') return this.group();
    return this.#at < this.tex.length && this.tex[this.#at] !== '}' ? this.#piece() : '';
  }

  /** The next group as typed, without its braces; '' when there is none. */
  typed(): string {
    return this.#take(/\s*\{((?:[^{}]|\{(?:[^{}]|\{[^{}]{0,200}\}){0,500}\}){0,4000})\}/y)?.[1] ?? '';
  }

  #piece(): string {
    const sign = this.tex[this.#at] ?? '';
    if (sign === '\\') return this.#command();
    if (sign === '{') {
      const isOuter = this.#depth === 0 && this.#take(look) === null;
      const text = this.group();
      return this.options.keepsGroups && isOuter && text.trim() !== '' ? groupStart + text + groupEnd : text;
    }
    const [found, formula] = this.#take(/\$([^$]{1,2000})\$|---?/y) ?? [];
    if (formula !== undefined) return simpleFormula(formula) ?? found ?? '';
    if (found !== undefined) return found === '--' ? '–' : '—';
    this.#at += 1;
    return sign === '~' ? '\u00a0' : sign;
  }

  /** The printed group that begins here; '' when none does. */
  group(): string {
    if (this.tex[this.#at] !== '{') return '';
    this.#at += 1;
    if (this.#depth === maxDepth) return '';
    this.#depth += 1;
    const text = this.rest();
    this.#depth -= 1;
    this.#at += 1;
    return text;
  }

  #command(): string {
    const start = this.#at;
    const [, name = ''] = this.#take(/\\([a-zA-Z]{1,60}|[^a-zA-Z]?)/y) ?? [];
    const accent = commands.has(name) ? undefined : accentOf(name);
    if (accent !== undefined && (/[^a-z]/i.test(name) || /[\s{\\]/.test(this.tex[this.#at] ?? '')))
      return accented(this.#take(/\\([ij])(?=[a-z])/y)?.[1] ?? this.argument(), accent);
    const symbol = symbolOf(name);
    if (symbol !== undefined && !commands.has(name)) {
      if (/[a-z]/i.test(name)) this.#take(/\s*\{\}|\s+/y);
      return symbol;
    }
    if (!/[a-z]/i.test(name)) return /[\s\\]/.test(name) ? ' ' : name;
    const print = commands.get(name);
    const [isStarred] = this.#take(/\*(?=\s*\{)/y) ?? [];
    const hasOption = this.#take(/\[[^\]]{0,200}\]/y) !== null;
    this.#take(/\s+/y);
    if (print) return print(this, isStarred !== undefined);
    this.options.onUnknown?.(`\\${name}`);
    if (hasOption || this.tex[this.#at] === '{') return this.group();
    this.#at = start + 1 + name.length;
    return `\\${name}`;
  }

  #take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.tex);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }
}

/** Writes `` ``…'' `` and `` `…' `` with quotation marks; apostrophes and formulas stay. */
const withQuotes = (tex: string): string =>
  tex.replace(
    /\$[^$]{1,2000}\$|(?<!\\)``|(?<!\\)''|(?<![\\\p{L}])`((?:[^`'$]|'(?=\p{L})){1,500})'(?![\p{L}'])/gu,
    (found, quoted?: string) => {
      if (quoted !== undefined) return `‘${quoted}’`;
      if (found === '``') return '“';
      return found === "''" ? '”' : found;
    },
  );

const definition = patternOf('<texDefinition>', 'g');
const conditionWord = /\\(if(?!f(?![a-zA-Z]))[a-zA-Z]*|else|or|fi)(?![a-zA-Z])\s?|(?<!\\)\$/g;

/**
 * Replaces `\if… … \else … \fi` by one of its branches: the first for `\iftrue`, and for `\ifmmode` in a formula, else
 * the second. Without its `\fi`, it stays as typed. Removes definitions too.
 */
export function withoutConditionals(tex: string): string {
  if (!/\\(?:if|[gex]?def|let|(?:re)?newcommand|providecommand)/.test(tex)) return tex;
  const open = [{ begun: '', holds: true, branches: [''] }];
  const add = (text: string) => {
    const branches = open.at(-1)?.branches ?? [];
    branches.push(`${branches.pop() ?? ''}${text}`);
  };
  const close = (text: (condition: (typeof open)[number]) => string) => {
    const condition = open.pop();
    if (condition) add(text(condition));
  };
  let isFormula = false;
  let end = 0;
  for (const match of tex.matchAll(conditionWord)) {
    const [found, name] = match;
    add(tex.slice(end, match.index));
    end = match.index + found.length;
    if (name === undefined) isFormula = !isFormula;
    if (name?.startsWith('if'))
      open.push({ begun: found, holds: name === 'iftrue' || (name === 'ifmmode' && isFormula), branches: [''] });
    else if (name === undefined || open.length === 1) add(found);
    else if (name === 'fi') close(({ holds, branches: [first = '', second = ''] }) => (holds ? first : second));
    else open.at(-1)?.branches.push('');
  }
  add(tex.slice(end));
  while (open.length > 1) close(({ begun: start, branches }) => start + branches.join('\\else '));
  return (open[0]?.branches[0] ?? '').replace(definition, '');
}

// Writes simple TeX formulas in plain characters.

const raisedOrLowered = patternOf('<simpleFormula>', 'u');

/**
 * The text of a formula that is only superscript or subscript letters, a rank, or one sign: `_2`, `^{\rm e}`, `4^{th}`,
 * `\alpha`; undefined for any other.
 */
function simpleFormula(formula: string): string | undefined {
  const [, rank = '', sign, word = ''] = raisedOrLowered.exec(formula) ?? [];
  if (word !== '' && (rank === '' || /^(?:st|nd|rd|th|er?|[èe]re|i?[èe]me)$/.test(word)))
    return rank + raised(word, sign === '^' ? superscripts : subscripts);
  if (/^\s*\{?\s*\^\s*\{?\s*\\circ\s*\}{0,2}\s*$/.test(formula)) return '°';
  const [, name] = /^\s*\\([a-zA-Z]{1,40})\s*$/.exec(formula) ?? [];
  return name === undefined ? undefined : symbolOf(name);
}

/** mhchem (https://ctan.org/pkg/mhchem): `H2O`, `SO4^2-`. Numbers after a letter become subscripts, charges superscripts. */
const chemical = (formula: string): string =>
  formula
    .replace(/\^\{?([\d+-]+)\}?/g, (_, charge: string) => raised(charge, superscripts))
    .replace(/(?<=[A-Za-z)\]])(\d+)/g, (_, number: string) => raised(number, subscripts))
    .replace(/\s*->\s*/g, ' → ');

/** Prints the units and prefixes of siunitx (https://ctan.org/pkg/siunitx); an unknown one stays a command. */
const unitOf = (unit: string): string =>
  unit
    .replace(/\\([a-zA-Z]+)\s*/g, (found, name: string) => units.get(name) ?? found)
    .replaceAll('~', ' ')
    .trim();

const units: ReadonlyMap<string, string> = new Map(Object.entries(texWords.units));

// The signs and accents that TeX commands print.

/** Accents that the table of unicode2latex lacks, those of MathSciNet last. */
const accents: ReadonlyMap<string, string> = new Map(Object.entries(texWords.accents));

/** The combining character that a command puts on its argument, if it is an accent. */
function accentOf(command: string): string | undefined {
  const symbol = accents.get(command) ?? symbolOf(command);
  return symbol !== undefined && /^\p{M}$/u.test(symbol) ? symbol : undefined;
}

const accented = (text: string, accent: string): string => text.replace(/^(\s*.?)/su, `$1${accent}`).normalize('NFC');

/** Signs that the table of unicode2latex lacks or has otherwise, those of French first. */
const symbols: ReadonlyMap<string, string> = new Map(Object.entries(texWords.symbols));

const table: Readonly<Record<string, string | { readonly text: string } | undefined>> = latex2unicode;

/** The sign that a command without arguments prints, upright as in words; undefined for an unknown command. */
function symbolOf(command: string): string | undefined {
  const found = table[`\\${command}`];
  const symbol = symbols.get(command) ?? (typeof found === 'object' ? found.text : found);
  // The table uses other commands for Cyrillic letters as a transliteration.
  if (symbol !== undefined && /\p{Script=Cyrillic}/u.test(symbol) && !/^cyr/i.test(command)) return undefined;
  return symbol !== undefined && mathematicalLetter.test(symbol) ? symbol.normalize('NFKC') : symbol;
}

const mathematicalLetter = /[\u{1D400}-\u{1D7FF}]/u;

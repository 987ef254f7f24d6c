/** TeX of bibliographies as plain text. */

import { patternOf } from './plain-patterns';
import { type Arguments, commands } from './tex-commands';
import { simpleFormula } from './tex-formula';
import { accented, accentOf, symbolOf } from './tex-symbols';

type Options = {
  /** Called with each command that nobody knows how to print. */
  readonly onUnknown?: ((command: string) => void) | undefined;
  /** Whether `groupStart` and `groupEnd` stand for the braces that hold words together. */
  readonly keepsGroups?: boolean;
};

export const groupStart = '\uE010';
export const groupEnd = '\uE011';

/**
 * The text that TeX prints, with `<i>` around italics; other markup is left for lib/references/plain-text.ts. A formula
 * stays as it was typed, unless plain characters can say it. Of a command that is not known the argument is left, and
 * one without stays as typed: a word too many is better than a hole.
 */
export function texText(tex: string, options: Options = {}): string {
  if (!/[\\${}~`'-]/.test(tex)) return tex;
  return new Reader(withQuotes(withDollars(tex.replace(/\\a(?=['`=])/g, '\\'))), options) // accents within tabulars
    .text()
    .replace(/<\/i>(\s*)<i>/g, '$1')
    .replace(/ı(?=\p{M})/gu, 'i')
    .replace(/ȷ(?=\p{M})/gu, 'j')
    .replace(/«[ \u00a0]+/g, '«\u00a0')
    .replace(/[ \u00a0]+»/g, '\u00a0»')
    .normalize('NFC');
}

/** Formulas in the signs of TeX of those in the signs of LaTeX. */
export const withDollars = (tex: string): string => tex.replace(/(?<!\\)\\\(((?:[^\\]|\\(?![()]))*)\\\)/g, '$$$1$$');

/** A group that only changes the look of what it holds. */
const look = patternOf('<texLook>', 'y');

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

  /** All of it; a brace that closes nothing is left out. */
  text(): string {
    let text = '';
    for (; this.#at < this.tex.length; this.#at += 1) text += this.rest();
    return text;
  }

  /** Up to the end of the group, or of the text. */
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

  /** The same as it was typed, without its braces; '' where there are none. */
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

  /** The group that begins there; '' where none does. */
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

/**
 * The quotation marks that TeX prints for `` ``…'' `` and `` `…' ``; an apostrophe stays as it is, and so do formulas.
 */
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
const ofCondition = /\\(if(?!f(?![a-zA-Z]))[a-zA-Z]*|else|or|fi)(?![a-zA-Z])\s?|(?<!\\)\$/g;

/**
 * The text with what `\if… … \else … \fi` prints where it stands, and without definitions: of `\ifmmode` the first
 * branch in a formula, of any other condition the second, as if it did not hold. What no `\fi` closes stays as typed.
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
  for (const match of tex.matchAll(ofCondition)) {
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
  while (open.length > 1) close(({ begun, branches }) => begun + branches.join('\\else '));
  return (open[0]?.branches[0] ?? '').replace(definition, '');
}

/** The fields of a BibTeX or BibLaTeX entry, and the remarks on those that are not read. */

import { type Name, person, withOrcid, withOrcids } from '@/lib/names/name';
import { readName } from '@/lib/names/read-name';
import { areDirectors, readNames, readPieces, saysOthers, splitAtAnd } from '@/lib/names/read-names';
import { isFirm } from '@/lib/names/words';
import type { People } from './item';
import { languageOf } from './languages';
import { nameKey } from './normal-title';
import { plainText } from './plain-text';
import { Tagged, unreadRemark } from './tags';
import { groupEnd, groupStart, texText, withDollars, withoutConditionals } from './tex';
import { titled } from './values';
import { withoutTex } from './without-tex';
import journals from './words/journals.json' with { type: 'json' };
import technicalFields from './words/technical-fields.json' with { type: 'json' };
import tex from './words/tex.json' with { type: 'json' };

/** The longest value that is read, in characters. */
export const maxKept = 40_000;

/** The fields of an entry as TeX prints them; `unknown` holds the commands that are not known. */
export class Fields extends Tagged {
  readonly unknown = new Set<string>();
  readonly #sizes = new Map<string, number>();

  constructor(fields: ReadonlyMap<string, string>) {
    super(new Map(Array.from(fields, ([name, value]) => [name, [withoutConditionals(value)]])));
  }

  override all(...names: readonly string[]): string[] {
    return names.flatMap((name) => {
      const [value] = super.all(name);
      if (value === undefined) return [];
      this.#sizes.set(name, value.length);
      const text = this.text(namedJournal(unwrapped(value)).slice(0, maxKept));
      return text.trim() === '' ? [] : text;
    });
  }

  /** How many characters were read as TeX, without the abstract and keywords, which may have any length. */
  get texSize(): number {
    return [...this.#sizes].reduce((sum, [name, size]) => sum + (/^(?:abstract|keywords?)$/.test(name) ? 0 : size), 0);
  }

  text = (tex: string): string => texText(tex, { onUnknown: (command) => this.unknown.add(command) });

  typed(name: string): string {
    return super.all(name)[0] ?? '';
  }

  /** A value that is not TeX, without the braces around it. */
  raw(...names: readonly string[]): string | undefined {
    return names
      .map((name) => this.typed(name))
      .map(bare)
      .find((text) => text !== '');
  }

  id(...names: readonly string[]): string | undefined {
    return withoutTex(this.raw(...names) ?? '') || undefined;
  }

  people(name: string): People | undefined {
    const typed = this.typed(name);
    if (typed === '') return undefined;
    const names = bibtexNames(typed, (command) => this.unknown.add(command));
    return {
      names: name === 'author' ? withListedOrcids(names, this.typed('orcid-numbers')) : names,
      andOthers: endsInOthers(typed) || undefined,
      areDirectors: areDirectors(texText(typed)) || undefined,
    };
  }

  /** A title with its subtitle, joined as in French unless the entry has another language. */
  titled(name: string, more: string): string | undefined {
    return titled(this.first(name), this.first(more), (languageIn(this) ?? 'fr') === 'fr');
  }
}

/** Removes the braces and the `\url` around an address. */
const bare = (value: string): string =>
  unwrapped(value)
    .replace(/^\\url\s*\{([\s\S]*)\}$/, '$1')
    .trim();

export const languageIn = (fields: Fields): string | undefined =>
  languageOf(fields.raw('langid', 'language', 'hyphenation', 'lang') ?? '');

export const oddIn = (fields: Fields): string[] => [
  ...[...fields.unknown].map(
    (command) =>
      `La commande TeX «\u00a0${command}\u00a0» n’est pas connue\u00a0: ce qu’elle entoure est gardé tel quel.`,
  ),
  ...unreadRemark(fields.unread().filter((name) => !technical.has(name) && !technicalKinds.test(name))),
];

/** Fields for the internal use of programs and databases: leaving them out loses nothing of the work. */
const technical = new Set(technicalFields.bibtex);
const technicalKinds = /^(?:bdsk|mendeley|citeulike|zotero|jabref|x|opt|ads|jstor)[-_]|^__/;

/**
 * The full names of the journals that the Astrophysics Data System gives as commands in its BibTeX
 * (https://ui.adsabs.harvard.edu/help/actions/journal-macros).
 */
const journalsByCommand: ReadonlyMap<string, string> = new Map(Object.entries(journals));

/** The journal when a field is nothing but such a command; any other text unchanged. */
const namedJournal = (tex: string): string =>
  journalsByCommand.get(/^\{?\\([a-z]+)\s*\}?(?:\{\}|\\ )?[\s,.]*$/.exec(tex.trim())?.[1] ?? '') ?? tex;

// Reads BibTeX's lists of names, separated by « and » and written in TeX; lib/names reads the printed names.

type OnUnknown = (command: string) => void;

/** Several names that a program has put in the braces of one: « {Vasseur, Hélène; Roux, Karim; Blin}, Zoé ». */
const bracedList = /(?<![a-zA-Z\]])\{((?=[^{}]*,)[^{}]*;[^{}]*|[^{}]*,[^{}]*(?=\}\s*,))\}/g;

/** The longest name that is read; in TeX an accent may take six signs. */
const maxTex = 2000;

/**
 * The names of a field, without « others », « et al. » and the numbers by which DBLP tells namesakes apart. A name that
 * is not valid TeX is read as plain text.
 */
export function bibtexNames(field: string, onUnknown: OnUnknown = () => undefined): Name[] {
  const lists = listed(field.replace(/\\and(?![a-zA-Z])/g, ' and ').replace(bracedList, '$1'));
  const print = (piece: string) => printed(piece, onUnknown);
  const pieces = lists.flatMap((piece) => {
    if (piece.length > maxTex) return `${withoutTex(piece.slice(0, maxTex))}…`;
    return isExtended(piece) ? piece : splitAtAnd(print(piece));
  });
  if (!pieces.some(isExtended)) return withOrcids(readPieces(pieces), lists.flatMap(splitAtAnd));
  return pieces.flatMap((piece) => (isExtended(piece) ? (extended(piece) ?? []) : readNames([piece])));
}

/** Adds to names the ORCIDs that Web of Science gives in a separate field: « Dupont, Jean/0000-0002-1825-0097 ». */
function withListedOrcids(names: readonly Name[], field: string): readonly Name[] {
  const listed = new Map(
    Array.from(field.matchAll(/([^/\n;{}]+)\/(\d{4}-\d{4}-\d{4}-\d{3}[\dX])/gi), ([, text = '', orcid = '']) => {
      const name = readName(withoutTex(text));
      return [name ? nameKey(name) : '', orcid] as const;
    }),
  );
  return listed.size === 0 ? names : names.map((name) => withOrcid(name, listed.get(nameKey(name)) ?? ''));
}

export function endsInOthers(field: string): boolean {
  const tail = field
    .slice(-200)
    .replace(/\\[a-zA-Z]+\s*|[{}]/g, '')
    .replaceAll('~', ' ')
    .trimEnd();
  return /\sand\s+others$/i.test(tail) || saysOthers(tail);
}

/** The names, still in TeX. Braces around a whole list are ignored; around a single body's name, they keep it in one. */
function listed(field: string): string[] {
  const inner = unwrapped(field);
  const within = splitAtAnd(inner);
  // one body: {Centre d’histoire and Co}, {Academies of Sciences, Engineering, and Medicine}
  const isOne = isFirm(inner.slice(inner.lastIndexOf(',') + 1)) || /^\S+\s[^,]*,\s\S+,\s+and\s/.test(inner);
  const isList = within.length > 1 && inner.includes(',') && !isOne;
  return inner.length === field.trim().length || isList ? within : [field];
}

/** Superscript marks of notes and affiliations; within a word they belong to the name: « M\up{me} ». */
const raised = /\\(?:textsuperscript|up|fup)\s*\{(?:[^{}]|\{[^{}]*\})*\}(?!\p{L})/gu;

const accents: ReadonlyMap<string, string> = new Map(Object.entries(tex.accentsOfFormulas));

/** Removes formulas from a name, such as the mark `$^{*}$`, but for accents: `Andr$\acute{e}$`. */
const withFormulas = (name: string): string =>
  withDollars(name)
    .replace(/\\ensuremath\s*\{((?:[^{}]|\{[^{}]*\})*)\}/g, '$$$1$$')
    .replace(/(?<!\\)\$([^$]*)\$/g, (_, formula: string) => {
      const [, accent = '', letter = ''] =
        /^\s*\\([a-z]+)\s*\{?\s*(?:\\(?:rm|mathrm|text\w*)\s*)?\{?\s*([a-zA-Z])\s*\}*\s*$/.exec(formula) ?? [];
      const sign = accents.get(accent);
      return sign === undefined ? ' ' : `${sign}{${letter}}`;
    })
    .replace(/(?<!\\)\$/g, ' ');

const printed = (name: string, onUnknown?: OnUnknown): string =>
  plainText(
    texText(withFormulas(name).replace(raised, ''), { keepsGroups: true, onUnknown }).replace(/\\[a-zA-Z]+/g, ' '),
  )
    .replaceAll(groupStart, '{')
    .replaceAll(groupEnd, '}');

const isExtended = (name: string): boolean => /^\s*(?:family|given|prefix|suffix)\s*=/i.test(name);

/** BibLaTeX's « family=Berg, given=Jan, prefix=van der, useprefix=true ». */
function extended(name: string): Name | undefined {
  const parts = Array.from(
    name.matchAll(/([a-z-]+)\s*=\s*(\{(?:[^{}]|\{[^{}]*\})*\}|"[^"]*"|[^,]*)/gi),
    ([, key = '', value = '']) => [key.toLowerCase(), value] as const,
  );
  const values = parts.map(([, value]) => printed(unwrapped(value.replace(/^"([\s\S]*)"$/, '$1'))));
  const partOf = new Map(parts.map(([key], index) => [key, (values[index] ?? '').replace(/[{}]/g, '').trim()]));
  const family = [partOf.get('prefix'), partOf.get('family')].filter(Boolean).join(' ');
  return person(family, partOf.get('given'), partOf.get('suffix'));
}

/** Removes the braces that enclose a whole text. */
export function unwrapped(text: string): string {
  const bare = text.trim();
  if (!bare.startsWith('{') || !bare.endsWith('}')) return bare;
  let depth = 0;
  for (let at = 0; at < bare.length - 1; at += 1) {
    if (bare[at] === '{') depth += 1;
    else if (bare[at] === '}') depth -= 1;
    if (depth === 0) return bare;
  }
  return /^\{\s*\\/.test(bare) ? bare : unwrapped(bare.slice(1, -1)); // `{\'E}` is a letter
}

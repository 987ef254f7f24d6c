/** Reads BibTeX's lists of names, separated by « and » and written in TeX; lib/names reads the printed names. */
import { type Name, person } from '@/lib/names/name';
import { withOrcid, withOrcids } from '@/lib/names/orcids';
import { readName } from '@/lib/names/read-name';
import { readNames, readPieces, saysOthers, splitAtAnd } from '@/lib/names/read-names';
import { isFirm } from '@/lib/names/words';
import { nameKey } from './normal-title';
import { plainText } from './plain-text';
import { groupEnd, groupStart, texText, withDollars } from './tex';
import { withoutTex } from './without-tex';
import tex from './words/tex.json' with { type: 'json' };

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
export function withListedOrcids(names: readonly Name[], field: string): readonly Name[] {
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

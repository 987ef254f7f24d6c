/** Lists of names as BibTeX writes them: separated by « and », each « Nom, Prénom », « Nom, Jr., Prénom », « Prénom von Nom » or `{Organisme}`. */
import { endsInInitials, isBody, isEastAsian, isSuffix, nameFrom } from './names';
import { texts } from './tex';
import { withAccents } from './tex-accents';
import { withSpaces } from './tex-commands';
import type { Name } from './work';

/** The names of a field; « others » and « et al. » are left out, and the number by which DBLP tells namesakes apart. Throws as `texts` does. Accents come first: the space of `\c c` and the `~` of `\~a` part no words. */
export function bibtexNames(field: string): Name[] {
  const parts = listed(withSpaces(withAccents(field.replace(etAl, '')))).map(partsOf);
  const plain = texts(parts.flat());
  let at = 0;
  return parts.flatMap((own) => {
    const [literal, family, given, suffix] = own.map(() => plain[at++]?.replaceAll('\u00a0', ' '));
    return nameFrom({ literal, family, given, suffix }) ?? [];
  });
}

/** Whether a field says that there are more names than it gives. */
export const endsInOthers = (field: string): boolean => /\sand\s+others[\s}]*$/i.test(field) || etAl.test(field);

const etAl = /[\s,]+(?:and\s+)?et\s+al\.?(?=[\s}]*$)/i;

/** The names, still in TeX. Lists that are separated in another way than by « and » are told by their commas and semicolons. */
function listed(field: string): string[] {
  const inner = unwrapped(field);
  const isList = inner.includes(',') && splitOutside(inner, and).length > 1; // else a body, such as {Centre d’histoire and Co}
  const names = splitOutside(isList ? inner : field, and).filter((name) => !/^\s*(?:and)?\s*$/i.test(name));
  const [only = ''] = names;
  if (names.length !== 1) return names;
  const byAmpersand = splitOutside(only, /\s+\\?&(?=\s)/y);
  if (byAmpersand.length > 1 && !isBody(only) && byAmpersand.every((part) => /\S[\s,]+\S/.test(part))) return byAmpersand; // « Jean Dupont & Paul Martin »
  const bySemicolon = splitOutside(only, /;/y);
  if (bySemicolon.length > 1) return bySemicolon.filter((name) => name.trim() !== '');
  const byComma = splitOutside(only, /,/y).map((part) => part.trim());
  if (byComma.length > 2 && byComma.every((part) => /\S\s+\S/.test(part))) return byComma; // « Jean Dupont, Marie Martin, Paul Durand »
  const isPair = (_: string, index: number) => index % 2 === 0 || initials.test(byComma[index] ?? '');
  if (byComma.length > 2 && byComma.length % 2 === 0 && byComma.every(isPair)) {
    return byComma.flatMap((part, index) => (index % 2 === 0 ? [`${part}, ${byComma[index + 1]}`] : [])); // « Dupont, J., Martin, M. »
  }
  return names;
}

const and = /\s+and(?=\s)\s*/iy;
const initials = /^(?:\p{Lu}\p{Ll}?\.?[\s~-]*){1,4}$/u;

/** Literal, family, given and suffix of one name, in TeX; '' for what it has not. */
function partsOf(name: string): [string, string, string, string] {
  const bare = name
    .trim()
    .replace(/[,\s]+$/, '')
    .replace(/[\s~]+0\d{3}$/, ''); // « Wei Zhang 0012 » of DBLP
  if (unwrapped(bare) !== bare) return [bare, '', '', ''];
  if (/^(?:family|given|prefix|suffix)\s*=/i.test(bare)) return extended(bare);
  const [first = '', second = '', ...more] = splitOutside(bare, /,/y).map((part) => part.trim());
  if (second === '' && more.length === 0) return fromWords(splitOutside(first, /[\s~]+/y).filter(Boolean));
  if (more.length > 0 && isSuffix(second)) return ['', first, more.join(' '), second];
  const last = more.at(-1) ?? '';
  if (more.length > 0 && isSuffix(last)) return ['', first, [second, ...more.slice(0, -1)].join(' '), last];
  return ['', first, [second, ...more].join(' '), '']; // « Malony, Allen, D. » has a comma too many
}

/** « Prénom von Nom »: the family name begins at the first word in lower case, else it is the last word, or the first in Chinese, Japanese and Korean characters, and before initials. */
function fromWords(words: readonly string[]): [string, string, string, string] {
  const all = words.join(' ');
  if (isBody(all)) return [all, '', '', ''];
  const particle = words.findIndex((word, index) => index < words.length - 1 && isLower(word));
  const [head = '', ...rest] = words;
  if (particle === -1 && rest.length > 0 && (isEastAsian(words.map(unwrapped).join(' ')) || endsInInitials(words))) return ['', head, rest.join(' '), ''];
  const start = particle === -1 ? words.length - 1 : particle;
  return ['', words.slice(start).join(' '), words.slice(0, start).join(' '), ''];
}

const isLower = (word: string): boolean => /^(?:\p{Ll}|\{\p{Ll}\}|\{?\\(?:[^a-zA-Z]|[a-zA-Z]\b)\s*\{?\p{Ll})/u.test(word);

/** BibLaTeX's « family=Berg, given=Jan, prefix=van der, useprefix=true ». */
function extended(name: string): [string, string, string, string] {
  const given = new Map(
    splitOutside(name, /,/y).map((part): [string, string] => {
      const at = part.indexOf('=');
      return [part.slice(0, at).trim().toLowerCase(), unquoted(part.slice(at + 1).trim())];
    }),
  );
  const family = [given.get('prefix'), given.get('family')].filter(Boolean).join(' ');
  return ['', family, given.get('given') ?? '', given.get('suffix') ?? ''];
}

const unquoted = (text: string): string => text.replace(/^"([\s\S]*)"$/, '$1');

/** Without the braces around all of it; itself when there are none. */
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

/** Splits at what `separator`, a sticky pattern, matches outside of braces. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth !== 0) continue;
    separator.lastIndex = at;
    if (!separator.test(text)) continue;
    parts.push(text.slice(start, at));
    start = separator.lastIndex;
    at = start - 1;
  }
  return [...parts, text.slice(start)];
}

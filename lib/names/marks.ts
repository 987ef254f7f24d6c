/** Removes what lists of authors write beside a name: marks of notes and affiliations, identifiers, roles. */
import { areParticles } from './particles';
import { isRole, isSetApartSuffix } from './words';

/** The pieces of a text outside and inside braces in turn, braces included; an unclosed brace is plain text. */
export function groupsIn(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  let open = 0;
  for (let at = text.indexOf('{'); at !== -1 && at < text.length; at += 1) {
    if (text[at] === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (text[at] === '}' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      parts.push(text.slice(start, open), text.slice(open, at + 1));
      start = at + 1;
    }
  }
  return [...parts, text.slice(start)];
}

/** Changes the text outside of braces. */
export const outsideBraces = (text: string, change: (part: string) => string): string =>
  groupsIn(text)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('');

const orcid = /(?:https?:\/\/)?(?:(?:www\.)?orcid\.org\/|\borcid(?:\s?id)?\s?:?\s?)?\b\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b/gi;
const mail = /<?[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}>?/g;

const withoutIds = (text: string): string => text.replace(orcid, ' ').replace(mail, ' ');

/** « Martin, Luc {0000-0001-5109-3700} » */
const bracedId = /\{[^{}]*\d{4}-\d{4}-\d{4}-\d{3}[\dX][^{}]*\}/gi;

const innermost = /\(([^()]{0,400})\)|\[([^[\]]{0,400})\]/gu;

/**
 * Removes parentheses and brackets with roles, affiliations or years of a life; an unclosed one is removed to the end.
 * Particles and ranks stay, since they belong to the name: « Miramon (de), Charles ».
 */
export function withoutAsides(text: string): string {
  const drop = (part: string) =>
    withoutIds(part)
      .replace(innermost, (aside, round?: string) => (round !== undefined && belongsToName(round) ? aside : ' '))
      .replace(/\((?![^()]*\))[^)]*\)?|\[[^\]]*(?:\]|$)/gu, ' ');
  return /[([@\d]/.test(text) ? outsideBraces(text.replace(bracedId, ' '), drop) : text;
}

/** Removes the roles beside the name of a body, but not its abbreviation: « Institut (INHA) (éd.) ». */
export const withoutRoles = (text: string): string =>
  withoutIds(text)
    .replace(innermost, (aside, round?: string, square?: string) =>
      isRole(round ?? square ?? '') || !/\p{L}/u.test(aside) ? ' ' : aside,
    )
    .replace(/[*†‡§¶]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

const belongsToName = (aside: string): boolean =>
  areParticles(aside) || (isSetApartSuffix(aside) && !/^[a-z]$/.test(aside.trim()));

/**
 * Digits that are marks, also in lists and ranges: at the end of a name or of its part before a comma (« J. Dupont1–3 »,
 * « Dupont2, Jean »), after a capitalised or lower-case word (« Jean1 Dupont »), and alone. « 3M », « CoVid19 » and
 * « 4.1 » are names.
 */
const digits = String.raw`\d+(?:[,‐‑–—-]\d+)*`;
const digitsAtEnd = new RegExp(String.raw`(?<=\p{L}\.?)${digits}(?=\s*(?:,|$))`, 'gu');
const digitsOfWord = new RegExp(
  String.raw`(?<![\p{L}\d])((?:Ma?c)?(?:\p{Lu}\p{Ll}+|\p{Ll}{2,}))${digits}(?![\p{L}\d‐‑–—-]|[./]\d)`,
  'gu',
);
const digitsAlone = new RegExp(String.raw`(?<![^\s,])${digits}(?![^\s,])`, 'gu');

/** Removes the marks of notes and affiliations from a name, and stray signs and conjunctions at its ends. */
export const withoutMarks = (name: string): string =>
  outsideBraces(name, (part) =>
    part
      .replace(/[*†‡§¶#^¹²³⁰-⁹]+|[ᵃ-ᵍ](?!\p{L})/gu, ' ')
      .replace(digitsAtEnd, ' ')
      .replace(digitsOfWord, '$1 ')
      .replace(digitsAlone, ' '),
  )
    .replace(/\s+/gu, ' ')
    .replace(/ ?,(?: ?,)*/gu, ',')
    .replace(/^[\s.,:-]+|[\s,:-]+$/gu, '')
    .replace(/^(?:et|and)\s+|\s+(?:et|and)$/gu, '')
    .replace(/(?<=\p{Ll}{2})\.$/u, '')
    .trim();

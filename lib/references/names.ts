/** Names of persons and bodies, from the parts in which formats give them. */
import type { Name } from './work';

type Parts = { readonly family?: string; readonly given?: string; readonly particle?: string; readonly suffix?: string; readonly literal?: string };

/**
 * A name of its parts: a particle begins the family name (« de La Tour »), a suffix ends the given names (« John, Jr. »), as
 * « Nom, Prénom » puts them. Undefined for an empty name and for « others », « et al. ».
 */
export function nameFrom({ family = '', given = '', particle = '', suffix = '', literal = '' }: Parts): Name | undefined {
  const body = literal.trim();
  if (body !== '') return isOthers(body) ? undefined : { literal: body };
  const [surname, first] = joined(particle, family) === '' ? [undated(given), ''] : [joined(particle, family), undated(given)];
  if (surname === '' || (isOthers(surname) && first === '')) return undefined;
  const rest = givenWith(suffix.trim(), first);
  return rest === '' ? { family: surname } : { family: surname, given: rest };
}

/** Without the years of a life, which catalogues of libraries put after a name: « Christoph (1946-....) », « Tim, 1955- ». */
const undated = (name: string): string => name.trim().replace(/\s*\(\d[\d.?]{2,3}-(?:\d[\d.?]{2,3}|\.{2,4})?\)$|[\s,]+\d{4}-(?:\d{4})?$/, '');

/** « Nom, Prénom », « Nom, Prénom, Jr. », « Prénom Nom » or a body, as RIS and free texts write a name; `language` is the work's (BCP 47). */
export function nameIn(text: string, language?: string): Name | undefined {
  const parts = text.split(',').map((part) => part.trim());
  const [family = '', given = '', ...more] = parts;
  if (parts.length === 1) return wordsOf(family, language);
  const [suffix = ''] = more;
  if (isSuffix(given) && suffix !== '') return nameFrom({ family, given: suffix, suffix: given });
  if (more.length > 0 && !isSuffix(suffix)) return nameFrom({ family, given: [given, ...more].filter(Boolean).join(' ') });
  return given === '' ? nameFrom({ literal: family }) : nameFrom({ family, given, suffix });
}

/** « Prénom Nom », a body as it is called. */
export const nameText = (name: Name): string => ('literal' in name ? name.literal : [name.given, name.family].filter(Boolean).join(' '));

/** What stands for the names that are left out: « et al. », « and others », « … ». */
export const isOthers = (text: string): boolean => /^(?:and |et )?(?:others|al\.?|collab(?:orateurs)?\.?|\.{3}|…),?$/i.test(text.trim());

export const isSuffix = (text: string): boolean => /^(?:jr|sr|jnr|snr|fils|p[èe]re|[ivx]{1,4}|[2-9](?:nd|rd|th|e))\.?$/i.test(text.trim());

/** `van der` + `Berg`, `d’` + `Alembert`. */
const joined = (particle: string, family: string): string => `${particle.trim()}${/['’-]$/.test(particle.trim()) ? '' : ' '}${family.trim()}`.trim();

/** « Malony, Allen, D. » has a comma too many: what is no suffix is given names. */
function givenWith(suffix: string, given: string): string {
  if (suffix === '') return given;
  if (isSuffix(suffix)) return given === '' ? suffix : `${given}, ${suffix}`;
  return `${suffix} ${given}`.trim();
}

/**
 * « Prénom de Nom »: where the words themselves do not say which is the family name, it begins at the first word in lower case, else it is
 * the last word, or in Hungarian the first.
 */
function wordsOf(text: string, language: string | undefined): Name | undefined {
  const words = text.split(/\s+/).filter(Boolean);
  if (words.length < 2 || words.length > 6 || isBody(text) || isOthers(text)) return nameFrom({ literal: text });
  const told = partsByForm(words);
  if (told) return nameFrom(told);
  const particle = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word));
  const [head = '', ...rest] = words;
  if (particle === -1 && putsFamilyFirst(language)) return nameFrom({ family: head, given: rest.join(' ') });
  const first = particle === -1 ? words.length - 1 : particle;
  return nameFrom({ family: words.slice(first).join(' '), given: words.slice(0, first).join(' ') });
}

/**
 * The parts of a name whose words say by themselves which is the family name, in whatever order they stand: it is beside initials (« J.-P. Martin »,
 * « Le Goff JP »), the first word in Chinese, Japanese and Korean characters, or in capitals (« DURAND Claire »). Undefined for any other.
 */
export function partsByForm(words: readonly string[]): { readonly family: string; readonly given: string } | undefined {
  const split = (isFamily: (word: string, index: number) => boolean) => ({
    family: words.filter(isFamily).join(' '),
    given: words.filter((word, index) => !isFamily(word, index)).join(' '),
  });
  const first = words.findIndex((word) => !isInitials(word));
  if (first > 0) return split((_, index) => index >= first);
  const last = words.findLastIndex((word) => !isInitials(word));
  if (last >= 0 && last < words.length - 1) return split((_, index) => index <= last);
  if (words.length > 1 && isEastAsian(words.join(' '))) return split((_, index) => index === 0);
  const loud = words.filter(isLoud).length;
  return loud > 0 && loud < words.length ? split(isLoud) : undefined;
}

/** A word in capitals, which is no initial. */
const isLoud = (word: string): boolean => word.length > 1 && !word.endsWith('.') && /\p{Lu}/u.test(word) && word === word.toUpperCase();

/** « Hart W. E. », « Dupont J »: nobody's family name is an initial, though it may have two letters in capitals. */
export const endsInInitials = ([head = '', ...rest]: readonly string[]): boolean =>
  !isInitials(head) && /^(?:\p{Lu}(?:\.[\s~-]?|[\s~]|$))+$/u.test(rest.join(' '));

/** Whether a name is written in Chinese, Japanese or Korean characters; one in katakana alone is a Western name, in its own order. */
export const isEastAsian = (name: string): boolean =>
  /^[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\s-]+$/u.test(name) && !/^[\p{Script=Katakana}ー・\s-]+$/u.test(name);

/** Whether names in this language (BCP 47) have the family name first: in Hungarian. */
export const putsFamilyFirst = (language = ''): boolean => /^hu\b/i.test(language);

/** « J. », « J.-P. », « A.B. », « JP »; a lone capital too. */
export function isInitials(text: string): boolean {
  return /^(?:\p{Lu}\p{Ll}?\.[\s-]*)+\p{Lu}?$/u.test(text) || /^\p{Lu}(?:-?\p{Lu})?$/u.test(text);
}

/** A name that can only be that of a body, though nothing marks it as one. */
export const isBody = (text: string): boolean => bodies.test(text);

const bodies =
  /\b(?:universit|institut|laborato|centre|center|ministère|ministry|collecti|consortium|collaboration|group|groupe|équipe|team|association|société|society|comité|committee|agence|agency|organi[sz]ation|conseil|council|commission|foundation|fondation|projet|project|réseau|network|inria|cnrs|inserm)/iu;

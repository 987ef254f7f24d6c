/** Makes the text of a field plain, on one line, and undefined when it says nothing. */
import { oneLine } from '@/lib/format/one-line';
import { isNoNumber, isPlaceholder, isRoman } from './placeholder';
import { patternOf } from './plain-patterns';
import { plainText } from './plain-text';
import { statusOf } from './states';

export const maxText = 5000;
export const maxLongText = 20_000;

/** A plain text, cut after `most` characters. */
export function singleLine(text: string | undefined, most = maxText): string | undefined {
  const plain = text === undefined ? '' : plainText(text.slice(0, 2 * maxLongText));
  return plain.length > most ? `${oneLine(plain.slice(0, most - 1))}…` : plain || undefined;
}

export const nonPlaceholder = (text: string | undefined): string | undefined =>
  text === undefined || isPlaceholder(text) ? undefined : text;

/** A name without stray signs at its ends. */
export const name = (text: string | undefined): string | undefined =>
  nonPlaceholder(singleLine(text)?.replace(/^[\s,;:]+|[\s,;:]+$/g, ''));

/** A volume, an issue or pages; undefined for words for a state, such as « to appear ». */
export function volumeOrPages(text: string | undefined): string | undefined {
  const line = singleLine(text)?.trim() ?? '';
  if (isRoman(line)) return line;
  const bare = name(text)?.replace(/(?<=\d)\.$/, '');
  return bare === undefined || isNoNumber(bare) || statusOf(bare) !== undefined ? undefined : bare;
}

export const someOf = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

// Journals and databases print « Abstract » before an abstract, which is redundant in the field of an abstract.

const labelAtStart = /^\s*(?:<[^<>]{1,200}>\s*)*(?:abstract|summary|r[ée]sum[ée])/iu;
const separator = /^(?:\s*(?:[:.—–]|<\/[^<>]{1,40}>|\r?\n)|\s+-\s)[\s:.]*/u;
/** The label has no sign after it: « Abstract We show », « AbstractBackground », but not « Abstract Wiener spaces are ». */
const sentenceStart = patternOf('<afterLabel>', 'u');

/** An abstract without its label: « Abstract. », « RÉSUMÉ : », « <jats:title>Abstract</jats:title> ». */
export function withoutLabel(abstract: string): string {
  const [found] = labelAtStart.exec(abstract) ?? [];
  if (found === undefined) return abstract;
  const rest = abstract.slice(found.length);
  const [between] = separator.exec(rest) ?? [];
  if (between !== undefined) return rest.slice(between.length);
  return sentenceStart.test(rest) ? rest : abstract;
}

/** Makes the text of a field plain, on one line, and undefined when it says nothing. */
import { oneLine } from '@/lib/format/one-line';
import { isNoNumber, isPlaceholder, isRoman } from './placeholder';
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

/**
 * A host's JSON: a long one is parsed in the process that reads bibliographies, and comes from there in parts, none of
 * which takes long to parse.
 */
import { z } from 'zod';
import { boundsError } from '@/lib/json-bounds';
import { isRecord } from '@/lib/record';
import { textOf } from '@/lib/references/decode';

/** Maximum number of values of an item of a list: a paper of three thousand authors has some ten thousand. */
const maxItemValues = 50_000;

/** The answer with the items of its lists numbered, and then each item, in the order of the numbers. */
export const partsHead = z.object({ frame: z.unknown(), count: z.int() });
export const partsLine = z.object({ item: z.unknown() });

type Parts = { readonly head: { readonly frame: unknown }; readonly lines: readonly { readonly item: unknown }[] };

/** The JSON of an answer; throws for what is none. */
export const parseAnswer = (body: Buffer): unknown => JSON.parse(jsonTextOf(body));

/** UTF-8 without its mark, as JSON is to be; else as a file is read, whatever bytes it has. */
function jsonTextOf(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return textOf(body).text;
  }
}

/** An answer in parts; `broken` for what is no JSON, `unexpectedResponse` for one without end. */
export function answerInParts(body: Buffer): Parts | { readonly refusal: 'broken' | 'unexpectedResponse' } {
  const lines: { readonly item: unknown }[] = [];
  let frame: unknown;
  try {
    frame = withItems(parseAnswer(body), (item) => lines.push({ item }) - 1);
  } catch {
    return { refusal: 'broken' };
  }
  const isBounded =
    [frame, lines].every((part) => !isEndless(part)) && lines.every(({ item }) => !isEndless(item, maxItemValues));
  return isBounded ? { head: { frame }, lines } : { refusal: 'unexpectedResponse' };
}

const isEndless = (value: unknown, most?: number): boolean => boundsError(value, most)?.path === null;

export const answerOfParts = ({ head, lines }: Parts): unknown =>
  withItems(head.frame, (index) => lines[Number(index)]?.item);

/** How deep the lists of a host's answer lie at most. */
const deepest = 3;

function withItems(value: unknown, change: (item: unknown) => unknown, depth = deepest): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (!isRecord(value) || depth === 0) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withItems(member, change, depth - 1)]));
}

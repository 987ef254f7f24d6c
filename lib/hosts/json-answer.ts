/**
 * A host's JSON. A long response is parsed in the process that reads bibliographies, which returns it in parts that are
 * each quick to parse.
 */
import { z } from 'zod';
import { boundsError } from '@/lib/json-bounds';
import { isRecord } from '@/lib/record';
import { textOf } from '@/lib/references/decode';

/** Most values in an item of a list: a paper of three thousand authors has some ten thousand. */
const maxItemValues = 50_000;

/** The response with its list items replaced by numbers; the items follow in that order. */
export const partsHead = z.object({ frame: z.unknown(), count: z.int() });
export const partsLine = z.object({ item: z.unknown() });

type Parts = { readonly head: { readonly frame: unknown }; readonly lines: readonly { readonly item: unknown }[] };

/** Parses a response; throws unless it is JSON. */
export const parseBody = (body: Buffer): unknown => JSON.parse(jsonTextOf(body));

/** UTF-8 without a byte order mark, as JSON should be; otherwise decoded like a file, whatever its bytes. */
function jsonTextOf(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return textOf(body).text;
  }
}

/** A response in parts; `broken` when it is not JSON, `unexpectedResponse` when it is too large. */
export function toParts(body: Buffer): Parts | { readonly refusal: 'broken' | 'unexpectedResponse' } {
  const lines: { readonly item: unknown }[] = [];
  let frame: unknown;
  try {
    frame = withItems(parseBody(body), (item) => lines.push({ item }) - 1);
  } catch {
    return { refusal: 'broken' };
  }
  const isBounded =
    [frame, lines].every((part) => !exceedsBounds(part)) &&
    lines.every(({ item }) => !exceedsBounds(item, maxItemValues));
  return isBounded ? { head: { frame }, lines } : { refusal: 'unexpectedResponse' };
}

const exceedsBounds = (value: unknown, most?: number): boolean => boundsError(value, most)?.path === null;

export const fromParts = ({ head, lines }: Parts): unknown =>
  withItems(head.frame, (index) => lines[Number(index)]?.item);

/** Deepest nesting of lists in a host's response. */
const deepest = 3;

function withItems(value: unknown, change: (item: unknown) => unknown, depth = deepest): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (!isRecord(value) || depth === 0) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withItems(member, change, depth - 1)]));
}

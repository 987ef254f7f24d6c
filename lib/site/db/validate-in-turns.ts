import 'server-only';
import type { z } from 'zod';
import { isRecord } from '@/lib/record';
import { nextTurn } from '@/lib/turns';
import type { AnyDefinition } from '@/sections/define';
import { maxItems, withOwnIds } from '@/sections/fields';
import { inputOf, outcome, type Parsed, type Validated } from '@/sections/validate';

/** Items of each list that are parsed before others have their turn: a few milliseconds of work. */
const size = 100;

/** As `validate`; other requests have their turn while a long list is parsed. */
export async function validateInTurns(definition: AnyDefinition, raw: unknown): Promise<Validated> {
  const input = inputOf(definition, raw);
  if (!input.ok) return input;
  return outcome(definition, input.value, await parsedInTurns(definition.schema, input.value));
}

/** What the schema makes of a value whose lists it sees in pieces: a schema checks no item against another. */
async function parsedInTurns(schema: z.ZodType, value: unknown): Promise<Parsed> {
  const longest = longestIn(value);
  if (longest <= size || longest > maxItems) return schema.safeParse(value);
  const issues: z.core.$ZodIssue[] = [];
  let data: unknown;
  for (let start = 0; start < longest; start += size) {
    const result = schema.safeParse(piece(value, start));
    if (result.success) data = start === 0 ? result.data : joined(data, result.data);
    else issues.push(...result.error.issues.map((issue) => ({ ...issue, path: shifted(issue.path, start) })));
    await nextTurn();
  }
  return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
}

/** The length of the longest list of the content itself: those inside its items are parts of them. */
function longestIn(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return isRecord(value) ? Math.max(0, ...Object.values(value).map(longestIn)) : 0;
}

/** The content with only `size` items of each list, from index `start`. */
function piece(value: unknown, start: number): unknown {
  if (Array.isArray(value)) return value.slice(start, start + size);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, piece(member, start)]));
}

/** Two parsed pieces as one; a list that is absent from one of them has no items there. */
function joined(one: unknown, next: unknown): unknown {
  if (Array.isArray(one)) return Array.isArray(next) ? withOwnIds([...one, ...next]) : one;
  if (!(isRecord(one) && isRecord(next))) return one ?? next;
  return Object.fromEntries(Object.keys({ ...one, ...next }).map((key) => [key, joined(one[key], next[key])]));
}

/** A path in a piece as a path in the content. */
function shifted(path: readonly PropertyKey[], start: number): PropertyKey[] {
  const first = path.findIndex((key) => typeof key === 'number');
  return path.map((key, index) => (index === first ? Number(key) + start : key));
}

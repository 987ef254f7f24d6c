import type { z } from 'zod';
import { isRecord } from '@/lib/record';

/** Steps that parse an item each, while those of a value are looked for. */
let found: (() => void)[] | undefined;

/** An item's schema that takes what `itemsAhead` has made of an item, and parses any other. */
export function ahead<Item extends z.ZodType>(item: Item): Item {
  const parse = item._zod.run; // for libraries: https://zod.dev/library-authors
  const made = new WeakMap<object, ReturnType<typeof parse>>();
  item._zod.run = (payload, context) => {
    const raw = payload.value;
    if (!isRecord(raw)) return parse(payload, context);
    if (found) {
      found.push(() => made.set(raw, parse({ value: raw, issues: [] }, context)));
      payload.issues.push({ code: 'custom', input: raw, path: [] }); // the list is not made of it
      return payload;
    }
    const result = made.get(raw) ?? parse(payload, context);
    made.delete(raw); // the list writes the item's place into its issues
    return result;
  };
  return item;
}

/**
 * Parses the items of the lists in a value, one at a step, so that others may have their turn between them. The next
 * parse of this value by the schema takes them as they are; its result is the same.
 */
export function* itemsAhead(schema: z.ZodType, value: unknown): Generator<void> {
  const steps: (() => void)[] = [];
  found = steps;
  try {
    schema.safeParse(value);
  } finally {
    found = undefined;
  }
  for (const step of steps) yield step();
}

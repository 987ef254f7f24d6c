/** What of a content is still the sample's: items that are equal to one of it, a text that is. */
import { memoize } from '@/lib/memoize';
import { isRecord } from '@/lib/record';
import type { AnyDefinition } from './define';

export type Sampled = Pick<AnyDefinition, 'defaults' | 'isCommonplace'>;
/** Content without what is the sample's, and how many items that was. */
export type Parted = { readonly own: unknown; readonly invented: number };

/**
 * Parts content from the sample's. Lists are compared item by item, wherever an item stands now; ids and addresses, which a save
 * may give anew, do not count. Items of a commonplace kind are the sample's only while the whole list is.
 */
export function partSample(definition: Sampled, content: unknown): Parted {
  if (typeof content === 'object' && content !== null) return parterOf(definition)(content);
  return content !== '' && content === definition.defaults ? { own: '', invented: 1 } : { own: content, invented: 0 };
}

/** Whether any of a content is still the sample's. */
export const holdsSample = (definition: Sampled, content: unknown): boolean => partSample(definition, content).invented > 0;

/** Thousands of items are compared once for each content that is kept in memory, not at each look at it. */
const parterOf = memoize(({ defaults, isCommonplace }: Sampled) => {
  const [whole, items] = [likeness(defaults), new Set(itemsOf(defaults).map(likeness))];
  return memoize((content: object): Parted => {
    if (isCommonplace) return Array.isArray(content) && likeness(content) === whole ? { own: [], invented: content.length } : { own: content, invented: 0 };
    const { own, invented } = withoutItems(content, items);
    return { own: isRecord(content) && isRecord(own) ? withoutEmptied(content, own) : own, invented };
  });
});

function withoutItems(content: unknown, sample: ReadonlySet<string>): Parted {
  if (Array.isArray(content)) {
    const own = content.filter((item) => !sample.has(likeness(item)));
    return { own, invented: content.length - own.length };
  }
  if (!isRecord(content)) return { own: content, invented: 0 };
  const groups = Object.entries(content).map(([key, value]) => [key, withoutItems(value, sample)] as const);
  return { own: Object.fromEntries(groups.map(([key, { own }]) => [key, own])), invented: groups.reduce((sum, [, { invented }]) => sum + invented, 0) };
}

/** A group goes with the last of its items: its name is the sample's, too. */
function withoutEmptied(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(Object.entries(after).filter(([key, group]) => itemsOf(group).length > 0 || itemsOf(before[key]).length === 0));
}

/** The items of a list, or of the lists in a map. */
function itemsOf(content: unknown): readonly unknown[] {
  if (Array.isArray(content)) return content;
  return isRecord(content) ? Object.values(content).flatMap(itemsOf) : [];
}

const given: readonly string[] = ['id', 'slug'];

/** The same text for values that say the same: without blanks and given names, whatever the order of their fields. */
function likeness(value: unknown): string {
  return JSON.stringify(value, (key, inside: unknown) => {
    if (given.includes(key) || inside === '' || (Array.isArray(inside) && inside.length === 0)) return undefined;
    return isRecord(inside) ? Object.fromEntries(Object.entries(inside).toSorted(([a], [b]) => (a < b ? -1 : 1))) : inside;
  });
}

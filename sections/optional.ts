/**
 * Optional fields. A save drops empty ones; a form shows those with `whenPresent` only for items that have them, and
 * what a form does not show survives its saves.
 */
import { filled } from './fields';

/** A field's `when`: true while the group has a value under `key`, even an empty text or list. */
export function whenPresent(key: string) {
  return (group: Readonly<Record<string, unknown>>): boolean => group[key] !== undefined;
}

/** The non-blank lines; undefined, which is not stored, for none. */
export function nonBlankLines(list: readonly string[] | undefined): string[] | undefined {
  const lines = filled(list ?? []);
  return lines.length > 0 ? lines : undefined;
}

/** The text unchanged; undefined, which is not stored, if blank. */
export function nonBlankText(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value;
}

/** A group without blank texts and lists; undefined, which is not stored, if nothing is left. */
export function nonBlankGroup<Group extends object>(group: Group | undefined): Group | undefined {
  if (!group) return undefined;
  const filledGroup = { ...group };
  for (const [key, value] of Object.entries(group)) if (isBlank(value)) Reflect.deleteProperty(filledGroup, key);
  return Object.keys(filledGroup).length > 0 ? filledGroup : undefined;
}

export const isBlank = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0);

/**
 * Fields that most items lack. A save drops them once they are emptied; those with `whenPresent` a form shows only for
 * an item that has them, and what a form does not show survives its saves.
 */
import { filled } from './fields';

/** A field's `when`: true while the group has a value under `key`, even an empty text or list. */
export function whenPresent(key: string) {
  return (group: Readonly<Record<string, unknown>>): boolean => group[key] !== undefined;
}

/** The non-blank lines; undefined, which is not stored, when there are none. */
export function keptLines(list: readonly string[] | undefined): string[] | undefined {
  const lines = filled(list ?? []);
  return lines.length > 0 ? lines : undefined;
}

/** The text as it is; undefined, which is not stored, when it is blank. */
export function keptText(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value;
}

/** A group without its blank texts and lists; undefined, which is not stored, when nothing is left of it. */
export function keptGroup<Group extends object>(group: Group | undefined): Group | undefined {
  if (!group) return undefined;
  const filledGroup = { ...group };
  for (const [key, value] of Object.entries(group)) if (isBlank(value)) Reflect.deleteProperty(filledGroup, key);
  return Object.keys(filledGroup).length > 0 ? filledGroup : undefined;
}

export const isBlank = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0);

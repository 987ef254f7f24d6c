/**
 * Fields that most items lack. A form shows them for an item that has them, and a save drops them once they are emptied
 * (decision 12: what a form doesn't show survives).
 */
import { filled } from '../fields';

/** A field's `when`: the group has something stored under `key`, an emptied text or list included. */
export function whenPresent(key: string) {
  return (group: Readonly<Record<string, unknown>>): boolean => group[key] !== undefined;
}

/** The lines that hold something; none is undefined, which is not stored. */
export function keptLines(list: readonly string[] | undefined): string[] | undefined {
  const kept = filled(list ?? []);
  return kept.length > 0 ? kept : undefined;
}

/** A text that holds something; a blank one is undefined, which is not stored. */
export function keptText(value: string | undefined): string | undefined {
  return value === undefined || value.trim() === '' ? undefined : value;
}

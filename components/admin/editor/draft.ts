/** Places in a form's draft, and what differs between two drafts. Pure functions: drafts are never changed in place. */

export type Path = readonly (string | number)[];

/** A path as a string, to be a key. */
export const pathKey = (path: Path): string => path.map((part) => encodeURIComponent(String(part))).join('/');

/** The id of a field's element: letters, digits, `-` and `_` only, so that it is a selector too. */
export const fieldId = (form: string, path: Path): string =>
  [form, ...path].map((part) => String(part).replace(/[^A-Za-z0-9]/gu, (char) => `_${char.codePointAt(0)?.toString(16)}`)).join('-');

/** Whether `path` is at or below `parent`. */
export const isWithin = (path: Path, parent: Path): boolean => parent.every((part, index) => path[index] === part);

export function getAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, part) => (isRecord(here) ? here[part] : Array.isArray(here) && typeof part === 'number' ? here[part] : undefined), value);
}

/** A copy of `value` with `next` at `path`; what lies on the way and is missing becomes an object. */
export function setAt(value: unknown, path: Path, next: unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return next;
  if (Array.isArray(value) && typeof part === 'number') return value.toSpliced(part, part < value.length ? 1 : 0, setAt(value[part], rest, next));
  const record = isRecord(value) ? value : {};
  return { ...record, [part]: setAt(record[part], rest, next) };
}

/**
 * The places (in the draft) where it differs from the base. Items that carry an id are followed when they move;
 * a list of lines is one place; added, removed or moved items are told by the list's place.
 */
export function changes(base: unknown, draft: unknown, path: Path = []): Path[] {
  if (Object.is(base, draft)) return [];
  if (Array.isArray(base) && Array.isArray(draft)) return listChanges(base, draft, path);
  if (isRecord(base) && isRecord(draft)) {
    const keys = new Set([...Object.keys(base), ...Object.keys(draft)]);
    return [...keys].flatMap((key) => changes(base[key], draft[key], [...path, key]));
  }
  return isNothing(base) && isNothing(draft) ? [] : [path];
}

function listChanges(base: readonly unknown[], draft: readonly unknown[], path: Path): Path[] {
  if (![...base, ...draft].every(isRecord)) return JSON.stringify(base) === JSON.stringify(draft) ? [] : [path];
  const partners = partnersIn(base, draft);
  const moved = base.length !== draft.length || partners.some((found, index) => found !== index);
  const inside = draft.flatMap((item, index) => {
    const found = partners[index];
    return found === undefined || found < 0 ? [] : changes(base[found], item, [...path, index]);
  });
  return moved ? [path, ...inside] : inside;
}

/** Where the base holds each item: by id, or at the same place when items have none; -1 for a new one. */
function partnersIn(base: readonly unknown[], draft: readonly unknown[]): number[] {
  const places = new Map(base.map((item, index) => [idOf(item), index] as const).toReversed());
  return draft.map((item, index) => {
    const id = idOf(item);
    if (id === undefined) return index < base.length ? index : -1;
    return places.get(id) ?? -1;
  });
}

const idOf = (item: unknown): unknown => (isRecord(item) ? item.id : undefined);

/** What a form shows as empty is the same nothing, whatever holds it. */
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

export function isRecord(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

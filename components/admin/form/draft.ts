/** Paths into a form's draft, and the differences between two drafts. Drafts are never mutated. */

import { flushSync } from 'react-dom';
import { isRecord } from '@/lib/record';
import { partnersOf } from '@/sections/nodes/match-items';
import { isEmptyValue } from '@/sections/nodes/three-way';
import { mark } from '../ui/mark';

export type Path = readonly (string | number)[];

export const pathKey = (path: Path): string => path.map((part) => encodeURIComponent(String(part))).join('/');

/**
 * The id of a field's element. It contains only letters, digits, `-` and `_`, so that selectors need no escaping; ids
 * below a path begin with that path's and `-`. `form` may itself be such an id, for an item with its own form.
 */
export const fieldId = (form: string, path: Path): string =>
  [
    form,
    ...path.map((part) => String(part).replace(/[^A-Za-z0-9]/gu, (char) => `_${char.codePointAt(0)?.toString(16)}`)),
  ].join('-');

/** Whether `path` is at or below `parent`. */
export const isWithin = (path: Path, parent: Path): boolean => parent.every((part, index) => path[index] === part);

/** The value at `path`; undefined if a level is missing. */
export function getAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (here, part) =>
      isRecord(here) ? here[part] : Array.isArray(here) && typeof part === 'number' ? here[part] : undefined,
    value,
  );
}

/** A copy of `value` with `next` at `path`. Creates missing levels: lists for an index, else objects. */
export function setAt(value: unknown, path: Path, next: unknown): unknown {
  const [part, ...rest] = path;
  if (part === undefined) return next;
  if (typeof part === 'number' && (Array.isArray(value) || value === undefined)) {
    const list = value ?? [];
    return list.toSpliced(part, part < list.length ? 1 : 0, setAt(list[part], rest, next));
  }
  const record = isRecord(value) ? value : {};
  return { ...record, [part]: setAt(record[part], rest, next) };
}

/**
 * The paths at which the draft differs from the base. Moved items are followed; a list of strings is compared as one
 * value; added, removed or moved items are reported as their list's path.
 */
export function changes(base: unknown, draft: unknown, path: Path = []): Path[] {
  if (Object.is(base, draft)) return [];
  if (Array.isArray(base) && Array.isArray(draft)) return listChanges(base, draft, path);
  if (isRecord(base) && isRecord(draft)) {
    const keys = new Set([...Object.keys(base), ...Object.keys(draft)]);
    return [...keys].flatMap((key) => changes(base[key], draft[key], [...path, key]));
  }
  return isEmptyValue(base) && isEmptyValue(draft) ? [] : [path];
}

function listChanges(base: readonly unknown[], draft: readonly unknown[], path: Path): Path[] {
  if (![...base, ...draft].every(isRecord)) return JSON.stringify(base) === JSON.stringify(draft) ? [] : [path];
  const partners = partnersOf(base, draft);
  const moved = base.length !== draft.length || partners.some((partner, index) => partner !== index);
  const inside = draft.flatMap((item, index) => {
    const partner = partners[index];
    return partner === undefined ? [] : changes(base[partner], item, [...path, index]);
  });
  return moved ? [path, ...inside] : inside;
}

export function itemsAt(value: unknown, path: Path): readonly unknown[] {
  const items = getAt(value, path);
  return Array.isArray(items) ? items : none;
}

const none: readonly unknown[] = [];

export const summaryId = (form: string): string => `${form}-erreurs`;

/** The element at a path: its field, else the nearest one around it, such as the row of an item edited in a dialog. */
export function elementAt(form: string, path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length -= 1) {
    const element = document.getElementById(fieldId(form, path.slice(0, length)));
    if (element) return element;
  }
  return null;
}

const controls = 'input:not([type=hidden]), textarea, select, [contenteditable=true], [tabindex="0"]';

/**
 * Opens the closed blocks around a path, by the buttons with its `opens`, and shows what a filter hides; then focuses
 * its field, or the first one in it.
 */
export function goTo(form: string, path: Path): void {
  for (const length of path.keys()) {
    const [list, id] = [fieldId(form, path.slice(0, length)), fieldId(form, path.slice(0, length + 1))];
    if (!document.getElementById(id)) press(`[data-unfilters="${list}"]`);
    press(`[data-opens~="${id}"]`);
  }
  const place = elementAt(form, path);
  const field = place?.matches(controls) ? place : (place?.querySelector<HTMLElement>(controls) ?? place);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

function press(selector: string): void {
  const button = document.querySelector<HTMLElement>(selector);
  if (button) flushSync(() => button.click());
}

/** The attribute of a button that opens the block with these paths, while closed. */
export const opens = (form: string, paths: readonly Path[], isOpen = false) =>
  isOpen ? {} : { 'data-opens': paths.map((path) => fieldId(form, path)).join(' ') };

/** Focuses the first field in an item, else the button that opens it, else itself. Marks a new one briefly. */
export function focusIn(item: HTMLElement | null, isNew = false): void {
  const first = (selector: string) => (item?.matches(selector) ? item : item?.querySelector<HTMLElement>(selector));
  const target = first('input:not([type=hidden]), textarea, select') ?? first('[aria-expanded]') ?? item;
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
  if (isNew && item) mark(item);
}

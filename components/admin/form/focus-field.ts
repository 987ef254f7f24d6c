import { flushSync } from 'react-dom';
import { mark } from '../ui/mark';
import type { Path } from './draft';
import { fieldId } from './draft';

export const summaryId = (form: string): string => `${form}-erreurs`;

/**
 * The element at a path: its field, else the nearest element around it, such as the row of an item edited in a dialog.
 */
export function elementAt(form: string, path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length -= 1) {
    const element = document.getElementById(fieldId(form, path.slice(0, length)));
    if (element) return element;
  }
  return null;
}

const controls = 'input:not([type=hidden]), textarea, select, [contenteditable=true], [tabindex="0"]';

/**
 * Opens what is closed on the way to a path, by the buttons that have `opens` of it, and shows what a filter hides;
 * then focuses its field, or the first one in it.
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

/** The attribute of a button that opens what stands at these paths, while that is closed. */
export const opens = (form: string, paths: readonly Path[], isOpen = false) =>
  isOpen ? {} : { 'data-opens': paths.map((path) => fieldId(form, path)).join(' ') };

/** Focuses the first field in an item, else the button that opens it, else itself. A new one is marked for a moment. */
export function focusIn(item: HTMLElement | null, isNew = false): void {
  const first = (selector: string) => (item?.matches(selector) ? item : item?.querySelector<HTMLElement>(selector));
  const target = first('input:not([type=hidden]), textarea, select') ?? first('[aria-expanded]') ?? item;
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
  if (isNew && item) mark(item);
}

/**
 * How the preview and the form find each other: what is drawn names the path of the draft that it comes from, to the item at least
 * (sections/origins.ts); the field within is the one that has the words.
 */
import { isRecord } from '@/lib/record';
import { fieldId, getAt, type Path } from '../form/draft';
import { mark } from '../ui/mark';

/** The path of the draft that an element of the preview shows; null for what comes from elsewhere. `address` is that of a link there. */
export function pathAt(element: Element, draft: unknown, address = ''): Path | null {
  const marked = element.closest('[data-origin]');
  const base = marked ? originOf(marked) : [];
  const texts = textsIn(getAt(draft, base), base);
  for (let here: Element | null = element; here && here.id !== 'apercu'; here = here.parentElement) {
    const words = plain(here.textContent);
    const same = texts.find(({ text }) => text === words);
    if (same) return same.path;
    if (here === marked) return base;
  }
  const held = texts.filter(({ text }) => holds(plain(element.textContent), text) || (text.length > 3 && address.includes(text)));
  return held.toSorted((a, b) => b.text.length - a.text.length)[0]?.path ?? null;
}

/** Scrolls the preview to what a field of the form is about and marks it for a moment. False when it is not drawn. */
export function showPlace(root: HTMLElement, form: string, field: Element): boolean {
  const id = field.closest(`[id^="${form}-"]`)?.id;
  if (!id) return false;
  const item = itemOf(root, form, id);
  const words = plain(typed(field));
  const target = (words && shortest([...(item ?? root).querySelectorAll('*')], words)) || item;
  if (!target) return false;
  closeOthers(target);
  scrollTo(target);
  mark(target);
  return true;
}

/** What stands in a field; '' for one that holds no words. */
function typed(field: Element): string {
  if (field instanceof HTMLInputElement) return field.type === 'checkbox' ? '' : field.value;
  return field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement ? field.value : '';
}

/** Scrolls the frame only, so that the element is in sight: `scrollIntoView` would also scroll the page around it. */
export function scrollTo(element: Element, align: 'start' | 'center' = 'center'): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const pane = element.closest('dialog section') ?? element.ownerDocument.documentElement;
  const view = pane.clientHeight;
  if (align === 'center' && top >= 0 && bottom <= view) return;
  const room = align === 'center' ? Math.max(24, (view - height) / 2) : 0;
  pane.scrollBy({ top: top - room, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
}

/** What is drawn of the item that the field with that id is in: the innermost one, and that in an open dialog before the one under it. */
function itemOf(root: HTMLElement, form: string, id: string): Element | undefined {
  const around = [...root.querySelectorAll('[data-origin]')]
    .map((element) => ({ element, place: fieldId(form, originOf(element)) }))
    .filter(({ element, place }) => (id === place || id.startsWith(`${place}-`)) && element.getClientRects().length > 0);
  const longest = Math.max(...around.map(({ place }) => place.length));
  return around.findLast(({ place }) => place.length === longest)?.element;
}

/** The smallest element in sight that holds the words. */
function shortest(elements: readonly Element[], words: string): Element | undefined {
  const holding = elements.filter((element) => holds(plain(element.textContent), words) && element.getClientRects().length > 0);
  const length = Math.min(...holding.map((element) => element.textContent.length));
  return holding.findLast((element) => element.textContent.length === length);
}

/** Closes the dialogs of other items. Their closing takes the focus into the frame; the field gets it back. */
function closeOthers(target: Element): void {
  const field = document.activeElement;
  for (const dialog of target.ownerDocument.querySelectorAll('dialog')) if (dialog.open && !dialog.contains(target)) dialog.close();
  if (document.activeElement !== field && field instanceof HTMLElement) field.focus({ preventScroll: true });
}

/** The path that an element names. */
function originOf(element: Element): Path {
  const path: unknown = JSON.parse(element.getAttribute('data-origin') ?? '[]');
  return Array.isArray(path) ? path.filter((part) => typeof part === 'string' || typeof part === 'number') : [];
}

type Text = { readonly path: Path; readonly text: string };

/** The texts of a draft, at and below a value. */
function textsIn(value: unknown, path: Path): readonly Text[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path, text: plain(value) }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(item, [...path, index]));
  return isRecord(value) ? Object.entries(value).flatMap(([key, item]) => textsIn(item, [...path, key])) : [];
}

const plain = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Whether a text holds some words, and not only as a part of other words. */
const holds = (text: string, words: string): boolean => ` ${text} `.replace(/[.,;:!?()«»]/g, ' ').includes(` ${words.replace(/[.,;:!?()«»]/g, ' ').trim()} `);

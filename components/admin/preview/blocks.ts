/**
 * The blocks of a form, and what the preview draws of each: the public views write an item's id on its element
 * (`data-id`).
 */
import { isRecord } from '@/lib/record';
import { idOf } from '@/sections/nodes/match-items';
import { fieldId, type Path } from '../form/draft';
import { mark } from '../ui/mark';

/** A block at a path of the draft. `item` is the `data-id` or the id of what is drawn of it. */
export type Block = Readonly<{ item: string; path: Path }>;

/** The blocks of a section's content. An item without an id is named by its list and its number among those drawn. */
export function blocksOf(item: string, value: unknown, path: Path = ['content']): readonly Block[] {
  const below = isRecord(value)
    ? Object.entries(value).flatMap(([key, inner]) => blocksOf(`${item}-${key}`, inner, [...path, key]))
    : [];
  return [{ item, path }, ...below, ...(Array.isArray(value) ? itemsOf(item, value, path) : [])];
}

function itemsOf(list: string, items: readonly unknown[], path: Path): readonly Block[] {
  let drawn = 0;
  return items.map((item, index) => {
    if (typeof item !== 'string' || item.trim() !== '') drawn += 1;
    return { item: idOf(item) ?? `${list}-${drawn}`, path: [...path, index] };
  });
}

/** The path of the block that an element of the preview belongs to; undefined for what comes from elsewhere. */
export function pathAt(element: Element, blocks: readonly Block[]): Path | undefined {
  for (let here: Element | null = openerOf(element.closest('dialog')) ?? element; here; here = here.parentElement) {
    const item = itemOf(here);
    const block = blocks.find((each) => each.item === item);
    if (block) return block.path;
  }
  return undefined;
}

/**
 * Scrolls the preview to the block that the field with this id is in, and marks it for a moment. False while it is not
 * drawn.
 */
export function showBlock(root: HTMLElement, form: string, field: string, blocks: readonly Block[]): boolean {
  const around = blocks.filter(({ path }) => `${field}-`.startsWith(`${fieldId(form, path)}-`));
  const drawn = [...root.querySelectorAll('[data-id], [id]')];
  const target = around.reduceRight<Element | undefined>(
    (block, { item }) => block ?? drawn.find((element) => itemOf(element) === item),
    undefined,
  );
  if (!target) return false;
  for (const dialog of root.querySelectorAll('dialog'))
    if (dialog.open && !target.contains(openerOf(dialog))) dialog.close();
  scrollTo(target);
  mark(target);
  return true;
}

const itemOf = (element: Element): string => element.getAttribute('data-id') ?? element.id;

/** The link that opens a detail dialog stands in its item. */
const openerOf = (dialog: Element | null): Element | null =>
  dialog?.ownerDocument.querySelector(`a[href="#${dialog.id}"]`) ?? null;

/** Scrolls the frame only, so that the element is in sight: `scrollIntoView` would also scroll the page around it. */
function scrollTo(element: Element): void {
  const { top, bottom, height } = element.getBoundingClientRect();
  const pane = element.ownerDocument.documentElement;
  const view = pane.clientHeight;
  if (top >= 0 && bottom <= view) return;
  pane.scrollBy({
    top: top - Math.max(24, (view - height) / 2),
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
}

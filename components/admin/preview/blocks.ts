/**
 * Maps a form's blocks to what the preview renders of each: the public views write an item's id on its element
 * (`data-id`).
 */
import { isRecord } from '@/lib/record';
import { idOf } from '@/sections/nodes/match-items';
import { fieldId, type Path } from '../form/draft';
import { mark } from '../ui/mark';

/** A block at a path of the draft. `item` is the `data-id` or id of its element in the preview. */
export type Block = Readonly<{ item: string; path: Path }>;

/**
 * The blocks of a section's content. An item without an id is identified by its list and its index among those
 * rendered.
 */
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

/** The path of the block that an element of the preview belongs to; undefined for elements of no block. */
export function pathAt(element: Element, blocks: readonly Block[]): Path | undefined {
  for (let here: Element | null = openerOf(element.closest('dialog')) ?? element; here; here = here.parentElement) {
    const item = itemOf(here);
    const block = blocks.find((each) => each.item === item);
    if (block) return block.path;
  }
  return undefined;
}

/** Scrolls the preview to the block of the field with this id, and marks it briefly. False if it is not rendered. */
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

/** The link, inside its item, that opens a detail dialog. */
const openerOf = (dialog: Element | null): Element | null =>
  dialog?.ownerDocument.querySelector(`a[href="#${dialog.id}"]`) ?? null;

/** Scrolls only the frame to the element: `scrollIntoView` would also scroll the page around it. */
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

import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { quoted } from '@/lib/format/french';
import { useAnnounce } from './providers/notifications';
import { IconButton } from './ui/button';
import { cx } from './ui/cx';
import { mark } from './ui/mark';

/**
 * A move in progress, with indexes in the complete list. `pointer` is the id of the pointer holding the row; absent for
 * the keyboard.
 */
type Drag = Readonly<{ from: number; to: number; pointer?: number }>;
type Options = Readonly<{
  /** The length of the complete list, hidden rows included. */
  count: number;
  name: (index: number) => string;
  onMove: (from: number, to: number) => void;
}>;
/** A row's state during a move: taken, or with a line before or after it where the taken row will land. */
export type DragState = 'taken' | 'before' | 'after' | undefined;

/**
 * Moves list rows by their handles, with a mouse, pen, finger or the keyboard (Espace or Entrée takes and drops;
 * arrows, Début and Fin move; Échap cancels). Rows stay in place until the drop, so there is no motion to reduce.
 * `listProps` go on the list, whose rows are its children with `data-index` (the index in the complete list); each
 * contains a `MoveHandle`. Handlers are on the list, so that unchanged rows need not rerender.
 */
export function useSortable({ count, name, onMove }: Options) {
  const announce = useAnnounce();
  const [drag, setDrag] = useState<Drag | null>(null);
  /** The move, for event handlers: several events may precede the next render. */
  const now = useRef<Drag | null>(null);
  /** The pointer's y, in px of the viewport. */
  const height = useRef(0);
  const stopScrolling = useRef<(() => void) | null>(null);
  useEffect(() => () => stopScrolling.current?.(), []);

  const change = (next: Drag | null) => {
    now.current = next;
    setDrag(next);
    if (next) return;
    stopScrolling.current?.();
    stopScrolling.current = null;
  };
  const drop = (isKept: boolean) => {
    const held = now.current;
    change(null);
    if (!held) return;
    if (isKept && held.from !== held.to) onMove(held.from, held.to);
    else announce(`${quoted(name(held.from))} reste à sa place`);
  };
  const aim = (to: number | undefined) => {
    const held = now.current;
    if (!held || to === undefined || to === held.to) return;
    change({ ...held, to });
    announce(`Position ${to + 1} sur ${count}`);
  };
  const aimAtPointer = (list: Element) => {
    if (now.current) aim(dropIndex(list, now.current.from, height.current));
  };
  const isHeldBy = (event: PointerEvent) => now.current?.pointer === event.pointerId;
  const release = (isKept: boolean) => (event: PointerEvent) => {
    if (isHeldBy(event)) drop(isKept);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = handleIn(event);
    if (index === null) return;
    const held = now.current;
    const isTaking = event.key === ' ' || event.key === 'Enter';
    if (!held) {
      if (!isTaking) return;
      change({ from: index, to: index });
      announce(
        `${quoted(name(index))} pris, position ${index + 1} sur ${count}. Flèches pour déplacer, Espace pour poser, Échap pour annuler.`,
      );
    } else if (isTaking || event.key === 'Escape') drop(isTaking);
    else {
      const rows = rowsOf(event.currentTarget);
      const at = rows.findIndex((row) => indexOf(row) === held.to);
      const places: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: rows.length - 1 };
      const place = places[event.key];
      if (place === undefined) return;
      const row = rows[place];
      if (row) aim(indexOf(row));
      row?.scrollIntoView({ block: 'nearest' });
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const index = handleIn(event);
    if (index === null || event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    const handle = event.target.closest('[data-handle]');
    if (!(handle instanceof HTMLElement)) return;
    event.preventDefault();
    handle.focus({ preventScroll: true });
    handle.setPointerCapture(event.pointerId);
    change({ from: index, to: index, pointer: event.pointerId });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (!isHeldBy(event)) return;
    const list = event.currentTarget;
    height.current = event.clientY;
    aimAtPointer(list);
    stopScrolling.current ??= scrollNearEdges(
      list,
      () => height.current,
      () => aimAtPointer(list),
    );
  };
  return {
    dragStateOf: (index: number): DragState => {
      if (!drag) return undefined;
      if (index === drag.from) return 'taken';
      if (index !== drag.to) return undefined;
      return drag.to < drag.from ? 'before' : 'after';
    },
    listProps: {
      'data-sortable': '',
      onKeyDown,
      onPointerDown,
      onPointerMove,
      onPointerUp: release(true),
      onPointerCancel: release(false),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (now.current && handleIn(event) === now.current.from) drop(false);
      },
    },
  };
}

type HandleEvent = Readonly<{ target: EventTarget; currentTarget: Element }>;

/** The index of the row whose handle is the event's target; null for another element, or a nested list's handle. */
function handleIn({ target, currentTarget }: HandleEvent): number | null {
  const handle = target instanceof Element ? target.closest('[data-handle]') : null;
  if (!handle || handle.closest('[data-sortable]') !== currentTarget) return null;
  const row = rowsOf(currentTarget).find((each) => each.contains(handle));
  return row ? indexOf(row) : null;
}

/** The visible rows, which a filter may have reduced. */
const rowsOf = (list: Element): HTMLElement[] =>
  [...list.children].filter((row): row is HTMLElement => row instanceof HTMLElement && 'index' in row.dataset);
const indexOf = (row: HTMLElement): number => Number(row.dataset.index);

/**
 * The index in the complete list of the row at `from` if dropped at height `y`: that of the visible row that it
 * replaces, so that hidden rows keep their order. `from` if it does not move.
 */
function dropIndex(list: Element, from: number, y: number): number {
  const rows = rowsOf(list);
  const above = rows.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return indexOf(row) !== from && (top + bottom) / 2 < y;
  });
  const replaced = rows[above.length];
  return replaced ? indexOf(replaced) : from;
}

/** The distance from an edge, in px, within which the list scrolls, and the scroll per frame. */
const zone = 96;
const speed = 12;

/**
 * Scrolls the scroll container of `element`, frame by frame, while `height()` (y in px of the viewport) is near its top
 * or bottom. Calls `onScroll` after each step. Returns a function that stops it.
 */
function scrollNearEdges(element: Element, height: () => number, onScroll: () => void): () => void {
  const scroller = scrollerOf(element);
  const isPage = scroller === document.scrollingElement;
  let frame = requestAnimationFrame(step);
  function step() {
    const { top, bottom } = isPage ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
    const reach = Math.min(zone, (bottom - top) / 3);
    const before = scroller.scrollTop;
    const by = height() < top + reach ? -speed : height() > bottom - reach ? speed : 0;
    scroller.scrollBy({ top: by, behavior: 'instant' });
    if (scroller.scrollTop !== before) onScroll();
    frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}

function scrollerOf(element: Element): Element {
  for (let here = element.parentElement; here; here = here.parentElement) {
    if (here.scrollHeight > here.clientHeight && /auto|scroll/.test(getComputedStyle(here).overflowY)) return here;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** The look of a row being moved; goes with `data-drag` on the row, which is positioned. */
export const dragLook =
  'data-[drag=taken]:z-1 data-[drag=taken]:bg-accent-wash data-[drag=taken]:outline-2 data-[drag=taken]:-outline-offset-2 data-[drag=taken]:outline-accent';

/** The handle of a row in a `useSortable` list, and the line on the row's edge where the moved one will land. */
export function MoveHandle({ name, dragState }: Readonly<{ name: string; dragState: DragState }>) {
  return (
    <>
      <IconButton
        icon={GripVertical}
        className="touch-none select-none"
        size="handle"
        label={`Déplacer ${quoted(name)}`}
        aria-pressed={dragState === 'taken'}
        data-handle
      />
      {(dragState === 'before' || dragState === 'after') && (
        <span
          className={cx(
            'absolute inset-x-0 z-2 h-bar rounded-1 bg-accent',
            dragState === 'before' ? 'top-(--drop-edge,0)' : 'bottom-(--drop-edge,0)',
          )}
        />
      )}
    </>
  );
}

type StartProps = Readonly<{
  name: string;
  dragState: DragState;
  /** While rows are being picked: whether this one is, and its toggle. */
  picked?: boolean;
  onPick?: () => void;
}>;

export function RowStart({ name, dragState, picked = false, onPick }: StartProps) {
  if (!onPick) return <MoveHandle name={name} dragState={dragState} />;
  return (
    <input
      className="mx-1.5 size-4.5 accent-accent"
      type="checkbox"
      aria-label={`Sélectionner ${quoted(name)}`}
      checked={picked}
      onChange={onPick}
    />
  );
}

type ButtonsProps = Readonly<{
  /** The name of the item: « Rivages » in quotation marks, or « la ligne 2 ». */
  what: string;
  index: number;
  last: boolean;
  onMove: (from: number, to: number) => void;
}>;

/**
 * Buttons that move a list item up or down by one. The item is marked, and the page scrolls with it, so that the
 * pointer stays on its button. A single item has none.
 */
export function MoveButtons({ what, index, last, onMove }: ButtonsProps) {
  if (index === 0 && last) return null;
  const [up, down] = [`Monter ${what}`, `Descendre ${what}`];
  const moveTo = (to: number) => (event: MouseEvent) => {
    const button = event.currentTarget;
    const { top } = button.getBoundingClientRect();
    flushSync(() => onMove(index, to));
    const item = button.closest('[data-index]');
    if (item) mark(item);
    if (!button.closest('dialog'))
      window.scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
  };
  return (
    <>
      <IconButton label={up} icon={ArrowUp} disabled={index === 0} onClick={moveTo(index - 1)} />
      <IconButton label={down} icon={ArrowDown} disabled={last} onClick={moveTo(index + 1)} />
    </>
  );
}

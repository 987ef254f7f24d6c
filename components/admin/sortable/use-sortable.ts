'use client';
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import { quoted } from '@/lib/format/french';
import { useAnnounce } from '../providers/live-region';

/**
 * A move in progress, with indexes in the whole list. `pointer` is the id of the pointer that holds the row; absent for
 * the keyboard.
 */
type Drag = { readonly from: number; readonly to: number; readonly pointer?: number };
type Options = {
  /** The length of the whole list, hidden rows included. */
  readonly count: number;
  readonly name: (index: number) => string;
  readonly onMove: (from: number, to: number) => void;
};
/** The state of a row during a move: taken, or with a line before or after it where the taken row will land. */
export type DragState = 'taken' | 'before' | 'after' | undefined;

/**
 * Moves the rows of a list by their handle, with a mouse, a pen, a finger or the keyboard (Espace or Entrée takes and
 * drops; arrows, Début and Fin move; Échap cancels). Rows stay where they are until the drop, so there is no motion to
 * reduce.
 * `listProps` go on the list, whose rows are its children with `data-index` (the index in the whole list); each
 * contains a `MoveHandle`. The handlers are on the list, so that a row that does not change need not render again.
 */
export function useSortable({ count, name, onMove }: Options) {
  const announce = useAnnounce();
  const [drag, setDrag] = useState<Drag | null>(null);
  /** The move as the event handlers read it: several events may come before the next render. */
  const now = useRef<Drag | null>(null);
  const height = useRef(0);
  const unfollow = useRef<(() => void) | null>(null);
  const stopFollowing = () => {
    unfollow.current?.();
    unfollow.current = null;
  };
  useEffect(() => () => unfollow.current?.(), []);

  const change = (next: Drag | null) => {
    now.current = next;
    setDrag(next);
    if (!next) stopFollowing();
  };
  const drop = (keep: boolean) => {
    const held = now.current;
    change(null);
    if (!held) return;
    if (keep && held.from !== held.to) onMove(held.from, held.to);
    else announce(`${quoted(name(held.from))} reste à sa place`);
  };
  const aim = (to: number) => {
    const held = now.current;
    if (!held || to === held.to) return;
    change({ ...held, to });
    announce(`Position ${to + 1} sur ${count}`);
  };
  const aimAt = (list: Element) => {
    if (now.current) aim(dropIndex(spotsOf(list), now.current.from, height.current));
  };
  const step = (list: Element, to: number) => {
    aim(to);
    rowAt(list, to)?.scrollIntoView({ block: 'nearest' });
  };

  const isHeldBy = (event: PointerEvent) => now.current?.pointer === event.pointerId;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = handleIn(event);
    if (index === null) return;
    const list = event.currentTarget;
    const held = now.current;
    const spots = () => spotsOf(list);
    if (!held && (event.key === ' ' || event.key === 'Enter')) {
      change({ from: index, to: index });
      announce(
        `${quoted(name(index))} pris, position ${index + 1} sur ${count}. Flèches pour déplacer, Espace pour poser, Échap pour annuler.`,
      );
    } else if (!held) return;
    else if (event.key === 'Escape') drop(false);
    else if (event.key === ' ' || event.key === 'Enter') drop(true);
    else if (event.key === 'ArrowUp') step(list, adjacentIndex(spots(), held.to, -1));
    else if (event.key === 'ArrowDown') step(list, adjacentIndex(spots(), held.to, 1));
    else if (event.key === 'Home') step(list, spots().at(0)?.index ?? held.to);
    else if (event.key === 'End') step(list, spots().at(-1)?.index ?? held.to);
    else return;
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
    aimAt(list);
    unfollow.current ??= followEdges(
      list,
      () => height.current,
      () => aimAt(list),
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
      onPointerUp: (event: PointerEvent) => {
        if (isHeldBy(event)) drop(true);
      },
      onPointerCancel: (event: PointerEvent) => {
        if (isHeldBy(event)) drop(false);
      },
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (now.current && handleIn(event) === now.current.from) drop(false);
      },
    },
  };
}

/**
 * The index of the row whose handle is the target of an event; null for another element, or for a handle of a nested
 * list.
 */
function handleIn({
  target,
  currentTarget,
}: {
  readonly target: EventTarget;
  readonly currentTarget: Element;
}): number | null {
  const handle = target instanceof Element ? target.closest('[data-handle]') : null;
  if (!handle || handle.closest('[data-sortable]') !== currentTarget) return null;
  const row = rowsOf(currentTarget).find((one) => one.contains(handle));
  return row ? Number(row.dataset.index) : null;
}

const rowsOf = (list: Element): HTMLElement[] =>
  [...list.children].filter((row): row is HTMLElement => row instanceof HTMLElement && 'index' in row.dataset);
const rowAt = (list: Element, index: number): HTMLElement | undefined =>
  rowsOf(list).find((row) => row.dataset.index === String(index));

function spotsOf(list: Element): Spot[] {
  return rowsOf(list).map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return { index: Number(row.dataset.index), middle: top + height / 2 };
  });
}

/**
 * A visible row: its index in the whole list, of which a filter may hide rows, and its middle in px of the viewport.
 */
type Spot = { readonly index: number; readonly middle: number };

/**
 * The index in the whole list that the row at `from` takes when it is dropped at the height `y`: that of the visible
 * row that it replaces, so that hidden rows keep their order. `from` itself when it does not move.
 */
function dropIndex(spots: readonly Spot[], from: number, y: number): number {
  const above = spots.filter(({ index, middle }) => index !== from && middle < y).length;
  return spots[above]?.index ?? from;
}

/** The index of the visible row before (-1) or after (1) the one at `place`; `place` itself at an end. */
function adjacentIndex(spots: readonly Spot[], place: number, step: -1 | 1): number {
  const at = spots.findIndex(({ index }) => index === place);
  return spots[at + step]?.index ?? place;
}

/** The distance from an edge, in px, at which scrolling starts. */
const zone = 96;
/** The maximum speed, in px per frame. */
const fastest = 18;

/**
 * The scroll of one frame, in px, for a pointer at `y` between two edges: faster near an edge, negative upwards, 0 away
 * from both.
 */
function edgeSpeed(y: number, top: number, bottom: number): number {
  const reach = Math.min(zone, (bottom - top) / 3);
  if (y < top + reach) return -Math.ceil(Math.min(1, (top + reach - y) / reach) * fastest);
  if (y > bottom - reach) return Math.ceil(Math.min(1, (y - bottom + reach) / reach) * fastest);
  return 0;
}

/**
 * Scrolls the scroll container of `element`, frame by frame, while `height()` (y in px of the viewport) is near its top
 * or bottom. Calls `onScroll` after each step. Returns a function that stops it.
 */
function followEdges(element: Element, height: () => number, onScroll: () => void): () => void {
  const scroller = scrollerOf(element);
  const isPage = scroller === document.scrollingElement;
  let frame = requestAnimationFrame(step);
  function step() {
    const box = isPage ? { top: 0, bottom: window.innerHeight } : scroller.getBoundingClientRect();
    const before = scroller.scrollTop;
    scroller.scrollBy({ top: edgeSpeed(height(), box.top, box.bottom), behavior: 'instant' });
    if (scroller.scrollTop !== before) onScroll();
    frame = requestAnimationFrame(step);
  }
  return () => cancelAnimationFrame(frame);
}

/** The nearest scrollable ancestor, else the page. */
function scrollerOf(element: Element): Element {
  for (let here = element.parentElement; here; here = here.parentElement) {
    if (here.scrollHeight > here.clientHeight && /auto|scroll/.test(getComputedStyle(here).overflowY)) return here;
  }
  return document.scrollingElement ?? document.documentElement;
}

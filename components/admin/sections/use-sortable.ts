'use client';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useRef, useState } from 'react';
import { useAnnounce } from '../desk/announce';

type Drag = { readonly from: number; readonly to: number; readonly by: 'pointer' | 'keyboard' };
type Options = { readonly count: number; readonly name: (index: number) => string; readonly onMove: (from: number, to: number) => void };

/**
 * Moving rows by their handle: mouse, touch (pointer events), or keyboard (Espace takes and puts down, arrows move, Échap gives up).
 * `listProps` go on the list, whose children are the rows; `handleProps(index)` on each row's handle.
 */
export function useSortable({ count, name, onMove }: Options) {
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);

  const drop = (keep: boolean) => {
    if (drag && keep && drag.from !== drag.to) onMove(drag.from, drag.to);
    else if (drag) announce(`«\u00a0${name(drag.from)}\u00a0» reste à sa place`);
    setDrag(null);
  };
  /** The place whose row lies under a height of the window. */
  const placeAt = (y: number): number => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const found = rows.findIndex(({ top, height }) => y < top + height / 2);
    return found < 0 ? rows.length - 1 : found;
  };
  const aim = (to: number) => {
    if (!drag || to < 0 || to >= count || to === drag.to) return;
    setDrag({ ...drag, to });
    if (drag.by === 'keyboard') announce(`Position ${to + 1} sur ${count}`);
  };

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === ' ' || event.key === 'Enter') {
      if (drag) drop(true);
      else {
        setDrag({ from: index, to: index, by: 'keyboard' });
        announce(`«\u00a0${name(index)}\u00a0» pris, position ${index + 1} sur ${count}. Flèches pour déplacer, Espace pour poser, Échap pour annuler.`);
      }
    } else if (drag && event.key === 'ArrowUp') aim(drag.to - 1);
    else if (drag && event.key === 'ArrowDown') aim(drag.to + 1);
    else if (drag && event.key === 'Home') aim(0);
    else if (drag && event.key === 'End') aim(count - 1);
    else if (drag && event.key === 'Escape') drop(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    list,
    /** How a row looks while one is moved: taken, or with the line before or after it where the taken one will land. */
    lookOf: (index: number): 'taken' | 'before' | 'after' | undefined => {
      if (!drag) return undefined;
      if (index === drag.from) return 'taken';
      if (index !== drag.to) return undefined;
      return drag.to < drag.from ? 'before' : 'after';
    },
    handleProps: (index: number) => ({
      'aria-pressed': drag?.from === index,
      onKeyDown: (event: KeyboardEvent) => onKeyDown(event, index),
      onBlur: () => {
        if (drag?.by === 'keyboard') drop(false);
      },
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: index, to: index, by: 'pointer' });
      },
      onPointerMove: (event: PointerEvent) => {
        if (drag?.by === 'pointer') aim(placeAt(event.clientY));
      },
      onPointerUp: () => {
        if (drag?.by === 'pointer') drop(true);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}

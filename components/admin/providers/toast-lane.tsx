'use client';
import { useCallback, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { cx } from '../ui/cx';

export type Place = 'end' | 'centre';
type Props = {
  readonly place: Place;
  /** Where it is in its bar or head. */
  readonly className?: string;
};

/**
 * Room for toasts beside the controls of a bar, over words only. A window has one in its head: what is outside of it is out of reach.
 * Of several lanes of a place, the one that came last has the toasts.
 */
export function ToastLane({ place, className }: Props) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (ref.current ? addLane({ place, element: ref.current }) : undefined), [place]);
  return <div ref={ref} className={cx('@container pointer-events-none z-10 *:pointer-events-auto', className)} data-toasts={place} />;
}

type Lane = { readonly place: Place; readonly element: HTMLElement };
let lanes: readonly Lane[] = [];
const listeners = new Set<() => void>();

/** The element of the lane in front; undefined while there is none. */
export function useFrontLane(place: Place): HTMLElement | undefined {
  const front = useCallback(() => lanes.findLast((lane) => lane.place === place)?.element, [place]);
  return useSyncExternalStore(subscribe, front, () => undefined);
}

function addLane(lane: Lane): () => void {
  setLanes([...lanes, lane]);
  return () => setLanes(lanes.filter((other) => other !== lane));
}

function setLanes(next: readonly Lane[]): void {
  lanes = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

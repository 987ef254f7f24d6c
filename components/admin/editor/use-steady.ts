'use client';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Path } from './draft';
import { pathKey } from './draft';

/** The same path object as long as it leads to the same place, so that what is drawn from it need not be drawn again. */
export function useSteadyPath(path: Path): Path {
  const [kept, setKept] = useState(path);
  if (pathKey(kept) === pathKey(path)) return kept;
  setKept(path);
  return path;
}

/** A function that stays the same and does what the last drawing's would: for memoised parts of a long list. */
export function useSteady<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  )[0];
}

'use client';
import { useState } from 'react';
import type { Path } from './draft';
import { pathKey } from './draft';
import { useLatest } from './use-latest';

/** Returns the same array as long as the path is equal, so that memoised components do not render again. */
export function useStablePath(path: Path): Path {
  const [kept, setKept] = useState(path);
  if (pathKey(kept) === pathKey(path)) return kept;
  setKept(path);
  return path;
}

/** A function of stable identity that calls the `act` of the last render, for the memoised rows of a long list. */
export function useEvent<Args extends readonly unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useLatest(act);
  return useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  )[0];
}

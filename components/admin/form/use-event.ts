'use client';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Path } from './draft';
import { pathKey } from './draft';

/** Returns the same array as long as the path is equal, so that memoised components do not render again. */
export function useStablePath(path: Path): Path {
  const [kept, setKept] = useState(path);
  if (pathKey(kept) === pathKey(path)) return kept;
  setKept(path);
  return path;
}

/** The value of the last render, for what runs after an `await`. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/**
 * A function of stable identity that calls the `act` of the last render: for what is passed to memoised components or
 * runs after an `await`, where React's `useEffectEvent` may not be used.
 */
export function useEvent<Args extends readonly unknown[], Returned>(
  act: (...args: Args) => Returned,
): (...args: Args) => Returned {
  const latest = useLatest(act);
  return useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  )[0];
}

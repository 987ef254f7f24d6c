import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** The last render's value, for code after an `await`. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}

/** Whether the component is still mounted, for code after an `await`. */
export function useIsHere(): Readonly<RefObject<boolean>> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}

/**
 * A stable function that calls the last render's `act`: for memoised components or code after an `await`, where React's
 * `useEffectEvent` may not be used.
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

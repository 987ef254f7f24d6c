import { useSyncExternalStore } from 'react';

/** Choices since the page was loaded, by key; the only ones if the browser forbids storage. */
const chosen = new Map<string, string>();
const listeners = new Set<() => void>();

/** A choice stored in localStorage under `key`; by default the first of `choices`. */
export function useRemembered<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [Choice, (next: Choice) => void] {
  const remembered = useSyncExternalStore(
    subscribe,
    () => chosen.get(key) ?? stored(key),
    () => null,
  );
  const choose = (next: Choice) => {
    chosen.set(key, next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // storage is forbidden or full: `chosen` has it
    }
    for (const listener of listeners) listener();
  };
  return [choices.find((choice) => choice === remembered) ?? choices[0], choose];
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

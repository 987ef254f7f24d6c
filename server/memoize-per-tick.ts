/**
 * Caches the result of `ask` for the rest of the event loop's turn, which is safe because the requests of a turn arrived before
 * it began. Under load dozens of requests share one call. `forget` is for a change that is about to be acknowledged in this turn.
 */
export function memoizePerTick<T extends string | number>(ask: () => T): { readonly ask: () => T; readonly forget: () => void } {
  let answer: T | undefined;
  const forget = () => {
    answer = undefined;
  };
  return {
    ask() {
      if (answer !== undefined) return answer;
      setImmediate(forget);
      answer = ask();
      return answer;
    },
    forget,
  };
}

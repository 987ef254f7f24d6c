import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work before others have their turn. */
const longest = 8;

/**
 * The values of a series of steps. Other requests have their turn between two steps every few milliseconds.
 */
export async function inTurns<Value>(steps: Iterable<Value>): Promise<Value[]> {
  const values: Value[] = [];
  let since = performance.now();
  for (const value of steps) {
    values.push(value);
    if (performance.now() - since < longest) continue;
    await setImmediate();
    since = performance.now();
  }
  return values;
}

import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work before others have their turn. */
const longest = 8;

/**
 * What steps of work give, one after the other. Others have their turn between two of them whenever some milliseconds
 * have gone by.
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

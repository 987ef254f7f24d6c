import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work before others have their turn. */
const longest = 8;

/**
 * Gives what has arrived meanwhile its turn. An immediate runs before the loop looks for what has arrived, unless it is
 * the second one: https://nodejs.org/en/learn/asynchronous-work/event-loop-timers-and-nexttick.
 */
export async function nextTurn(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

/**
 * The values of a series of steps. Other requests have their turn between two steps every few milliseconds.
 */
export async function inTurns<Value>(steps: Iterable<Value>): Promise<Value[]> {
  const values: Value[] = [];
  let since = performance.now();
  for (const value of steps) {
    values.push(value);
    if (performance.now() - since < longest) continue;
    await nextTurn();
    since = performance.now();
  }
  return values;
}

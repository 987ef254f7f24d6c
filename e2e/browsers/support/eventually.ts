import { setTimeout as pause } from 'node:timers/promises';

/**
 * Tries until nothing is thrown: a page that changes may take the element away in between. Throws the last error after
 * 20 s.
 */
export async function eventually<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + 20_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > end) throw error;
    }
    await pause(50);
  }
}

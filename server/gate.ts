/**
 * How many pages are drawn at once: a drawing holds the one thread that serves everybody, and its memory until it is done.
 * The others wait their turn; beyond `waiting` they are refused, so that a flood of questions is answered by a line instead.
 */

/** Too many wait already. */
export class Busy extends Error {
  override readonly name = 'Busy';
}

export type Gate = {
  /** Runs `work` when its turn has come. Throws what it throws, or `Busy`; one that is `urgent` goes first and is never refused. */
  readonly pass: <T>(work: () => Promise<T>, urgent?: boolean) => Promise<T>;
};

export function openGate({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Gate {
  let inside = 0;
  const queue: (() => void)[] = [];

  async function pass<T>(work: () => Promise<T>, urgent = false): Promise<T> {
    if (inside >= atOnce) {
      if (!urgent && queue.length >= waiting) throw new Busy();
      // Whoever leaves hands its place over.
      await new Promise<void>((enter) => (urgent ? queue.unshift(enter) : queue.push(enter)));
    } else inside += 1;
    try {
      return await work();
    } finally {
      const enter = queue.shift();
      if (enter) enter();
      else inside -= 1;
    }
  }

  return { pass };
}

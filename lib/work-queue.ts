import 'server-only';
import { Problem } from './errors';

type Priority = 'normal' | 'high';

/** Bounds for work that costs much: `concurrency` pieces at once, `queueLimit` waiting at each priority, and the next is told to come back after `retryAfter` seconds. */
export type WorkLimits = { readonly concurrency: number; readonly queueLimit: number; readonly retryAfter: number };

/** Runs costly work within its bounds. Each priority has a queue of its own, so that a full one takes no place of the other. */
export class WorkQueue {
  readonly #waiting: Readonly<Record<Priority, (() => void)[]>> = { high: [], normal: [] };
  #running = 0;

  constructor(readonly limits: WorkLimits) {}

  /** Does the work when its turn comes: high priority first, then in the order of asking. Throws `busy` when too many wait. */
  async run<T>(work: () => Promise<T>, priority: Priority = 'normal'): Promise<T> {
    await this.#start(this.#waiting[priority]);
    try {
      return await work();
    } finally {
      this.#end();
    }
  }

  async #start(queue: (() => void)[]): Promise<void> {
    if (this.#running < this.limits.concurrency) {
      this.#running += 1;
      return;
    }
    if (queue.length >= this.limits.queueLimit)
      throw new Problem('busy', 'Le site est occupé. Veuillez réessayer dans un instant.', { retryAfter: this.limits.retryAfter });
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** The turn goes straight to the next in the queue: nobody can slip in between. */
  #end(): void {
    const next = this.#waiting.high.shift() ?? this.#waiting.normal.shift();
    if (next) next();
    else this.#running -= 1;
  }
}

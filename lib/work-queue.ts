import 'server-only';
import { busy } from './errors';

type Priority = 'normal' | 'high';

/**
 * Bounds of costly work: `concurrency` jobs at once, `queueLimit` waiting at each priority; the next is refused, to be
 * retried after `retryAfter` seconds.
 */
type WorkLimits = { readonly concurrency: number; readonly queueLimit: number; readonly retryAfter: number };

/**
 * Runs costly work within its bounds. Each priority has a queue of its own, so that a full one does not affect the
 * other.
 */
export class WorkQueue {
  readonly #waiting: Readonly<Record<Priority, (() => void)[]>> = { high: [], normal: [] };
  #running = 0;

  readonly limits: WorkLimits;

  constructor(limits: WorkLimits) {
    this.limits = limits;
  }

  /**
   * Runs `work` when its turn comes: high priority first, then in the order of calls. Throws `busy` when the queue is
   * full.
   */
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
    if (queue.length >= this.limits.queueLimit) throw busy(this.limits.retryAfter);
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  /** Passes the turn straight to the next in the queue, so that no other call takes it. */
  #end(): void {
    const next = this.#waiting.high.shift() ?? this.#waiting.normal.shift();
    if (next) next();
    else this.#running -= 1;
  }
}

import 'server-only';
import { Problem } from './errors';

/** Work that costs much: so many at once, so many that wait, and the next is told to come back. */
export class Places {
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** `retryAfter` in seconds. */
  constructor(readonly bounds: { readonly atOnce: number; readonly waiting: number; readonly retryAfter: number }) {}

  /** Does the work once there is a place, in the order of asking. Throws `busy` when too many wait. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.#take();
    try {
      return await work();
    } finally {
      this.#give();
    }
  }

  async #take(): Promise<void> {
    if (this.#running < this.bounds.atOnce) {
      this.#running += 1;
      return;
    }
    if (this.#waiting.length >= this.bounds.waiting)
      throw new Problem('busy', 'Le site est occupé. Veuillez réessayer dans un instant.', { retryAfter: this.bounds.retryAfter });
    await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  /** The place goes straight to the first who waits: nobody can slip in between. */
  #give(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}

import 'server-only';
import { busy } from './errors';

type Priority = 'normal' | 'high';

/**
 * Bounds of costly work: `concurrency` jobs at once, `queueLimit` waiting at each priority; the next is refused, to be
 * retried after `retryAfter` seconds.
 */
type WorkLimits = { readonly concurrency: number; readonly queueLimit: number; readonly retryAfter: number };

/** For whom work is done: a client's network (lib/network.ts), and a signal that it has left. */
export type Client = { readonly network: string; readonly signal?: AbortSignal };
type Terms = Partial<Client> & { readonly priority?: Priority };

type Waiting = { readonly begin: () => void; readonly refuse: () => void };

/**
 * Runs costly work within its bounds. Each priority has a queue of its own, so that a full one does not affect the
 * other. Networks take turns in a queue, and share its places: however much one asks for, another one waits for one job
 * of it at most.
 */
export class WorkQueue {
  readonly #waiting: Readonly<Record<Priority, FairQueue>> = { high: new FairQueue(), normal: new FairQueue() };
  #running = 0;

  readonly limits: WorkLimits;

  constructor(limits: WorkLimits) {
    this.limits = limits;
  }

  /**
   * Runs `work` when its turn comes: high priority first. Throws `busy` when the queue is full, or when the client
   * leaves before.
   */
  async run<T>(work: () => Promise<T>, { priority = 'normal', network = '', signal }: Terms = {}): Promise<T> {
    await this.#start(this.#waiting[priority], network, signal);
    try {
      return await work();
    } finally {
      this.#end();
    }
  }

  async #start(queue: FairQueue, network: string, signal: AbortSignal | undefined): Promise<void> {
    const refusal = busy(this.limits.retryAfter);
    if (signal?.aborted) throw refusal;
    if (this.#running < this.limits.concurrency) {
      this.#running += 1;
      queue.last = network;
      return;
    }
    if (queue.length >= this.limits.queueLimit && !queue.makeRoomFor(network)) throw refusal;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const place = { begin: resolve, refuse: () => reject(refusal) };
    const leave = () => queue.remove(network, place) && reject(refusal);
    queue.add(network, place);
    signal?.addEventListener('abort', leave);
    try {
      await promise;
    } finally {
      signal?.removeEventListener('abort', leave);
    }
  }

  /** Passes the turn straight to the next in the queue, so that no other call takes it. */
  #end(): void {
    const next = this.#waiting.high.next() ?? this.#waiting.normal.next();
    if (next) next.begin();
    else this.#running -= 1;
  }
}

/** Lines of those who wait, by network; the network whose turn is next stands first, unless it had the last one. */
class FairQueue {
  readonly #lines = new Map<string, Waiting[]>();
  length = 0;
  /** The network that had the last turn. */
  last = '';

  add(network: string, place: Waiting): void {
    const line = this.#lines.get(network);
    if (line) line.push(place);
    else this.#lines.set(network, [place]);
    this.length += 1;
  }

  /** Whether it was waiting. */
  remove(network: string, place: Waiting): boolean {
    const line = this.#lines.get(network) ?? [];
    const at = line.indexOf(place);
    if (at === -1) return false;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(network);
    this.length -= 1;
    return true;
  }

  /** The first of the network whose turn it is, which then comes after the others. */
  next(): Waiting | undefined {
    const [first, second] = this.#lines;
    const [network = '', [place] = []] = (first?.[0] === this.last && second) || first || [];
    const line = this.#lines.get(network);
    if (!line || !place) return undefined;
    this.last = network;
    this.remove(network, place);
    if (this.#lines.delete(network)) this.#lines.set(network, line);
    return place;
  }

  /** Refuses the last of the longest line, where that is longer than the network's own would become. */
  makeRoomFor(network: string): boolean {
    const [longest] = Array.from(this.#lines).toSorted(([, a], [, b]) => b.length - a.length);
    const last = longest?.[1].at(-1);
    if (!longest || !last || longest[1].length <= (this.#lines.get(network)?.length ?? 0) + 1) return false;
    this.remove(longest[0], last);
    last.refuse();
    return true;
  }
}

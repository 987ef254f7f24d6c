import { type Client, WorkQueue } from '@/lib/work-queue';

/** In ms: how long a render may hold its place, and how long the next search waits at most after one. */
const patience = 10_000;
const longestRest = 250;

/** In s: when who was refused may ask again. */
export const retryAfter = 2;

/** How many wait; the next one is refused, or the last of the network that has most of them. */
const mostPages = 200;
const mostSearches = 40;

/** A page whose turn is awaited, or that is being made. */
type Turn = { readonly begun: Promise<boolean>; readonly left: AbortController; clients: number; end: () => void };

/**
 * A render takes the one thread that serves everybody: two pages are rendered at once, so that what is cached is sent
 * in between. The others wait in line, behind the pages that most visitors ask for: searches, and lists as files, of
 * which there are as many as a client makes up, one of them at a time. All who ask for a page wait for one turn of it,
 * which is given up once all of them have left.
 */
export function createRenderQueue() {
  const pages = new WorkQueue({ concurrency: 2, queueLimit: mostPages, retryAfter });
  const searches = new WorkQueue({ concurrency: 1, queueLimit: mostSearches, retryAfter });
  const turns = new Map<string, Turn>();

  /**
   * Runs a search when its turn has come. The next one waits as long as this one took, unless that was long, as where others
   * had their turn meanwhile: half of the thread's time stays free for other requests.
   */
  const search = (work: () => Promise<void>, client: Client): Promise<void> =>
    searches.run(async () => {
      let began = 0;
      const timed = () => {
        began = performance.now();
        return work();
      };
      await pages.run(timed, client);
      await new Promise((rested) => setTimeout(rested, Math.min(longestRest, performance.now() - began)).unref());
    }, client);

  function start(key: string, network: string, isSearch: boolean): Turn {
    const begun = Promise.withResolvers<boolean>();
    const turn: Turn = { begun: begun.promise, left: new AbortController(), clients: 0, end: () => undefined };
    const end = () => {
      if (turns.get(key) === turn) turns.delete(key);
    };
    const render = () =>
      new Promise<void>((resolve) => {
        // A render that fails does not say so: it gives its place up after a while.
        const giveUp = setTimeout(() => turn.end(), patience).unref();
        turn.end = () => {
          clearTimeout(giveUp);
          end();
          resolve();
        };
        begun.resolve(true);
      });
    turns.set(key, turn);
    const client = { network, signal: turn.left.signal };
    (isSearch ? search(render, client) : pages.run(render, { ...client, priority: 'high' })).catch(() => {
      end();
      begun.resolve(false);
    });
    return turn;
  }

  return {
    /**
     * Resolves to true when the page may be made, which `end` must follow; to false when too many wait, or when all who
     * asked for it have left. It throws no error: a class of this program would be unknown to the others.
     */
    begin(key: string, isSearch: boolean, { network, signal }: Client): Promise<boolean> {
      const turn = turns.get(key) ?? start(key, network, isSearch);
      turn.clients += 1;
      const leave = () => {
        turn.clients -= 1;
        if (turn.clients === 0) turn.left.abort();
      };
      if (signal?.aborted) leave();
      else signal?.addEventListener('abort', leave, { once: true });
      return turn.begun;
    },
    end: (key: string): void => turns.get(key)?.end(),
    /** Whether there is a page already, which waits for no turn; lib/site/public-pages/page-cache.ts says so. */
    isMade: (_key: string): boolean => false,
  };
}

/** Shared by the proxy, Next's cache and the handlers of files, which are loaded as programs of their own in this process. */
const shared: typeof globalThis & { portfolioRenders?: ReturnType<typeof createRenderQueue> } = globalThis;

export function renderQueue(): ReturnType<typeof createRenderQueue> {
  shared.portfolioRenders ??= createRenderQueue();
  return shared.portfolioRenders;
}

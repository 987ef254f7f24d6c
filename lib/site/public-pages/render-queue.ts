import { WorkQueue } from '@/lib/work-queue';

/** In ms; after a search, how long the next one waits at most. */
const patience = 10_000;
const longestRest = 1000;

/**
 * A render takes the one thread that serves everybody: two pages are rendered at once, so that what is cached is sent
 * in between. The others wait in line, behind the pages that most visitors ask for: searches, and lists as files, of
 * which there are as many as a client makes up, one of them at a time.
 */
export function createRenderQueue() {
  const pages = new WorkQueue({ concurrency: 2, queueLimit: Number.POSITIVE_INFINITY, retryAfter: 2 });
  const searches = new WorkQueue({ concurrency: 1, queueLimit: Number.POSITIVE_INFINITY, retryAfter: 2 });
  const ends = new Map<string, () => void>();

  /** Until the render of a page has ended. One that fails does not say so: it gives its place up after a while. */
  const render = (key: string) =>
    new Promise<void>((resolve) => {
      ends.set(key, resolve);
      setTimeout(resolve, patience).unref();
    });

  /**
   * Runs a search when its turn has come. The next one waits as long as this one took: half of the thread's time stays
   * free for other requests.
   */
  const search = <T>(work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      void searches.run(async () => {
        let began = 0;
        const timed = () => {
          began = performance.now();
          return work();
        };
        await pages.run(timed).then(resolve, reject);
        await new Promise((rested) => setTimeout(rested, Math.min(longestRest, performance.now() - began)).unref());
      });
    });

  return {
    search,
    /** Resolves when the page may be rendered. */
    begin: (key: string, isSearch: boolean): Promise<void> =>
      new Promise((begun) => {
        const work = () => {
          begun();
          return render(key);
        };
        void (isSearch ? search(work) : pages.run(work, 'high'));
      }),
    /** The render of the page has ended. */
    end(key: string): void {
      ends.get(key)?.();
      ends.delete(key);
    },
  };
}

/** Shared by Next's cache and the handlers of files, which are loaded as two programs of this process. */
const shared: typeof globalThis & { portfolioRenders?: ReturnType<typeof createRenderQueue> } = globalThis;

/** The queue of this process. */
export function renderQueue(): ReturnType<typeof createRenderQueue> {
  shared.portfolioRenders ??= createRenderQueue();
  return shared.portfolioRenders;
}

import { WorkQueue } from '@/lib/work-queue';

/** In ms. */
const patience = 10_000;

/**
 * A render takes the one thread that serves everybody: two pages are rendered at once, so that what is cached is sent in between. The others
 * wait in line, searches behind the pages that most visitors ask for.
 */
export function createRenderQueue() {
  const queue = new WorkQueue({ concurrency: 2, queueLimit: Number.POSITIVE_INFINITY, retryAfter: 2 });
  const ends = new Map<string, () => void>();

  /** Until the render of a page has ended. One that fails does not say so: it gives its place up after a while. */
  const render = (key: string) =>
    new Promise<void>((resolve) => {
      ends.set(key, resolve);
      setTimeout(resolve, patience).unref();
    });

  return {
    /** Resolves when the page may be rendered. */
    begin: (key: string, isSearch: boolean): Promise<void> =>
      new Promise((begun) => {
        const work = () => {
          begun();
          return render(key);
        };
        void queue.run(work, isSearch ? 'normal' : 'high');
      }),
    /** The render of the page has ended. */
    end(key: string): void {
      ends.get(key)?.();
      ends.delete(key);
    },
  };
}

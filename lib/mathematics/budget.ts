/**
 * Limits the processor time spent on rendering formulas. Each formula has its own limit, but a list may have thousands,
 * and every request would wait for them. A spent budget is regained within a few seconds.
 */

/** Milliseconds of processor time at once: some thousand usual formulas. */
const maxBudget = 300;
/** Budget regained per elapsed millisecond. */
const regainedPerMs = 0.1;

function createBudget() {
  let left = maxBudget;
  let since = performance.now();
  let isLifted = false;
  let refusals = 0;
  return {
    /** Whether any budget is left; counts the refusals. */
    isLeft(): boolean {
      left = Math.min(maxBudget, left + (performance.now() - since) * regainedPerMs);
      since = performance.now();
      if (!isLifted && left <= 0) refusals += 1;
      return isLifted || left > 0;
    },
    spend<Result>(work: () => Result): Result {
      const before = processorTime();
      try {
        return work();
      } finally {
        left -= processorTime() - before;
      }
    },
    /** Removes the limit, in a process that answers no requests and has its own time limit. */
    lift(): void {
      isLifted = true;
    },
    refusals: (): number => refusals,
  };
}

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Global, since Next loads this module twice in the same process: for pages and for route handlers. */
const shared: typeof globalThis & { portfolioBudget?: ReturnType<typeof createBudget> } = globalThis;
shared.portfolioBudget ??= createBudget();

export const budget = shared.portfolioBudget;

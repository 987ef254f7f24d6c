/**
 * How much of the processor making formulas may take: each is made within bounds, but a list may have thousands, and
 * whoever asks for it, and all others, would wait. What one answer may take comes back within a few seconds.
 */

/** Milliseconds of the processor at once: some thousand usual formulas. */
const most = 300;
/** Budget regained per elapsed millisecond. */
const regainedPerMs = 0.1;

function createBudget() {
  let left = most;
  let since = performance.now();
  let isLifted = false;
  let refusals = 0;
  return {
    /** Whether there is any left; counts those to whom it says no. */
    isLeft(): boolean {
      left = Math.min(most, left + (performance.now() - since) * regainedPerMs);
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
    /** For a process that serves nobody, and has a bound of its own. */
    lift(): void {
      isLifted = true;
    },
    /** How often there was none left so far. */
    refusals: (): number => refusals,
  };
}

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Shared by the pages and the files, which Next loads as two programs of this process. */
const shared: typeof globalThis & { portfolioBudget?: ReturnType<typeof createBudget> } = globalThis;
shared.portfolioBudget ??= createBudget();

export const budget = shared.portfolioBudget;

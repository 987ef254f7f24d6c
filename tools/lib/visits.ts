// Visitors who read the public page one after the other, four at a time.

/** In milliseconds. */
export type Latencies = {
  readonly count: number;
  readonly median: number;
  readonly p99: number;
  readonly failed: number;
};

export async function visits(origin: string, seconds: number): Promise<Latencies> {
  const times: number[] = [];
  let failed = 0;
  const end = performance.now() + seconds * 1000;
  const visitor = async () => {
    while (performance.now() < end) {
      const since = performance.now();
      const answer = await fetch(origin).catch(() => null);
      await answer?.arrayBuffer();
      if (answer?.ok) times.push(performance.now() - since);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: 4 }, visitor));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { count: times.length, median: at(0.5), p99: at(0.99), failed };
}

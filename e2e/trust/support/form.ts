/** Length, seed and reported figures of the suites: TRUST_FORM=long tries more, TRUST_SEED others. */
import { test } from '@playwright/test';

export const isLong = process.env.TRUST_FORM === 'long';
export const seed = Number(process.env.TRUST_SEED ?? 1);

/** The number of cases in the form that runs. */
export const size = (short: number, long: number): number => (isLong ? long : short);

/** Raises the timeout of the test to three hours in the long form. */
export function allowTime(): void {
  if (isLong) test.setTimeout(3 * 60 * 60 * 1000);
}

/** Reports figures of the current test, as annotations of Playwright’s JSON report. */
export function report(figures: Readonly<Record<string, string | number>>): void {
  test.info().annotations.push({ type: 'figures', description: JSON.stringify({ seed, ...figures }) });
}

/** Prints one line at each twentieth of a long form. */
export function progress(what: string, done: number, total: number): void {
  const twentieth = (count: number) => Math.floor((count * 20) / total);
  if (isLong && twentieth(done) > twentieth(done - 1)) process.stdout.write(`    ${what} : ${done}/${total}\n`);
}

/** Seeded generator of numbers from 0 to 1 (mulberry32). */
export function randomFrom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The value below which `share` (0 to 1) of the values lie; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

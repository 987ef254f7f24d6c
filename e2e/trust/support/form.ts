/**
 * How long a suite runs, from what seed, and the figures that it reports. `npm test` runs the short forms, the same each
 * time; `npm run test:trust` runs the long ones (scripts/trust.mjs sets TRUST_FORM and TRUST_SEED, and reads the figures).
 */
import { test } from '@playwright/test';

export const isLong = process.env.TRUST_FORM === 'long';
export const seed = Number(process.env.TRUST_SEED ?? 1);

/** How many cases: some in the short form, all of them in the long one. */
export const size = (short: number, long: number): number => (isLong ? long : short);

/** Hours, rather than Playwright's minutes: a bound on what hangs, not a measure. */
export function allowTime(): void {
  if (isLong) test.setTimeout(3 * 60 * 60 * 1000);
}

/** Figures of the test that runs; `cases` are summed by scripts/trust.mjs. */
export function report(figures: Readonly<Record<string, string | number>>): void {
  test.info().annotations.push({ type: 'figures', description: JSON.stringify({ seed, ...figures }) });
}

/** One line at each twentieth of a long form. */
export function progress(what: string, done: number, total: number): void {
  const twentieth = (count: number) => Math.floor((count * 20) / total);
  if (isLong && twentieth(done) > twentieth(done - 1)) process.stdout.write(`    ${what} : ${done}/${total}\n`);
}

/** Numbers from 0 to 1 that follow from a seed (mulberry32). */
export function randomFrom(start: number): () => number {
  let state = start >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The value below which `share` of the sorted values lie; 0 without values. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

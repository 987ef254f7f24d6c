/** Length and seed of the suites: TRUST_FORM=long tries more, TRUST_SEED others. */
import { test } from 'playwright/test';

export const isLong = process.env.TRUST_FORM === 'long';
export const seed = Number(process.env.TRUST_SEED ?? 1);

/** The number of cases in the form that runs: a night’s, which may take ten minutes, or the long one, three hours. */
export function size(short: number, long: number): number {
  test.setTimeout((isLong ? 180 : 10) * 60 * 1000);
  return isLong ? long : short;
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

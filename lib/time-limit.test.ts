import { expect, test } from 'vitest';
import { TooSlow, withinProcessorTime, withinTime } from './time-limit';

test('what is done in time is returned or thrown', () => {
  expect(withinTime(5000, () => ({ a: 1 }))).toEqual({ a: 1 });
  expect(() => withinTime(5000, () => JSON.parse('{'))).toThrow(SyntaxError);
});

test('a loop and a regular expression are interrupted, one limit in another too', () => {
  const loop = () => {
    for (;;);
  };
  const slow = () => /^(a+)+$/.test(`${'a'.repeat(40)}b`);
  expect(() => withinTime(50, loop)).toThrow(TooSlow);
  expect(() => withinTime(50, slow)).toThrow(TooSlow);
  expect(() => withinTime(100, () => withinTime(60_000, loop))).toThrow(TooSlow);
  const both = withinTime(60_000, () => {
    try {
      return withinTime(50, loop);
    } catch (error) {
      return error instanceof TooSlow ? 'inner' : 'other';
    }
  });
  expect(both).toBe('inner');
  expect(withinTime(50, () => 1)).toBe(1);
});

test('time of the processor is what counts for an entry', () => {
  let runs = 0;
  const waiting = () => {
    runs += 1;
    if (runs < 3) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200); // the processor does something else
    return 'done';
  };
  expect(withinProcessorTime(100, waiting)).toBe('done');
  expect(() =>
    withinProcessorTime(100, () => {
      for (;;);
    }),
  ).toThrow(TooSlow);
});

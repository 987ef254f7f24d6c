import { describe, expect, it } from 'vitest';
import { exponent, median, orderInWords, percentile, spread } from './statistics.mjs';

describe('statistics', () => {
  it('give the middle value with its spread', () => {
    expect(spread([5, 1, 3])).toEqual({ median: 3, min: 1, max: 5 });
    expect(median([1, 2, 3, 4])).toBe(2.5);
  });

  it('give percentiles between values in proportion', () => {
    expect(percentile([0, 10], 99)).toBeCloseTo(9.9);
    expect(percentile([7], 99)).toBe(7);
  });

  it('name the order of growth from the largest sizes', () => {
    const grows = (power: number) => exponent([10, 100, 1000].map((size) => ({ size, value: size ** power })));
    expect(grows(1)).toBeCloseTo(1);
    expect(grows(2)).toBeCloseTo(2);
    expect([0, 0.5, 1, 1.5].map(orderInWords)).toEqual(['constant', 'moins que linéaire', 'linéaire', 'plus que linéaire']);
  });
});

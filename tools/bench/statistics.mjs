// Medians with their spread, percentiles, and orders of growth.

/** @typedef {{ median: number, min: number, max: number }} Spread */

/** @param {readonly number[]} values at least one */
export function median(values) {
  return percentile(values, 50);
}

/**
 * The value below which `share` per cent lie, interpolated between two values. Throws without values.
 * @param {readonly number[]} values at least one
 * @param {number} share 0 to 100
 */
export function percentile(values, share) {
  if (values.length === 0) throw new Error('no values');
  const sorted = values.toSorted((a, b) => a - b);
  const place = ((sorted.length - 1) * share) / 100;
  const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}

/** @param {readonly number[]} values @returns {Spread} */
export function spread(values) {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) };
}

/**
 * The exponent k of y ~ x^k between the two largest sizes, where constant costs weigh least.
 * @param {readonly { size: number, value: number }[]} points by size
 * @returns {number} 0 is flat, 1 linear, 2 quadratic
 */
export function exponent(points) {
  const [before, last] = points.slice(-2);
  if (!before || !last || before.value <= 0 || last.value <= 0) return 0;
  return Math.log(last.value / before.value) / Math.log(last.size / before.size);
}

/** The order of growth in French, with a tolerance, since measured exponents are never quite whole. @param {number} k */
export function orderInWords(k) {
  if (k <= 0.1) return 'constant';
  if (k < 0.85) return 'moins que linéaire';
  return k <= 1.15 ? 'linéaire' : 'plus que linéaire';
}

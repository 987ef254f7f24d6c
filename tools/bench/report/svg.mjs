// Two kinds of plot as plain SVG: bars, and lines on logarithmic scales. They follow the reader's colour scheme.
import { number } from './format.mjs';

const width = 760;
const colours = ['#2453a6', '#b4472d', '#2f7d4f', '#8a5a00', '#6b4aa5', '#4d6472'];
const style = `<style>
text{font:13px system-ui,sans-serif;fill:#1d2430}.faint{fill:#5a6473}.rule{stroke:#d5d9e0}.spread{stroke:#1d2430}
@media (prefers-color-scheme:dark){text{fill:#e8ebf0}.faint{fill:#a5adba}.rule{stroke:#3a4250}.spread{stroke:#e8ebf0}}
</style>`;

/** @typedef {{ label: string, value: number, min: number, max: number, isOurs?: boolean }} Bar */

/**
 * Horizontal bars from zero, each with its spread.
 * @param {{ title: string, unit: string, bars: readonly Bar[] }} plot
 */
export function barPlot({ title, unit, bars }) {
  const [left, row] = [290, 34];
  const most = Math.max(...bars.map(({ max }) => max), Number.MIN_VALUE);
  const x = (/** @type {number} */ value) => left + (value / most) * (width - left - 120);
  const lines = bars.map(({ label, value, min, max, isOurs }, index) => {
    const y = 44 + index * row;
    return `<text x="${left - 10}" y="${y + 15}" text-anchor="end">${escaped(label)}</text>
<rect x="${left}" y="${y}" width="${round(Math.max(1, x(value) - left))}" height="22" rx="2" fill="${isOurs ? colours[0] : '#8f9bb0'}"/>
<line x1="${round(x(min))}" x2="${round(x(max))}" y1="${y + 11}" y2="${y + 11}" class="spread" stroke-width="2"/>
<text x="${round(x(max)) + 8}" y="${y + 15}">${number(value)}</text>`;
  });
  return drawing(`${title} (${unit})`, 54 + bars.length * row, lines.join('\n'));
}

/** @typedef {{ label: string, points: readonly { size: number, value: number }[] }} Series */

/**
 * Lines on two logarithmic scales, each value as a multiple of its first: a straight slope of one is linear growth.
 * @param {{ title: string, series: readonly Series[] }} plot
 */
export function growthPlot({ title, series }) {
  const [left, top, right, bottom] = [56, 48, 560, 380];
  const sizes = (series[0]?.points ?? []).map(({ size }) => size);
  const [first = 1, last = first * 10] = [sizes[0], sizes.at(-1)];
  const ratios = series.map(({ label, points }) => ({ label, points: points.map(({ size, value }) => ({ size, ratio: value / (points[0]?.value || 1) })) }));
  const all = ratios.flatMap(({ points }) => points.map(({ ratio }) => ratio));
  const [low, high] = [Math.min(0.5, ...all), Math.max(last / first, ...all)];
  const x = (/** @type {number} */ size) => round(left + (Math.log(size / first) / Math.log(last / first || 10)) * (right - left));
  const y = (/** @type {number} */ ratio) => round(bottom - (Math.log(ratio / low) / Math.log(high / low)) * (bottom - top));
  const grid = sizes.map(
    (size) =>
      `<line x1="${x(size)}" x2="${x(size)}" y1="${top}" y2="${bottom}" class="rule"/><text x="${x(size)}" y="${bottom + 20}" text-anchor="middle" class="faint">${number(size)}</text>`,
  );
  const levels = [1, 10, 100, 1000].filter((level) => level <= high);
  const rules = levels.map(
    (level) =>
      `<line x1="${left}" x2="${right}" y1="${y(level)}" y2="${y(level)}" class="rule"/><text x="${left - 8}" y="${y(level) + 4}" text-anchor="end" class="faint">× ${number(level)}</text>`,
  );
  const linear = `<line x1="${x(first)}" y1="${y(1)}" x2="${x(last)}" y2="${y(last / first)}" class="spread" stroke-dasharray="3 5"/><text x="${right + 12}" y="${y(last / first) + 4}" class="faint">linéaire</text>`;
  const places = spacedOut(
    ratios.map(({ points }) => y(points.at(-1)?.ratio ?? 1)),
    y(last / first) + 4,
  );
  const lines = ratios.map(({ label, points }, index) => {
    const colour = colours[index % colours.length];
    return `<polyline points="${points.map(({ size, ratio }) => `${x(size)},${y(ratio)}`).join(' ')}" fill="none" stroke="${colour}" stroke-width="2.5"/>
<rect x="${right + 12}" y="${(places[index] ?? 0) - 5}" width="10" height="10" fill="${colour}"/><text x="${right + 28}" y="${(places[index] ?? 0) + 4}">${escaped(label)}</text>`;
  });
  return drawing(title, bottom + 40, [...grid, ...rules, linear, ...lines].join('\n'));
}

/** Moves labels down that would overlap each other, or the one at `fixed`; all are y coordinates. @param {readonly number[]} wanted @param {number} fixed */
function spacedOut(wanted, fixed) {
  const taken = [fixed];
  const places = wanted.map((place, index) => ({ place, index })).toSorted((a, b) => a.place - b.place);
  /** @type {number[]} */
  const result = [];
  for (const { place, index } of places) {
    let free = place;
    while (taken.some((other) => Math.abs(other - free) < 18)) free += 2;
    taken.push(free);
    result[index] = free;
  }
  return result;
}

/** @param {string} title @param {number} height @param {string} body */
function drawing(title, height, body) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">
${style}
<text x="0" y="20" font-weight="600">${escaped(title)}</text>
${body}
</svg>
`;
}

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

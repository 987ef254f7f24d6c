import { describe, expect, it } from 'vitest';
import { barPlot, growthPlot } from './svg.mjs';

describe('plots', () => {
  it('draw bars in proportion, with what they stand for as text', () => {
    const svg = barPlot({
      title: 'Débit',
      unit: 'req/s',
      bars: [
        { label: 'a <b>', value: 100, min: 100, max: 100 },
        { label: 'c', value: 50, min: 40, max: 60 },
      ],
    });
    const [whole = 0, half = 0] = Array.from(svg.matchAll(/<rect [^>]*width="([\d.]+)"/g), ([, width]) => Number(width));
    expect(half / whole).toBeCloseTo(0.5);
    expect(svg).toContain('a &lt;b>');
    expect(svg).toContain('aria-label="Débit (req/s)"');
  });

  it('draw linear growth along the linear line', () => {
    const svg = growthPlot({ title: 'Croissance', series: [{ label: 'octets', points: [10, 100, 1000].map((size) => ({ size, value: size * 3 })) }] });
    const dashed = /x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="([\d.]+)" class="spread"/.exec(svg)?.slice(1).join(' ');
    const points = /points="([\d.]+),([\d.]+) .* ([\d.]+),([\d.]+)"/.exec(svg)?.slice(1).join(' ');
    expect(points).toBe(dashed);
    expect(svg).not.toMatch(/NaN|Infinity/);
  });
});

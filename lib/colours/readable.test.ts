import fs from 'node:fs';
import { expect, test } from 'vitest';
import { sanitizeRichText } from '@/lib/site/rich-text/sanitize';
import { fc } from '@/lib/testing/properties';
import { namedColours, type Rgb, readColour, toHex } from './css-colour';
import {
  type Around,
  contrast,
  leastContrast,
  onThePage,
  type Pair,
  pageGround,
  readable,
  showColours,
  shownColours,
} from './readable';

const schemes = ['light', 'dark'] as const;
const rgbOf = (colour: string): Rgb => readColour(colour)?.rgb ?? [Number.NaN, Number.NaN, Number.NaN];

/** The colours of both schemes in a CSS value. */
function pairOf(css: string): Pair {
  const [, light = css, dark = css] = /^light-dark\((#\w{6}),(#\w{6})\)$/.exec(css) ?? [];
  return { light: rgbOf(light), dark: rgbOf(dark) };
}

/** The contrast between a text and its background as rendered, in each scheme. */
function contrasts(element: { colour?: string; ground?: string }, around: Around = onThePage): number[] {
  const shown = shownColours({ name: 'span', colour: '', ground: '', ...element }, around);
  const ground = shown.ground === '' ? pageGround : pairOf(shown.ground);
  return schemes.map((scheme) => contrast(pairOf(shown.colour)[scheme], ground[scheme]));
}

const anyColour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)).map((rgb) => toHex(rgb));
const anyAlpha = fc.tuple(anyColour, fc.nat(255)).map(([hex, alpha]) => hex + alpha.toString(16).padStart(2, '0'));

test('each of the 148 named colours can be read in both schemes, on the page and on each of the 148 as a ground', () => {
  const colours = Array.from(namedColours.keys());
  expect(colours).toHaveLength(148);
  const faint: string[] = [];
  for (const colour of colours) {
    if (Math.min(...contrasts({ colour })) < leastContrast) faint.push(colour);
    if (Math.min(...contrasts({ ground: colour })) < leastContrast) faint.push(`text on ${colour}`);
    for (const ground of colours)
      if (Math.min(...contrasts({ colour, ground })) < leastContrast) faint.push(`${colour} on ${ground}`);
  }
  expect(faint).toEqual([]);
});

test('so can any colour on any ground, opaque or not, in grounds inside one another', () => {
  fc.assert(
    fc.property(anyAlpha, anyAlpha, anyAlpha, (colour, outer, inner) => {
      const { inside } = shownColours({ name: 'p', colour, ground: outer }, onThePage);
      for (const element of [{ colour: inner }, { ground: inner }, { colour, ground: inner }]) {
        const found = contrasts(element, inside).filter((value) => !Number.isNaN(value));
        if (found.length > 0) expect(Math.min(...found)).toBeGreaterThanOrEqual(leastContrast);
      }
    }),
    { numRuns: 2000 },
  );
});

test('a colour that can be read stays as it is; another keeps its hue', () => {
  expect(shownColours({ name: 'span', colour: '#1d4ed8', ground: '' }, onThePage).colour).toMatch(
    /^light-dark\(#1d4ed8,#/,
  );
  expect(shownColours({ name: 'span', colour: 'black', ground: 'yellow' }, onThePage)).toMatchObject({
    colour: '#000000',
    ground: '#ffff00',
  });
  const [red, green, blue] = readable([255, 0, 0], pageGround.light);
  expect(red).toBeGreaterThan(180);
  expect(Math.max(green, blue)).toBeLessThan(60);
});

test('the ground that is reckoned with is the hardest of the pages, public and private', () => {
  const tokens = fs.readFileSync('app/theme.css', 'utf8');
  for (const name of ['paper', 'paper-raised', 'paper-sunk', 'accent-wash', 'field']) {
    const [, ...values] =
      new RegExp(`--color-${name}:\\s+light-dark\\(oklch\\(([\\d. ]+)\\),\\s+oklch\\(([\\d. ]+)\\)\\)`).exec(tokens) ??
      [];
    expect(values, name).toHaveLength(2);
    for (const [at, scheme] of schemes.entries()) {
      // The luminance of so pale or so dark a colour is, within a hundredth, the third power of its OKLab lightness.
      const token = Number(values[at]?.split(' ')[0]) ** 3;
      const ground = contrast(pageGround[scheme], [0, 0, 0]) * 0.05 - 0.05;
      if (scheme === 'light') expect(token, name).toBeGreaterThan(ground - 0.01);
      else expect(token, name).toBeLessThan(ground + 0.002);
    }
  }
});

const shown = (html: string) => showColours(sanitizeRichText(html));

test('colours of a style are shown readable; the rest of the text stays to the letter', () => {
  const plain =
    '<p>Un &lt;mot&gt; color:red</p><ul><li dir="ltr" lang="fr">a</li></ul><hr /><p style="text-align:center">b<br />c</p>';
  expect(shown(plain)).toBe(plain);
  expect(shown('<p style="color:#1d4ed8;text-align:center" lang="fr">a</p>')).toMatch(
    /^<p lang="fr" style="color:light-dark\(#1d4ed8,#[0-9a-f]{6}\);text-align:center">a<\/p>$/,
  );
});

test('a ground counts for what stands in it, and no further', () => {
  const made = shown(
    '<p style="background-color:black">a<br><span style="color:#000">b</span></p><p style="color:black">c</p>',
  );
  expect(made).toMatch(
    /^<p style="background-color:#000000;color:#ece9e2">a<br \/><span style="color:#\w{6};background-color:#000000">b<\/span><\/p>/,
  );
  expect(made).toMatch(/<p style="color:light-dark\(#000000,#\w{6}\)">c<\/p>$/);
});

test('texts made to be slow are read once', () => {
  const many = '<span style="color:red">'.repeat(20);
  expect(shown(`<p>${many}${'x'.repeat(100_000)}</p>`)).toContain('x'.repeat(100_000));
  const words = Array.from(
    { length: 5000 },
    (_, n) => `<b style="color:#${n.toString(16).padStart(6, '0')}">a</b>`,
  ).join('');
  expect(shown(words).match(/light-dark/g)).toHaveLength(5000);
});

/**
 * Moves the colours that the owner chose for text to the nearest shade that is readable on its background (WCAG 2,
 * 4.5:1), in the light and in the dark scheme. Only what is shown changes: the stored colours stay as they were chosen.
 */
import { type Rgb, type Rgba, readColour, toHex } from './css-colour';

export const leastContrast = 4.5;

/** One colour for each scheme. */
export type Pair = { readonly light: Rgb; readonly dark: Rgb };

/**
 * The background of the pages that leaves the least contrast, in each scheme: `--color-accent-wash` of app/theme.css.
 */
export const pageGround: Pair = { light: [230, 237, 249], dark: [22, 36, 60] };
/** The text colours of the two schemes; on a background chosen by the owner, the one with more contrast is used. */
const inks: readonly Rgb[] = [
  [24, 30, 42],
  [236, 233, 226],
];
/** The default background of `mark` in browsers. */
const highlighter = 'yellow';

/** The context of a text: the colour and the background that the owner chose around it, null for none. */
export type Around = { readonly colour: Rgba | null; readonly ground: Pair | null };
export const onThePage: Around = { colour: null, ground: null };

/** An element as the owner wrote it: its tag name, and its colours in CSS, '' for none. */
type Coloured = { readonly name: string; readonly colour: string; readonly ground: string };
/** The replacement: colours in CSS, '' for none, and the context of its children. */
type Shown = { readonly colour: string; readonly ground: string; readonly inside: Around };

/**
 * The colours to render an element with. A coloured element inside a background chosen by the owner repeats that
 * background, so that the text keeps it even where a browser reorders mis-nested elements.
 */
export function shownColours({ name, colour, ground }: Coloured, around: Around): Shown {
  const ownColour = readColour(colour);
  const ownGround = readColour(ground === '' && name === 'mark' ? highlighter : ground);
  const isGround = ownGround !== null && ownGround.alpha > 0;
  if (!ownColour && !isGround) return { colour: '', ground: '', inside: around };
  const inside: Around = {
    colour: ownColour ?? around.colour,
    ground: isGround ? both((scheme) => over(ownGround, (around.ground ?? pageGround)[scheme])) : around.ground,
  };
  const text = both((scheme) => textOn((inside.ground ?? pageGround)[scheme], inside.colour));
  return { colour: css(text), ground: inside.ground ? css(inside.ground) : '', inside };
}

function textOn(ground: Rgb, chosen: Rgba | null): Rgb {
  return readable(
    chosen
      ? over(chosen, ground)
      : inks.reduce((best, ink) => (contrast(ink, ground) > contrast(best, ground) ? ink : best)),
    ground,
  );
}

/**
 * The nearest shade of a colour that is readable on a background: darker or lighter, whichever changes less. Whole
 * numbers.
 */
export function readable(colour: Rgb, ground: Rgb): Rgb {
  const own = rounded(colour);
  if (contrast(own, ground) >= leastContrast) return own;
  const lab = toOklab(own);
  const steps = [0, 1].flatMap((end) => {
    const mixed = (part: number): Rgb =>
      fromOklab(lab[0] + (end - lab[0]) * part, lab[1] * (1 - part), lab[2] * (1 - part));
    if (contrast(mixed(1), ground) < leastContrast) return [];
    let [near, far] = [0, 1];
    for (let step = 0; step < 10; step += 1) {
      const middle = (near + far) / 2;
      if (contrast(mixed(middle), ground) < leastContrast) near = middle;
      else far = middle;
    }
    return [{ shade: mixed(far), change: Math.abs(end - lab[0]) * far }];
  });
  // Never empty: on any background, either black or white has a contrast of at least 4.58.
  return steps.reduce((best, step) => (step.change < best.change ? step : best)).shade;
}

/** Contrast ratio of WCAG 2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = linear(rgb);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Björn Ottosson's OKLab: lightness 0 to 1, and two colour axes; mixing with black or white keeps the perceived hue.
 */
function toOklab(rgb: Rgb): readonly [lightness: number, a: number, b: number] {
  const [red, green, blue] = linear(rgb);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Colours outside sRGB are clamped to it. */
function fromOklab(lightness: number, a: number, b: number): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return rounded([
    encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]);
}

function linear(rgb: Rgb): Rgb {
  const one = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return [one(rgb[0]), one(rgb[1]), one(rgb[2])];
}

const encoded = (value: number): number =>
  255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
const rounded = ([red, green, blue]: Rgb): Rgb => [whole(red), whole(green), whole(blue)];
const whole = (value: number): number => Math.round(Math.min(255, Math.max(0, value)));

/** The opaque colour that results from a colour over a background. */
function over({ rgb, alpha }: Rgba, ground: Rgb): Rgb {
  const one = (at: 0 | 1 | 2) => rgb[at] * alpha + ground[at] * (1 - alpha);
  return rounded([one(0), one(1), one(2)]);
}

function both(make: (scheme: keyof Pair) => Rgb): Pair {
  return { light: make('light'), dark: make('dark') };
}

function css({ light, dark }: Pair): string {
  const [day, night] = [toHex(light), toHex(dark)];
  return day === night ? day : `light-dark(${day},${night})`;
}

// Adjusts the colours of sanitised rich text for display.

const tags = /<(\/?)([a-z][a-z0-9]*)((?: [^<>]*)?)>/g;
const attributes = / ([a-z-]+)="([^"]*)"/g;
const isVoid = (name: string): boolean => ['br', 'hr', 'img'].includes(name);

/**
 * Makes the colours in the `style` attributes of HTML from lib/site/rich-text/sanitize.ts readable in both schemes;
 * leaves the rest unchanged.
 */
export function showColours(html: string): string {
  if (!/color|<mark/.test(html)) return html;
  const open: Around[] = [];
  return html.replace(tags, (tag, closing: string, name: string, given: string) => {
    if (closing) open.pop();
    if (closing || isVoid(name)) return tag;
    const style = stylesOf(given);
    const { colour, ground, inside } = shownColours(
      { name, colour: style.get('color') ?? '', ground: style.get('background-color') ?? '' },
      open.at(-1) ?? onThePage,
    );
    open.push(inside);
    return `<${name}${withStyle(given, styleText(style, { color: colour, 'background-color': ground }))}>`;
  });
}

function stylesOf(given: string): Map<string, string> {
  const [, , text = ''] = Array.from(given.matchAll(attributes)).find(([, name]) => name === 'style') ?? [];
  return new Map(
    text.split(';').flatMap((declaration) => {
      const [name = '', value] = declaration.split(':');
      return value === undefined ? [] : [[name.trim(), value.trim()] as const];
    }),
  );
}

function styleText(style: ReadonlyMap<string, string>, colours: Readonly<Record<string, string>>): string {
  return Array.from(new Map([...style, ...Object.entries(colours)]), ([name, value]) =>
    value === '' ? '' : `${name}:${value}`,
  )
    .filter(Boolean)
    .join(';');
}

function withStyle(given: string, style: string): string {
  const others = given.replace(attributes, (attribute, name: string) => (name === 'style' ? '' : attribute));
  return style === '' ? others : `${others} style="${style}"`;
}

import { type Rgb, readColour } from '@/lib/colours/css-colour';
import { backgrounds, textColours } from '../text-colors';

/** The properties of a `style` attribute by lower-case name, even those that browsers ignore (`mso-list`). */
export type Style = ReadonlyMap<string, string>;

export type Marks = Readonly<{
  bold: boolean;
  italic: boolean;
  underline: boolean;
  strike: boolean;
  /** Subscript or superscript; '' for none. */
  shift: 'sub' | 'sup' | '';
  /** A toolbar colour, `#rrggbb`; '' for none. */
  colour: string;
  ground: string;
  /** '' for no link. */
  href: string;
  /** Small capitals, which the editor lacks: their numerals become capitals. */
  smallCaps: boolean;
}>;
export const unmarked: Marks = {
  bold: false,
  italic: false,
  underline: false,
  strike: false,
  shift: '',
  colour: '',
  ground: '',
  href: '',
  smallCaps: false,
};

type Tag = Readonly<{
  name: string;
  style: Style;
  href: string /** Safe; '' for none. */;
  attribute: (name: string) => string;
}>;

export function styleOf(text: string): Style {
  const pairs = text.split(';').flatMap((property) => {
    const colon = property.indexOf(':');
    return colon < 0
      ? []
      : [[property.slice(0, colon).trim().toLowerCase(), property.slice(colon + 1).trim()] as const];
  });
  return new Map(pairs);
}

/** The marks inside an element; `around`: those of the surrounding text. */
export function marksIn({ name, style, href, attribute }: Tag, around: Marks): Marks {
  const lines = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  return {
    bold: weight(style.get('font-weight')) ?? (is(name, 'b', 'strong') || around.bold),
    italic: slant(style.get('font-style')) ?? (is(name, 'i', 'em') || around.italic),
    underline: lines.includes('underline') || (is(name, 'u', 'ins') && !lines.includes('none')) || around.underline,
    strike: lines.includes('line-through') || is(name, 's', 'strike', 'del') || around.strike,
    shift: shiftIn(name, style.get('vertical-align')) ?? around.shift,
    colour: shade(
      style.get('color') ?? (name === 'font' ? attribute('color') : ''),
      textColours.map(({ value }) => value),
      around.colour,
    ),
    ground: shade(
      style.get('background-color') ?? style.get('background') ?? style.get('mso-highlight') ?? '',
      backgrounds.map(({ value }) => value),
      around.ground,
    ),
    href: (name === 'a' && href) || around.href,
    smallCaps: capitals(style.get('font-variant-caps') ?? style.get('font-variant')) ?? around.smallCaps,
  };
}

/** Wraps HTML in the elements of its marks. Drops colour and underline from links, colour and bold from headings. */
export function marked(
  html: string,
  { bold, italic, underline, strike, shift, colour, ground, href }: Marks,
  inHeading: boolean,
): string {
  const style =
    inHeading || href
      ? ''
      : [colour && `color: ${colour}`, ground && `background-color: ${ground}`].filter(Boolean).join('; ');
  const wraps: readonly (readonly [boolean, string, string])[] = [
    [style !== '', `<span style="${style}">`, '</span>'],
    [shift !== '', `<${shift}>`, `</${shift}>`],
    [strike, '<s>', '</s>'],
    [underline && !href, '<u>', '</u>'],
    [italic, '<em>', '</em>'],
    [bold && !inHeading, '<strong>', '</strong>'],
    [href !== '', `<a href="${escaped(href)}">`, '</a>'],
  ];
  return wraps.reduce((inside, [on, open, close]) => (on ? open + inside + close : inside), html);
}

/** Escapes a text for HTML, inside quoted attributes too. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const is = (name: string, ...names: readonly string[]): boolean => names.includes(name);

function weight(value: string | undefined): boolean | undefined {
  if (value === undefined || value === 'inherit') return undefined;
  return /^bold/.test(value) || Number(value) >= 600;
}

function slant(value: string | undefined): boolean | undefined {
  return value === undefined || value === 'inherit' ? undefined : /^(italic|oblique)/.test(value);
}

const capitals = (value: string | undefined): boolean | undefined =>
  value === undefined || value === 'inherit' ? undefined : value.includes('small-caps');

function shiftIn(name: string, align: string | undefined): Marks['shift'] | undefined {
  if (align === 'baseline') return '';
  return align === 'sub' || name === 'sub' ? 'sub' : align === 'super' || name === 'sup' ? 'sup' : undefined;
}

function shade(value: string, shades: readonly string[], around: string): string {
  return value === '' || value === 'inherit' ? around : nearestColor(value, shades);
}

/** Colours whose strongest and weakest channels (0 to 255) differ by less count as grey. */
const leastChroma = 32;

/**
 * The shade (`#rrggbb`: the toolbar's are readable in both colour schemes) with the nearest hue to a CSS colour; '' for
 * black, white, grey or an invalid colour.
 */
function nearestColor(colour: string, shades: readonly string[]): string {
  const hue = hueOf(read(colour));
  if (hue === null) return '';
  const distances = shades.flatMap((shade) => {
    const other = hueOf(read(shade));
    return other === null ? [] : [{ shade, distance: Math.min(Math.abs(hue - other), 360 - Math.abs(hue - other)) }];
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.shade ?? '';
}

/** Null for an invalid or fully transparent colour. */
function read(colour: string): Rgb | null {
  const known = readColour(colour);
  return known && known.alpha > 0 ? known.rgb : null;
}

/** The hue in degrees; null for a grey. */
function hueOf(rgb: Rgb | null): number | null {
  if (!rgb) return null;
  const [red, green, blue] = rgb;
  const most = Math.max(...rgb);
  const chroma = most - Math.min(...rgb);
  if (chroma < leastChroma) return null;
  const sixth =
    most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
  return (sixth * 60 + 360) % 360;
}

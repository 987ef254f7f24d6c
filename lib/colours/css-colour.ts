/** Parses CSS colours, on the server and in the browser. */

/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];
/** A colour and its opacity, 0 to 1. */
export type Rgba = { readonly rgb: Rgb; readonly alpha: number };

const names = `
aliceblue f0f8ff, antiquewhite faebd7, aqua 00ffff, aquamarine 7fffd4, azure f0ffff, beige f5f5dc, bisque ffe4c4, black 000000,
blanchedalmond ffebcd, blue 0000ff, blueviolet 8a2be2, brown a52a2a, burlywood deb887, cadetblue 5f9ea0, chartreuse 7fff00, chocolate d2691e,
coral ff7f50, cornflowerblue 6495ed, cornsilk fff8dc, crimson dc143c, cyan 00ffff, darkblue 00008b, darkcyan 008b8b, darkgoldenrod b8860b,
darkgray a9a9a9, darkgreen 006400, darkgrey a9a9a9, darkkhaki bdb76b, darkmagenta 8b008b, darkolivegreen 556b2f, darkorange ff8c00,
darkorchid 9932cc, darkred 8b0000, darksalmon e9967a, darkseagreen 8fbc8f, darkslateblue 483d8b, darkslategray 2f4f4f, darkslategrey 2f4f4f,
darkturquoise 00ced1, darkviolet 9400d3, deeppink ff1493, deepskyblue 00bfff, dimgray 696969, dimgrey 696969, dodgerblue 1e90ff,
firebrick b22222, floralwhite fffaf0, forestgreen 228b22, fuchsia ff00ff, gainsboro dcdcdc, ghostwhite f8f8ff, gold ffd700, goldenrod daa520,
gray 808080, green 008000, greenyellow adff2f, grey 808080, honeydew f0fff0, hotpink ff69b4, indianred cd5c5c, indigo 4b0082, ivory fffff0,
khaki f0e68c, lavender e6e6fa, lavenderblush fff0f5, lawngreen 7cfc00, lemonchiffon fffacd, lightblue add8e6, lightcoral f08080,
lightcyan e0ffff, lightgoldenrodyellow fafad2, lightgray d3d3d3, lightgreen 90ee90, lightgrey d3d3d3, lightpink ffb6c1, lightsalmon ffa07a,
lightseagreen 20b2aa, lightskyblue 87cefa, lightslategray 778899, lightslategrey 778899, lightsteelblue b0c4de, lightyellow ffffe0,
lime 00ff00, limegreen 32cd32, linen faf0e6, magenta ff00ff, maroon 800000, mediumaquamarine 66cdaa, mediumblue 0000cd, mediumorchid ba55d3,
mediumpurple 9370db, mediumseagreen 3cb371, mediumslateblue 7b68ee, mediumspringgreen 00fa9a, mediumturquoise 48d1cc, mediumvioletred c71585,
midnightblue 191970, mintcream f5fffa, mistyrose ffe4e1, moccasin ffe4b5, navajowhite ffdead, navy 000080, oldlace fdf5e6, olive 808000,
olivedrab 6b8e23, orange ffa500, orangered ff4500, orchid da70d6, palegoldenrod eee8aa, palegreen 98fb98, paleturquoise afeeee,
palevioletred db7093, papayawhip ffefd5, peachpuff ffdab9, peru cd853f, pink ffc0cb, plum dda0dd, powderblue b0e0e6, purple 800080,
rebeccapurple 663399, red ff0000, rosybrown bc8f8f, royalblue 4169e1, saddlebrown 8b4513, salmon fa8072, sandybrown f4a460, seagreen 2e8b57,
seashell fff5ee, sienna a0522d, silver c0c0c0, skyblue 87ceeb, slateblue 6a5acd, slategray 708090, slategrey 708090, snow fffafa,
springgreen 00ff7f, steelblue 4682b4, tan d2b48c, teal 008080, thistle d8bfd8, tomato ff6347, turquoise 40e0d0, violet ee82ee, wheat f5deb3,
white ffffff, whitesmoke f5f5f5, yellow ffff00, yellowgreen 9acd32`;
/** The names of CSS Color 4, with their hexadecimal values. */
export const namedColours: ReadonlyMap<string, string> = new Map(
  names.split(',').map((pair) => {
    const [name = '', hex = ''] = pair.trim().split(' ');
    return [name, hex];
  }),
);

/**
 * Parses a name, `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa`, `rgb()` or `hsl()`, with commas or spaces; null for anything
 * else, even `inherit`.
 */
export function readColour(text: string): Rgba | null {
  const given = text.trim().toLowerCase();
  const hex = namedColours.get(given) ?? /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/.exec(given)?.[1];
  if (hex) return fromHex(hex.length < 6 ? Array.from(hex, (digit) => digit + digit).join('') : hex);
  const [, kind, inside = ''] = /^(rgb|hsl)a?\(([\d\s.,%/deg]{1,80})\)$/.exec(given) ?? [];
  if (!kind) return null;
  const [first, second, third, opacity = '1', ...more] = inside.trim().split(/[\s,/]+/);
  if (first === undefined || second === undefined || third === undefined || more.length > 0) return null;
  const rgb: Rgb =
    kind === 'hsl'
      ? fromHsl(part(first, 1), part(second, 1), part(third, 1))
      : [channel(first), channel(second), channel(third)];
  return [...rgb].some(Number.isNaN) ? null : { rgb, alpha: clamp(part(opacity, 1)) };
}

/** `#rrggbb` of a colour without opacity. */
export function toHex(rgb: Rgb): string {
  return `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

function fromHex(hex: string): Rgba {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return { rgb: [at(0), at(2), at(4)], alpha: hex.length === 8 ? at(6) / 255 : 1 };
}

/** A number, or a percentage of `whole`. */
function part(text: string, whole: number): number {
  const value = Number.parseFloat(text);
  return text.endsWith('%') ? (value / 100) * whole : value;
}

const channel = (text: string): number => clamp(part(text, 255) / 255) * 255;

/** Hue in degrees; saturation and lightness from 0 to 1. */
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const [full, light] = [clamp(saturation), clamp(lightness)];
  const value = (offset: number) => {
    const turn = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (light - full * Math.min(light, 1 - light) * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return [value(0), value(8), value(4)];
}

/** Limits a value to 0–1; NaN stays NaN. */
const clamp = (value: number): number => Math.min(1, Math.max(0, value));

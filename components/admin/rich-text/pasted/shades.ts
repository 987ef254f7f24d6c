/** Colours of pasted text become those of the toolbar, which can be read in both schemes; black, white and greys become none. Pure. */

/** 0 to 255 each. */
type Rgb = readonly [red: number, green: number, blue: number];

/** The names that word processors write, Word's highlighters among them. */
const named: Readonly<Record<string, string>> = {
  yellow: '#ffff00',
  lime: '#00ff00',
  aqua: '#00ffff',
  cyan: '#00ffff',
  turquoise: '#00ffff',
  fuchsia: '#ff00ff',
  magenta: '#ff00ff',
  blue: '#0000ff',
  red: '#ff0000',
  navy: '#000080',
  teal: '#008080',
  green: '#008000',
  purple: '#800080',
  maroon: '#800000',
  olive: '#808000',
  orange: '#ffa500',
  pink: '#ffc0cb',
};

/** The difference between the strongest and the weakest of the three under which a colour is a grey. */
const leastChroma = 32;

/** The one of `shades` (`#rrggbb`) whose hue is nearest to a CSS colour; '' for a grey, or what is no colour. */
export function nearestShade(colour: string, shades: readonly string[]): string {
  const hue = hueOf(read(colour));
  if (hue === null) return '';
  const distances = shades.flatMap((shade) => {
    const other = hueOf(read(shade));
    return other === null ? [] : [{ shade, distance: Math.min(Math.abs(hue - other), 360 - Math.abs(hue - other)) }];
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.shade ?? '';
}

function read(colour: string): Rgb | null {
  const text = colour.trim().toLowerCase();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(named[text] ?? text)?.[1];
  if (hex) {
    const digits = hex.length === 3 ? Array.from(hex, (digit) => digit + digit).join('') : hex;
    return [Number.parseInt(digits.slice(0, 2), 16), Number.parseInt(digits.slice(2, 4), 16), Number.parseInt(digits.slice(4), 16)];
  }
  const [, red, green, blue, opacity = '1'] = /^rgba?\((\d{1,3})[,\s]+(\d{1,3})[,\s]+(\d{1,3})(?:[\s,/]+([\d.]+))?\)$/.exec(text) ?? [];
  return red === undefined || Number(opacity) === 0 ? null : [Number(red), Number(green), Number(blue)];
}

/** In degrees; null for a grey. */
function hueOf(rgb: Rgb | null): number | null {
  if (!rgb) return null;
  const [red, green, blue] = rgb;
  const most = Math.max(...rgb);
  const chroma = most - Math.min(...rgb);
  if (chroma < leastChroma) return null;
  const sixth = most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma;
  return (sixth * 60 + 360) % 360;
}

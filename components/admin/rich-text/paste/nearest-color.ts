/**
 * Maps the colours of pasted text to those of the toolbar, which are readable in both colour schemes; black, white and
 * greys map to none.
 */

import { type Rgb, readColour } from '@/lib/colours/css-colour';

/** Below this difference between its strongest and its weakest channel (0 to 255), a colour counts as grey. */
const leastChroma = 32;

/** The one of `shades` (`#rrggbb`) whose hue is nearest to a CSS colour; '' for a grey or an invalid colour. */
export function nearestColor(colour: string, shades: readonly string[]): string {
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

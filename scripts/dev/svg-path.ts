// Converts SVG shapes to path data, so that an icon of several shapes becomes one path.

/** A tag and its attributes. */
export type Shape = readonly [string, Readonly<Record<string, string | undefined>>];

/** The path data of one shape, which starts at an absolute point. Throws on an unknown tag. */
export function pathOf([tag, attributes]: Shape): string {
  const { d = '', points = '' } = attributes;
  const number = (name: string) => Number(attributes[name] ?? 0);
  switch (tag) {
    case 'path':
      return absoluteStart(d);
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
      return `M${points.trim()}`;
    case 'polygon':
      return `M${points.trim()}z`;
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    case 'rect':
      return rectangle(
        number('x'),
        number('y'),
        number('width'),
        number('height'),
        Number(attributes.rx ?? attributes.ry ?? 0),
      );
    default:
      throw new Error(`No path for <${tag}>`);
  }
}

const pair = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*/;

/**
 * A path's first `m` is absolute; after another path it would be relative. Coordinates that follow it without a letter
 * stay relative.
 */
function absoluteStart(d: string): string {
  const path = d.trim();
  const found = pair.exec(path);
  if (!found) return path;
  const rest = path.slice(found[0].length);
  return `M${found[1]} ${found[2]}${/^[\d.-]/.test(rest) ? 'l' : ''}${rest}`;
}

const ellipse = (cx: number, cy: number, rx: number, ry: number) =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

function rectangle(x: number, y: number, width: number, height: number, r: number) {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

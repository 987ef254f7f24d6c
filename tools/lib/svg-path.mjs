/**
 * Converts SVG shapes to path data, so that an icon of several shapes becomes one path.
 * @typedef {readonly [string, Readonly<Record<string, string | undefined>>]} Shape a tag and its attributes
 */

/**
 * The path data of one shape, which starts at an absolute point. Throws on an unknown tag.
 * @param {Shape} shape
 * @returns {string}
 */
export function pathOf([tag, attributes]) {
  const { d = '', points = '' } = attributes;
  /** @type {(name: string) => number} */
  const number = (name) => Number(attributes[name] ?? 0);
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
      return rectangle(number('x'), number('y'), number('width'), number('height'), Number(attributes.rx ?? attributes.ry ?? 0));
    default:
      throw new Error(`No path for <${tag}>`);
  }
}

const pair = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*/;

/**
 * A path's first `m` is absolute; after another path it would be relative. Coordinates that follow it without a letter stay relative.
 * @param {string} d
 */
function absoluteStart(d) {
  const path = d.trim();
  const found = pair.exec(path);
  if (!found) return path;
  const rest = path.slice(found[0].length);
  return `M${found[1]} ${found[2]}${/^[\d.-]/.test(rest) ? 'l' : ''}${rest}`;
}

/** @type {(cx: number, cy: number, rx: number, ry: number) => string} */
const ellipse = (cx, cy, rx, ry) => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** @type {(x: number, y: number, width: number, height: number, r: number) => string} */
function rectangle(x, y, width, height, r) {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  /** @type {(dx: number, dy: number) => string} */
  const corner = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

/** How the focus is seen: run in a page. */

type Focus = { readonly name: string; readonly contrast: number };

/**
 * The element with the focus, and the contrast of its ring with what stands around it: of its outline or that of a part
 * of it, as of a card that is a link. 0 where nothing shows it; null where no element of the page has the focus. Stands
 * alone, since the page runs it without this module.
 */
export function focusRing(): Focus | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body || focused === document.documentElement) return null;
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (!canvas) throw new Error('no canvas');
  const lightOf = (layers: readonly string[]) => {
    for (const layer of ['white', ...layers]) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3), (value) =>
      value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const grounds: string[] = [];
  for (let around = focused.parentElement; around; around = around.parentElement)
    grounds.unshift(getComputedStyle(around).backgroundColor);
  const around = lightOf(grounds);
  const rings = [
    ...[undefined, '::after', '::before'].map((part) => getComputedStyle(focused, part)),
    ...Array.from(focused.children, (child) => getComputedStyle(child)),
    ...(focused.parentElement ? [getComputedStyle(focused.parentElement)] : []),
  ]
    .filter(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1)
    .map(({ outlineColor }) => lightOf([...grounds, outlineColor]));
  const contrasts = rings.map((ring) => (Math.max(ring, around) + 0.05) / (Math.min(ring, around) + 0.05));
  const name = `${focused.tagName} ${(focused.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 60)}`;
  return { name, contrast: Math.round(Math.max(0, ...contrasts) * 100) / 100 };
}

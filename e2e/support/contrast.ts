/** Contrasts of what is painted beside text: rings of the focus, edges of fields, bars of charts (WCAG 1.4.11). */
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    /** The contrast of a colour with what an element stands on, as both are painted. */
    contrastAround?: (element: Element, colour: string) => number;
  }
}

type Contrast = { readonly name: string; readonly contrast: number };

/** The contrast of each element that `selector` finds, by the CSS property that paints it. */
export async function contrastsOf(page: Page, selector: string, property: string): Promise<readonly Contrast[]> {
  await addMeasure(page);
  return page.locator(selector).evaluateAll(
    (all, painted) =>
      all.map((element) => ({
        name: element.outerHTML.slice(0, 100),
        contrast: window.contrastAround?.(element, getComputedStyle(element).getPropertyValue(painted)) ?? 0,
      })),
    property,
  );
}

/**
 * The element with the focus, and the contrast of its ring: of its own outline or that of a part of it, as of a card
 * that is a link; 0 where nothing shows it. Null where no element of the page has the focus.
 */
export async function focusRing(page: Page): Promise<Contrast | null> {
  await addMeasure(page);
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused === document.documentElement) return null;
    const styles = [
      ...[undefined, '::after', '::before'].map((part) => getComputedStyle(focused, part)),
      ...Array.from(focused.children, (child) => getComputedStyle(child)),
    ];
    const rings = styles.filter(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
    );
    const contrasts = rings.map(({ outlineColor }) => window.contrastAround?.(focused, outlineColor) ?? 0);
    const words = (focused.ariaLabel ?? focused.textContent ?? '').replace(/\s+/g, ' ').trim();
    return { name: `${focused.tagName} ${words.slice(0, 60)}`, contrast: Math.max(0, ...contrasts) };
  });
}

/** Puts `contrastAround` into the page, where it is not yet. */
async function addMeasure(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (window.contrastAround) return;
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
    window.contrastAround = (element, colour) => {
      const grounds: string[] = [];
      for (let around = element.parentElement; around; around = around.parentElement)
        grounds.unshift(getComputedStyle(around).backgroundColor);
      const [ground, drawn] = [lightOf(grounds), lightOf([...grounds, colour])];
      return Math.round(((Math.max(ground, drawn) + 0.05) / (Math.min(ground, drawn) + 0.05)) * 100) / 100;
    };
  });
}

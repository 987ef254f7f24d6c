/**
 * What is chosen shows beside what is not: by an edge of 3 to 1 in the site's colours, by an outline in the visitor's
 * own.
 */
import type { Locator, Page } from '@playwright/test';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

test.beforeEach(({ site }) => keepLittle(site));

const outline = (target: Locator) =>
  target.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    return outlineStyle === 'none' ? 'none' : `${outlineStyle} ${outlineWidth} at ${outlineOffset}`;
  });
/** The contrast between the edge of an element and the ground it stands on, as they are painted. */
const edgeContrast = (target: Locator) =>
  target.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const light = (...layers: readonly string[]) => {
      canvas.clearRect(0, 0, 1, 1);
      for (const layer of layers) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3), (value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const grounds: string[] = [];
    for (let around = element.parentElement; around; around = around.parentElement)
      grounds.unshift(getComputedStyle(around).backgroundColor);
    const { backgroundColor, borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(element);
    const ring = /[a-z]+\([^)]*\)(?= 0px 0px 0px 1px inset)/.exec(boxShadow)?.[0];
    const edge = borderTopWidth === '0px' ? (ring ?? backgroundColor) : borderTopColor;
    const [ground, drawn] = [light('white', ...grounds), light('white', ...grounds, backgroundColor, edge)];
    return (Math.max(ground, drawn) + 0.05) / (Math.min(ground, drawn) + 0.05);
  });

/** In the window of a new section: the chosen type, another one, a tool that is on, another one. */
async function controls(page: Page) {
  await page.goto('/admin/sections');
  await page.getByRole('button', { name: 'Ajouter une section' }).click();
  const tool = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
  await tool('Gras').click();
  await page.keyboard.type('mot');
  await expect(tool('Gras')).toHaveAttribute('aria-pressed', 'true');
  const type = page.getByRole('dialog').locator('label:has(> input[type=radio])');
  return {
    chosen: [type.filter({ has: page.locator(':checked') }).first(), tool('Gras')],
    others: [type.filter({ hasNot: page.locator(':checked') }).first(), tool('Italique')],
    tool,
  } as const;
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`${colorScheme}: the edge of what is chosen stands out`, { tag: '@long' }, async ({ adminPage: page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const one of (await controls(page)).chosen) expect(await edgeContrast(one)).toBeGreaterThanOrEqual(3);
  });
}

test('forced colours: what is chosen has an outline, and another one with the focus', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { chosen, others, tool } = await controls(page);
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: /^Titre/ })
    .focus();
  for (const one of others) expect(await outline(one)).toBe('none');
  for (const one of chosen) expect(await outline(one), String(one)).toBe('solid 3px at -3px');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('dialog').getByRole('radio', { checked: true }).first()).toBeFocused();
  expect(await outline(chosen[0])).toBe('double 9px at -3px');

  await tool('Couleur du texte').click();
  const swatch = page.getByRole('button', { name: 'Rouge', exact: true }).filter({ visible: true });
  await expect(swatch).toHaveCSS('background-color', 'rgb(185, 28, 28)');
  await expect(swatch).toHaveCSS('forced-color-adjust', 'none');
});

for (const [path, name] of [
  ['/admin', 'Publications par année'],
  ['/', 'Publications par année'],
] as const) {
  test(`forced colours: the legend of the chart on ${path} has the colours of its bars`, { tag: '@long' }, async ({
    adminPage: page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    const chart = page
      .locator('section, figure')
      .filter({ hasText: name })
      .filter({ has: page.getByRole('img') })
      .last();
    const parts = (selector: string, property: string) =>
      chart
        .locator(selector)
        .evaluateAll((all, of) => [...new Set(all.map((one) => getComputedStyle(one).getPropertyValue(of)))], property);
    const bars = (await parts('rect', 'fill')).toSorted();
    expect(bars.length).toBeGreaterThan(1);
    expect((await parts('[data-key]', 'background-color')).toSorted()).toEqual(bars);
    expect(await parts('[data-key]', 'forced-color-adjust')).toEqual(['none']);
  });
}

test('forced colours: the save bar and its buttons have the system’s', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/admin/profile');
  const bar = page.getByRole('region', { name: 'Sauvegarde' });
  await page.getByRole('textbox', { name: /^Prénom/ }).fill('Claire');
  await expect(bar.getByRole('status')).toContainText('Modifications non sauvegardées');
  const background = (one: Locator) => one.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background(bar)).toBe(await background(page.locator('body')));
  await expect(bar.getByRole('button', { name: /^Sauvegarder/ })).toHaveCSS('forced-color-adjust', 'auto');
});

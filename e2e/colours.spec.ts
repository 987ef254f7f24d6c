/** The owner's own colours are stored as chosen and made readable for all; a chosen option stands out from the others. */
import type { Locator } from 'playwright/test';
import { openAbout } from './support/admin';
import { expectAccessible, expectAccessibleInBoth, expectContrast, expectPrintContrast } from './support/axe';
import { contentOf } from './support/content';
import type { Site } from './support/site';
import { expect, test } from './support/test';

const chosen = [
  ...['red', 'yellow', '#777', 'white', 'black', 'rgb(254, 240, 138)', 'rgba(0, 0, 255, 0.3)'],
  ...['hsl(120, 100%, 25%)', 'hsl(60, 100%, 50%)'],
];
const coloured = [
  ...chosen.flatMap((colour, at) => [
    `<p><span style="color:${colour}">Un texte en ${colour}</span></p>`,
    `<p style="background-color:${colour}">Sur ${colour}, <a href="https://exemple.org/">un lien</a></p>`,
    `<p><span style="color:${colour};background-color:${chosen.at(at - 3)}">${colour} sur ${chosen.at(at - 3)}</span></p>`,
  ]),
  '<blockquote style="background-color:black"><p><b style="color:#111">Cité</b></p></blockquote><p>Un <mark>mot <a href="https://exemple.org/">marqué</a></mark></p>',
  '<p><span style="background-color:black"><ul><li><span style="color:white">un point mal placé</span></li></ul></span></p>',
].join('');

const colour = async (site: Site) => {
  const content = contentOf(site);
  await content.saveProfile({ mission: coloured });
  for (const id of ['a-propos', 'intro-enseignement']) await content.saveSection(id, { content: coloured });
};

test('visitors can read them all', { tag: '@long' }, async ({ page, site }) => {
  await colour(site);
  await page.goto('/');
  expect(await page.locator('.prose [style*="color"]').count()).toBeGreaterThan(80);
  await expectAccessibleInBoth(page, 'colours');
});

test('readers of the printed page can read them all', { tag: '@long' }, async ({ page, site }) => {
  await colour(site);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  await expectPrintContrast(page);
});

test('the owner can read them all in the editor; the chosen colours are stored', { tag: '@long' }, async ({
  adminPage: page,
  site,
  content,
}) => {
  await colour(site);
  await expect(await openAbout(page)).toContainText('Un texte en red');
  await expectAccessible(page, 'editor, light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'editor, dark');
  const stored = await content.stored('a-propos');
  for (const kept of ['color:red', 'color:hsl(120, 100%, 25%)', 'background-color:#777'])
    expect(stored).toContain(kept);
});

/** The contrast between the edge of an element and the ground it stands on, as they are painted. */
const edgeContrast = (target: Locator) =>
  target.evaluate((element) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('no canvas');
    const light = (...layers: readonly string[]) => {
      for (const layer of ['white', ...layers]) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3), (value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const grounds: string[] = [];
    for (let around = element.parentElement; around; around = around.parentElement)
      grounds.unshift(getComputedStyle(around).backgroundColor);
    const { backgroundColor, borderTopColor, borderTopWidth, boxShadow } = getComputedStyle(element);
    const ring = /[a-z]+\([^)]*\)(?= 0px 0px 0px 1px inset)/.exec(boxShadow)?.[0];
    const edge = borderTopWidth === '0px' ? (ring ?? backgroundColor) : borderTopColor;
    const [ground, drawn] = [light(...grounds), light(...grounds, backgroundColor, edge)];
    return Math.max(ground, drawn) / Math.min(ground, drawn);
  });

test('the edge of what is chosen stands out, light and dark; in forced colours it has an outline', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/admin/sections');
  await page.getByRole('button', { name: 'Ajouter une section' }).click();
  const tool = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
  await tool('Gras').click();
  await page.keyboard.type('mot');
  await expect(tool('Gras')).toHaveAttribute('aria-pressed', 'true');
  const type = page.getByRole('dialog').locator('label:has(> input[type=radio])');
  const isOn = { has: page.locator(':checked') };
  const on = [type.filter(isOn).first(), tool('Gras')];
  const off = [type.filter({ hasNot: isOn.has }).first(), tool('Italique')];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const one of on) expect(await edgeContrast(one), colorScheme).toBeGreaterThanOrEqual(3);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  for (const one of on) await expect(one).toHaveCSS('outline-style', 'solid');
  for (const one of off) await expect(one).toHaveCSS('outline-style', 'none');
});

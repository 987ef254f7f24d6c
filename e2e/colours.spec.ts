/** The owner's own colours are stored as chosen, and shown with enough contrast in the light and the dark scheme. */
import { expectAccessible, expectAccessibleInBoth, expectContrast, expectPrintContrast } from './support/axe';
import { contentOf } from './support/content';
import { expect, test } from './support/test';

const chosen = [
  'red',
  'yellow',
  '#777',
  'white',
  'black',
  'rgb(254, 240, 138)',
  'rgba(0, 0, 255, 0.3)',
  'hsl(120, 100%, 25%)',
  'hsl(60, 100%, 50%)',
];
const coloured = [
  ...chosen.map((colour) => `<p><span style="color:${colour}">Un texte en ${colour}</span></p>`),
  ...chosen.map(
    (colour) => `<p style="background-color:${colour}">Sur ${colour}, <a href="https://exemple.org/">un lien</a></p>`,
  ),
  ...chosen.map(
    (colour, at) =>
      `<p><span style="color:${colour};background-color:${chosen.at(at - 3)}">Un texte ${colour} sur ${chosen.at(at - 3)}</span></p>`,
  ),
  '<blockquote style="background-color:black"><p><b style="color:#111">Cité</b></p></blockquote><p>Un <mark>mot <a href="https://exemple.org/">marqué</a></mark></p>',
  '<p><span style="background-color:black"><ul><li><span style="color:white">un point mal placé</span></li></ul></span></p>',
].join('');

test.beforeEach(async ({ site }) => {
  const content = await contentOf(site);
  await content.saveProfile({ mission: coloured });
  await content.saveSection('a-propos', { content: coloured });
  await content.saveSection('intro-enseignement', { content: coloured });
});

test('visitors can read them all', { tag: '@long' }, async ({ page }) => {
  await page.goto('/');
  expect(await page.locator('.prose [style*="color"]').count()).toBeGreaterThan(80);
  await expectAccessibleInBoth(page, 'colours');
});

test('so can who prints the page', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/');
  await expectPrintContrast(page);
});

test('so can the owner, in the overview, the editor and the preview; what is stored is what was chosen', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  await page.goto('/admin/about');
  await expect(page.locator('.prose').first()).toContainText('Un texte en red');
  await expectAccessibleInBoth(page, 'overview');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Modifier', exact: true }).first().click();
  const area = page.getByRole('textbox', { name: /^Contenu/ });
  await expect(area).toContainText('Un texte en red');
  await expectAccessible(page, 'editor, light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, 'editor, dark');
  const stored = (await (await contentOf(site)).sections()).find(({ id }) => id === 'a-propos');
  for (const colour of ['color:red', 'color:hsl(120, 100%, 25%)', 'background-color:#777'])
    expect(stored?.content).toContain(colour);
});

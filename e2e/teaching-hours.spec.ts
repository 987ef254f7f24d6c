/** The hours of a course by academic year, what they count for, and that they are public only where the owner says so. */
import type { Page } from '@playwright/test';
import { saveBar, toast } from './support/admin';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

test.beforeEach(async ({ site }) => keepLittle(site));

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) }).last();
const save = async (page: Page, said: string | RegExp) => {
  await page.keyboard.press('Control+s');
  await expect(toast(page, said)).toBeVisible();
};
const yearRow = (page: Page, year: string) =>
  page.getByRole('table', { name: /^Service par année/ }).getByRole('row', { name: new RegExp(`^${year} `) });

async function openFirstCourse(page: Page) {
  await page
    .getByRole('button', { name: /^Modifier « / })
    .first()
    .click();
  await page
    .getByText(/^Heures par année/)
    .first()
    .click();
}

test('two years of a course are typed, counted by the owner’s rule, kept, and shown to visitors once it is ticked', async ({
  adminPage: page,
  site,
}) => {
  await page.goto('/admin/courses');
  await openFirstCourse(page);
  for (const hours of [
    {
      'Année universitaire': '2023/24',
      'Heures de cours magistral': '18',
      'Heures de TD': '24',
      'Heures de TP': '16 h',
    },
    { 'Année universitaire': '2024-2025', 'Heures de cours magistral': '6 h', 'Heures de TD': '2 × 20 h' },
  ]) {
    await page.getByRole('button', { name: 'Ajouter une année' }).click();
    for (const [label, text] of Object.entries(hours)) await field(page, label).fill(text);
  }
  await expect(page.getByText('Compté : 40 h.')).toBeVisible();
  await expect(saveBar(page)).toContainText('1 cours modifié : Cours 1 (2023/24, 2024-2025)');
  await save(page, /cours sauvegardé/);
  await expect(yearRow(page, '2024-2025')).toContainText('46');
  await expect(page.getByText(/Sans statut, les heures ne sont pas comptées/)).toBeVisible();

  await page.getByRole('button', { name: 'Modifier le service' }).click();
  await page.getByRole('button', { name: 'Ajouter un statut' }).click();
  await page.getByLabel(/^Service dû/).selectOption({ label: '192 h (enseignant-chercheur, ATER)' });
  await save(page, 'Service sauvegardé avec succès!');
  const totals = async () => {
    await expect(yearRow(page, '2023-2024').getByRole('cell', { name: '67', exact: true }).first()).toBeVisible();
    await expect(yearRow(page, '2024-2025').getByRole('cell', { name: '49', exact: true }).first()).toBeVisible();
    await expect(page.getByText(/^HETD = CM × 1,5 \+ TD × 1/)).toBeVisible();
  };
  await totals();
  const visitor = async () => (await fetch(site.origin)).text();
  expect(await visitor(), 'nothing is public by itself').not.toMatch(/Service par année|Heures par année|2023-2024/);

  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await totals();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger en CSV' }).click();
  expect((await download).suggestedFilename()).toBe('service-par-annee.csv');
  await openFirstCourse(page);
  await expect(page.getByRole('button', { name: /^\d\. 2023-2024/ })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler' }).click();

  await page.getByRole('button', { name: 'Modifier le service' }).click();
  await page.getByLabel('Montrer le service sur le site').check();
  await save(page, 'Service sauvegardé avec succès!');
  await expect.poll(visitor).toMatch(/Service par année/);
  expect(await visitor()).toMatch(/Heures par année[\s\S]*2024-2025[\s\S]*2023-2024/);
});

/** A language is added, looked at by its owner alone, translated, shown to visitors, and kept in step with the French. */
import { hydrated, save, toast } from './support/admin';
import { expectAccessibleInBoth } from './support/axe';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

test.beforeEach(async ({ site }) => keepLittle(site));

test('an owner translates a section; visitors find it once the language is shown', async ({
  adminPage: page,
  site,
  content,
}) => {
  await content.saveSection('axes-recherche', { title: 'Mes axes', content: ['L’eau des villes', 'GARDEN'] });
  const statusOf = async (path: string) => (await fetch(site.origin + path)).status;

  await page.goto('/admin/traductions');
  const add = page.getByRole('button', { name: 'Ajouter l’anglais' });
  await hydrated(add);
  await add.click();
  await expect(toast(page, 'Langue ajoutée : anglais')).toBeVisible();
  expect(await statusOf('/en'), 'not for visitors yet').toBe(404);
  await page.goto('/en');
  await expect(page.locator('html'), 'its owner looks at it').toHaveAttribute('lang', 'en');
  expect(await statusOf('/en'), 'what its owner has seen is kept for nobody').toBe(404);

  await page.goto('/admin/traductions');
  await expectAccessibleInBoth(page, 'the languages');
  const line = page.getByRole('list', { name: 'À traduire en anglais' }).getByRole('listitem');
  await expect(line.filter({ hasText: 'Mes axes' })).toContainText('3 textes à traduire');
  await line.getByRole('link', { name: 'Mes axes' }).click();
  const title = page.getByRole('textbox', { name: 'Titre' });
  await hydrated(title);
  await title.fill('My topics');
  const water = page.getByRole('region').filter({ hasText: 'L’eau des villes' });
  await water.getByRole('textbox').fill('Water in cities');
  const garden = page.getByRole('region').filter({ hasText: 'GARDEN' });
  await garden.getByRole('button', { name: 'Garder le texte français' }).click();
  await expect(garden.getByRole('textbox')).toHaveValue('GARDEN');
  await expectAccessibleInBoth(page, 'a translation');
  await save(page);

  await page.goto('/admin/traductions');
  await page.getByRole('checkbox', { name: /Les visiteurs trouvent le site en anglais/ }).check();
  await expect(toast(page, 'Le site se lit en anglais')).toBeVisible();
  const english = await site.text('/en');
  for (const words of ['My topics', 'Water in cities', 'GARDEN']) expect(english).toContain(words);
  expect(english).not.toContain('L’eau des villes');
  const french = await site.text();
  for (const words of ['Mes axes', 'L’eau des villes']) expect(french).toContain(words);

  await content.saveSection('axes-recherche', { title: 'Mes axes', content: ['L’eau dans les villes', 'GARDEN'] });
  await page.goto('/admin');
  const reminder = page.getByRole('link', { name: /1\stexte a changé depuis la traduction en anglais/ });
  await reminder.click();
  await expect(line.filter({ hasText: 'Mes axes' })).toContainText('1\u00a0changé en français');
  await page.goto('/admin/traductions?langue=en&sujet=section%2Faxes-recherche');
  const changed = page.getByRole('region').filter({ hasText: 'L’eau dans les villes' });
  await expect(changed).toContainText('changé depuis la traduction');
  await expect(changed.getByRole('textbox')).toHaveValue('Water in cities');
  await expect(changed.locator('ins')).toHaveText('dans les');
  await expect(changed.locator('del')).toHaveText('des');
  await expect(page.getByRole('link', { name: 'Voir en anglais' })).toHaveAttribute('href', '/en');
  const holds = changed.getByRole('checkbox', { name: 'La traduction convient toujours' });
  await hydrated(holds);
  await holds.check();
  await save(page);
  await expect(page.getByText('changé depuis la traduction')).toHaveCount(0);
  expect(await site.text('/en')).toContain('Water in cities');

  await page.goto('/admin');
  await expect(reminder).toHaveCount(0);
});

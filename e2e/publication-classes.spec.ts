/** The class of a publication: proposed from its facts, chosen by the owner in its window or for several at once. */
import sharp from 'sharp';
import { saveBar } from './support/admin';
import { expectAccessibleInBoth } from './support/axe';
import { contentOf } from './support/content';
import { expect, test } from './support/test';

const paper = (id: string, type: string) => ({
  ...{ id, title: `Étude ${id}`, authors: 'N. Tazrouti', year: '2024', journal: 'Revue', type },
});
const talk = { id: 'c', title: 'Sonder les puits', authors: 'N. Tazrouti', year: '2020', conference: 'Colloque' };

test('a class is proposed until the owner chooses one, for one publication or several', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const articles = [paper('a', 'SCOPUS'), paper('b', 'Article de journal'), paper('d', 'Article de journal')];
  await (await contentOf(site)).saveSection('publications', {
    content: { eau: { title: 'Eau', articles, communications: [talk] } },
  });
  await page.goto('/admin/publications');
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(row('Étude a')).toContainText('ACL (proposée)');
  await expect(row('Étude b')).toContainText('à classer');

  await page.getByRole('button', { name: 'Modifier « Étude a »' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Proposée\u00a0: ACL (type SCOPUS).')).toBeVisible();
  await expect(dialog.getByText('Proposée\u00a0: ART (sa nature).')).toBeVisible();
  await dialog.getByLabel('Type').fill('Book Chapter');
  await expect(dialog.getByText('Proposée\u00a0: OS (ouvrage ou chapitre).'), 'it follows the facts').toBeVisible();
  await dialog.getByLabel('Classe (AERES)').selectOption({ value: 'OV' });
  await expect(dialog.getByText('Proposée\u00a0: OS')).toBeHidden();
  await expectAccessibleInBoth(page, 'the dialog of a publication with its classes');
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText('4 publication(s) sauvegardée(s) avec succès!').first()).toBeVisible();

  const list = page.getByRole('region', { name: /^Articles/ });
  await list.getByRole('button', { name: 'Sélectionner plusieurs articles' }).click();
  for (const title of ['Étude b', 'Étude d'])
    await list.getByRole('checkbox', { name: `Sélectionner « ${title} »` }).check();
  const bar = list.getByRole('group', { name: 'Sélection' });
  await bar.getByLabel('Classe (AERES)').selectOption({ value: 'ACLN' });
  await bar.getByRole('button', { name: 'Appliquer' }).click();
  await page.keyboard.press('Control+s');
  await expect(saveBar(page)).toContainText('Sauvegardé à');

  await page.reload();
  await expect(row('Étude a')).toContainText(/OV$/);
  for (const title of ['Étude b', 'Étude d']) await expect(row(title)).toContainText('ACLN');
  await page.getByRole('button', { name: 'Modifier « Étude a »' }).click();
  await expect(dialog.getByLabel('Classe (AERES)')).toHaveValue('OV');
  const stored = (await (await contentOf(site)).sections()).find(({ id }) => id === 'publications');
  expect(stored?.content, 'what nobody chose is not stored').toMatchObject({ eau: { communications: [talk] } });
  expect(JSON.stringify(stored?.content)).not.toContain('hceresClass');
});

test('a publication « à la une » with a picture stands at the head of the section', async ({
  adminPage: page,
  site,
}) => {
  await (await contentOf(site)).saveSection('publications', {
    content: { eau: { title: 'Eau', articles: [paper('a', 'SCOPUS'), paper('b', 'IEEE')], communications: [] } },
  });
  const background = { r: 20, g: 90, b: 120 };
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: 'Modifier « Étude a »' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Choisir une image')).toBeHidden();
  await dialog.getByLabel('À la une').check();
  await dialog
    .getByLabel('Choisir une image')
    .setInputFiles({ name: 'pont.png', mimeType: 'image/png', buffer: picture });
  await expect(dialog.getByAltText('Aperçu')).toBeVisible();
  await dialog.getByLabel('Description de l’image').fill('Le pont sous l’eau');
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText('2 publication(s) sauvegardée(s) avec succès!').first()).toBeVisible();
  await page.goto('/');
  const head = page.getByRole('list', { name: 'Publications choisies' });
  await expect(head.getByRole('listitem')).toHaveCount(1);
  await expect(head.getByAltText('Le pont sous l’eau')).toHaveJSProperty('complete', true);
  await expect(head.getByRole('link', { name: 'Étude a' })).toBeVisible();
});

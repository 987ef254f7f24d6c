/** Authors are marked in the form of a publication, and visitors see and hear the marks. */
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

test('the owner ticks authors; the list and the page of the publication show them, its files do not', async ({
  adminPage: page,
  site,
}) => {
  await keepLittle(site);
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: 'Modifier « Article 1 »' }).click();
  const window = page.getByRole('dialog');
  await window.getByLabel(/^Auteurs/).fill('J. Dupont, A. Martin');
  await window.getByText('Plus de détails').click();
  const group = (name: string) => window.getByRole('group', { name, exact: true });
  await group('Contribution égale').getByLabel('J. Dupont').check();
  await group('Contribution égale').getByLabel('A. Martin').check();
  await group('Auteur correspondant').getByLabel('A. Martin').check();
  await window.getByLabel(/^Auteurs/).fill('Jean Dupont, Alice Martin');
  await expect(group('Contribution égale').getByLabel('Jean Dupont')).toBeChecked();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/sauvegardée/).first()).toBeVisible();

  await page.goto('/publications');
  const entry = page.getByRole('listitem').filter({ hasText: 'Article 1' });
  await expect(entry).toContainText('Jean Dupont* (contribution égale), Alice Martin*†');
  await expect(entry).toContainText(/\*\s?contribution égale, †\s?auteur correspondant/);
  await entry.getByRole('link', { name: 'Article 1' }).first().click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - paragraph: Jean Dupont (contribution égale) , Alice Martin (contribution égale, auteur correspondant)
  `);
  const file = await page.request.get(`${page.url()}/reference.bib`);
  expect(await file.text()).toContain('author = {Dupont, Jean and Martin, Alice}');
});

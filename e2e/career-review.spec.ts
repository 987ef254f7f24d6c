/** The owner's last years: from the dossiers to the figures, another period and scheme, a table and its CSV file. */
import fs from 'node:fs';
import { menuLink } from './support/admin';
import { expectAccessibleInBoth } from './support/axe';
import { contentOf } from './support/content';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

test('the owner reads the last years as pictures and tables, and takes a table along', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await keepLittle(site);
  const thisYear = new Date().getFullYear();
  await (await contentOf(site)).saveSection('publications', {
    content: {
      reseauxSecurite: {
        title: 'Réseaux',
        articles: ['s. d.', `${thisYear}`, `${thisYear - 5}`].map((year, index) => ({
          id: `bilan-${index}`,
          title: `Article ${index}`,
          authors: 'C. Essai',
          year,
          type: 'IEEE',
        })),
      },
    },
  });
  await page.goto('/admin/dossiers');
  await page.getByRole('link', { name: 'Bilan sur cinq ans' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bilan sur cinq ans' })).toBeVisible();
  const works = page.getByRole('region', { name: 'Publications par classe', exact: true });
  await works.getByText(/^Voir les chiffres/).click();
  const row = works.getByRole('table').getByRole('row', { name: /^ART/ });
  await expect(row.getByRole('cell')).toHaveText(['0', '0', '0', '0', '1', '1']);
  await expect(works.getByRole('columnheader').last()).toHaveText('Sans date');
  await expectAccessibleInBoth(page, 'the review of the last years');

  await page.getByRole('navigation', { name: 'Période' }).getByRole('link', { name: '10' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bilan sur dix ans' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Classes des publications' }).getByRole('link', { name: 'AERES' }).click();
  await expect(works.getByRole('figure').getByText('ACL')).not.toHaveCount(0);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    works.getByRole('button', { name: /^Télécharger \(CSV\)/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`publications-${thisYear - 9}-${thisYear}.csv`);
  expect(fs.readFileSync(await file.path(), 'utf8')).toMatch(/^\ufeffClasse;.*;Sans date\r\nACL.*;1;0;0;0;0;1;1\r\n/);
  await expect(page.getByText(/^Aucune heure par année/)).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await menuLink(page, 'Bilan').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bilan sur cinq ans' })).toBeVisible();
});

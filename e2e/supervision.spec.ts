/** Who is supervised, the defence and its jury: typed, saved, seen. */
import { hydrated, openPaste, save, tabTo, toast } from './support/admin';
import { expectAccessibleInBoth } from './support/axe';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

test.beforeEach(async ({ site }) => keepLittle(site));

test('a doctoral student with dates and a jury is added with the keyboard alone, and seen on the page', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  const type = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(new RegExp(`^${label}`)).last());
    await page.keyboard.type(text);
  };
  const open = async (label: string) => {
    await tabTo(page, page.locator('summary', { hasText: label }).last());
    await page.keyboard.press('Enter');
  };
  await page.goto('/admin/theses');
  const add = page.getByRole('button', { name: 'Ajouter une thèse' });
  await hydrated(add);
  await add.press('Enter');
  await expect(page.getByLabel('Sujet').last()).toBeFocused();
  await page.keyboard.type('Écouter les nappes');
  await open('Doctorant et encadrement');
  await type('Nom du doctorant ou de l’étudiant', 'Jean Dupont');
  await type('Votre quotité, en %', '50 %');
  await type('Autres encadrants', 'A. Martin (50 %)');
  await type('Début', '10/2019');
  await open('Soutenance et jury');
  await type('Date de soutenance', '12/03/2022');
  await tabTo(page, page.getByRole('button', { name: 'Ajouter un membre du jury' }));
  await page.keyboard.press('Enter');
  await type('Nom du membre', 'Anne Roux');
  await type('Rôle dans le jury', 'Rapporteure');
  await expect(page.getByText('D’après les dates : « 2019 – 2022 ».')).toBeVisible();
  await save(page);

  await page.goto('/');
  const section = page.locator('#theses');
  const row = section.getByRole('listitem').filter({ hasText: 'Écouter les nappes' });
  for (const words of ['Jean Dupont, avec A. Martin (50 %)', '2019 – 2022', 'Soutenue'])
    await expect(row).toContainText(words);
  await row.getByRole('link').press('Enter');
  const dialog = page.getByRole('dialog');
  for (const words of ['Thèse de', 'octobre 2019', '12 mars 2022', '50 %', 'Anne Roux, rapporteure'])
    await expect(dialog).toContainText(words);
  await expectAccessibleInBoth(page, 'the dialog of a thesis');
});

test('a first list is pasted where there is none, its heading is no item', async ({ adminPage: page, site }) => {
  await page.goto('/admin/juries');
  const paste = await openPaste(page);
  await expect(paste.getByLabel('Votre liste')).toBeFocused();
  await page.keyboard.insertText(
    'Jurys de thèse :\nAnne Roux, Les dunes, Caen, 2019, rapporteur\nPaul Petit, 2021, membre',
  );
  await expect(paste.getByRole('list', { name: 'Ce qui est lu' }).getByRole('listitem')).toHaveText([
    /^Les dunes.*Anne Roux.*Thèse.*Rapporteur.*Caen/,
    /^Paul Petit.*Thèse.*Membre/,
  ]);
  await paste.getByRole('button', { name: 'Ajouter 2 jurys' }).click();
  await page.keyboard.press('Control+s');
  await expect(toast(page, '2 jurys sauvegardés avec succès!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Coller une liste' }), 'for the next list').toBeVisible();
  const text = await site.text();
  for (const shown of ['Les dunes', 'Anne Roux', 'Paul Petit']) expect(text).toContain(shown);
  await openPaste(page);
  await page.keyboard.insertText('Divers\nA, 2021');
  await paste.getByRole('button', { name: 'C’est un jury : « Divers »' }).click();
  await expect(paste.getByRole('listitem')).toHaveCount(2);
});

test('a pasted line that is no item of the list is not added: the window keeps it and says what to do', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/activities');
  const paste = await openPaste(page);
  const list = paste.getByLabel('Votre liste');
  const talk = 'Communication orale, colloque Villes, Lyon, 2019';
  await list.fill(`Prix de thèse, 2015\n${talk}`);
  await expect(paste.getByRole('list', { name: 'Ce qui n’est pas ajouté' })).toContainText('Publications');
  await expectAccessibleInBoth(page, 'a pasted list of which a line is refused');
  await paste.getByRole('button', { name: 'Ajouter 1 activité' }).click();
  await expect(list).toHaveValue(talk);
  await expect(paste.getByRole('button', { name: 'Ajouter', exact: true })).toBeDisabled();
  await list.press('End');
  await page.keyboard.insertText(', 2019');
  await page.keyboard.press('Escape');
  const asked = page.getByRole('alertdialog', { name: 'Abandonner les modifications ?' });
  await expect(asked).toContainText('ce que vous avez ajouté reste.');
  await asked.getByRole('button', { name: 'Continuer la saisie' }).click();
  await list.fill(talk);
  await page.keyboard.press('Escape');
  await expect(asked, 'only what was refused is left').toBeHidden();
  await expect(paste).toBeHidden();
  await expect(page.getByText('Prix de thèse').first()).toBeVisible();
});

test('a list of theses is pasted, read line by line, completed at once and saved; a domain that is chosen moves', {
  tag: '@long',
}, async ({ adminPage: page, site, content }) => {
  await page.goto('/admin/theses');
  const paste = await openPaste(page);
  await paste
    .getByLabel('Votre liste')
    .fill('Marie Dupont, Les sols salés, depuis 2024, avec Anne Roux\nPaul Petit, Les dunes mobiles, 2016-2019');
  const read = paste.getByRole('list', { name: 'Ce qui est lu' }).getByRole('listitem');
  await expect(read).toHaveText([/^Les sols salés.*Marie Dupont.*Anne Roux/, /^Les dunes mobiles.*2016-2019/]);
  await read
    .first()
    .getByRole('button', { name: /^Garder telle quelle/ })
    .press('Enter');
  await expect(read.first()).toHaveText(
    /^Marie Dupont, Les sols salés, depuis 2024, avec Anne RouxGardée telle quelle/,
  );
  await page.keyboard.press('Enter'); // on « Lire la ligne », in the same place
  await expect(read.first()).toHaveText(/^Les sols salés/);
  await read.last().getByLabel('Statut').selectOption('Soutenue');
  await expectAccessibleInBoth(page, 'a list that is pasted');
  await paste.getByRole('button', { name: 'Ajouter 2 thèses' }).click();
  await save(page);
  const text = await site.text();
  for (const shown of ['Les sols salés', 'Les dunes mobiles', 'Paul Petit']) expect(text).toContain(shown);
  expect(text, 'she has not defended').not.toContain('Marie Dupont');

  await page.getByRole('button', { name: /^1\. Les crues 1/ }).click();
  await page.getByLabel('Domaine', { exact: true }).selectOption('Acoustique');
  await expect(page.getByText('La sauvegarde l’y déplacera.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: /^Acoustique/ })).toContainText('1 thèse');
  const stored = () => content.stored('theses-encadrees');
  await expect.poll(stored, 'the tab shows the draft, which is saved a moment later').toMatchObject({
    Acoustique: [{ sujet: 'Les crues 1' }],
  });
});

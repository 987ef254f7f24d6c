/** « Parcours » and « Activités »: a new site has no such section until its owner first saves one. */
import { confirmRemoval, menuLink, saveBar, toast } from './support/admin';
import { expectAccessible } from './support/axe';
import { contentOf } from './support/content';
import { expect, test } from './support/test';

test('a post is typed by keyboard, taken back, typed again, and then on the page; degrees have a page of their own', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  const html = async () => (await fetch(site.origin)).text();
  expect(await html()).not.toContain('cv--parcours');
  await page.goto('/admin');
  await menuLink(page, 'Parcours').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Parcours' })).toBeVisible();
  await expect(page.getByText('Cette section paraîtra sur le site')).toBeVisible();

  await page.getByRole('button', { name: 'Ajouter un poste' }).press('Enter');
  const post = page.getByRole('dialog', { name: 'Ajouter un poste' });
  await post.getByLabel(/^Fonction ou grade/).fill('Maîtresse de conférences');
  await post.getByLabel('Établissement').fill('Université de Pau');
  await post.getByLabel('Début').fill('sept. 2019');
  await expect(post.getByText('septembre 2019')).toBeVisible();
  await expectAccessible(page);
  await post.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(saveBar(page)).toContainText('1 poste ajouté : Maîtresse de conférences');
  await page.getByRole('button', { name: /^Supprimer « Maîtresse/ }).click();
  await confirmRemoval(page, 'Êtes-vous sûr de vouloir supprimer ce poste ?');
  await expect(saveBar(page)).not.toContainText('Maîtresse');
  await page.keyboard.press('Control+z');
  await expect(saveBar(page)).toContainText('1 poste ajouté : Maîtresse de conférences');

  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Parcours sauvegardé avec succès!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajouter un diplôme' })).toHaveCount(0);
  const stored = await (await contentOf(site)).sections();
  expect(stored.find(({ id }) => id === 'cv--parcours')?.content).toMatchObject({
    posts: [{ title: 'Maîtresse de conférences', start: '2019-09' }],
    degrees: [],
  });

  // Degrees have one home, to which the posts lead.
  await page.getByRole('main').getByRole('link', { name: 'Formation et diplômes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Formation et diplômes' })).toBeVisible();
  await (await contentOf(site)).saveSection('statut-professionnel', {
    content: [
      {
        ...{ title: 'Doctorat en hydrologie', year: '2012', organization: 'Université de Pau' },
        jury: 'A. Durand, rapporteur\nB. Diop, présidente',
      },
    ],
  });

  // An earlier version had them here too: one that stands in both is one on the page.
  await (await contentOf(site)).saveSection('cv--parcours', {
    content: {
      posts: [{ title: 'Maîtresse de conférences', start: '2019-09' }],
      degrees: [{ title: 'Doctorat en hydrologie', date: '2012-06', mention: 'bien' }],
    },
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#cv--parcours');
  const section = page.getByRole('region', { name: 'Parcours' });
  await expect(section.getByRole('listitem').filter({ hasText: 'Maîtresse de conférences' })).toContainText(
    'depuis sept. 2019',
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Doctorat en hydrologie' })).toContainText(
    'Jury : A. Durand, rapporteur ; B. Diop, présidente',
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Doctorat en hydrologie' })).toContainText('mention bien');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});

test('activities stand by nature, one’s own too; a nature that is left out is not on the page', async ({
  adminPage: page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/activities');
  const add = async (nature: string, title: string, date: string) => {
    await page.getByRole('button', { name: 'Ajouter une activité' }).click();
    const form = page.getByRole('dialog', { name: 'Ajouter une activité' });
    const isOwn = nature === 'Science participative';
    await form.getByLabel(/^Nature/).selectOption(isOwn ? 'Autre nature' : nature);
    if (isOwn) await form.getByRole('textbox', { name: 'Nature : autre nature' }).fill(nature);
    await form.getByLabel(/^Intitulé/).fill(title);
    await form.getByLabel('Date ou début').fill(date);
    return form;
  };
  let form = await add('Prix et distinctions', 'Médaille de bronze', '2021');
  await form.getByRole('button', { name: 'Ajouter', exact: true }).click();
  form = await add('Comités éditoriaux et relectures', 'Revue des crues', '2020');
  await expect(form.getByLabel('Se poursuit aujourd’hui')).toBeChecked();
  await form.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await add('Science participative', 'Jardin partagé', '03/2022');
  await page.keyboard.press('Control+s');
  await expect(toast(page, '3 activité(s) sauvegardée(s) avec succès!')).toBeVisible();

  const shown = async () => {
    const response = await page.request.get(site.origin);
    const text = await response.text();
    return ['Médaille de bronze', 'depuis 2020', 'Science participative', 'mars 2022'].filter((word) =>
      text.includes(word),
    );
  };
  expect(await shown()).toHaveLength(4);
  await page.goto('/admin/activities');
  await page.getByText('Natures que le site ne montre pas').click();
  await page.getByRole('checkbox', { name: 'Prix et distinctions' }).check();
  await saveBar(page).getByRole('button', { name: 'Sauvegarder mes activités' }).click();
  await expect(toast(page, '3 activité(s) sauvegardée(s) avec succès!')).toBeVisible();
  expect(await shown()).toHaveLength(3);
  await expectAccessible(page);
});

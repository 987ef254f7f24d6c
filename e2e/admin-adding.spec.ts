/** Adding is one click from the list, and what was added is seen. */
import { answer, openForm, openPaste, save, saveBar, toast, undoIn } from './support/admin';
import { expectAccessible, expectAccessibleInBoth } from './support/axe';
import { contentOf } from './support/content';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

test.beforeEach(async ({ site }) => keepLittle(site));

test('« Ajouter un cours » opens one form; the new card has the focus, and visitors see it', async ({
  adminPage: page,
  site,
}) => {
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Ajouter un cours' }).click();
  await expect(page.getByLabel(/^Nom du cours/)).toBeFocused();
  await page.getByLabel('Nom du cours').fill('Hydraulique « à surface libre »');
  await expect(saveBar(page)).toContainText('1 cours ajouté : Hydraulique « à surface libre »');
  await page.getByLabel('Établissement').selectOption('SUPEMIR');
  await page.getByLabel('Niveau').selectOption('Master 1');
  await page.keyboard.press('Control+s');
  await expect(toast(page, '3 cours sauvegardé(s) avec succès!')).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: 'Hydraulique « à surface libre »' });
  await expect(card).toBeFocused();
  await expect(card.getByRole('button', { name: 'Modifier « Hydraulique “à surface libre” »' })).toBeAttached();
  expect(await site.text()).toContain('Hydraulique');
});

test('publications are added one after the other, in the domain in view or another one', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: 'Ajouter un article' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter un article' });
  const title = dialog.getByLabel('Titre');
  const fillIn = async (text: string) => {
    await title.fill(text);
    await dialog.getByLabel('Auteurs').fill('C. Essai');
    await dialog.getByLabel('Année').fill('2024');
  };
  await dialog.getByRole('button', { name: 'Ajouter et continuer' }).click();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await fillIn('Le premier');
  await dialog.getByRole('button', { name: 'Ajouter et continuer' }).click();
  await expect(toast(page, 'Ajouté : « Le premier »')).toBeVisible();
  await expect(title).toHaveValue('');
  await expect(title).toBeFocused();
  await fillIn('Le deuxième');
  await dialog.getByLabel('Domaine', { exact: true }).selectOption('E-learning et IA');
  await dialog.getByLabel('Année').press('Enter');
  await expect(toast(page, 'Ajouté dans « E-learning et IA »')).toBeVisible();
  const row = (text: string) => page.getByRole('button', { name: `Modifier « ${text} »` });
  await expect(row('Le premier')).toBeVisible();
  await expect(row('Le deuxième')).toHaveCount(0);
  await page.getByRole('tab', { name: /^E-learning et IA/ }).click();
  await expect(row('Le deuxième')).toBeVisible();
  await expect(saveBar(page), 'with the window').toContainText('Sauvegardé à');
});

test('a pasted list is one step of Ctrl+Z; what was typed in one of its lines since stays', { tag: '@long' }, async ({
  adminPage: page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  await page.goto('/admin/research');
  await openForm(page);
  const axes = () =>
    page
      .getByLabel(/^Axe \d$/)
      .evaluateAll((lines) => lines.map((line) => (line instanceof HTMLTextAreaElement ? line.value : '')));
  const [first = '', second = ''] = await axes();
  const paste = async () => {
    await page.getByLabel('Axe 1', { exact: true }).press('End');
    await page.evaluate(() => navigator.clipboard.writeText('\u00a0!\nCrues éclair\nHydrologie'));
    await page.keyboard.press('Control+v');
    await expect.poll(axes).toEqual([`${first}!`, 'Crues éclair', 'Hydrologie', second]);
  };
  await paste();
  await page.keyboard.press('Control+z');
  await expect.poll(axes).toEqual([first, second]);
  await expect(toast(page, '3 lignes collées')).toBeHidden();
  await paste();
  await page.getByLabel('Axe 3', { exact: true }).fill('Hydrologie urbaine');
  await undoIn(page, '3 lignes collées').click();
  await expect.poll(axes).toEqual([first, 'Hydrologie urbaine', second]);
});

test('« Coller une liste », given up, leaves the list view', async ({ adminPage: page }) => {
  await page.goto('/admin/projects');
  await page.getByRole('button', { name: 'Coller une liste' }).click();
  await expect(page.getByRole('dialog', { name: 'Coller une liste' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Projets' })).toBeFocused();
});

test('a lone domain « Publications » has no tab until it is named', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const articles = [{ id: 'essai', title: 'Article seul', authors: 'C. Essai', year: '2024', type: 'IEEE' }];
  const content = { publications: { title: 'Publications', articles } };
  await contentOf(site).saveSection('publications', { content });
  await page.goto('/admin/publications');
  await expect(page.getByRole('button', { name: 'Article seul', exact: true })).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Ajouter un domaine' })).toBeVisible();
  await page.getByRole('button', { name: 'Nom du domaine' }).click();
  await page.getByLabel('Nom du domaine').fill('Hydrologie');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab')).toHaveText(['Hydrologie1']);
});

test('a publication is duplicated beside itself: the copy is another work', { tag: '@long' }, async ({
  adminPage: page,
  content,
}) => {
  const article = {
    id: 'crues',
    title: 'Crues',
    authors: 'C. Essai',
    year: '2024',
    slug: 'crues',
    sources: [{ from: 'hal', id: 'hal-1', at: '2024-01-01T00:00:00.000Z', values: { title: 'Crues' } }],
    details: { doi: '10.1000/182', volume: '7' },
  };
  await content.saveSection('publications', { content: { eau: { title: 'Eau', articles: [article] } } });
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: 'Dupliquer « Crues »' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Crues' }).last()).toBeFocused();
  await save(page);
  const stored = await content.stored('publications');
  const [first, second] = Object(stored).eau.articles;
  expect(first).toMatchObject(article);
  expect(second).toMatchObject({ title: 'Crues', slug: 'crues-2024', details: { volume: '7' } });
  expect(second.id).not.toBe(first.id);
  expect([second.sources, second.details.doi]).toEqual([undefined, undefined]);
});

test('« Aller à… » shows the shortcuts, and no key alone opens anything', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin');
  const dialog = page.getByRole('dialog');
  await page.getByRole('heading', { level: 1 }).press('?');
  await page.keyboard.press('Control+k');
  await dialog.getByRole('button', { name: 'Raccourcis clavier' }).click();
  await expect(dialog).toHaveAccessibleName('Raccourcis clavier');
});

test('several publications get one type, go to another domain and are deleted at once; each can be undone', {
  tag: '@long',
}, async ({ adminPage: page, content }) => {
  await page.goto('/admin/publications');
  const articles = page.getByRole('region', { name: /^Articles/ });
  const rows = articles.getByRole('listitem');
  await articles.getByRole('button', { name: 'Sélectionner plusieurs articles' }).click();
  const bar = articles.getByRole('group', { name: 'Sélection' });
  const change = async (field: string, value: string) => {
    await bar.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
    await expect(bar.getByRole('status')).toHaveText('2\u00a0éléments sélectionnés');
    await bar.getByLabel(field).selectOption(value);
    await bar.getByRole('button', { name: 'Appliquer' }).click();
  };
  await change('Type', 'SCOPUS');
  await expect(rows.filter({ hasText: 'SCOPUS' })).toHaveCount(2);
  await expect(saveBar(page)).toContainText('2 articles modifiés');
  await expectAccessible(page);
  await change('Domaine', 'E-learning et IA');
  await expect(rows).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(2);
  await bar.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await bar.getByRole('button', { name: 'Supprimer' }).click();
  await answer(page, 'Supprimer');
  await expect(rows).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(2);
  await save(page);
  expect(JSON.stringify(await content.stored('publications'))).toContain('"type":"SCOPUS"');
});

test('a section is added from either list, and found in its row; several are hidden at once, and shown again', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.goto('/admin/sections-manager');
  await page.getByRole('button', { name: 'Ajouter une section' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une section' });
  await expect(dialog.getByRole('textbox', { name: /^Titre/ })).toBeFocused();
  await dialog.getByText('Liste', { exact: true }).click();
  await dialog
    .getByRole('textbox', { name: /^Titre/ })
    .first()
    .fill('Actualités');
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(toast(page, 'Section ajoutée')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Sections, dans l’ordre du site' }).getByRole('listitem');
  await expect(rows.last()).toBeFocused();
  await expect(rows.last()).toContainText('Actualités');

  const hidden = rows.filter({ hasText: 'Masqué' });
  await page.getByRole('button', { name: 'Sélectionner plusieurs sections' }).click();
  await expectAccessible(page);
  for (const name of ['Projets', 'Compétences']) await rows.getByLabel(`Sélectionner « ${name} »`).check();
  await page.getByRole('group', { name: 'Sélection' }).getByRole('button', { name: 'Masquer' }).click();
  await expect(hidden).toHaveCount(2);
  await undoIn(page, '2 sections masquées').click();
  await expect(hidden).toHaveCount(0);
});

test('the bar saves what is typed in the block of a thesis and of a new one, or shows what is wrong in it', {
  tag: '@long',
}, async ({ adminPage: page, content }) => {
  await page.goto('/admin/theses');
  await page.getByRole('button', { name: '1. Les crues 1' }).click();
  const subject = page.getByLabel('Sujet');
  const save = saveBar(page).getByRole('button', { name: 'Sauvegarder les thèses' });
  await subject.fill('');
  await save.click();
  await expect(subject).toBeFocused();
  await expect(subject).toHaveAccessibleDescription(/Le sujet est requis/);
  await expect(page.getByRole('link', { name: 'Thèse n° 1 : le sujet est requis' })).toBeVisible();
  await subject.fill('Les étiages');
  await page.getByRole('button', { name: 'Ajouter une thèse' }).press('Enter');
  await expect(subject.last()).toBeFocused();
  await subject.last().fill('Les embâcles');
  await page.getByRole('radio', { name: 'En cours' }).last().check();
  await page.getByLabel('Année').last().fill('2026');
  await save.click();
  await expect(saveBar(page)).toContainText('Sauvegardé à');
  const stored = JSON.stringify(await content.stored('theses-encadrees'));
  for (const text of ['Les étiages', 'Les embâcles']) expect(stored).toContain(text);
});

test('courses are pasted, one a line; what no line says is asked for all and for each, before they are added', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/courses');
  const paste = await openPaste(page);
  await paste.getByLabel('Votre liste').fill('Statistiques (TD, L3 Bio, 36 h)\nAlgorithmique, 24h CM + 12h TD');
  await expect(paste.getByLabel(/Nom de l’établissement|Précisez/), 'asked for « Autre »').toHaveCount(0);
  const fields = paste.getByLabel('Établissement');
  const all = fields.first();
  const add = paste.getByRole('button', { name: 'Ajouter 2 cours' });
  await add.click();
  await expect(all, 'nothing is added').toBeFocused();
  await expect(all).toHaveAccessibleDescription(
    /^Pour toutes les lignes.* À remplir ici, ou sous les lignes 1 et 2\.$/,
  );
  await expectAccessibleInBoth(page, 'pasted courses that lack something');
  await fields.last().fill('Université de Rennes');
  await all.fill('Université de Brest');
  await add.click();
  await expect(paste.getByLabel('Niveau'), 'said by the other line').toBeFocused();
  await paste.getByLabel('Niveau').fill('Licence 2');
  await add.click();
  await page.getByRole('button', { name: 'Sauvegarder mes cours' }).click();
  await expect(toast(page, /cours sauvegardé\(s\) avec succès!/)).toBeVisible();
  await page.goto('/');
  await expect(page.locator('#teaching')).toContainText('Statistiques');
  for (const name of ['Université de Brest', 'Université de Rennes'])
    await expect(page.locator('#teaching')).toContainText(name);
});

/** Adding is one click from the list, and what was added is seen. */
import { hydrated, saveBar, toast, undoIn } from './support/admin';
import { expectAccessible } from './support/axe';
import { paste } from './support/clipboard';
import { contentOf } from './support/content';
import { nextCall } from './support/next-call';
import { routeRequests } from './support/route-requests';
import { keepLittle } from './support/small-content';
import { expect, test } from './support/test';

test.beforeEach(async ({ site }) => keepLittle(site));

test('« Ajouter un cours » opens one form; the new card has the focus', async ({ adminPage: page, site }) => {
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Ajouter un cours' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajouter un cours' })).toBeVisible();
  await expect(page.getByLabel(/^Nom du cours/)).toBeFocused();
  await expect(page.getByLabel('Nom du cours'), 'one form').toHaveCount(1);
  await expect(saveBar(page)).toContainText('Aucune modification');
  await page.getByLabel('Nom du cours').fill('Hydraulique « à surface libre »');
  await expect(saveBar(page)).toContainText('1 cours ajouté : Hydraulique « à surface libre »');
  await page.getByLabel('Établissement').selectOption('SUPEMIR');
  await page.getByLabel('Niveau').selectOption('Master 1');
  await page.keyboard.press('Control+s');
  await expect(toast(page, '3 cours sauvegardé(s) avec succès!')).toBeVisible();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Hydraulique « à surface libre »' }) });
  await expect(card).toBeFocused();
  await expect(card).toBeInViewport();
  await expect(
    card.getByRole('button', { name: 'Modifier « Hydraulique “à surface libre” »' }),
    'quotation marks inside others',
  ).toBeAttached();
  expect(await (await fetch(site.origin)).text()).toContain('Hydraulique');
});

test('another section is added from the end of the list, where a new one stands', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/sections');
  await page.getByRole('button', { name: 'Ajouter une autre section' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Ajouter une section' }).getByRole('textbox', { name: /^Titre/ }),
  ).toBeFocused();
});

test('left without a word, nothing is added', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin/research');
  await page.getByRole('button', { name: 'Ajouter un axe' }).click();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gestion des Axes de Recherche' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: /^(?:Réseaux|Sécurité)/ })).toHaveCount(2);
});

test('the bar counts in words what changed, and an added publication is found in its list', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/publications');
  for (const number of [3, 4]) {
    await page.getByRole('button', { name: 'Ajouter un article' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajouter un article' });
    await dialog.getByLabel('Titre').fill(`Article ${number}`);
    await dialog.getByLabel('Auteurs').fill('C. Essai');
    await dialog.getByLabel('Année').fill('2024');
    await expect(dialog).toContainText('à sauvegarder ensuite avec la page');
    await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
    await expect(page.getByRole('listitem').filter({ hasText: `Article ${number}` })).toBeFocused();
  }
  await expect(saveBar(page)).toContainText('2 articles ajoutés');
  await expect(page.getByRole('main'), 'the head tells what is stored').toContainText(
    /Avant vos modifications\s: ?Visible/,
  );
});

test('publications are added one after the other, in the domain in view or another one', async ({
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
  await expect(title).toBeFocused();
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await fillIn('Le premier');
  await expect(
    dialog.getByText('modifié', { exact: true }),
    'a new one differs from nothing that is stored',
  ).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Ajouter et continuer' }).click();
  await expect(toast(page, 'Ajouté : « Le premier »')).toBeVisible();
  await expect(title).toHaveValue('');
  await expect(title).toBeFocused();
  await expect(title).not.toHaveAttribute('aria-invalid', 'true');

  await fillIn('Le deuxième');
  await expect(dialog.getByLabel('Domaine', { exact: true }).locator('option:checked')).toHaveText(
    'Réseaux et Sécurité',
  );
  await dialog.getByLabel('Domaine', { exact: true }).selectOption('E-learning et IA');
  await dialog.getByLabel('Année').press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(toast(page, 'Ajouté dans « E-learning et IA »')).toBeVisible();
  const row = (text: string) => page.getByRole('button', { name: `Modifier « ${text} »` });
  await expect(row('Le premier')).toBeVisible();
  await expect(row('Le deuxième')).toHaveCount(0);
  await page.getByRole('tab', { name: /^E-learning et IA/ }).click();
  await expect(row('Le deuxième')).toBeVisible();
  await expect(saveBar(page)).toContainText('E-learning et IA\u00a0: 1\u00a0article ajouté\u00a0: Le deuxième');
  await page.keyboard.press('Control+z');
  await expect(row('Le deuxième')).toHaveCount(0);
  await expect(saveBar(page)).not.toContainText('Le deuxième');
});

test('an address typed without « https:// » is completed and shown', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin/profile');
  await page.getByLabel('YouTube').fill('www.youtube.com/@essai');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('YouTube')).toHaveValue('https://www.youtube.com/@essai');
  await page.getByLabel('LinkedIn').fill('www.linkedin.com/in/essai');
  await page.keyboard.press('Control+s');
  await expect(saveBar(page)).toContainText('Sauvegardé à');
  await expect(page.getByLabel('LinkedIn')).toHaveValue('https://www.linkedin.com/in/essai');
});

test('a pasted list makes a line of each of its own', { tag: '@long' }, async ({ adminPage: page, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  await page.goto('/admin/research');
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
  await page.getByRole('button', { name: 'Ajouter un axe de recherche' }).click();
  await page.evaluate(() =>
    navigator.clipboard.writeText('• Capteurs sobres\n• Crues éclair\n\n3. Hydrologie urbaine\n'),
  );
  await page.keyboard.press('Control+v');
  await expect(page.getByLabel('Axe 5', { exact: true })).toHaveValue('Hydrologie urbaine');
  await expect(page.getByLabel('Axe 5', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Axe 3', { exact: true })).toHaveValue('Capteurs sobres');
  await expect(saveBar(page)).toContainText('3 lignes ajoutées');
});

test('a list pasted into the one line of « Ajouter un axe » gives as many axes', { tag: '@long' }, async ({
  adminPage: page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  await page.goto('/admin/research');
  await page.getByRole('button', { name: 'Ajouter un axe' }).click();
  await page.evaluate(() => navigator.clipboard.writeText('Capteurs sobres\nCrues éclair\nHydrologie urbaine'));
  await expect(page.getByLabel('Axe 3', { exact: true })).toBeFocused();
  await page.keyboard.press('Control+v');
  await expect(page.getByLabel('Axe 5', { exact: true })).toHaveValue('Hydrologie urbaine');
  await expect(page.getByLabel('Axe 5', { exact: true })).toBeFocused();
  await expect(page.getByLabel(/^Axe \d$/), 'those that were there stay out of sight').toHaveCount(3);
  await page.keyboard.press('Control+s');
  await expect(toast(page, '5 axe(s) de recherche sauvegardé(s) avec succès!')).toBeVisible();
});

test('a list pasted into a jury or an activity gives one a line, of the same nature, in one step', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.goto('/admin/juries');
  await page.getByRole('button', { name: 'Ajouter mon premier jury' }).click();
  await page.getByLabel('Nature').selectOption('HDR');
  await paste(page.getByLabel('Candidat'), { text: '• Anne Roux\n• Luc Petit, comité de suivi\n• Ana García\n' });
  await expect(page.getByLabel('Candidat')).toHaveValue('Anne Roux');
  await expect(toast(page, '3\u00a0lignes collées')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(toast(page, '3\u00a0jurys sauvegardés avec succès!')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/Ana García.*HDR/);
  await expect(page.getByRole('main')).toContainText(/Luc Petit.*Comité de suivi/);

  await page.goto('/admin/activities');
  await page.getByRole('button', { name: 'Ajouter une activité' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nature').selectOption({ index: 1 });
  await paste(dialog.getByLabel('Intitulé'), { text: 'Comité Un\nComité Deux' });
  await expect(dialog.getByLabel('Intitulé')).toHaveValue('Comité Un');
  await page.keyboard.press('Control+s');
  await expect(toast(page, '2 activité(s) sauvegardée(s) avec succès!')).toBeVisible();
});

test('a pasted list is one step of Ctrl+Z; what was typed in one of its lines since stays', { tag: '@long' }, async ({
  adminPage: page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  await page.goto('/admin/research');
  await page.getByRole('button', { name: 'Ajouter / Modifier' }).click();
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
  await expect(toast(page, '3 lignes collées')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(axes).toEqual([first, second]);
  await expect(page.getByLabel('Axe 1', { exact: true })).toBeFocused();
  await expect(saveBar(page)).toContainText('Aucune modification');
  await expect(toast(page, '3 lignes collées')).toHaveCount(0);
  await paste();
  await page.getByLabel('Axe 3', { exact: true }).fill('Hydrologie urbaine');
  await undoIn(page, '3 lignes collées').click();
  await expect.poll(axes).toEqual([first, 'Hydrologie urbaine', second]);
});

test('names pasted in lines are separated as the field wants them', { tag: '@long' }, async ({
  adminPage: page,
  context,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: site.origin });
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: 'Ajouter un article' }).click();
  const authors = page.getByRole('dialog').getByLabel('Auteurs');
  await authors.fill('N. Tazrouti, ');
  await authors.press('End');
  await page.evaluate(() => navigator.clipboard.writeText('Awa Essai\nBruno Petit\n\nC. Dupont\n'));
  await page.keyboard.press('Control+v');
  await expect(authors).toHaveValue('N. Tazrouti, Awa Essai, Bruno Petit, C. Dupont');
  await page.keyboard.press('Control+z');
  await expect(authors, 'one step').toHaveValue('N. Tazrouti, ');
});

test('a publication and a thesis are duplicated beside themselves: the copy is another work', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const stored = async (id: string) =>
    (await (await contentOf(site)).sections()).find((section) => section.id === id)?.content;
  const source = { from: 'hal', id: 'hal-1', at: '2024-01-01T00:00:00.000Z', values: { title: 'Crues' } };
  const article = {
    id: 'crues',
    title: 'Crues',
    authors: 'C. Essai',
    year: '2024',
    slug: 'crues',
    sources: [source],
    details: { doi: '10.1000/182', volume: '7' },
  };
  await (await contentOf(site)).saveSection('publications', {
    content: { eau: { title: 'Eau', articles: [article] } },
  });
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: 'Dupliquer « Crues »' }).click();
  const rows = page.getByRole('listitem').filter({ hasText: 'Crues' });
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(saveBar(page)).toContainText('Sauvegardé à');
  const [first, second] = Object(await stored('publications')).eau.articles;
  expect(first).toMatchObject(article);
  expect(second).toMatchObject({
    title: 'Crues',
    authors: 'C. Essai',
    year: '2024',
    slug: 'crues-2024',
    details: { volume: '7' },
  });
  expect(second.id).not.toBe(first.id);
  expect(second.sources).toBeUndefined();
  expect(second.details.doi).toBeUndefined();

  await page.goto('/admin/theses');
  await page.getByRole('button', { name: 'Dupliquer « Les crues 1 »' }).click();
  await expect(page.getByLabel('Sujet')).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(saveBar(page)).toContainText('Sauvegardé à');
  const { Hydrologie } = Object(await stored('theses-encadrees'));
  expect(Hydrologie.map((item: { sujet: string }) => item.sujet)).toEqual([
    'Les crues 1',
    'Les crues 1',
    'Les crues 2',
  ]);
  expect(new Set(Hydrologie.map((item: { id: string }) => item.id)).size).toBe(3);
});

test('« ? » shows the shortcuts, but is typed in a field', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin/profile');
  const dialog = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('?');
  await expect(dialog).toContainText('Annuler la dernière suppression');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByLabel('Prénom').press('End');
  await page.keyboard.press('?');
  await expect(page.getByLabel('Prénom')).toHaveValue(/\?$/);
  await expect(dialog).toBeHidden();
});

test('the key « ? » can be switched off, and stays so; the menu still shows the shortcuts', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin');
  const dialog = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  const isOn = dialog.getByRole('checkbox', { name: 'Ouvrir cette aide par la touche «\u00a0?\u00a0»' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.press('?');
  await isOn.uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await heading.press('?');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Aller à' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Raccourcis clavier' }).click();
  await isOn.check();
  await page.keyboard.press('Escape');
  await heading.press('?');
  await expect(dialog).toBeVisible();
});

test('a publication and a thesis go to another domain, and back', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: 'Modifier « Article 1 »' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Domaine').selectOption('E-learning et IA');
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByRole('button', { name: 'Modifier « Article 1 »' })).toHaveCount(0);
  await expect(saveBar(page)).toContainText('Sauvegardé à');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Modifier « Article 1 »' })).toBeVisible();
  await expect(saveBar(page)).toContainText('Sauvegardé à');

  await page.goto('/admin/theses');
  await page.getByRole('button', { name: '2. Les crues 2' }).click();
  await page.getByLabel('Domaine', { exact: true }).selectOption('Acoustique');
  await page.getByRole('button', { name: 'Déplacer', exact: true }).click();
  await expect(toast(page, 'Déplacé dans « Acoustique »')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(saveBar(page)).toContainText('Sauvegardé à');
  const stored = (await (await contentOf(site)).sections()).find(({ id }) => id === 'theses-encadrees');
  expect(stored?.content).toMatchObject({
    Hydrologie: [{ sujet: 'Les crues 1' }],
    Acoustique: [{ sujet: 'Les crues 2' }],
  });
});

test('several publications get one type, go to another domain and are deleted at once; each can be undone', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  await page.goto('/admin/publications');
  const articles = page.getByRole('region', { name: /^Articles/ });
  const count = await articles.getByRole('listitem').count();
  await articles.getByRole('button', { name: 'Sélectionner plusieurs articles' }).click();
  const bar = articles.getByRole('group', { name: 'Sélection' });
  await expect(bar.getByRole('button', { name: 'Appliquer' })).toBeDisabled();
  await articles.getByRole('checkbox', { name: 'Sélectionner « Article 1 »' }).check();
  await articles.getByRole('checkbox', { name: 'Sélectionner « Article 2 »' }).press('Space');
  await expect(bar.getByRole('status')).toHaveText('2\u00a0éléments sélectionnés');
  await expectAccessible(page);
  await bar.getByLabel('Type').selectOption('SCOPUS');
  await bar.getByRole('button', { name: 'Appliquer' }).click();
  await expect(
    articles
      .getByRole('listitem')
      .filter({ hasText: /Article [12]/ })
      .filter({ hasText: 'SCOPUS' }),
  ).toHaveCount(2);
  await expect(saveBar(page)).toContainText('2 articles modifiés');
  for (const name of ['Article 1', 'Article 2'])
    await articles.getByRole('checkbox', { name: `Sélectionner « ${name} »` }).check();
  await bar.getByLabel('Domaine').selectOption('E-learning et IA');
  await bar.getByRole('button', { name: 'Appliquer' }).click();
  await expect(articles.getByRole('listitem')).toHaveCount(count - 2);
  await page.keyboard.press('Control+z');
  await expect(articles.getByRole('listitem')).toHaveCount(count);

  await bar.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await articles.getByRole('checkbox', { name: 'Sélectionner « Article 1 »' }).uncheck();
  await bar.getByLabel('Domaine').selectOption('E-learning et IA');
  await bar.getByRole('button', { name: 'Appliquer' }).click();
  await expect(articles.getByRole('listitem')).toHaveCount(1);
  const pick = articles.getByRole('button', { name: 'Sélectionner plusieurs articles' });
  await expect(pick, 'picking can end').toHaveAttribute('aria-pressed', 'true');
  await pick.click();
  await expect(bar).toBeHidden();
  await pick.click();
  await expect(bar.getByLabel('Domaine'), 'the last one may go to another domain').toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(articles.getByRole('listitem')).toHaveCount(count);

  await bar.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await bar.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(articles.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(articles.getByRole('listitem')).toHaveCount(count);
  await page.keyboard.press('Control+s');
  await expect(saveBar(page)).toContainText('Sauvegardé à');
  const stored = (await (await contentOf(site)).sections()).find(({ id }) => id === 'publications');
  expect(JSON.stringify(stored?.content)).toContain('"type":"SCOPUS"');
});

test('a filter holds after a move or a deletion of several, and after its undo', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const articles = (titles: readonly string[]) =>
    titles.map((title, index) => ({ id: `a${index}`, title, authors: 'N. Tazrouti', year: '2024' }));
  const many = Array.from({ length: 10 }, (_, index) => `${index % 2 ? 'Crues' : 'Eaux'} ${index}`);
  const content = {
    hydrologie: { title: 'Hydrologie', articles: articles(many) },
    acoustique: { title: 'Acoustique', articles: [] },
  };
  await (await contentOf(site)).saveSection('publications', { content });
  await page.goto('/admin/publications');
  const list = page.getByRole('region', { name: /^Articles/ });
  const shown = list.getByRole('listitem');
  await list.getByRole('searchbox').fill('crues');
  await expect(shown).toHaveCount(5);
  await list.getByRole('button', { name: 'Sélectionner plusieurs articles' }).click();
  for (const name of ['Crues 1', 'Crues 5'])
    await list.getByRole('checkbox', { name: `Sélectionner « ${name} »` }).check();
  await list.getByLabel('Domaine').selectOption('Acoustique');
  await list.getByRole('button', { name: 'Appliquer' }).click();
  await expect(shown).toHaveCount(3);
  await undoIn(page, '2 éléments déplacés').click();
  await expect(shown).toHaveText([/Crues 1/, /Crues 3/, /Crues 5/, /Crues 7/, /Crues 9/]);

  for (const name of ['Crues 3', 'Crues 7'])
    await list.getByRole('checkbox', { name: `Sélectionner « ${name} »` }).check();
  await list.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(shown).toHaveCount(3);
  await undoIn(page, 'suppression faite').click();
  await expect(shown).toHaveText([/Crues 1/, /Crues 3/, /Crues 5/, /Crues 7/, /Crues 9/]);
});

test('without a domain, publications ask for its name at once, and theses need none', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const content = await contentOf(site);
  for (const id of ['publications', 'theses-encadrees']) await content.saveSection(id, { content: {} });
  await page.goto('/admin/publications');
  await expect(page.getByLabel('Nom du domaine')).toHaveAccessibleDescription(
    'À nommer d’abord\u202f: ce que vous ajouterez ensuite y sera rangé.',
  );
  await page.getByLabel('Nom du domaine').fill('Hydrologie');
  await page.getByLabel('Nom du domaine').press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Hydrologie' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajouter un article' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajouter un domaine' })).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(saveBar(page)).toContainText('Sauvegardé à');

  await page.goto('/admin/theses');
  await page.getByRole('button', { name: 'Ajouter une thèse' }).click();
  await page.getByLabel('Sujet').fill('Les crues');
  await page.getByText('En cours', { exact: true }).click();
  await page.getByLabel('Année').fill('2024');
  await page.keyboard.press('Control+s');
  await expect(saveBar(page)).toContainText('Sauvegardé à');
  await page.goto('/');
  const theses = page.locator('#theses');
  await expect(theses.getByRole('listitem')).toContainText('Les crues');
  await expect(theses.getByRole('heading', { level: 3 })).toHaveCount(0);
  await page.goto('/admin/theses');
  await page.getByRole('button', { name: 'Renommer' }).click();
  await expect(page.getByLabel('Nom du domaine')).toHaveValue('Sans domaine');
});

test('a section is added from either list, and found in its row', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin/sections-manager');
  await page.getByRole('link', { name: 'Ajouter une section' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ajouter une section' });
  await expect(dialog.getByRole('textbox', { name: /^Titre/ })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('radio', { name: 'Texte' })).toBeFocused();
  for (const type of ['Liste', 'Cartes']) {
    await page.keyboard.press('ArrowRight');
    await expect(dialog.getByRole('radio', { name: type, checked: true })).toBeFocused();
  }
  await dialog.getByText('Liste', { exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: /^Titre/ }).first()).toBeFocused();
  await dialog
    .getByRole('textbox', { name: /^Titre/ })
    .first()
    .fill('Actualités');
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(toast(page, 'Section ajoutée')).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Sections, dans l’ordre du site' }).getByRole('listitem').last(),
  ).toBeFocused();
  await expect(page.locator('li[data-index]').filter({ hasText: 'Actualités' })).toBeInViewport({ ratio: 1 });
});

test('the preview of a section is seen whole, at a desk and on a phone', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const axes = ['Capteurs sobres', 'Modèles hydrologiques', `Virtualisation ${'w'.repeat(120)}`].map((axis) =>
    `${axis} ${'et suite '.repeat(12)}`.trim(),
  );
  const content = await contentOf(site);
  await content.saveSection('axes-recherche', { content: [...axes, 'Un quatrième'] });
  await content.saveSection('a-propos', { content: `<p>${'Une phrase de douze. '.repeat(20)}</p>` });
  await page.goto('/admin/sections');
  const previews = page
    .getByRole('list', { name: 'Sections, dans l’ordre du site' })
    .getByRole('listitem')
    .getByRole('paragraph');
  await expect(previews.filter({ hasText: 'Capteurs' })).toHaveText(
    `${axes.map((axis) => `« ${axis} »`).join(', ')} et 1 autre`,
  );
  await expect(previews.filter({ hasText: 'Une phrase' })).toHaveText(`${'Une phrase de douze. '.repeat(14)}Une ph…`);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await previews.evaluateAll((all) =>
      all
        .filter((preview) => {
          const isCut = [preview, ...preview.querySelectorAll('*')].some((part) => {
            const { overflow, textOverflow } = getComputedStyle(part);
            return overflow !== 'visible' || textOverflow !== 'clip';
          });
          return isCut || preview.scrollHeight > preview.clientHeight || preview.scrollWidth > preview.clientWidth;
        })
        .map((preview) => preview.outerHTML),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});

test('where the server refuses one of several sections, what was done can be undone', { tag: '@long' }, async ({
  adminPage: page,
  surprises,
}) => {
  surprises.expect(/status of 503/);
  await page.goto('/admin/sections');
  const list = page.getByRole('list', { name: 'Sections, dans l’ordre du site' });
  const hidden = list.getByRole('listitem').filter({ hasText: 'Masqué' });
  let asked = 0;
  await routeRequests(page, /\/api\/sections\//, (route) => {
    asked += 1;
    return asked === 3 ? route.fulfill({ status: 503, json: { error: 'Trop tôt' } }) : route.continue();
  });
  await page.getByRole('button', { name: 'Sélectionner plusieurs sections' }).click();
  for (const title of ['Projets', 'Compétences', 'Publications'])
    await list.getByRole('checkbox', { name: `Sélectionner « ${title} »` }).check();
  await page.getByRole('group', { name: 'Sélection' }).getByRole('button', { name: 'Masquer' }).click();
  await expect(hidden).toHaveCount(2);
  await expect(page.getByRole('main')).toContainText('Trop tôt');
  await undoIn(page, '2 sections sur 3 masquées').click();
  await expect(hidden).toHaveCount(0);
});

test('several sections are hidden and shown at once, and that can be undone', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/sections');
  const list = page.getByRole('list', { name: 'Sections, dans l’ordre du site' });
  const hidden = list.getByRole('listitem').filter({ hasText: 'Masqué' });
  await page.getByRole('button', { name: 'Sélectionner plusieurs sections' }).click();
  const bar = page.getByRole('group', { name: 'Sélection' });
  await expect(bar.getByRole('button', { name: 'Masquer' })).toBeDisabled();
  await expectAccessible(page);
  await list.getByRole('checkbox', { name: 'Sélectionner « Projets »' }).check();
  await list.getByRole('checkbox', { name: 'Sélectionner « Compétences »' }).press('Space');
  await bar.getByRole('button', { name: 'Masquer' }).click();
  await expect(hidden).toHaveCount(2);
  await undoIn(page, '2 sections masquées').click();
  await expect(hidden).toHaveCount(0);
  await expect(toast(page, '2 sections affichées')).toBeVisible();
  await bar.getByRole('checkbox', { name: 'Tout sélectionner' }).check();
  await bar.getByRole('button', { name: 'Masquer' }).click();
  await expect(hidden).toHaveCount(await list.getByRole('listitem').count());
  await bar.getByRole('button', { name: 'Masquer' }).click();
  await expect(toast(page, 'Rien à changer : ces sections sont déjà masquées')).toBeVisible();
});

test('a card is duplicated in a form that begins with its copy, beside it; nothing is stored before the save', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  const stored = async () =>
    Object((await (await contentOf(site)).sections()).find(({ id }) => id === 'enseignement')?.content);
  const cards = page.getByRole('main').getByRole('heading', { level: 2, name: /^Cours \d/ });
  await page.goto('/admin/courses');
  await page.getByRole('button', { name: 'Dupliquer « Cours 1 »' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ajouter un cours' })).toBeVisible();
  await expect(page.getByLabel('Nom du cours'), 'one form').toHaveCount(1);
  await expect(page.getByLabel('Nom du cours')).toBeFocused();
  await expect(page.getByLabel('Nom du cours')).toHaveValue('Cours 1');
  await expect(saveBar(page)).toContainText('1 cours ajouté : Cours 1');
  expect(await stored()).toHaveLength(2);
  await page.getByLabel('Nom du cours').fill('Cours 1 bis');
  await page.keyboard.press('Control+s');
  await expect(cards).toHaveText(['Cours 1', 'Cours 1 bis', 'Cours 2']);
  await expect(page.getByRole('listitem').filter({ hasText: 'Cours 1 bis' })).toBeFocused();
  const [first, second] = await stored();
  expect(second).toMatchObject({
    ...first,
    id: expect.not.stringMatching(new RegExp(`^${first.id}$`)),
    title: 'Cours 1 bis',
  });
});

test('the bar saves what is typed in the block of a thesis and of a new one, or shows what is wrong in it', async ({
  adminPage: page,
  site,
}) => {
  const stored = async () =>
    JSON.stringify((await (await contentOf(site)).sections()).find(({ id }) => id === 'theses-encadrees')?.content);
  await page.goto('/admin/theses');
  await page.getByRole('button', { name: '1. Les crues 1' }).click();
  const subject = page.getByLabel('Sujet');
  const save = saveBar(page).getByRole('button', { name: 'Sauvegarder les thèses' });
  await subject.fill('');
  await expect(saveBar(page)).toContainText('Modifications non sauvegardées');
  await save.click();
  await expect(subject).toBeFocused();
  await expect(subject).toHaveAccessibleDescription(/Le sujet est requis/);
  expect(await stored()).toContain('Les crues 1');

  await subject.fill('Les étiages');
  await page.getByRole('button', { name: 'Ajouter une thèse' }).press('Enter');
  await expect(subject.last()).toBeFocused();
  await subject.last().fill('Les embâcles');
  await page.getByRole('radio', { name: 'En cours' }).last().check();
  await page.getByLabel('Année').last().fill('2026');
  await save.click();
  await expect(saveBar(page)).toContainText('Sauvegardé à');
  for (const subject of ['Les étiages', 'Les embâcles']) expect(await stored()).toContain(subject);

  await page.getByRole('button', { name: 'Ajouter une thèse' }).click();
  await subject.last().fill('Rien');
  await saveBar(page).getByRole('button', { name: 'Annuler' }).click();
  await page
    .getByRole('alertdialog', { name: /Abandonner les modifications/ })
    .getByRole('button', { name: 'Abandonner' })
    .click();
  await expect(page.getByRole('button', { name: /Rien/ })).toHaveCount(0);
  await expect(saveBar(page)).not.toContainText('Modifications non sauvegardées');
});

test('a section’s window asks before it closes over what is typed in a thesis', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/sections');
  await page.getByRole('button', { name: 'Modifier « Thèses encadrées »' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifier la section' });
  await dialog.getByRole('button', { name: 'Ajouter une thèse' }).click();
  await dialog.getByLabel('Sujet').fill('Les embâcles');
  await dialog.getByRole('button', { name: 'Annuler', exact: true }).last().click();
  await page
    .getByRole('alertdialog', { name: /Abandonner les modifications/ })
    .getByRole('button', { name: 'Abandonner' })
    .click();
  await expect(dialog).toBeHidden();
});

test('an item that is moved stays below the pointer, and its button keeps the focus', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/admin/sections');
  const up = page.getByRole('button', { name: 'Monter « Projets »' });
  await up.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const before = (await up.boundingBox())?.y ?? 0;
  await up.click();
  await expect(up).toBeFocused();
  expect((await up.boundingBox())?.y).toBeCloseTo(before, 0);
});

test('the head of a long list is one line on a tablet, and two on a phone', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const articles = Array.from({ length: 12 }, (_, number) => ({
    id: `a-${number}`,
    title: `Article ${number}`,
    authors: 'A. Essai',
    year: '2024',
    slug: `a-${number}`,
  }));
  await (await contentOf(site)).saveSection('publications', { content: { eau: { title: 'Eau', articles } } });
  await page.goto('/admin/publications');
  const panel = page.getByRole('region', { name: /^Articles/ });
  const parts = [
    panel.getByRole('heading', { name: /^Articles/ }),
    panel.getByRole('searchbox'),
    panel.getByRole('button', { name: 'Sélectionner plusieurs articles' }),
    panel.getByRole('button', { name: 'Ajouter un article' }),
  ];
  for (const [width, lines] of [
    [768, [0, 0, 0, 0]],
    [390, [0, 0, 1, 1]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const middles = await Promise.all(
      parts.map((part) =>
        part.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return (top + bottom) / 2;
        }),
      ),
    );
    const places = middles.map((middle) => Math.round((middle - (middles[0] ?? 0)) / 40));
    expect(
      places.map((place) => Math.min(place, 2)),
      `${width} px`,
    ).toEqual(lines);
  }
});

test('what is typed in a thesis stays in its domain while others are added and chosen', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/theses');
  await page.getByRole('button', { name: 'Ajouter une thèse' }).click();
  await page.getByLabel('Sujet').fill('À moitié');
  await page.getByRole('button', { name: 'Ajouter un domaine' }).click();
  await page.getByLabel('Nom du domaine').fill('Glaciologie');
  await page.getByLabel('Nom du domaine').press('Enter');
  await expect(page.getByRole('button', { name: /^Glaciologie/, pressed: true })).toBeFocused();
  await expect(page.getByText('Aucune thèse ajoutée')).toBeVisible();
  await page.getByRole('button', { name: /^Hydrologie/ }).click();
  await page.getByRole('button', { name: '3. À moitié' }).click();
  await expect(page.getByLabel('Sujet')).toHaveValue('À moitié');
});

test('a name that is typed for a domain is kept when another one is chosen', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/theses');
  await page.getByRole('button', { name: 'Renommer' }).click();
  await page.getByLabel('Nom du domaine').fill('acoustique');
  await page.getByRole('button', { name: /^Acoustique/ }).click();
  await expect(page.getByLabel('Nom du domaine')).toBeFocused();
  await expect(page.getByText('Un domaine porte déjà ce nom')).toBeVisible();
  await page.getByLabel('Nom du domaine').fill('Eaux vives');
  await page.getByRole('button', { name: /^Acoustique/ }).click();
  await expect(page.getByRole('button', { name: /^Acoustique/, pressed: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Eaux vives/ })).toBeVisible();
});

test('a link of the errors to another domain keeps what is typed in this one', { tag: '@long' }, async ({
  adminPage: page,
  site,
  surprises,
}) => {
  surprises.expect(/status of 400/);
  const thesis = (id: string, sujet: string) => ({ id, sujet, statut: 'Soutenue', annee: '2020' });
  await (await contentOf(site)).saveSection('theses-encadrees', {
    content: { Eau: [thesis('a', 'Les crues')], Air: [thesis('b', 'Les vents')] },
  });
  await page.goto('/admin/theses');
  await hydrated(page.getByLabel('Sujet'));
  await page.getByLabel('Sujet').fill('Les étiages');
  const issues = [{ path: ['Air', 0, 'annee'], message: 'L’année est refusée' }];
  await nextCall(page, '**/api/sections/**', (route) =>
    route.fulfill({ status: 400, json: { success: false, error: 'Refusé', issues } }),
  );
  await page.keyboard.press('Control+S');
  await page.getByRole('link', { name: 'L’année est refusée' }).click();
  await expect(page.getByLabel('Année')).toBeFocused();
  await page.getByRole('button', { name: /^Eau/ }).click();
  await expect(page.getByLabel('Sujet')).toHaveValue('Les étiages');
});

test('the first line of a list leads by Enter to the next one, and all are saved', async ({
  adminPage: page,
  site,
}) => {
  const content = await contentOf(site);
  await content.saveSection('etat-civil', { content: [] });
  await page.goto('/admin/civil-status');
  await page.getByRole('button', { name: 'Ajouter ma première ligne' }).click();
  await expect(page.getByRole('textbox', { name: 'Ligne 1' })).toBeFocused();
  await page.keyboard.type('Née à Dakar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Ligne 2' })).toBeFocused();
  await page.keyboard.type('Docteure en hydrologie');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Section mise à jour')).toBeVisible();
  const stored = (await content.sections()).find(({ id }) => id === 'etat-civil');
  expect(stored?.content).toEqual(['Née à Dakar', 'Docteure en hydrologie']);
});

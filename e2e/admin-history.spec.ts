import type { Page } from '@playwright/test';
import { z } from 'zod';
import { openDatabase } from '../lib/sqlite';
import { confirmRemoval, menuLink, toast, undoIn } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessible } from './support/axe';
import { sample } from './support/sample';
import { expect, test } from './support/test';

/** The history, the trash and undoing a deletion, as the owner uses them. Every save keeps the previous version. */

async function setAxes(origin: string, ...axes: string[]): Promise<void> {
  const owner = await new Caller(origin).signIn();
  expect(
    (await owner.call('PUT', `/api/sections/${owner.id}/axes-recherche`, { json: { content: axes } })).status,
  ).toBe(200);
}

const versions = (page: Page) => page.getByRole('region', { name: 'Versions' }).getByRole('listitem');
const comparison = (page: Page) => page.getByRole('region', { name: 'Comparaison' });
/** Whether the home page contains `words`. */
const isOnSite = async (origin: string, words: string) => (await (await fetch(origin)).text()).includes(words);

test('two edits are listed in words, compared word by word, and the first one comes back', async ({
  adminPage: page,
  site,
}) => {
  await setAxes(site.origin, 'Réseaux sans fil', 'Sécurité');
  await setAxes(site.origin, 'Réseaux sans fil et mobiles', 'Sécurité', 'Apprentissage');
  await page.goto('/admin');
  await menuLink(page, 'Historique').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Historique' })).toBeVisible();
  await page.getByLabel('Section', { exact: true }).selectOption('section/axes-recherche');
  await expect(versions(page)).toHaveCount(3);
  await expect(versions(page).first()).toContainText(
    /Aujourd’hui à \d+\sh\s\d\d.*1\sligne ajoutée, 1 modifiée.*Version actuelle/,
  );
  await expect(comparison(page).locator('ins')).toHaveText(['et mobiles', 'Apprentissage']);

  await page.getByRole('radio').nth(1).check();
  await comparison(page)
    .getByRole('button', { name: /^Restaurer la version n°\s2, d’aujourd’hui à/ })
    .click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('La version actuelle reste dans l’historique.');
  await question.getByRole('button', { name: 'Annuler' }).click();
  expect(await isOnSite(site.origin, 'Réseaux sans fil et mobiles')).toBe(true);
  await comparison(page)
    .getByRole('button', { name: /^Restaurer la version/ })
    .click();
  await question.getByRole('button', { name: 'Restaurer' }).click();
  await expect(toast(page, /^Version n°\s2 restaurée$/)).toBeVisible();
  await expect(versions(page)).toHaveCount(4);
  await expect(versions(page).first()).toContainText(/Version n°\s2 restaurée/);
  expect(await isOnSite(site.origin, 'Réseaux sans fil et mobiles')).toBe(false);
  await page.keyboard.press('Control+z');
  await expect(toast(page, 'Restauration annulée')).toBeVisible();
  await expect(versions(page).first()).toContainText(/Version n°\s3 restaurée/);
  expect(await isOnSite(site.origin, 'Réseaux sans fil et mobiles')).toBe(true);
});

test('one project that was deleted comes back alone, and one that was changed is as it was; what came later stays', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  const owner = await new Caller(site.origin).signIn();
  const project = (id: string, title: string) => ({ id, title, category: 'Recherche' });
  const [rivages, mooc, later] = [
    project('1', 'Rivages'),
    project('2', 'Cours ouvert'),
    project('3', 'Venu plus tard'),
  ];
  for (const content of [
    [rivages, mooc],
    [{ ...mooc, title: 'Renommé par erreur' }],
    [{ ...mooc, title: 'Renommé par erreur' }, later],
  ])
    expect((await owner.call('PUT', `/api/sections/${owner.id}/projets`, { json: { content } })).status).toBe(200);
  await page.goto('/admin/history?sujet=section%2Fprojets');
  const { json } = await owner.call('GET', '/api/history/sections/projets');
  const { versions: lines } = z.object({ versions: z.array(z.object({ id: z.number() })) }).parse(json);
  const older = lines[2]?.id;
  await page.getByRole('radio').nth(2).check();
  await expect(comparison(page).getByRole('button', { name: /^Reprendre/ })).toHaveCount(2);
  await expectAccessible(page);

  await comparison(page).getByRole('button', { name: 'Reprendre «\u00a0Rivages\u00a0» de la version choisie' }).click();
  await expect(toast(page, /^«\s+Rivages\s+» repris de la version n°\s\d+$/)).toBeVisible();
  await expect(versions(page).first()).toContainText(/«\s+Rivages\s+» repris de la version n°\s\d+/);
  await expect(page.getByRole('radio').nth(3)).toBeChecked();
  await comparison(page)
    .getByRole('button', { name: 'Reprendre en entier «\u00a0Cours ouvert\u00a0» de la version choisie' })
    .click();
  await expect(versions(page)).toHaveCount(lines.length + 2);
  for (const { title } of [rivages, mooc, later]) expect(await isOnSite(site.origin, title)).toBe(true);
  expect(await isOnSite(site.origin, 'Renommé par erreur')).toBe(false);
  await expect(
    comparison(page).getByRole('button', { name: /^Reprendre/ }),
    'no older version has what came later',
  ).toHaveCount(0);

  const take = (more: object) => owner.call('POST', `/api/history/versions/${older}`, { json: more });
  expect(await take({ part: [99] })).toMatchObject({
    status: 400,
    json: { error: 'Cette version n’a pas cet élément' },
  });
  expect(await take({ part: [] })).toMatchObject({ status: 400 });
  expect(await take({ part: [0], version: 1 }), 'nothing would change').toMatchObject({ status: 200 });
});

test('what was taken back stays in its row: a second click there takes nothing else back, and Ctrl+Z takes both back in turn', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  const owner = await new Caller(site.origin).signIn();
  const project = (id: string, title: string, periode = '2020') => ({ id, title, category: 'Recherche', periode });
  for (const content of [
    [project('1', 'Rivages'), project('2', 'Cours ouvert')],
    [project('1', 'Un essai', '2021'), project('2', 'Un autre essai', '2021')],
  ])
    expect((await owner.call('PUT', `/api/sections/${owner.id}/projets`, { json: { content } })).status).toBe(200);
  await page.goto('/admin/history?sujet=section%2Fprojets');
  const chosen = Number(/n°\s(\d+)/.exec(await versions(page).nth(1).innerText())?.[1]);
  const buttons = comparison(page).getByRole('button', { name: /^Repr/ });
  const button = buttons.first();
  await expect(buttons).toHaveCount(2);
  const place = await button.boundingBox();
  if (!place) throw new Error('the button is not shown');
  const click = () => page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  await click();
  await click();
  await expect(button).toHaveAccessibleName('Repris\u00a0: «\u00a0Rivages\u00a0»');
  await expect(versions(page).first()).toContainText(`«\u00a0Rivages\u00a0» repris de la version n°\u00a0${chosen}`);
  await click();
  await expect(buttons.nth(1)).toHaveText('Reprendre en entier');
  await expect(buttons.nth(1)).toHaveAttribute('aria-disabled', 'false');
  expect(await isOnSite(site.origin, 'Un autre essai')).toBe(true);
  await buttons.nth(1).click();
  await expect(buttons).toHaveText(['Repris', 'Repris']);
  await expect(comparison(page)).toContainText('0\u00a0champ diffère');

  await page.keyboard.press('Control+z');
  await expect(buttons).toHaveText(['Repris', 'Reprendre en entier']);
  expect(await isOnSite(site.origin, 'Un autre essai')).toBe(true);
  await expect(versions(page).first()).toContainText(`Version n°\u00a0${chosen + 2} restaurée`);
  await page.keyboard.press('Control+z');
  await expect(buttons).toHaveText(['Reprendre en entier', 'Reprendre en entier']);
  await expect.poll(() => isOnSite(site.origin, 'Rivages')).toBe(false);

  await buttons.first().click();
  await expect(button).toHaveText('Repris');
  await page.getByRole('radio').nth(2).check();
  await expect(buttons.filter({ hasText: 'Repris' })).toHaveCount(0);
});

test('a row has two texts, each below its version, whichever of a minute is chosen', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await setAxes(site.origin, 'Un', 'Deux', 'Trois');
  const database = openDatabase(site.databaseFile, { wait: 5000 });
  database.exec(`UPDATE "Version" SET "at" = '2026-01-02T03:04:05.000+00:00' WHERE "key" = 'axes-recherche'`);
  database.close();
  await setAxes(site.origin, 'Un', 'Trois');
  await setAxes(site.origin, 'Trois');
  await page.goto('/admin/history?sujet=section%2Faxes-recherche');
  const cells = comparison(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first()
    .getByRole('cell');
  await page.getByRole('radio').nth(2).check();
  await expect(cells).toHaveText(['Un\nDeux\nTrois', 'Trois']);
  await page.getByRole('radio').nth(1).check();
  await expect(cells).toHaveText(['Un\nTrois', 'Trois']);
  await page.getByRole('radio').nth(2).check();
  await expect(cells).toHaveText(['Un\nDeux\nTrois', 'Trois']);
});

test('two versions of one’s own choice are compared, either way', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  for (const axis of ['Un', 'Deux', 'Trois']) await setAxes(site.origin, axis);
  await page.goto('/admin/history?sujet=section%2Faxes-recherche');
  await page.getByRole('radio').last().check();
  await expect(comparison(page).getByRole('columnheader').nth(1)).toContainText('version choisie');
  await comparison(page).getByLabel('Comparer à').selectOption({ index: 2 });
  await expect(comparison(page).getByRole('columnheader').nth(2)).toContainText('version comparée');
  await comparison(page)
    .getByLabel('Comparer à')
    .selectOption({ index: (await versions(page).count()) - 1 });
  await expect(comparison(page)).toContainText('Choisissez une autre version');
});

test('an item that differs in several fields is taken back by one button, in the row that names it; a field that was blank has none', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  const owner = await new Caller(site.origin).signIn();
  const rivages = { id: '1', title: 'Rivages', category: 'Recherche', periode: '2020' };
  for (const content of [[rivages], [{ ...rivages, category: 'Formation', periode: '2021' }]])
    expect((await owner.call('PUT', `/api/sections/${owner.id}/projets`, { json: { content } })).status).toBe(200);
  await page.goto('/admin/history?sujet=section%2Fprojets');
  const rows = comparison(page).getByRole('row');
  await expect(rows.getByRole('button')).toHaveCount(1);
  await expect(rows.filter({ has: page.getByRole('button') })).toHaveText(/^Rivages\s*Reprendre en entier$/);
  await rows.getByRole('button', { name: 'Reprendre en entier «\u00a0Rivages\u00a0» de la version choisie' }).click();
  await expect(versions(page).first()).toContainText(/«\sRivages\s» repris de la version n°\s\d+/);
  await page.goto('/admin/audit');
  await expect(page.getByRole('main')).toContainText(
    /Section «\sProjets\s» rétablie en partie dans une version antérieure/,
  );

  await owner.call('PUT', `/api/profile/${owner.id}`, { json: { laboratoire: '' } });
  await owner.call('PUT', `/api/profile/${owner.id}`, { json: { laboratoire: 'LIRMM' } });
  await page.goto('/admin/history?sujet=profile');
  await expect(comparison(page).getByRole('row', { name: /^Laboratoire/ })).toContainText('Absent');
  await expect(comparison(page).getByRole('button', { name: /^Reprendre/ })).toHaveCount(0);
});

test('the list of sections keeps the focus, as each arrow shows another history', async ({ adminPage: page }) => {
  await page.goto('/admin/history?sujet=profile');
  const list = page.getByLabel('Section', { exact: true });
  await list.focus();
  for (const _ of [1, 2]) {
    const before = await list.inputValue();
    await list.press('ArrowDown');
    await expect(list).not.toHaveValue(before);
    await expect(page).toHaveURL(new RegExp(encodeURIComponent(await list.inputValue())));
    await expect(list).toBeFocused();
  }
});

test('where there is one version, no other is asked for', async ({ adminPage: page }) => {
  await page.goto('/admin/history?sujet=section%2Fresponsabilites');
  await expect(versions(page)).toHaveCount(1);
  await expect(comparison(page)).toContainText('Il n’y a qu’une version pour l’instant');
  await expect(comparison(page)).not.toContainText('Choisissez une autre version');
});

test('the profile has its history too', async ({ adminPage: page, site }) => {
  const owner = await new Caller(site.origin).signIn();
  await owner.call('PUT', `/api/profile/${owner.id}`, { json: { grade: 'Professeure des universités' } });
  await page.goto('/admin/history');
  await expect(page.getByLabel('Section', { exact: true })).toHaveValue('profile');
  await expect(versions(page).first()).toContainText('Champ modifié\u00a0: Grade');
  await expect(
    comparison(page)
      .getByRole('row', { name: /^Grade/ })
      .locator('ins')
      .first(),
  ).toBeVisible();
});

test('a deleted section is taken back from the toast', { tag: '@long' }, async ({ adminPage: page, site }) => {
  await page.goto('/admin/sections');
  const rows = page.getByRole('list', { name: 'Sections, dans l’ordre du site' }).getByRole('listitem');
  const before = await rows.locator('[data-title]').allTextContents();
  await page.getByRole('button', { name: 'Supprimer « Projets »' }).click();
  await confirmRemoval(page, 'Êtes-vous sûr de vouloir supprimer cette section ?');
  await expect(toast(page, 'Section supprimée')).toBeVisible();
  await expect(rows).toHaveCount(before.length - 1);
  expect(await isOnSite(site.origin, 'id="projects"')).toBe(false);
  await undoIn(page, 'Section supprimée').click();
  await expect(toast(page, '« Projets » restaurée')).toBeVisible();
  expect(await rows.locator('[data-title]').allTextContents()).toEqual(before);
  expect(await isOnSite(site.origin, 'id="projects"')).toBe(true);
});

for (const route of ['/admin/sections', '/admin/sections-manager']) {
  test(`${route}: Ctrl+Z takes back what was done last: hiding several, then a deletion`, { tag: '@long' }, async ({
    adminPage: page,
    site,
  }) => {
    await page.goto(route);
    const rows = page.getByRole('list', { name: 'Sections, dans l’ordre du site' }).getByRole('listitem');
    const hidden = rows.filter({ hasText: 'Masqué' });
    const before = await rows.locator('[data-title]').allTextContents();
    await page.getByRole('button', { name: 'Sélectionner plusieurs sections' }).click();
    for (const name of ['Axes de Recherche', 'Compétences'])
      await rows.getByRole('checkbox', { name: `Sélectionner « ${name} »` }).check();
    await page.getByRole('button', { name: 'Supprimer « Projets »' }).click();
    await confirmRemoval(page, 'Êtes-vous sûr de vouloir supprimer cette section ?');
    await expect(rows).toHaveCount(before.length - 1);
    await page.getByRole('group', { name: 'Sélection' }).getByRole('button', { name: 'Masquer' }).click();
    await expect(toast(page, '2 sections masquées')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(toast(page, '2 sections affichées')).toBeVisible();
    await expect(hidden).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(toast(page, '« Projets » restaurée')).toBeVisible();
    await expect(rows.locator('[data-title]')).toHaveText(before);
    expect(await isOnSite(site.origin, 'id="projects"')).toBe(true);
  });
}

test('the trash shows what was deleted and gives it back, hidden as it was', async ({ adminPage: page, site }) => {
  await page.goto('/admin/sections-manager');
  await page.getByRole('button', { name: 'Masquer « Compétences »' }).click();
  await expect(toast(page, 'Section masquée')).toBeVisible();
  await page.getByRole('button', { name: 'Supprimer « Compétences »' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(
    'Elle ira dans la corbeille (Historique), d’où elle peut revenir.',
  );
  await confirmRemoval(page, 'Êtes-vous sûr de vouloir supprimer cette section ?');
  await expect(toast(page, 'Section supprimée avec succès!')).toBeVisible();
  await page.goto('/admin/history');
  const bin = page.getByRole('region', { name: 'Corbeille' });
  await expect(bin.getByRole('listitem')).toHaveText(/Compétences.*supprimée aujourd’hui à .*Reviendra masquée/);
  await expect(page.getByLabel('Section', { exact: true })).toHaveValue('section/competences');
  await bin.getByRole('button', { name: 'Restaurer « Compétences »' }).click();
  await expect(bin).toContainText('La corbeille est vide');
  await expect(versions(page).first()).toContainText('Sortie de la corbeille');
  expect(await isOnSite(site.origin, 'id="competences"')).toBe(false);
  await page.goto('/admin/sections');
  await expect(page.getByRole('button', { name: 'Afficher « Compétences »' })).toBeVisible();
});

for (const width of sample([390, 1440], 2, 1)) {
  for (const colorScheme of sample(['light', 'dark'] as const, 2)) {
    test(`the page can be used by everyone, ${width} px, ${colorScheme}`, { tag: '@long' }, async ({
      adminPage: page,
      site,
    }) => {
      const owner = await new Caller(site.origin).signIn();
      for (const axis of ['Réseaux sans fil', `Réseaux mobiles ${width} ${colorScheme}`])
        await setAxes(site.origin, axis, 'Sécurité');
      await owner.call('DELETE', `/api/sections/${owner.id}/theses-encadrees`);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.goto('/admin/history?sujet=section%2Faxes-recherche');
      await expect(comparison(page).getByRole('table')).toBeVisible();
      await expectAccessible(page);
      await comparison(page)
        .getByRole('button', { name: /^Restaurer la version/ })
        .click();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  }
}

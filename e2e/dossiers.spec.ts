/** From the dashboard to a CV in hand; made again with what changed; shown to visitors or not. */
import fs from 'node:fs';
import { confirmRemoval, menuLink } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessible, expectAccessibleInBoth } from './support/axe';
import { expect, test } from './support/test';

/** axe asks the frame of the document, where nothing runs. */
test.beforeEach(({ surprises }) => surprises.expect(/Blocked script execution in 'about:srcdoc'/));

test('a CV is downloaded after four clicks, and a report made anew after three says what changed', async ({
  adminPage: page,
  content,
}) => {
  await page.goto('/admin');
  await menuLink(page, 'Dossiers').click();
  await page.getByRole('button', { name: 'CV, complet' }).click();
  const frame = page.frameLocator('iframe[title="Aperçu du document"]');
  await expect(frame.getByRole('heading', { name: 'Publications' })).toBeVisible();
  await expectAccessibleInBoth(page, 'the form of a dossier');
  await page.getByRole('button', { name: 'Sauvegarder le dossier' }).click();
  const ready = page.getByRole('region', { name: /est prêt/ });
  const [word] = await Promise.all([page.waitForEvent('download'), ready.getByRole('link', { name: 'Word' }).click()]);
  expect(word.suggestedFilename()).toMatch(/^tazrouti-cv-complet-\d{4}\.docx$/);
  expect(
    fs
      .readFileSync(await word.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  await content.saveProfile({ grade: 'Professeure des universités' });
  await page.goto('/admin');
  await menuLink(page, 'Dossiers').click();
  await page.getByRole('button', { name: /^Refaire/ }).click();
  await expect(ready.getByText(/lignes? ajoutées?/)).toBeVisible();
  await expect(ready.getByText(/Professeure des universités/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Refaire/ }).click();
  await expect(ready.getByText('Rien n’a changé depuis la dernière fois.')).toBeVisible();
});

test('ticks, period and anonymity are seen in the document at once, and kept', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await page.goto('/admin/dossiers?modele=rapport');
  const frame = page.frameLocator('iframe[title="Aperçu du document"]');
  await expect(frame.getByRole('heading', { name: /^Rapport d’activité, \d{4}–\d{4}$/ })).toBeVisible();
  await page.getByLabel('Nom du dossier').fill('RIPEC 2027');
  // By the keyboard alone: a group out, another open, and one entry of it out.
  await page.getByRole('checkbox', { name: /^Enseignement / }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Détail\u00a0: Responsabilités collectives' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /^Responsabilités collectives/ })).toBeChecked({
    indeterminate: true,
  });
  await expect(frame.getByRole('heading', { name: 'Enseignement', exact: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: /^Anonyme/ }).check();
  await expect(frame.getByRole('heading', { name: 'Dossier anonyme' })).toBeVisible();
  await page.getByRole('button', { name: 'Sauvegarder le dossier' }).click();
  await page.getByRole('button', { name: 'Modifier RIPEC 2027' }).click();
  await expect(page.getByRole('checkbox', { name: /^Enseignement / })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^Anonyme/ })).toBeChecked();
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expectAccessibleInBoth(page, 'the list of dossiers');
  await page.getByRole('button', { name: 'Supprimer RIPEC 2027' }).click();
  await confirmRemoval(page, 'RIPEC 2027');
  await expect(page.getByRole('button', { name: 'Modifier RIPEC 2027' })).toHaveCount(0);
});

test('the national form of reports holds the owner’s words, counted as they are typed, and keeps them', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.goto('/admin/dossiers');
  await page.getByRole('button', { name: /^Rapport d’activité, trame nationale/ }).click();
  const frame = page.frameLocator('iframe[title="Aperçu du document"]');
  const levels = frame.getByRole('heading', { level: 2 });
  await expect(levels.first()).toHaveText('Synthèse du parcours professionnel et contexte d’exercice');
  await page.getByLabel('Nom du dossier').fill('Avancement 2027');
  await page.locator('summary', { hasText: 'Activité hospitalière' }).click();
  const own = page.getByRole('textbox', { name: 'Activité hospitalière' });
  await own.fill('mot '.repeat(2001));
  await expect(page.getByText(/^6\s003 sur 6\s000 signes, sans les blancs$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Trop long pour ce modèle' })).toBeVisible();
  await own.fill('Chef de service depuis 2020.');
  await expect(levels.filter({ hasText: 'Activité hospitalière' })).toBeVisible();
  await expect(frame.getByText('Chef de service depuis 2020.')).toBeVisible();
  await page.getByRole('button', { name: 'Sauvegarder le dossier' }).click();
  await page.getByRole('button', { name: 'Modifier Avancement 2027' }).click();
  await page.locator('summary', { hasText: 'Activité hospitalière' }).click();
  await expect(own).toHaveValue('Chef de service depuis 2020.');
  await page.getByLabel('Nom du dossier').focus(); // nothing lies under the bar at the foot
  await expectAccessibleInBoth(page, 'the words of a dossier');
});

test('visitors find a CV for as long as the owner shows one', { tag: '@long' }, async ({
  adminPage: page,
  site,
  browser,
  surprises,
}) => {
  surprises.expect(/status of 404/);
  const visitor = await (await browser.newContext({ baseURL: site.origin })).newPage();
  await visitor.goto('/');
  await expect(visitor.getByRole('link', { name: 'CV', exact: true })).toHaveCount(0);
  expect((await visitor.request.get('/cv')).status()).toBe(404);
  expect((await visitor.goto('/en/cv'))?.status(), 'the page of the site, not an answer of its API').toBe(404);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await visitor.goto('/');

  await page.goto('/admin/dossiers?modele=cv');
  await page.getByLabel('Nom du dossier').fill('CV des visiteurs');
  await page.getByRole('button', { name: 'Sauvegarder le dossier' }).click();
  await page.getByRole('radio', { name: 'CV des visiteurs' }).check();
  await expect(page.getByText('CV en ligne')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Voir le CV/ })).toBeVisible();

  await visitor.reload();
  await visitor.getByRole('navigation').getByRole('link', { name: 'CV', exact: true }).first().click();
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Carte de visite' })).toBeVisible();
  await expect(visitor).toHaveTitle(/^Curriculum vitae (?:de |d’)\p{Lu}/u);
  expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain('/cv</loc>');

  const owner = await new Caller(site.origin).signIn();
  await owner.call('PUT', '/api/languages', { json: { languages: { en: { public: true, untranslated: 'shown' } } } });
  await visitor.goto('/en');
  await visitor.getByRole('navigation').getByRole('link', { name: 'CV', exact: true }).first().click();
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
  await expect(visitor.getByRole('heading', { name: 'Teaching', exact: true })).toBeVisible();
  await expectAccessible(visitor, 'the CV in English');
  await expect(visitor.locator('link[rel=alternate][hreflang]')).toHaveCount(3);
  await visitor.getByRole('link', { name: 'Français', exact: true }).click();
  await expect(visitor).toHaveURL(`${site.origin}/cv`);

  const { dossiers } = await (await page.request.get('/api/dossiers')).json();
  const [{ id, choices }] = dossiers;
  await owner.call('PUT', `/api/dossiers/${id}`, { json: { choices: { ...choices, lang: 'en' } } });
  await visitor.goto('/cv');
  await expect(visitor.locator('html'), 'in the language of its address, not of the dossier').toHaveAttribute(
    'lang',
    'fr',
  );
  await expect(visitor.getByRole('heading', { name: 'Enseignement', exact: true })).toBeVisible();
  await owner.call('PUT', '/api/languages', { json: { languages: {} } });
  await visitor.reload();
  await expect(visitor.locator('html'), 'a site in French alone: as its owner wants it').toHaveAttribute('lang', 'en');
  expect((await (await visitor.request.get('/cv.pdf')).body()).subarray(0, 5).toString()).toBe('%PDF-');

  await page.getByRole('radio', { name: 'Aucun CV sur le site' }).check();
  await expect(page.getByText('CV retiré du site')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Voir le CV/ })).toHaveCount(0);
  await expect.poll(async () => (await visitor.request.get('/cv')).status()).toBe(404);
  expect((await visitor.request.get('/contact.vcf')).status()).toBe(404);
});

test('the classed list of a site that was emptied takes eight clicks', { tag: '@long' }, async ({
  adminPage: page,
  content,
}) => {
  const { sections, saveSection } = content;
  for (const { id } of await sections()) await saveSection(id, { visible: false });
  const articles = Array.from({ length: 12 }, (_, at) => ({
    ...{ id: `a${at}`, title: `Étude ${at}`, authors: 'N. Tazrouti', year: String(2010 + at) },
    type: at === 0 ? 'SCOPUS' : '',
    journal: at % 2 === 0 ? 'Annales' : 'Revue',
  }));
  await saveSection('publications', {
    content: { eau: { title: 'Eau', articles, communications: [] } },
    visible: true,
  });
  await saveSection('axes-recherche', { content: ['L’eau'], visible: true });
  let clicks = 0;
  const click = async (locator: ReturnType<typeof page.locator>) => {
    clicks += 1;
    await locator.click();
  };
  await page.goto('/admin');
  await click(menuLink(page, 'Dossiers'));
  await click(page.getByRole('button', { name: 'Liste de publications classée' }));
  await click(page.getByText('AERES (ACL, ACTI…)'));
  const before = page.getByRole('region', { name: 'Avant de composer' });
  await expect(before.getByRole('heading', { name: '12 travaux sans classe' })).toBeVisible();
  await expect(before.getByRole('heading', { name: 'Le profil ne porte pas encore votre nom' })).toBeVisible();
  await expect(before.getByRole('radio', { checked: true }), 'nothing is left out unasked').toHaveCount(0);
  await page.getByRole('button', { name: 'Sauvegarder le dossier' }).click();
  await expect(page.getByText(/^Classez d’abord vos travaux/)).toBeVisible();
  await expect(before.getByRole('radio', { name: 'Les laisser de côté' }), 'the question').toBeFocused();
  await click(before.getByRole('button', { name: 'Les classer\u00a0: 1\u00a0classe proposée' }));
  const window = page.getByRole('dialog', { name: '12 travaux à classer' });
  const proposed = window.getByRole('region', { name: /^ACL\s: Articles de revues internationales/ });
  await expect(proposed.getByText('type SCOPUS'), 'the work under the proposed class, with the reason').toBeVisible();
  await expect(proposed.getByLabel('Classe de « Étude 0 »')).toHaveValue('ACL');
  await expectAccessibleInBoth(page, 'the window of works without a class');
  await window.getByLabel('Classe de « Étude 3 »').selectOption('ACL');
  await expect(window.getByLabel('Classe de « Étude 5 »'), 'of the same journal').toHaveValue('ACL');
  clicks += 1;
  await window.getByLabel(/^Classe pour tous/).selectOption('ACLN');
  await click(window.getByRole('button', { name: /^Classer 12/ }));
  await expect(before.getByRole('heading', { name: /sans classe/ })).toHaveCount(0);
  await click(page.getByRole('button', { name: 'Sauvegarder le dossier' }));
  const ready = page.getByRole('region', { name: /est prêt/ });
  const word = page.waitForEvent('download');
  await click(ready.getByRole('link', { name: 'Word' }));
  expect((await word).suggestedFilename()).toMatch(/^liste-de-publications-classee-\d{4}\.docx$/);
  expect(clicks).toBe(8);
  const address = await ready.getByRole('link', { name: 'Texte' }).getAttribute('href');
  const text = await (await page.request.get(address ?? '')).text();
  expect(text.match(/\[ACLN\d+\]/g)).toHaveLength(11);
  expect(text).toContain('[ACL1]');
  expect(text).not.toMatch(/classer|Autres travaux/i);
});

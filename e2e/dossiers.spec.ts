/** From the dashboard to a CV in hand; made again with what changed; shown to visitors or not. */
import fs from 'node:fs';
import { confirmRemoval, menuLink } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessible, expectAccessibleInBoth } from './support/axe';
import { contentOf } from './support/content';
import { expect, test } from './support/test';

test('a CV is downloaded after four clicks, and a report made anew after three says what changed', async ({
  adminPage: page,
  site,
  surprises,
}) => {
  surprises.expect(/Blocked script execution in 'about:srcdoc'/); // axe asks the frame of the document, where nothing runs
  await page.goto('/admin');
  await page.getByRole('link', { name: 'CV et dossiers' }).click();
  await page.getByRole('button', { name: 'CV, complet' }).click();
  const frame = page.frameLocator('iframe[title="Aperçu du document"]');
  await expect(frame.getByRole('heading', { name: 'Publications' })).toBeVisible();
  await expectAccessibleInBoth(page, 'the form of a dossier');
  await page.getByRole('button', { name: 'Sauvegarder le dossier' }).click();
  const ready = page.getByRole('region', { name: /est prêt/ });
  const [word] = await Promise.all([page.waitForEvent('download'), ready.getByRole('link', { name: 'Word' }).click()]);
  expect(word.suggestedFilename()).toMatch(/^cv-complet-\d{4}\.docx$/);
  expect(
    fs
      .readFileSync(await word.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  const [html] = await Promise.all([page.waitForEvent('download'), ready.getByRole('link', { name: 'HTML' }).click()]);
  expect(fs.readFileSync(await html.path(), 'utf8')).toContain('<h2');

  await (await contentOf(site)).saveProfile({ grade: 'Professeure des universités' });
  await page.goto('/admin');
  await menuLink(page, 'Dossiers').click();
  await page.getByRole('button', { name: /^Refaire/ }).click();
  await expect(ready.getByText(/lignes? ajoutées?/)).toBeVisible();
  await expect(ready.getByText(/Professeure des universités/).first()).toBeVisible();
  await page.getByRole('button', { name: /^Refaire/ }).click();
  await expect(ready.getByText('Rien n’a changé depuis la dernière fois.')).toBeVisible();
});

test('ticks, period and anonymity are seen in the document at once, and kept', async ({ adminPage: page }) => {
  await page.goto('/admin/dossiers?modele=rapport');
  const frame = page.frameLocator('iframe[title="Aperçu du document"]');
  await expect(frame.getByRole('heading', { name: /^Rapport d’activité, \d{4}–\d{4}$/ })).toBeVisible();
  await page.getByLabel('Nom du dossier').fill('RIPEC 2027');
  // By the keyboard alone: a group out, another open, and one entry of it out.
  await page.getByRole('checkbox', { name: /^Enseignement / }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Détail de Responsabilités collectives' }).focus();
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

test('a CV of two pages is full, and a counter follows each choice', async ({ adminPage: page }) => {
  await page.goto('/admin/dossiers?modele=cv-court');
  const counter = page.getByRole('status').filter({ hasText: /pleines|Il reste|Trop long/ });
  await expect(counter).toContainText('2\u00a0pages sur 2');
  await page.getByRole('checkbox', { name: /^Compétences/ }).uncheck();
  await expect(counter).toContainText(/1,\d\u00a0page sur 2.*Il reste environ \d+\u00a0lignes/);
  await counter.getByRole('button', { name: 'Remplir les pages' }).click();
  await expect(counter).toContainText('2\u00a0pages sur 2');
  await expect(page.getByRole('checkbox', { name: /^Compétences/ }), 'what was unticked stays out').not.toBeChecked();
  await page.getByLabel('Pages au plus').fill('1');
  await expect(counter).toContainText(/2\u00a0pages sur 1Trop long d’environ \d+\u00a0lignes/);
  const frame = page.frameLocator('iframe[title="Aperçu du document"]');
  const faces = await frame.locator('h1').evaluate(async ({ ownerDocument: { fonts } }) => {
    await fonts.ready;
    return [...fonts].filter(({ status }) => status === 'loaded').map(({ family, weight }) => `${family} ${weight}`);
  });
  expect(faces).toEqual(expect.arrayContaining(['Inter normal', 'Inter 600', 'Newsreader 600']));
});

test('visitors find a CV while the owner shows one', async ({ adminPage: page, site, browser, surprises }) => {
  surprises.expect(/status of 404/);
  const visitor = await (await browser.newContext({ baseURL: site.origin })).newPage();
  await visitor.goto('/');
  await expect(visitor.getByRole('link', { name: 'CV', exact: true })).toHaveCount(0);
  expect((await visitor.request.get('/cv')).status()).toBe(404);

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
  const backgrounds = () =>
    visitor
      .locator('html, main')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor !== 'rgb(255, 255, 255)'));
  expect(await backgrounds(), 'white in the light scheme').toEqual([false, false]);
  await visitor.evaluate(() => localStorage.setItem('portfolio_theme', 'dark'));
  await visitor.reload();
  expect(await backgrounds(), 'a white sheet on a dark ground, as the visitor chose on the site').toEqual([
    true,
    false,
  ]);
  await expectAccessible(visitor, 'the CV in the dark scheme');
  const fonts = await visitor.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family.toLowerCase() : []));
  });
  expect(fonts.join()).toMatch(/inter.*newsreader|newsreader.*inter/);
  expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain('/cv</loc>');

  expect((await visitor.request.get('/en/cv')).status(), 'no site in English').toBe(404);
  const owner = await new Caller(site.origin).signIn();
  await owner.call('PUT', '/api/languages', { json: { languages: { en: { public: true, untranslated: 'shown' } } } });
  await visitor.goto('/en');
  await visitor.getByRole('navigation').getByRole('link', { name: 'CV', exact: true }).first().click();
  await expect(visitor.locator('html')).toHaveAttribute('lang', 'en');
  await expect(visitor.getByRole('heading', { name: 'Teaching', exact: true })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Back to the site' })).toHaveAttribute('href', '/en');

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
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.origin}/cv`);

  const shown = { public: true, untranslated: 'shown' };
  await owner.call('PUT', '/api/languages', { json: { languages: { en: shown, ar: shown } } });
  await visitor.goto('/ar');
  await visitor.getByRole('navigation').locator('a[href="/ar/cv"]').first().click();
  await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(visitor.getByRole('heading', { name: 'التدريس', exact: true })).toBeVisible();
  await expectAccessible(visitor, 'the CV in Arabic');
  for (const language of ['fr', 'en', 'x-default'])
    await expect(visitor.locator(`link[rel=alternate][hreflang=${language}]`)).toHaveAttribute(
      'href',
      `${site.origin}${language === 'en' ? '/en' : ''}/cv`,
    );
  await visitor.getByRole('link', { name: 'English' }).click();
  await expect(visitor).toHaveURL('/en/cv');
  await visitor.getByRole('link', { name: 'Français' }).click();
  await expect(visitor).toHaveURL('/cv');
  await expect(visitor.locator('link[rel=alternate][hreflang=ar]')).toHaveAttribute('href', `${site.origin}/ar/cv`);
  const file = await visitor.request.get('/ar/cv.pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');

  const table = `<table><tbody>${`<tr>${'<td>a</td>'.repeat(100)}</tr>`.repeat(150)}</tbody></table>`;
  for (const id of ['a-propos', 'intro-enseignement'])
    await owner.call('PUT', `/api/sections/${owner.id}/${id}`, { json: { content: table } });
  surprises.expect(/status of 413/);
  await page.goto('/admin/dossiers');
  await expect(page.getByText(/^Votre CV est devenu trop long/)).toBeVisible();

  await page.getByRole('radio', { name: 'Aucun CV sur le site' }).check();
  await expect(page.getByText('CV retiré du site')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Voir le CV/ })).toHaveCount(0);
  await expect.poll(async () => (await visitor.request.get('/cv')).status()).toBe(404);
  expect((await visitor.request.get('/contact.vcf')).status()).toBe(404);
});

test('the classed list and the CV in English of a site that was emptied take eight clicks, and four', async ({
  adminPage: page,
  site,
  surprises,
}) => {
  surprises.expect(/Blocked script execution in 'about:srcdoc'/); // axe asks the frame of the document, where nothing runs
  const { sections, saveSection } = await contentOf(site);
  for (const { id } of await sections()) await saveSection(id, { visible: false });
  const articles = Array.from({ length: 12 }, (_, at) => ({
    ...{ id: `a${at}`, title: `Étude ${at}`, authors: 'N. Tazrouti', year: String(2010 + at), type: '' },
    journal: at % 2 === 0 ? 'Annales' : 'Revue',
  }));
  const others = [
    { id: 'o', title: 'Les puits', authors: 'N. Tazrouti', year: '2012', nature: 'livre', container: '' },
  ];
  await saveSection('publications', {
    content: { eau: { title: 'Eau', articles, communications: [], others } },
    visible: true,
  });
  await saveSection('axes-recherche', { content: ['L’eau'], visible: true });
  const owner = await new Caller(site.origin).signIn();
  await owner.call('PUT', '/api/translations/en/section/axes-recherche', {
    json: { texts: [{ form: 'line', place: '#0', of: 'L’eau', text: 'Water' }] },
  });

  let clicks = 0;
  const click = async (locator: ReturnType<typeof page.locator>) => {
    clicks += 1;
    await locator.click();
  };
  const make = async (name: string) => {
    await click(page.getByRole('button', { name: 'Sauvegarder le dossier' }));
    const ready = page.getByRole('region', { name: /est prêt/ });
    const word = page.waitForEvent('download');
    await click(ready.getByRole('link', { name: 'Word' }));
    expect((await word).suggestedFilename()).toMatch(new RegExp(`^${name}-\\d{4}\\.docx$`));
    const text = await ready.getByRole('link', { name: 'Texte' }).getAttribute('href');
    return { ready, text: await (await page.request.get(text ?? '')).text() };
  };
  await page.goto('/admin');
  await click(page.getByRole('link', { name: 'CV et dossiers' }));
  await click(page.getByRole('button', { name: 'Liste de publications classée' }));
  await click(page.getByText('ACL, ACTI…'));
  const before = page.getByRole('region', { name: 'Avant de composer' });
  await expect(before.getByRole('heading', { name: '12 travaux sans classe' })).toBeVisible();
  await click(before.getByRole('button', { name: 'Les classer' }));
  const window = page.getByRole('dialog', { name: '12 travaux à classer' });
  await expectAccessibleInBoth(page, 'the window of works without a class');
  await window.getByLabel('Classe de « Étude 3 »').selectOption('ACL');
  await expect(window.getByLabel('Classe de « Étude 5 »'), 'of the same journal').toHaveValue('ACL');
  clicks += 1;
  await window.getByLabel(/^Classe pour tous/).selectOption('ACLN');
  await click(window.getByRole('button', { name: /^Classer 12/ }));
  await expect(before.getByRole('heading', { name: /sans classe/ })).toHaveCount(0);
  const list = await make('liste-de-publications-classee');
  expect(clicks).toBe(8);
  expect(list.text).toContain('Ouvrages scientifiques');
  expect(list.text.match(/\[ACLN\d+\]/g)).toHaveLength(12);
  expect(list.text).not.toMatch(/classer|Autres travaux/i);

  clicks = 0;
  await click(page.getByRole('button', { name: /^CV, complet Tout/ }));
  await click(page.getByText('Anglais', { exact: true }));
  await expect(page.getByRole('heading', { name: /sans traduction en anglais/ })).toBeVisible();
  const cv = await make('cv-complet');
  expect(clicks).toBe(4);
  expect(cv.text).toMatch(/Research interests\n-+\n\n- Water/);
  await expect(cv.ready.getByText(/sans traduction en anglais/)).toBeVisible();
});

test('works that a list has left out are classed where it says so, and it is made again', async ({
  adminPage: page,
  site,
}) => {
  const { saveSection } = await contentOf(site);
  const articles = ['Les puits', 'Les crues'].map((title, at) => ({
    ...{ id: `a${at}`, title, authors: 'N. Tazrouti', year: '2020', type: '', journal: 'Annales' },
    details: { peerReviewed: true },
  }));
  await saveSection('publications', { content: { eau: { title: 'Eau', articles, communications: [] } } });
  await page.goto('/admin/dossiers?modele=publications');
  await page.getByText('ACL, ACTI…').click();
  await expect(page.getByRole('heading', { name: '2 travaux sans classe' })).toBeVisible();
  await page.getByRole('button', { name: 'Sauvegarder le dossier' }).click();
  const ready = page.getByRole('region', { name: /est prêt/ });
  await expect(ready.getByText('2 travaux sans classe\u00a0: laissés de côté')).toBeVisible();
  await expect(ready.getByText('Rien dans le document, faute de classe')).toBeVisible();
  await expect(ready.getByText('Articles de revue', { exact: true })).toBeVisible();
  await ready.getByRole('button', { name: 'Les classer' }).click();
  const window = page.getByRole('dialog', { name: '2 travaux à classer' });
  await expect(window.getByLabel('Classe de « Les puits »'), 'a proposal').toHaveValue('ACLN');
  await window.getByRole('button', { name: /^Classer 2/ }).click();
  await expect(ready.getByText(/sans classe|faute de classe/)).toHaveCount(0);
  const text = await ready.getByRole('link', { name: 'Texte' }).getAttribute('href');
  expect(await (await page.request.get(text ?? '')).text()).toMatch(/\[ACLN2\].*\[ACLN1\]/s);
});

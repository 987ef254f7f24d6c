/** A publication whole: the details, classes, marks and picture of its form, what its page says, downloads. */
import { openFold, pngFile, save } from './support/admin';
import { expectAccessible, expectAccessibleInBoth } from './support/axe';
import { expect, test } from './support/test';

const many = Array.from({ length: 30 }, (_, n) => `P. Auteur${'abcdefghij'[n % 10]}${'klm'[n % 3]}`);
const details = {
  ...{ date: '2024-03-18', volume: '12', number: '3', publisher: 'PUL', place: 'Lyon', editors: 'J. Dupont' },
  ...{ doi: '10.1000/182', halId: 'hal-01956501', arxivId: '2401.01234', issn: '0317-8471', language: 'en' },
  ...{ abstract: 'Un premier paragraphe.\n\nUn second.', keywords: ['eau', 'capteurs'], award: 'Prix de la mer' },
  ...{ status: 'sous-presse', peerReviewed: true, openAccess: 'https://exemple.org/texte.pdf' },
};
const paper = (id: string, title: string, type = 'Article de journal', more = {}) => ({
  ...{ id, title, authors: 'N. Tazrouti', year: '2024', journal: 'Revue', type },
  ...more,
});
const article = paper('a', 'Sober sensors', 'SCOPUS', { authors: 'N. Tazrouti, {Institut de la mer}', details });
const talk = {
  ...{ id: 'c', title: 'Sonder les puits', authors: [...many, 'N. Tazrouti'].join(', '), year: '2020' },
  conference: 'Colloque de l’eau',
  details: { eventStart: '2020-03-18', eventEnd: '2020-03-20', eventPlace: 'Rabat, Maroc' },
};
const others = [
  { id: 't', title: 'Écouter la mer', authors: 'N. Tazrouti', year: '2001', nature: 'these', container: 'Sorbonne' },
  { id: 'l', title: 'Les crues', authors: '王 小明, N. Tazrouti', year: '2010', nature: 'livre', container: '' },
];

test.beforeEach(async ({ content }) => {
  const eau = { title: 'Eau', articles: [article, paper('b', 'Capteurs muets')], communications: [talk], others };
  await content.saveSection('publications', { content: { eau } });
});

test('the page of a publication says its whole record', async ({ page }) => {
  await page.goto('/publications/sober-sensors-2024');
  const main = page.getByRole('main');
  const fact = (label: string) =>
    main
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
      .locator('dd');
  for (const [label, value] of [
    ['Date', '18 mars 2024'],
    ['Volume', '12, n°\u00a03'],
    ['Statut', 'Sous presse, évaluée par les pairs'],
    ['Mots-clés', 'eau · capteurs'],
  ] as const)
    await expect(fact(label), label).toHaveText(value);
  for (const [label, address] of [
    ['DOI', 'https://doi.org/10.1000/182'],
    ['HAL', 'https://hal.science/hal-01956501'],
    ['arXiv', 'https://arxiv.org/abs/2401.01234'],
  ] as const)
    await expect(fact(label).getByRole('link')).toHaveAttribute('href', address);
  const text = main.getByRole('link', { name: 'Texte intégral (PDF)' });
  await expect(text).toHaveAttribute('href', 'https://exemple.org/texte.pdf');
  const abstract = main.getByRole('region', { name: 'Résumé' }).getByRole('paragraph');
  await expect(abstract).toHaveText(['Un premier paragraphe.', 'Un second.']);
  await expect(main.locator('#auteurs'), 'a body without its braces').toContainText('N. Tazrouti, Institut de la mer');
  await expectAccessibleInBoth(page, 'a publication');
});

test('a title has the language of its record, wherever it stands; many authors fold', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/publications');
  await expect(page.locator('#liste [lang]').filter({ hasText: /^Sober sensors$/ })).toHaveAttribute('lang', 'en');
  const link = page.getByRole('link', { name: 'Voir la publication : Sober sensors' });
  await expect(link.locator('[lang="en"]')).toHaveText(' : Sober sensors');
  await expect(page.getByRole('listitem').filter({ hasText: 'Capteurs muets' }).locator('[lang]')).toHaveCount(0);
  await page.goto('/publications?q=sonder');
  const line = page.locator('#liste li').getByRole('paragraph').first();
  await expect(line).toHaveText(`${many.slice(0, 10).join(', ')}, …, N. Tazrouti et 20 autres`);
  await line.getByRole('link', { name: 'et 20 autres' }).click();
  await expect(page).toHaveURL(/\/publications\/sonder-les-puits-2020#auteurs$/);
  await page.getByText('Tous les auteurs').click();
  await expect(page.getByText(many.join(', '))).toBeVisible();
  await expectAccessible(page);
});

test('the list downloads in four formats, whole or as it is filtered', async ({ page, site }) => {
  await page.goto('/publications');
  const link = (name: string) => page.getByRole('link', { name: `la liste en ${name}` });
  const saving = page.waitForEvent('download');
  await link('BibTeX').click();
  expect((await saving).suggestedFilename()).toBe('publications.bib');
  await page.getByLabel('Type').selectOption('Ouvrage');
  await expect(link('CSV')).toHaveAttribute('href', '/publications/liste.csv?type=Ouvrage');
  const file = async (path: string) => {
    const answer = await fetch(`${site.origin}/publications/${path}`);
    return [answer.headers.get('content-type'), await answer.text()] as const;
  };
  const [type, bib] = await file('liste.bib');
  expect(type).toBe('application/x-bibtex; charset=utf-8');
  expect(bib.match(/^@\w+/gm)).toEqual(['@article', '@article', '@inproceedings', '@book', '@phdthesis']);
  expect((await file('liste.ris?type=Ouvrage'))[1].match(/^TY {2}- .*$/gm)).toEqual(['TY  - BOOK']);
  const [json, records] = await file('liste.json?q=sober&page=9');
  expect(json).toBe('application/vnd.citationstyles.csl+json; charset=utf-8');
  expect(JSON.parse(records)).toEqual([expect.objectContaining({ DOI: '10.1000/182' })]);
  const [csv, table] = await file('liste.csv?q=crues');
  expect([csv, table.split('\r\n').length]).toEqual(['text/csv; charset=utf-8', 3]);
  expect((await fetch(`${site.origin}/publications/liste.csv?type=Inconnu`)).status).toBe(400);
});

test('the form shows the usual fields, keeps the rest folded and stores both; a class is proposed until one is chosen', {
  tag: '@long',
}, async ({ adminPage: page, content }) => {
  await page.goto('/admin/publications');
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect(row('Sober sensors')).not.toContainText('ACL');
  await page.getByRole('button', { name: 'Modifier « Sober sensors »' }).click();
  const dialog = page.getByRole('dialog');
  await openFold(dialog, 'Classement');
  await expect(dialog.getByText('Proposée\u00a0: ACL (type SCOPUS).')).toBeVisible();
  await dialog.getByLabel('Type').fill('Book Chapter');
  await expect(dialog.getByText('Proposée\u00a0: OS (ouvrage ou chapitre).'), 'it follows the facts').toBeVisible();
  await dialog.getByLabel('Classe (AERES)').selectOption({ value: 'OV' });
  await expect(dialog.getByLabel('Volume')).toHaveCount(0);
  await dialog.getByLabel('Chercher un champ').fill('vol');
  await dialog.getByLabel('Volume').fill('IV');
  await dialog.getByRole('button', { name: 'Effacer le filtre' }).click();
  await openFold(dialog, 'Classement');
  await dialog.getByLabel('Sur invitation').check();
  await expectAccessibleInBoth(page, 'the dialog of a publication');
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText('5 publication(s) sauvegardée(s) avec succès!').first()).toBeVisible();
  await expect(row('Sober sensors'), 'a row says no class').toContainText(/Revue\s· 2024Chapitre d’ouvrage$/);

  const list = page.getByRole('region', { name: /^Articles/ });
  await list.getByRole('button', { name: 'Sélectionner plusieurs articles' }).click();
  await list.getByRole('checkbox', { name: 'Sélectionner « Capteurs muets »' }).check();
  await list.getByLabel('Classe (AERES)').selectOption({ value: 'ACLN' });
  await list.getByRole('button', { name: 'Appliquer' }).click();
  await save(page);
  const stored = await content.stored('publications');
  expect(stored).toMatchObject({
    eau: {
      articles: [{ aeresClass: 'OV', details: { ...details, volume: 'IV', invited: true } }, { aeresClass: 'ACLN' }],
      communications: [talk],
      others,
    },
  });
  expect(JSON.stringify(stored), 'what nobody chose is not stored').not.toContain('hceresClass');
});

test('the owner ticks authors, and puts the publication « à la une » with a picture; visitors see both, its files neither', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: 'Modifier « Capteurs muets »' }).click();
  const window = page.getByRole('dialog');
  const authors = window.getByLabel(/^Auteurs/);
  await authors.fill('J. Dupont, A. Martin');
  await openFold(window, 'Autres personnes');
  const tick = (group: string, name: string) =>
    window.getByRole('group', { name: group, exact: true }).getByLabel(name);
  for (const name of ['J. Dupont', 'A. Martin']) await tick('Contribution égale', name).check();
  await tick('Auteur correspondant', 'A. Martin').check();
  await authors.fill('Jean Dupont, Alice Martin');
  await expect(tick('Contribution égale', 'Jean Dupont')).toBeChecked();
  await openFold(window, 'Sur le site');
  await window.getByLabel('À la une').check();
  await window.getByLabel('Choisir une image').setInputFiles(await pngFile(60));
  await expect(window.getByAltText('Aperçu')).toBeVisible();
  await window.getByLabel('Description de l’image').fill('Le pont sous l’eau');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/sauvegardée/).first()).toBeVisible();

  await page.goto('/');
  const head = page.getByRole('list', { name: 'Publications choisies' }).getByRole('listitem');
  await expect(head).toHaveCount(1);
  await expect(head.getByAltText('Le pont sous l’eau')).toHaveJSProperty('complete', true);
  await page.goto('/publications');
  const entry = page.getByRole('listitem').filter({ hasText: 'Capteurs muets' });
  await expect(entry).toContainText('Jean Dupont* (contribution égale), Alice Martin*†');
  await entry.getByRole('link', { name: 'Capteurs muets' }).first().click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - paragraph: Jean Dupont (contribution égale) , Alice Martin (contribution égale, auteur correspondant)
  `);
  const file = await page.request.get(`${page.url()}/reference.bib`);
  expect(await file.text()).toContain('author = {Dupont, Jean and Martin, Alice}');
});

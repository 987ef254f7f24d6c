/** A publication whole: other works, the details of the form, what its page says, citations and downloads. */
import { expectAccessible, expectAccessibleInBoth } from './support/axe';
import { contentOf } from './support/content';
import type { Site } from './support/site';
import { expect, test } from './support/test';

const many = Array.from({ length: 30 }, (_, n) => `P. Auteur${'abcdefghij'[n % 10]}${'klm'[n % 3]}`);
const details = {
  date: '2024-03-18',
  volume: '12',
  number: '3',
  publisher: 'PUL',
  place: 'Lyon',
  editors: 'J. Dupont',
  doi: '10.1000/182',
  halId: 'hal-01956501',
  arxivId: '2401.01234',
  issn: '0317-8471',
  abstract: 'Un premier paragraphe.\n\nUn second.',
  keywords: ['eau', 'capteurs'],
  language: 'fr',
  status: 'sous-presse',
  peerReviewed: true,
  award: 'Prix de la mer',
  openAccess: 'https://exemple.org/texte.pdf',
  code: 'https://exemple.org/code',
};
const article = {
  id: 'a',
  title: 'Capteurs sobres',
  authors: 'N. Tazrouti, {Institut de la mer}',
  year: '2024',
  journal: 'Revue',
  type: 'SCOPUS',
  details,
};
const talk = {
  id: 'c',
  title: 'Sonder les puits',
  authors: [...many, 'N. Tazrouti'].join(', '),
  year: '2020',
  conference: 'Colloque de l’eau',
  details: { eventStart: '2020-03-18', eventEnd: '2020-03-20', eventPlace: 'Rabat, Maroc' },
};
const thesis = {
  id: 't',
  title: 'Écouter la mer',
  authors: 'N. Tazrouti',
  year: '2001',
  nature: 'these',
  container: 'Sorbonne',
  featured: true,
};
const book = {
  id: 'l',
  title: 'Les crues',
  authors: '王 小明, N. Tazrouti',
  year: '2010',
  nature: 'livre',
  container: '',
  details: { edition: '2' },
};

async function fill(site: Site): Promise<void> {
  const older = Array.from({ length: 6 }, (_, n) => ({
    id: `o${n}`,
    title: `Ancien ${n}`,
    authors: 'A. Autre',
    year: '2015',
    journal: 'Revue',
    type: 'IEEE',
  }));
  await (await contentOf(site)).saveSection('publications', {
    content: {
      eau: { title: 'Eau', articles: [article, ...older], communications: [talk], others: [thesis, book] },
      vide: { title: 'Vide', articles: [], communications: [] },
    },
  });
}

let filled = '';
test.beforeEach(async ({ site }) => {
  if (filled !== site.origin) await fill(site);
  filled = site.origin;
});

test('other works stand beside articles and communications: counted, listed, filtered', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/');
  const section = page.locator('#publications');
  const figure = (label: string) => section.locator('dl > div', { has: page.getByText(label, { exact: true }) });
  const cell = (title: string) =>
    section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await expect(figure('publications').locator('dd')).toHaveText('10');
  await expect(figure('articles de revue').locator('dd')).toHaveText('7');
  await expect(cell('Eau')).toContainText('autres');
  await expect(cell('Vide')).not.toContainText('autre');
  await expect(section.locator('figure ul')).toContainText('Autres productions');
  const first = section.getByRole('list', { name: 'Publications les plus récentes' }).getByRole('listitem').first();
  await expect(first, 'what is « à la une » is first, though it is the oldest').toContainText('Écouter la mer');
  await expect(first).toContainText('À la une');

  await page.goto('/publications');
  await expect(page.getByRole('list', { name: 'Autres productions, Eau' }).getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Type').selectOption('Thèse');
  await expect(page.getByRole('status')).toHaveText(/^1\spublication sur 10$/);
  await expectAccessible(page);
});

test('the page of a publication says its whole record', async ({ page }) => {
  await page.goto('/publications/capteurs-sobres-2024');
  const main = page.getByRole('main');
  const fact = (label: string) =>
    main
      .locator('dl > div')
      .filter({ has: page.locator('dt', { hasText: new RegExp(`^${label}$`) }) })
      .locator('dd');
  for (const [label, value] of [
    ['Revue', 'Revue'],
    ['Date', '18 mars 2024'],
    ['Volume', '12, n°\u00a03'],
    ['Éditeur', 'Lyon\u00a0: PUL'],
    ['Sous la direction de', 'J. Dupont'],
    ['Langue', 'Français'],
    ['Statut', 'Sous presse, évaluée par les pairs'],
    ['Distinction', 'Prix de la mer'],
    ['Mots-clés', 'eau · capteurs'],
  ] as const)
    await expect(fact(label), label).toHaveText(value);
  await expect(fact('DOI').getByRole('link')).toHaveAttribute('href', 'https://doi.org/10.1000/182');
  await expect(fact('HAL').getByRole('link')).toHaveAttribute('href', 'https://hal.science/hal-01956501');
  await expect(fact('arXiv').getByRole('link')).toHaveAttribute('href', 'https://arxiv.org/abs/2401.01234');
  await expect(main.getByRole('link', { name: 'Voir la publication' })).toHaveAttribute(
    'href',
    'https://doi.org/10.1000/182',
  );
  await expect(main.getByRole('link', { name: 'Texte intégral (PDF)' })).toHaveAttribute(
    'href',
    'https://exemple.org/texte.pdf',
  );
  await expect(main.getByRole('region', { name: 'Résumé' }).getByRole('paragraph')).toHaveText([
    'Un premier paragraphe.',
    'Un second.',
  ]);
  await expect(main.locator('#auteurs'), 'a body without its braces').toContainText('N. Tazrouti, Institut de la mer');
  await expectAccessibleInBoth(page, 'a publication');

  await page.goto('/publications/sonder-les-puits-2020');
  await expect(fact('Dates et lieu')).toHaveText('18–20 mars 2020, Rabat, Maroc');
  await page.goto('/publications/les-crues-2010');
  await expect(fact('Édition')).toHaveText('2e édition');
});

test('a title has the language of its record, wherever it stands', { tag: '@long' }, async ({ page, site }) => {
  const [english, french, unknown] = [
    {
      ...article,
      id: 'en',
      title: 'Sober sensors',
      year: '2024',
      details: { doi: '10.1000/183', language: 'en', openAccess: details.openAccess },
    },
    { ...article, id: 'suite', title: 'Capteurs bavards', year: '2023', details: { doi: '10.1000/184' } },
    { ...article, id: 'x', title: 'Capteurs muets', year: '2022', details: { language: 'e!' } },
  ];
  await (await contentOf(site)).saveSection('publications', {
    content: { eau: { title: 'Eau', articles: [english, french, unknown], communications: [] } },
  });
  filled = '';
  await page.goto('/publications');
  await expect(page.locator('#liste [lang]').filter({ hasText: /^Sober sensors$/ })).toHaveAttribute('lang', 'en');
  const link = page.getByRole('link', { name: 'Voir la publication : Sober sensors' });
  await expect(link.locator('[lang="en"]')).toHaveText(' : Sober sensors');
  for (const { title } of [french, unknown])
    await expect(page.getByRole('listitem').filter({ hasText: title }).locator('[lang]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sober sensors', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sober sensors' })).toHaveAttribute('lang', 'en');
  await page.goto((await page.getByRole('link', { name: /Plus ancienne/ }).getAttribute('href')) ?? '');
  await expect(page.getByRole('link', { name: /Plus récente/ }).locator('[lang="en"]')).toHaveText('Sober sensors');
});

test('many authors fold: the first ten and the owner, then all', { tag: '@long' }, async ({ page }) => {
  await page.goto('/publications?q=sonder');
  const line = page.locator('#liste li').getByRole('paragraph').first();
  await expect(line).toHaveText(`${many.slice(0, 10).join(', ')}, …, N. Tazrouti et 20 autres`);
  await expect(line.locator('b')).toHaveText('N. Tazrouti');
  await line.getByRole('link', { name: 'et 20 autres' }).click();
  await expect(page).toHaveURL(/\/publications\/sonder-les-puits-2020#auteurs$/);
  const all = page.getByText(many.join(', '));
  await expect(all).toBeHidden();
  await page.getByText('Tous les auteurs').click();
  await expect(all).toBeVisible();
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
    return { type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const bib = await file('liste.bib');
  expect(bib.type).toBe('application/x-bibtex; charset=utf-8');
  expect(bib.text.match(/^@\w+\{/gm)).toEqual([
    ...Array.from({ length: 7 }, () => '@article{'),
    '@inproceedings{',
    '@phdthesis{',
    '@book{',
  ]);
  expect((await file('liste.ris?type=Ouvrage')).text.match(/^TY {2}- .*$/gm)).toEqual(['TY  - BOOK']);
  const json = await file('liste.json?annee=2024&page=9');
  expect([json.type, JSON.parse(json.text)]).toEqual([
    'application/vnd.citationstyles.csl+json; charset=utf-8',
    [expect.objectContaining({ DOI: '10.1000/182' })],
  ]);
  const csv = await file('liste.csv?q=crues');
  expect([csv.type, csv.text.split('\r\n').length]).toEqual(['text/csv; charset=utf-8', 3]);
  for (const asked of ['type=Inconnu', 'annees=2020'])
    expect((await fetch(`${site.origin}/publications/liste.csv?${asked}`)).status, asked).toBe(400);
});

test('feed and sitemap name other works too', async ({ site }) => {
  const feed = await (await fetch(`${site.origin}/publications/flux.xml`)).text();
  expect(feed).toContain('<title>Écouter la mer</title>');
  expect(feed, 'the day where it is known').toContain('<updated>2024-03-18T00:00:00Z</updated>');
  expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).toContain('/publications/ecouter-la-mer-2001</loc>');
});

test('the form shows the usual fields, keeps the rest folded and stores both', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: 'Modifier « Écouter la mer »' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Titre')).toBeVisible();
  await expect(dialog.getByLabel('Volume')).toHaveCount(0);
  await expect(dialog.getByLabel('À la une')).toBeChecked();
  await dialog.getByText('Plus de détails').click();
  await dialog.getByLabel('Volume').fill('IV');
  await dialog.getByLabel('Édition', { exact: true }).fill('2e');
  await dialog.getByLabel('Langue').selectOption('Français');
  await dialog.getByLabel('Sur invitation').check();
  await dialog.getByText('Plus de détails').click();
  await expect(dialog.getByText('4 champs remplis')).toBeVisible();
  await expectAccessibleInBoth(page, 'the dialog of a publication');
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText('10 publication(s) sauvegardée(s) avec succès!').first()).toBeVisible();
  const stored = (await (await contentOf(site)).sections()).find(({ id }) => id === 'publications');
  expect(stored?.content).toMatchObject({
    eau: {
      others: [
        { featured: true, details: { edition: '2e', volume: 'IV', language: 'fr', invited: true } },
        { id: 'l' },
      ],
      articles: [{ details }, {}, {}, {}, {}, {}, {}],
    },
  });

  await page.getByRole('tab', { name: /^Vide/ }).click();
  await page
    .getByRole('button', { name: 'Ajouter une première production' })
    .or(page.getByRole('button', { name: 'Ajouter une production' }))
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await expect(dialog.getByLabel('Titre'), 'the first item of a list that is not there is checked').toHaveAttribute(
    'aria-invalid',
    'true',
  );
});

test('city and country of a conference have a field each, and are said together; what one field held before stays', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  await page.goto('/admin/publications');
  await page.getByRole('button', { name: 'Modifier « Sonder les puits »' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Plus de détails').click();
  await expect(dialog.getByLabel('Ville', { exact: true })).toHaveValue('Rabat, Maroc');
  await dialog.getByLabel('Ville', { exact: true }).fill('Rabat');
  await dialog.getByLabel('Pays', { exact: true }).fill('Maroc');
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click();
  await expect(page.getByText('publication(s) sauvegardée(s) avec succès!').first()).toBeVisible();
  const stored = (await (await contentOf(site)).sections()).find(({ id }) => id === 'publications');
  expect(stored?.content).toMatchObject({
    eau: { communications: [{ details: { eventPlace: 'Rabat', eventCountry: 'Maroc' } }] },
  });
  await page.goto('/publications/sonder-les-puits-2020');
  await expect(page.getByRole('main')).toContainText('18–20 mars 2020, Rabat, Maroc');
  expect(await (await fetch(`${site.origin}/publications/liste.bib`)).text()).toContain('venue = {Rabat, Maroc}');
});

test('in the list a directed volume names its directors as such, its series and its publisher; a chapter those of its book', {
  tag: '@long',
}, async ({ page, site }) => {
  const directed = {
    id: 'd',
    title: 'Les étiages',
    authors: 'A. Autre',
    year: '2011',
    nature: 'direction',
    container: '',
    details: { publisher: 'Quæ' },
  };
  const inSeries = { ...directed, id: 'e', title: 'Les digues', container: 'Terres' };
  const book = { editors: 'J. Dupont', publisher: 'PUL', place: 'Lyon' };
  const chapter = {
    id: 'f',
    title: 'Les puits',
    authors: 'A. Autre',
    year: '2012',
    journal: 'L’eau des villes',
    type: 'Book Chapter',
    pages: '7-20',
    details: book,
  };
  await (await contentOf(site)).saveSection('publications', {
    content: { eau: { title: 'Eau', articles: [chapter], communications: [], others: [directed, inSeries] } },
  });
  await page.goto('/publications');
  await expect(page.getByRole('listitem').filter({ hasText: 'Les étiages' })).toContainText(
    /A\. Autre \(dir\.\)\s*Les étiages\s*Quæ, 2011\./,
  );
  await expect(page.getByRole('listitem').filter({ hasText: 'Les digues' })).toContainText(
    /A\. Autre \(dir\.\)\s*Les digues\s*Terres, Quæ, 2011\./,
  );
  const words = /A\. Autre\s*Les puits\s*Dans J\. Dupont \(dir\.\), L’eau des villes, Lyon, PUL, p\.\s7–20, 2012\./;
  await expect(page.getByRole('listitem').filter({ hasText: 'Les puits' })).toContainText(words);
});

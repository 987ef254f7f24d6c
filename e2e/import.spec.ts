import type { Page } from 'playwright/test';
import { halRecords } from '../lib/testing/stand-in-hosts';
import { answer, menuLink, pageTitle } from './support/admin';
import { expectAccessible, expectAccessibleInBoth } from './support/axe';
import { contentOf } from './support/content';
import { expect, test } from './support/test';

/**
 * Publications from a text, a file or HAL (played by a stand-in) to the public page: read, reviewed, imported; or a
 * sentence, and nothing written. Each import can be undone by the history.
 */

const bib = `@article{benali2023,
  title = {Stylom{\\'e}trie des {\\oe}uvres au XVII\\textsuperscript{e} si{\\\`e}cle},
  author = {Benali, Sophie and de La Tour, Fran{\\c c}ois},
  journal = {Cahiers d'histoire},
  year = {2023}, volume = {12}, pages = {1--14}, doi = {10.5555/chn.2023.12}
}
@inproceedings{petit2022, title = {Cartes et trajets}, author = {Petit, Paul}, booktitle = {Actes du colloque}, year = {2022}}
@misc{sans2021, title = {Sans auteur}, year = {2021}}
`;
const title = 'Stylométrie des œuvres au XVIIᵉ siècle';

async function review(page: Page, text: string): Promise<void> {
  await page.goto('/admin/publications/import');
  await page.getByLabel('Ou collez des références').fill(text);
  await page.getByRole('button', { name: 'Lire ces références' }).click();
  await expect(pageTitle(page, 'Vérifier l’import')).toBeFocused();
}
const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const list = async (origin: string) => (await fetch(`${origin}/publications?page=tout`)).text();

test.beforeEach(({ hosts }) => {
  hosts.recover();
  hosts.hal.set('sophie-benali', halRecords(200));
});

test('a bibliography is pasted, reviewed, imported and seen; again, nothing is new; the history undoes it', async ({
  adminPage: page,
  site,
}) => {
  await page.goto('/admin');
  await menuLink(page, 'Publications').click();
  await page.getByRole('link', { name: 'Importer', exact: true }).click();
  await page.getByRole('button', { name: 'Lire ces références' }).click();
  await expect(page.getByLabel('Ou collez des références')).toHaveAccessibleDescription(
    /Veuillez coller au moins une référence$/,
  );
  await page.getByLabel('Ou collez des références').fill(bib);
  await page.getByRole('button', { name: 'Lire ces références' }).click();

  await expect(pageTitle(page, 'Vérifier l’import')).toBeFocused();
  await expect(
    page.getByText('3\u00a0références\u00a0: 2\u00a0nouvelles, 1\u00a0refusée', { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Enlever l’exemple \(52\)/ })).toBeChecked();
  await expect(group(page, 'Refusées').getByRole('listitem')).toHaveText(/Sans auteur.*Ligne 8\s: sans auteur/);
  await expect(
    page.getByLabel('Domaine des nouvelles publications').locator('option:checked'),
    'no domain of the sample',
  ).toHaveText('Nouveau\u00a0: Publications');
  await page.getByLabel('Nom du nouveau domaine').fill('');
  await page.getByRole('button', { name: 'Importer 2\u00a0publications' }).click();
  await expect(page.getByLabel('Nom du nouveau domaine')).toBeFocused();
  await page.keyboard.type('Histoire');
  const domain = page.getByLabel('Domaine de « Cartes et trajets »');
  const [left, right] = await Promise.all(
    [page.getByRole('checkbox', { name: /^Cartes et trajets/ }), domain].map((each) => each.boundingBox()),
  );
  expect((right?.x ?? 0) - (left?.x ?? 0), 'the domain stands at the right of what goes there').toBeGreaterThan(400);
  await domain.selectOption({ label: 'Réseaux et Sécurité' });
  expect(await list(site.origin)).not.toContain(title);
  await page.getByRole('button', { name: 'Importer 2\u00a0publications' }).click();
  await expect(pageTitle(page, '2\u00a0publications importées')).toBeFocused();
  await expectAccessible(page);
  expect(await list(site.origin)).toContain(title);
  expect(await list(site.origin)).toContain('Histoire');

  await review(page, bib);
  await expect(
    page.getByText('3\u00a0références\u00a0: 2\u00a0déjà là, 1\u00a0refusée', { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importer', exact: true })).toBeDisabled();

  await page.goto('/admin/history?sujet=section%2Fpublications');
  await expect(page.getByRole('region', { name: 'Versions' }).getByRole('listitem').first()).toContainText(
    'Contenu importé',
  );
  await page.getByRole('button', { name: /^Restaurer la version/ }).click();
  await answer(page, 'Restaurer');
  await expect(page.getByRole('region', { name: 'Versions' }).getByRole('listitem').first()).toContainText('restaurée');
  expect(await list(site.origin)).not.toContain(title);
});

test('a list in plain text gives drafts, and a draft is added as the owner corrects it', async ({
  adminPage: page,
  site,
  content,
}) => {
  const lines = [
    'III. Articles',
    '« Relever les crues », Annales du fleuve, 12, 2019, p. 3-9',
    '« Nommer les rives », Annales du fleuve, 13, 2020, p. 4-7',
  ];
  await review(page, lines.join('\n'));
  await expect(page.getByText(/donnez d’abord le vôtre dans/).first(), 'of whom it does not say').toBeVisible();
  await content.saveProfile({ prenom: 'Claire', nom: 'Roux' });
  await review(page, lines.join('\n'));
  await expect(page.getByText('2\u00a0références\u00a0: 2\u00a0à confirmer', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importer', exact: true })).toBeDisabled();
  const drafts = group(page, 'Brouillons');
  await expect(drafts.getByRole('heading', { name: 'Articles', exact: true })).toHaveCount(1);
  await drafts.getByRole('checkbox', { name: lines[1] }).check();
  await drafts.getByLabel('Titre').fill('Relever les grandes crues');
  await drafts.getByLabel('Année').fill('bientôt');
  await expect(drafts.getByLabel('Année')).toHaveAccessibleDescription('L’année doit être comprise entre 1990 et 2030');
  await expect(page.getByRole('button', { name: 'Importer', exact: true }), 'it cannot be added so').toBeDisabled();
  await expectAccessible(page);
  await drafts.getByLabel('Année').fill('2019');
  await page.getByRole('button', { name: 'Importer 1\u00a0publication' }).click();
  await expect(pageTitle(page, '1\u00a0publication importée')).toBeFocused();
  expect(await list(site.origin)).toContain('Relever les grandes crues');
  expect(await list(site.origin)).not.toContain('Nommer les rives');
  await content.saveProfile({ prenom: 'Nabil', nom: 'Tazrouti' }); // as the next tests know the site
});

test('what has changed is shown field by field, and the owner’s words stay unless a tick gives them up', async ({
  adminPage: page,
  site,
}) => {
  const entry = (volume: string, name = 'Trajets de papier') =>
    `@article{a, title={${name}}, author={Petit, Paul}, year={2019}, journal={Revue}, volume={${volume}}, doi={10.5555/trajets}}`;
  await review(page, entry('1'));
  await page.getByRole('button', { name: 'Importer 1\u00a0publication' }).click();
  await expect(pageTitle(page, '1\u00a0publication importée')).toBeVisible();
  const { stored, saveSection } = contentOf(site);
  const content = JSON.parse(JSON.stringify(await stored('publications')).replace('Trajets de papier', 'Mes trajets'));
  await saveSection('publications', { content });

  await review(page, entry('2'));
  const changed = group(page, 'Modifiées').getByRole('listitem');
  await expect(changed.getByRole('row', { name: /^Volume/ })).toContainText('12');
  await expect(changed.getByRole('row', { name: /^Volume/ }).getByRole('checkbox')).toBeChecked();
  await expect(changed.getByRole('row', { name: /^Titre/ })).toContainText('vos mots restent');
  await expect(changed.getByRole('row', { name: /^Titre/ }).getByRole('checkbox')).not.toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Importer 1\u00a0publication' }).click();
  await expect(page.getByText('1\u00a0modifiée', { exact: true })).toBeVisible();
  expect(await list(site.origin)).toContain('Mes trajets');
});

test('a double click imports once; a save from elsewhere in between is not overwritten, and the file is read again', {
  tag: '@long',
}, async ({ adminPage: page, site, content, surprises }) => {
  surprises.expect(/409 \(Conflict\)/);
  await review(page, '@article{a, title={Le double clic}, author={Petit, Paul}, year={2020}, journal={Cahiers}}');
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && calls.push(request.url()));
  await content.saveSection('publications', { title: 'Mes publications' });
  await page.getByRole('button', { name: /^Importer \d/ }).dblclick();
  await expect(page.getByRole('alert').filter({ hasText: 'ont été modifiées depuis cette lecture' })).toBeFocused();
  expect(await list(site.origin)).not.toContain('Le double clic');
  await page.getByRole('button', { name: 'Relire le texte' }).click();
  await page.getByRole('button', { name: /^Importer \d/ }).dblclick();
  await expect(pageTitle(page, /importées?$/)).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('from the dashboard of a new site to the two hundred publications of HAL in five clicks, and nothing is new the second time', {
  tag: '@long',
}, async ({ adminPage: page, site, content }) => {
  await content.saveProfile({ identifiants: { idhal: 'sophie-benali' } });
  await page.goto('/admin');
  await menuLink(page, 'Publications').click();
  await page.getByRole('link', { name: 'Importer', exact: true }).click();
  await page.getByRole('tab', { name: 'HAL' }).click();
  await expect(page.getByLabel('idHAL')).toHaveValue('sophie-benali');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lire HAL' }).click();
  await expect(pageTitle(page, 'Vérifier l’import')).toBeFocused();
  await page.getByRole('button', { name: 'Importer 200\u00a0publications' }).click();
  await expect(pageTitle(page, '200\u00a0publications importées')).toBeVisible();
  expect(await list(site.origin)).toContain('Étude 199 des archives');

  await page.goto('/admin/publications/import?source=hal');
  await page.getByRole('button', { name: 'Lire HAL' }).click();
  await expect(page.getByText('200\u00a0références\u00a0: 200\u00a0déjà là', { exact: true }).first()).toBeVisible();
});

test('a host that fails is told in place, nothing is written, and another try reads it', async ({
  adminPage: page,
  site,
  hosts,
}) => {
  const before = await list(site.origin);
  await page.goto('/admin/publications/import?source=hal');
  await page.getByLabel('idHAL').fill('sophie-benali');
  hosts.fail('wait', { after: 1 });
  await page.getByRole('button', { name: 'Lire HAL' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /HAL demande d’attendre jusqu’(à|au) / })).toBeFocused();
  hosts.fail('private');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'HAL renvoie vers une adresse que le site ne suit pas.' }),
  ).toBeFocused();
  await expectAccessible(page);
  expect(await list(site.origin)).toBe(before);
  hosts.recover();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(pageTitle(page, 'Vérifier l’import')).toBeFocused();
});

test('when the weekly look is on, new works are on the dashboard, lead to the review, and can be dismissed', {
  tag: '@long',
}, async ({ adminPage: page, site, content, hosts }) => {
  hosts.hal.set('regard', [
    { ...halRecords(1)[0], halId_s: 'hal-20000000', doiId_s: '10.5555/regard', fr_title_s: ['Regards sur les cartes'] },
  ]);
  await content.saveProfile({ identifiants: { idhal: 'regard' } });
  await page.goto('/admin/publications/import');
  const wanted = page.getByRole('checkbox', {
    name: 'Regarder chaque semaine ce qu’il y a de nouveau dans HAL, ORCID et theses.fr',
  });
  await wanted.check();
  await expect(page.getByText('Premier essai d’ici demain.')).toBeVisible();
  const before = await list(site.origin);
  expect(await site.upkeep()).toMatchObject({ code: 0 });
  await page.goto('/admin');
  const line = page
    .getByRole('listitem')
    .filter({ hasText: '1\u00a0nouveauté dans HAL\u00a0: Regards sur les cartes' });
  await expect(line).toBeVisible();
  await expectAccessible(page);
  expect(await list(site.origin)).toBe(before);
  await line.getByRole('link', { name: 'Vérifier les propositions de HAL' }).click();
  await expect(pageTitle(page, 'Vérifier l’import')).toBeFocused();
  await page.goto('/admin');
  await line.getByRole('button', { name: 'Écarter ces propositions' }).click();
  await expect(line).toBeHidden();
});

test('works of others stay out unless they are ticked', { tag: '@long' }, async ({ adminPage: page, content }) => {
  await content.saveSection('publications', { content: {} });
  await content.saveProfile({ prenom: 'Hélène', nom: 'Mercier', autresNoms: 'Hélène Dupont' });
  const chapters = ['Droit', 'Coutume', 'Notaires'].map(
    (name) =>
      `@incollection{${name}, title={${name} à Grenoble au XVIIIe siècle}, author={Roux, Anne}, editor={Mercier, Hélène}, booktitle={Histoire du droit}, year=2020}`,
  );
  const own = `@article{own, title={Les greniers à sel du Dauphiné}, author={Dupont, H.}, journal={Cahiers}, year=2001}
@article{other, title={Une thèse et son jury}, author={Leroy, Hélène (0000-0002-1825-0097)}, journal={Cahiers}, year=1999}`;
  await content.saveProfile({ identifiants: { orcid: '0000-0002-1825-0097' } });
  await review(page, [...chapters, own].join('\n'));
  await expect(page.getByText(/2\snouvelles, 3\ssans votre nom/).first()).toBeVisible();
  await expect(page.getByLabel(/Autres noms.*Hélène Leroy/)).toBeChecked();
  const others = group(page, 'Votre nom n’y figure pas');
  await expect(others.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(others.getByRole('link')).toHaveAttribute('href', '/admin/profile#perso');
  await expectAccessible(page);
  await others.getByRole('button', { name: 'Tout cocher' }).click();
  await page.getByRole('button', { name: 'Importer 5\u00a0publications' }).click();
  await expect(pageTitle(page, '5\u00a0publications importées')).toBeFocused();
});

test('deposits in HAL: what could be completed is listed until the owner leaves it by choice, and counted on the dashboard', {
  tag: '@long',
}, async ({ adminPage: page, content, hosts, surprises }) => {
  surprises.expect(/502 \(Bad Gateway\)/);
  hosts.hal.set('depots', [
    { ...halRecords(1)[0], halId_s: 'hal-30000000', title_s: ['Sans fichier ici'], submitType_s: 'notice' },
  ]);
  hosts.hal.set('10.5555/coauteur', [{ ...halRecords(1)[0], halId_s: 'hal-40000000', doiId_s: '10.5555/coauteur' }]);
  const article = { title: 'Déposé par une autre', authors: 'S. Benali', year: '2021', journal: 'Annales', type: '' };
  await content.saveSection('publications', {
    content: {
      d: { title: 'D', articles: [{ ...article, details: { doi: '10.5555/coauteur' } }], communications: [] },
    },
  });
  await content.saveProfile({ identifiants: { idhal: 'depots' } });
  await page.goto('/admin/publications/depots');
  hosts.fail('web');
  await page.getByRole('button', { name: 'Regarder dans HAL' }).click();
  await expect(page.getByRole('status').filter({ hasText: /HAL/ })).toBeVisible();
  hosts.recover();
  await page.getByRole('button', { name: 'Regarder dans HAL' }).click();
  const panel = page.getByRole('region', { name: /^Sans fichier/ });
  await expect(panel.getByText('Sans fichier ici', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Dans HAL sans votre idHAL/ })).toContainText(
    /sous le même DOI\s: reliez-les .*hal-40000000, 2021/,
  );
  await expectAccessibleInBoth(page, 'deposits');
  await page.goto('/admin');
  await expect(page.getByText(/dépôts? de HAL à compléter/)).toBeVisible();
  await page.getByRole('link', { name: 'Voir les dépôts' }).click();
  await page.getByRole('button', { name: 'Regarder dans HAL' }).click();
  await panel.getByRole('button', { name: /^Par choix/ }).click();
  await expect(panel).toHaveCount(0);
  await page.getByRole('button', { name: 'Regarder de nouveau' }).click();
  await expect(
    page.getByRole('region', { name: /^Ainsi par choix/ }).getByText('Sans fichier ici', { exact: true }),
  ).toBeVisible();
});

test('a work of HAL that is not the owner’s is refused once', { tag: '@long' }, async ({
  adminPage: page,
  content,
  hosts,
}) => {
  hosts.hal.set('homonyme', halRecords(3));
  await content.saveSection('publications', { content: {} });
  await content.saveProfile({ prenom: 'Sophie', nom: 'Benali', identifiants: { idhal: 'homonyme' } });
  await page.goto('/admin/publications/import?source=hal');
  await page.getByRole('button', { name: 'Lire HAL' }).click();
  await page.getByRole('button', { name: 'Pas le mien\u00a0: «\u00a0Étude 1 des archives\u00a0»' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Étude 1' })).toContainText('ne sera plus proposé');
  const some = page.getByRole('button', { name: 'Importer 2\u00a0publications' });
  await page.getByRole('button', { name: 'Tout décocher' }).click();
  await page.getByRole('button', { name: 'Tout cocher' }).click();
  await expect(some).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Choisir une autre source' }).click();
  await page.getByRole('button', { name: 'Quitter', exact: true }).click();
  await page.getByRole('button', { name: 'Lire HAL' }).click();
  await expect(page.getByText(/1\s+publication écartée/)).toBeVisible();
  await page.getByRole('link', { name: 'Revoir ces choix' }).click();
  await page.getByText(/^Pas le mien/).click();
  await page.getByRole('button', { name: /^Reprendre.*Étude 1/ }).click();
  await expect(page.getByText(/^Pas le mien/)).toBeHidden();
});

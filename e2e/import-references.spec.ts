import type { Page } from '@playwright/test';
import { z } from 'zod';
import { menuLink } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessible } from './support/axe';
import { contentOf } from './support/content';
import { hold } from './support/delay-response';
import { nextCall } from './support/next-call';
import { cutOff } from './support/raw-http';
import { expect, test } from './support/test';

/** Bibliographies, from a text, a file or the command to the public page; each import can be undone by the history. */

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
const address = '/api/publications/import';

async function review(page: Page, text: string): Promise<void> {
  await page.goto('/admin/publications/import');
  await page.getByLabel('Ou collez des références').fill(text);
  await page.getByRole('button', { name: 'Lire ces références' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vérifier l’import' })).toBeFocused();
}
const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const list = async (origin: string) => (await fetch(`${origin}/publications?page=tout`)).text();

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

  await expect(page.getByRole('heading', { level: 1, name: 'Vérifier l’import' })).toBeFocused();
  await expect(
    page.getByText('3\u00a0références\u00a0: 2\u00a0nouvelles, 1\u00a0refusée', { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Enlever l’exemple \(52\)/ })).toBeChecked();
  await expect(group(page, 'Refusées').getByRole('listitem')).toHaveText(/Sans auteur.*Ligne 8\s: sans auteur/);
  await expect(group(page, 'Nouvelles').getByRole('listitem').first()).toContainText(
    `${title}Sophie Benali, François de La Tour · Cahiers d'histoire · 2023`,
  );
  await expectAccessible(page);
  await expect(
    page.getByLabel('Domaine des nouvelles publications').locator('option:checked'),
    'no domain of the sample',
  ).toHaveText('Nouveau\u00a0: Publications');
  await page.getByLabel('Nom du nouveau domaine').fill('');
  await page.getByRole('button', { name: 'Importer 2\u00a0publications' }).click();
  await expect(page.getByLabel('Nom du nouveau domaine')).toBeFocused();
  await page.keyboard.type('Histoire');
  await page.getByLabel('Domaine de « Cartes et trajets »').selectOption({ label: 'Réseaux et Sécurité' });
  expect(await list(site.origin)).not.toContain(title);
  await page.getByRole('button', { name: 'Importer 2\u00a0publications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '2\u00a0publications importées' })).toBeFocused();
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurer' }).click();
  await expect(page.getByRole('region', { name: 'Versions' }).getByRole('listitem').first()).toContainText('restaurée');
  expect(await list(site.origin)).not.toContain(title);
});

test('a list in plain text gives drafts, and what the owner corrects of one is added, in press too', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  const lines = [
    'III. Articles',
    '« Relever les crues », Annales du fleuve, 12, 2019, p. 3-9',
    '« Nommer les rives », Annales du fleuve, 13, 2020, p. 4-7',
  ];
  await review(page, lines.join('\n'));
  await expect(page.getByText('2\u00a0références\u00a0: 2\u00a0à confirmer', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importer', exact: true })).toBeDisabled();
  const drafts = group(page, 'Brouillons');
  await expect(drafts.getByRole('heading', { name: 'Articles', exact: true })).toHaveCount(1);
  await expect(drafts.getByText('Aucun auteur n’est nommé\u00a0: votre nom est mis.')).toHaveCount(2);
  await drafts.getByRole('button', { name: 'Tout cocher' }).click();
  await expect(page.getByRole('button', { name: 'Importer 2\u00a0publications' })).toBeEnabled();
  await expect(drafts.getByLabel('Titre').first(), 'what is ticked with all is folded').toBeHidden();
  await drafts.getByRole('button', { name: 'Tout décocher' }).click();
  await drafts.getByRole('checkbox', { name: lines[1] }).check();
  await drafts.getByLabel('Titre').fill('Relever les grandes crues');
  await expect(drafts.getByLabel('Volume', { exact: true })).toHaveValue('12');
  await drafts.getByLabel('Nature').selectOption('Chapitre d’ouvrage');
  await expect(drafts.getByLabel('Ouvrage', { exact: true })).toHaveValue('Annales du fleuve');
  await drafts.getByLabel('Sous la direction de').fill('A. Petit');
  await expectAccessible(page);
  await drafts.getByLabel('Nature').selectOption('Article de revue');
  await drafts.getByLabel('Année').fill('bientôt');
  await expect(drafts.getByLabel('Année')).toHaveAccessibleDescription('L’année doit être comprise entre 1990 et 2030');
  await expect(page.getByRole('button', { name: 'Importer', exact: true }), 'it cannot be added so').toBeDisabled();
  await expectAccessible(page);
  await drafts.getByLabel('Année').fill('in press');
  await page.getByRole('button', { name: 'Importer 1\u00a0publication' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '1\u00a0publication importée' })).toBeFocused();
  const pressed = await (await fetch(`${site.origin}/publications?annee=sous-presse`)).text();
  expect(pressed).toContain('Relever les grandes crues');
  expect(pressed).not.toContain('Nommer les rives');
});

test('an odd field costs no entry: what is left out, and what goes to the note, is said in the review', async ({
  adminPage: page,
  site,
}) => {
  const odd = `@comment{un groupe dont le nom a une accolade \\{ seule}
@inbook{a, title = {Des \\glqq mots\\grqq{}}, author = {Petit, Paul}, booktitle = {Livre}, chapter = 4, year = 2019, Early Access Date = {JAN 2019}, open-access}
@article{b, title = {Sans fin, author = {Petit, Paul}, journal = {Revue}, year = 2020}
`;
  await review(page, odd);
  const added = group(page, 'Nouvelles').getByRole('listitem');
  await expect(added).toHaveCount(2);
  await expect(added.first()).toContainText('Des „mots“');
  await expect(added.first()).toContainText('Dans la note\u00a0: Chapitre 4');
  await expect(added.first()).toContainText('Champ laissé de côté\u00a0: «\u00a0early access date\u00a0».');
  await expect(added.first()).toContainText('Le champ «\u00a0open-access\u00a0» n’a pas de valeur.');
  await expect(added.last()).toContainText('Le champ «\u00a0title\u00a0» n’est pas fermé.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Importer 2\u00a0publications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '2\u00a0publications importées' })).toBeVisible();
  expect(await list(site.origin)).toContain('Des „mots“');
});

test('from a new site to two hundred publications on the page in six clicks', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const many = Array.from(
    { length: 200 },
    (_, index) =>
      `@article{k${index}, title={Étude ${index} des archives}, author={Petit, Paul}, year={2020}, journal={Cahiers}, doi={10.5555/a.${index}}}`,
  ).join('\n');
  const pressed: string[] = [];
  await page.exposeFunction('countPress', (what: string) => void pressed.push(what));
  await page.addInitScript(() =>
    addEventListener(
      'pointerdown',
      ({ target }) => Reflect.get(window, 'countPress')(target instanceof Element ? target.textContent : ''),
      true,
    ),
  );
  await page.goto('/admin');
  await menuLink(page, 'Publications').click();
  await page.getByRole('link', { name: 'Importer', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByText('Choisir un fichier', { exact: true }).click();
  await (await chooser).setFiles({ name: 'archives.bib', mimeType: 'text/plain', buffer: Buffer.from(many) });
  await expect(group(page, 'Nouvelles').getByRole('listitem')).toHaveCount(100);
  await page.getByRole('button', { name: 'Importer 200\u00a0publications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '200\u00a0publications importées' })).toBeVisible();
  expect(new Set((await list(site.origin)).match(/Étude \d+ des archives/g))).toHaveProperty('size', 200);
  expect(pressed).toEqual(
    ['Publications', 'Importer', 'Choisir un fichier', 'Importer 200\u00a0publications'].map((name) =>
      expect.stringContaining(name),
    ),
  );
  expect(pressed.length + 2, 'with the file and « Ouvrir » in the system’s own window').toBeLessThanOrEqual(6);
});

test('what has changed is shown field by field, and the owner’s words stay unless a tick gives them up', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  const entry = (volume: string, name = 'Trajets de papier') =>
    `@article{a, title={${name}}, author={Petit, Paul}, year={2019}, journal={Revue}, volume={${volume}}, doi={10.5555/trajets}}`;
  await review(page, entry('1'));
  await page.getByRole('button', { name: 'Importer 1\u00a0publication' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '1\u00a0publication importée' })).toBeVisible();
  await rename(site.origin, 'Trajets de papier', 'Mes trajets');

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

  await review(page, entry('2'));
  await group(page, 'Déjà là').getByText('1\u00a0champ diffère').click();
  await group(page, 'Déjà là').getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Importer 1\u00a0publication' }).click();
  await expect(page.getByText('1\u00a0modifiée', { exact: true })).toBeVisible();
  expect(await list(site.origin)).not.toContain('Mes trajets');
});

test('works of one title that their numbers tell apart are asked about, what is there twice can be added, and odd years are told', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  const entry = (key: string, more: string, name = 'Éditorial') =>
    `@article{${key}, title={${name}}, author={Petit, Paul}, journal={Revue}, ${more}}`;
  const chronicle = 'Chronique de jurisprudence administrative';
  const file = [
    entry('a', 'year={1987}, number={1}'),
    entry('b', 'year={1987}, number={2}'),
    entry('c', 'year={2019}', chronicle),
    entry('d', 'year={2019}, volume={5}', chronicle),
  ];
  await review(page, file.join('\n'));
  await expect(page.getByText('1\u00a0référence hors de 1990–2030\u00a0: elle est prise telle quelle.')).toBeVisible();
  await group(page, 'À confirmer').getByRole('radio', { name: 'C’en est une autre\u00a0: l’ajouter' }).check();
  await expect(
    page.getByText('2\u00a0références hors de 1990–2030\u00a0: elles sont prises telles quelles.'),
  ).toBeVisible();
  await group(page, 'Déjà là').getByRole('checkbox', { name: 'C’en est une autre\u00a0: l’ajouter' }).check();
  await expect(group(page, 'Déjà là').getByRole('combobox', { name: /^Domaine de/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Importer 4\u00a0publications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '4\u00a0publications importées' })).toBeVisible();
  const stored = (await publications(site.origin))
    .map(({ title: name }) => name)
    .filter((name) => name === 'Éditorial' || name === chronicle);
  expect(stored).toEqual(['Éditorial', 'Éditorial', chronicle, chronicle]);
  await review(page, file.join('\n'));
  await expect(page.getByText('4\u00a0références\u00a0: 4\u00a0déjà là', { exact: true }).first()).toBeVisible();
});

test('a new domain is there for the next import, and its name makes no second one', { tag: '@long' }, async ({
  adminPage: page,
  site,
}) => {
  const entry = (name: string) => `@article{${name}, title={${name}}, author={Petit, Paul}, year={2019}}`;
  const domain = page.getByLabel('Domaine des nouvelles publications');
  await review(page, `${entry('Un')}\n${entry('Deux')}`);
  await domain.selectOption({ label: 'Nouveau domaine…' });
  await page.getByLabel('Nom du nouveau domaine').fill('Essais');
  await page.getByRole('button', { name: 'Importer 2\u00a0publications' }).click();
  await page.getByRole('button', { name: 'Importer un autre texte' }).click();

  await page.getByLabel('Ou collez des références').fill(entry('Trois'));
  await page.getByRole('button', { name: 'Lire ces références' }).click();
  const names = domain.getByRole('option');
  await expect(names.filter({ hasText: 'Essais' })).toHaveText(['Essais']);
  await expect(domain).not.toHaveValue('');
  await expect(page.getByLabel('Nom du nouveau domaine')).toHaveCount(0);
  await domain.selectOption({ label: 'Nouveau domaine…' });
  await page.getByLabel('Nom du nouveau domaine').fill(' essais ');
  await page.getByRole('button', { name: 'Importer 1\u00a0publication' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '1\u00a0publication importée' })).toBeFocused();
  const { content } = await stored(site.origin);
  expect(
    Object.values(content)
      .filter((each) => Reflect.get(each, 'title') === 'Essais')
      .map(({ articles }) => articles.length),
  ).toEqual([3]);
});

test('« Nouveau domaine… » low in the list leads to the name, which goes when no row needs it', {
  tag: '@long',
}, async ({ adminPage: page, site }) => {
  const known = await knownDomain(site.origin);
  await review(
    page,
    Array.from(
      { length: 30 },
      (_, index) => `@article{b${index}, title={Le ${index} des fleuves}, author={Petit, Paul}, year={2018}}`,
    ).join('\n'),
  );
  const name = page.getByLabel('Nom du nouveau domaine');
  await page.getByLabel('Domaine des nouvelles publications').selectOption(known);
  await expect(name).toHaveCount(0);
  const low = page.getByLabel('Domaine de « Le 29 des fleuves »');
  await low.selectOption({ label: 'Nouveau domaine…' });
  await expect(name).toBeFocused();
  await expect(name).toBeInViewport();
  await page.keyboard.type('Fleuves');
  await expect(low.locator('option:checked')).toHaveText('Nouveau\u00a0: Fleuves');
  await low.selectOption(known);
  await expect(name).toHaveCount(0);
});

test('an import says how many it added and changed, and whose it is not', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  const entry = (key: string, author: string, volume: string) =>
    `@article{${key}, title={Le fonds ${key}}, author={${author}}, year={2017}, journal={Fonds}, volume={${volume}}, doi={10.5555/fonds.${key}}}`;
  const noOwner = page.getByText('Votre nom ne figure parmi les auteurs d’aucune de ces références.');
  await review(page, entry('a', 'Petit, Paul', '1'));
  await expect(noOwner).toContainText('D’après votre profil, c’est «\u00a0Nabil Tazrouti\u00a0».');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Importer 1\u00a0publication' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '1\u00a0publication importée' })).toBeVisible();
  await review(
    page,
    [
      entry('a', 'Petit, Paul', '2'),
      entry('b', 'Tazrouti, Nabil', '1'),
      entry('c', 'Petit, Paul', '1'),
      '@article{d, year={2017}}',
    ].join('\n'),
  );
  await expect(noOwner).toHaveCount(0);
  await page.getByRole('button', { name: 'Importer 3\u00a0publications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '3\u00a0publications importées' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('2\u00a0nouvelles, 1\u00a0modifiée, 1\u00a0refusée');
  await page.goto('/admin/history?sujet=section%2Fpublications');
  await expect(page.getByRole('region', { name: 'Versions' }).getByRole('listitem').first()).toContainText(
    '2\u00a0publications ajoutées, 1 modifiée',
  );
  await page.goto('/admin/audit');
  await expect(page.locator('#contenu').getByRole('listitem').first()).toContainText(
    '2\u00a0publications ajoutées, 1 modifiée',
  );
});

test('a double click imports once; a save from elsewhere in between is not overwritten, and the file is read again', {
  tag: '@long',
}, async ({ adminPage: page, site, surprises }) => {
  surprises.expect(/409 \(Conflict\)/);
  await review(
    page,
    bib.replaceAll('10.5555/chn.2023.12', '10.5555/double').replace('Cartes et trajets', 'Cartes et routes'),
  );
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && calls.push(request.url()));
  const count = (await publications(site.origin)).length;
  await retitle(site.origin);
  await page.getByRole('button', { name: /^Importer \d/ }).dblclick();
  await expect(page.getByRole('alert').filter({ hasText: 'ont été modifiées depuis cette lecture' })).toBeFocused();
  expect(await publications(site.origin)).toHaveLength(count);
  await page.getByRole('button', { name: 'Relire le texte' }).click();
  await page.getByRole('button', { name: /^Importer \d/ }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: /importées?$/ })).toBeVisible();
  expect(calls).toHaveLength(2);
});

test('what is no bibliography is refused with what it seems to be; a reading can be given up', {
  tag: '@long',
}, async ({ adminPage: page, surprises }) => {
  surprises.expect(/400 \(Bad Request\)/);
  await page.goto('/admin/publications/import');
  await page
    .getByLabel('Choisir un fichier')
    .setInputFiles({ name: 'these.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(page.getByRole('alert').filter({ hasText: 'Ce fichier semble être un document PDF.' })).toBeFocused();

  await page.getByLabel('Choisir un fichier').setInputFiles({
    name: 'ancien.bib',
    mimeType: 'text/plain',
    buffer: Buffer.from('@book{a, title={Été à Nîmes}, author={Petit, Paul}, year={2001}}', 'latin1'),
  });
  await expect(page.getByText('Encodage reconnu\u00a0: Windows-1252 (Latin-1)')).toBeVisible();
  await expect(group(page, 'Nouvelles').getByRole('listitem')).toContainText('Été à NîmesPaul Petit · 2001 · Ouvrage');
  await page.goto('/admin/publications/import');

  const release = await hold(page, new RegExp(address));
  await page.getByLabel('Ou collez des références').fill(bib);
  await page.getByRole('button', { name: 'Lire ces références' }).click();
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Annuler' })).toHaveAccessibleDescription('Envoi de votre texte…');
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByLabel('Ou collez des références')).toHaveValue(bib);
  await expect(page.getByRole('button', { name: 'Lire ces références' })).toBeFocused();
  await expect(page.getByText('Lecture interrompue')).toBeAttached();
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Importer des publications' })).toBeVisible();
});

test('how much of a file is sent, then how many of its references are read, is told; it can be given up in both', {
  tag: '@long',
}, async ({ adminPage: page }) => {
  const entry = (index: number) =>
    `@article{k${index}, title={Étude ${index} ${'\\emph{a}'.repeat(100)}}, author={Petit, Paul}, year={2020}}\n`;
  const slow = {
    name: 'lente.bib',
    mimeType: 'text/plain',
    buffer: Buffer.from(Array.from({ length: 1000 }, (_, index) => entry(index)).join('')),
  };
  await page.goto('/admin/publications/import');
  const network = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(200_000);
  const cancel = page.getByRole('button', { name: 'Annuler' });
  const choose = async () => {
    await page.getByLabel('Choisir un fichier').focus();
    await page.getByLabel('Choisir un fichier').setInputFiles(slow);
    await expect(cancel).toBeFocused();
  };
  await choose();
  const bar = (name: string) => page.getByRole('progressbar', { name });
  await expect(bar('Envoi de «\u00a0lente.bib\u00a0»')).toHaveAttribute(
    'aria-valuetext',
    /^[\d,]+\s[KM]o sur [\d,]+\s[KM]o$/,
  );
  await expectAccessible(page);
  await cancel.click();
  await expect(page.getByLabel('Choisir un fichier')).toBeFocused();

  await limit(-1);
  await choose();
  await expect(bar('Lecture de «\u00a0lente.bib\u00a0»')).toHaveAttribute(
    'aria-valuetext',
    /^\d[\d\s]*références? lues? sur 1\s000$/,
  );
  await expect(page.getByRole('status').filter({ hasText: 'Lecture de' })).toBeVisible();
  await cancel.click();
  await expect(page.getByLabel('Choisir un fichier')).toBeFocused();
  await review(page, bib); // the process of the other file has ended, and this one need not wait
});

test('a text that is pasted is called a text, and is there to be corrected', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  await review(page, bib);
  await expect(group(page, 'Refusées')).toContainText('Corrigez-les dans le texte');
  await page.getByRole('button', { name: 'Modifier le texte' }).click();
  await expect(page.getByLabel('Ou collez des références')).toHaveValue(bib);
  await page.getByRole('button', { name: 'Lire ces références' }).click();
  await page.getByRole('region', { name: 'Import', exact: true }).getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByLabel('Ou collez des références')).toHaveValue(bib);
});

test('what was chosen in one file does not hold in the next', { tag: '@long' }, async ({
  adminPage: page,
  surprises,
}) => {
  surprises.expect(/ERR_FAILED/);
  const entry = (name: string) => `@article{${name}, title={Le choix ${name}}, author={Petit, Paul}, year={2016}}`;
  const choose = (...names: string[]) =>
    page
      .getByLabel('Choisir un fichier')
      .setInputFiles({ name: 'choix.bib', mimeType: 'text/plain', buffer: Buffer.from(names.map(entry).join('\n')) });
  const box = (name: string) =>
    group(page, 'Nouvelles')
      .getByRole('listitem')
      .filter({ hasText: `Le choix ${name}` })
      .getByRole('checkbox');
  await page.goto('/admin/publications/import');
  await choose('a', 'b');
  await box('b').uncheck();
  for (const turn of [1, 2]) {
    await nextCall(page, `**${address}*`, (route) => route.abort());
    await page.getByRole('button', { name: 'Importer 1\u00a0publication' }).click();
    const again = page.getByRole('button', { name: 'Relire le fichier' });
    await expect(again).toBeVisible();
    if (turn === 1) {
      await again.click();
      await expect(again).toBeHidden();
      await expect(box('b'), 'the same file is read again').not.toBeChecked();
    }
  }
  await nextCall(page, `**${address}*`, (route) => route.abort());
  await page.getByRole('button', { name: 'Relire le fichier' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Importer des publications' })).toBeVisible();
  await choose('c', 'd');
  await expect(box('d')).toBeChecked();
});

test('a call without a file, with an old version or with a body of another shape is refused in French', async ({
  site,
}) => {
  const caller = await new Caller(site.origin).signIn();
  const file = (text: string) => {
    const form = new FormData();
    form.append('file', new Blob([text]), 'a.bib');
    return { body: form };
  };
  expect(await caller.call('POST', address, { json: {} })).toMatchObject({ status: 415 });
  expect(await caller.call('POST', address, { body: new FormData() })).toMatchObject({
    status: 400,
    json: { error: 'Le champ « file » doit contenir un fichier' },
  });
  expect(await caller.call('POST', address, file('Bonjour'))).toMatchObject({
    status: 400,
    json: { error: expect.stringMatching(/^Aucune référence/) },
  });
  expect(await caller.call('POST', address, file('a'.repeat(21 * 1024 * 1024)))).toMatchObject({ status: 413 });
  expect(
    await caller.call('POST', address, file('@book{a, title={Un livre entier}, author={Petit, Paul}, year={1987}}')),
  ).toMatchObject({
    status: 200,
    json: { success: true, format: 'bibtex', entries: [{ is: 'new', line: 1, list: 'others' }] },
  });
  expect(await caller.call('PUT', address, { json: { version: 1 } })).toMatchObject({
    status: 400,
    json: { error: 'La liste des références est requise' },
  });
  expect(await caller.call('PUT', address, { json: { version: -1, entries: [] } })).toMatchObject({ status: 409 });
});

test('a connection that is lost in the middle writes nothing, wherever it is cut', async ({ site }) => {
  const caller = await new Caller(site.origin).signIn();
  const titles = async () => (await publications(site.origin)).map(({ title }) => title);
  const before = await titles();
  const form = new FormData();
  form.append(
    'file',
    new Blob(['@article{a, title={Un article coupé}, author={Petit, Paul}, journal={Revue}, year={1987}}']),
    'a.bib',
  );
  const { json } = await caller.call('POST', address, { body: form });
  const { version, entries } = z
    .object({ version: z.number(), entries: z.array(z.looseObject({})).length(1) })
    .parse(json);
  const [{ fields, source } = {}] = entries;
  const domain = await knownDomain(site.origin);
  const body = JSON.stringify({ version, entries: [{ is: 'new', domain, list: 'articles', fields, source }] });
  const head = [
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Content-Type: application/json',
    `Origin: ${site.origin}`,
    `Cookie: ${caller.cookies}`,
  ];
  for (const part of [0, 0.5, 0.99])
    await cutOff(
      site.origin,
      [`PUT ${address} HTTP/1.1`, 'Host: localhost', ...head, '', body.slice(0, body.length * part)].join('\r\n'),
    );
  expect(await titles()).toEqual(before);
  const whole = await caller.call('PUT', address, { json: JSON.parse(body) });
  expect(whole, 'the version is still the one that was read').toMatchObject({ status: 200, json: { success: true } });
  expect((await titles()).filter((one) => one === 'Un article coupé')).toHaveLength(1);
});

test('the command does the same, and says what became of each entry', { tag: '@long' }, async ({ site }) => {
  const file = 'e2e/fixtures/references/hal.bib';
  const trial = await site.command('import', [file, '--domaine', 'Archives', '--dry-run']);
  expect(trial.output).toMatch(
    /«\sArchives\s» sera créé\.[\s\S]*\n\d+ nouvelles?, 0 modifiée, 0 déjà là, 0 à confirmer, \d+ refusées?\n$/,
  );
  expect(await list(site.origin)).not.toContain('Archives');
  const { code, output } = await site.command('import', [file, '--domaine', 'Archives']);
  expect(code, output).toBe(0);
  expect(await list(site.origin)).toContain('Archives');
  expect((await site.command('import', [file])).output).toMatch(
    /\n0 nouvelle, 0 modifiée, \d+ déjà là, 0 à confirmer, \d+ refusées?\n$/,
  );
  expect(await site.command('import', ['e2e/fixtures/portfolio.json', '--dry-run'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('--dry-run'),
  });
});

type Item = { readonly title: string };
type Domain = { readonly articles: readonly Item[]; readonly communications: readonly Item[] };
type Section = { readonly id: string; readonly content: Readonly<Record<string, Domain>> };

async function stored(origin: string) {
  const caller = await new Caller(origin).signIn();
  const { json } = await caller.call('GET', `/api/sections/${caller.id}`);
  const isPublications = (section: unknown): section is Section =>
    typeof section === 'object' && section !== null && Reflect.get(section, 'id') === 'publications';
  return { caller, content: Object.values(json).find(isPublications)?.content ?? {} };
}

async function publications(origin: string): Promise<Item[]> {
  return Object.values((await stored(origin)).content).flatMap(({ articles, communications }) => [
    ...articles,
    ...communications,
  ]);
}

/** The key of a domain that is there. */
async function knownDomain(origin: string): Promise<string> {
  const [key = ''] = Object.keys((await stored(origin)).content);
  return key;
}

/** Saves from another browser: gives an article another title. */
async function rename(origin: string, from: string, to: string): Promise<void> {
  const { caller, content } = await stored(origin);
  const changed = Object.entries(content).map(([key, domain]) => [
    key,
    { ...domain, articles: domain.articles.map((item) => (item.title === from ? { ...item, title: to } : item)) },
  ]);
  expect(
    (
      await caller.call('PUT', `/api/sections/${caller.id}/publications`, {
        json: { content: Object.fromEntries(changed) },
      })
    ).status,
  ).toBe(200);
}

/** Saves from another browser: gives the section another title. */
async function retitle(origin: string): Promise<void> {
  const { caller } = await stored(origin);
  expect(
    (await caller.call('PUT', `/api/sections/${caller.id}/publications`, { json: { title: 'Mes publications' } }))
      .status,
  ).toBe(200);
}

test('works of others stay out unless they are ticked, and are found and removed together afterwards', async ({
  adminPage: page,
  site,
}) => {
  const content = await contentOf(site);
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
  await expectAccessible(page);
  await others.getByRole('button', { name: 'Tout cocher' }).click();
  await page.getByRole('button', { name: 'Importer 5\u00a0publications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '5\u00a0publications importées' })).toBeFocused();

  await page.goto('/admin/publications');
  const articles = page.getByRole('region', { name: /^Articles/ });
  await articles.getByRole('button', { name: 'Sans votre nom' }).click();
  await expect(articles.getByRole('listitem')).toHaveCount(3);
  await articles.getByRole('button', { name: 'Sélectionner plusieurs articles' }).click();
  await articles.getByLabel('Tout sélectionner').check();
  await expectAccessible(page);
  await articles.getByRole('button', { name: 'Supprimer', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(articles.getByText('Votre nom figure dans chacune.')).toBeVisible();
  await articles.getByRole('button', { name: 'Sans votre nom' }).click();
  await expect(articles.getByRole('listitem')).toHaveCount(2);
});

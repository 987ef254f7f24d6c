import type { Locator, Page } from 'playwright/test';
import { pageTitle } from './support/admin';
import { expectAccessible, expectAccessibleInBoth } from './support/axe';
import { activities, affiliation, affiliations, doctor, iD, person, professor, thesisDetails } from './support/careers';
import { expect, test } from './support/test';

/** A career from ORCID and theses.fr (played by a stand-in) to the sections: read, reviewed, imported, known again. */

const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const reviewed = (page: Page) => expect(pageTitle(page, 'Vérifier le parcours')).toBeFocused();

test.beforeEach(({ hosts }) => {
  hosts.recover();
  hosts.careers.set(`${iD}/activities`, activities());
  hosts.careers.set(`${iD}/person`, person);
  hosts.people.set('026927608', doctor());
  hosts.theses.clear();
  hosts.numbers.clear();
});

test('from an empty site with an ORCID iD to six posts, four degrees and five grants in three clicks; again, nothing is new', async ({
  adminPage: page,
  site,
  content,
}) => {
  await page.goto('/admin/career/import');
  await expect(page.getByRole('main')).toContainText('donnez-le d’abord dans votre profil');
  await content.saveProfile({ prenom: 'Anne', nom: 'Exemple', identifiants: { orcid: iD, idref: '026927608' } });
  await page.goto('/admin/career');
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  await click(page.getByRole('link', { name: 'Importer ma carrière' }));
  await expect(page.getByRole('textbox', { name: 'ORCID' })).toHaveValue(iD);
  await expectAccessibleInBoth(page, 'sources');
  await click(page.getByRole('button', { name: 'Lire ORCID' }));
  await reviewed(page);
  await expect(
    page
      .getByText('20\u00a0entrées\u00a0: 17\u00a0nouvelles, 2\u00a0à préciser, 1\u00a0à part', { exact: true })
      .first(),
  ).toBeVisible();
  await expect(group(page, 'Parcours').getByRole('listitem')).toHaveCount(6);
  await expect(group(page, 'Parcours')).toContainText('ORCID, confirmé par Université d’Exemple');
  await expect(group(page, 'À part')).toContainText('300\u00a0relectures');
  await expect(page.getByLabel(/^Ajouter à votre profil.*Google Scholar \(AbCdEfGhIjKl\).*LinkedIn/)).toBeChecked();
  await expectAccessibleInBoth(page, 'review');
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 800 });
  await click(page.getByRole('button', { name: 'Importer 17\u00a0entrées' }));
  await expect(pageTitle(page, '17\u00a0entrées importées')).toBeFocused();
  expect(clicks).toBe(3);
  await expect(page.getByRole('main').getByRole('link', { name: 'Projets' })).toHaveAttribute(
    'href',
    '/admin/projects',
  );

  expect(await content.stored('cv--parcours')).toMatchObject({ posts: { length: 6 } });
  expect(await content.stored('statut-professionnel')).toHaveLength(4);
  expect(await content.stored('projets')).toHaveLength(5);
  const home = await site.text();
  expect(home).toContain('scholar.google.com/citations?user=AbCdEfGhIjKl');
  for (const words of ['Maîtresse de conférences', 'Doctorat en histoire', 'ANR-24-CE99-0001', 'Médaille de bronze'])
    expect(home).toContain(words);

  await page.goto('/admin/career/import?lire');
  await reviewed(page);
  await expect(
    page.getByText('20\u00a0entrées\u00a0: 2\u00a0à préciser, 1\u00a0à part, 17\u00a0déjà là', { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importer', exact: true })).toHaveAttribute('aria-disabled', 'true');
});

test('nine students and twenty juries follow in three clicks and a tick; a thesis defended since is brought up to date', {
  tag: '@long',
}, async ({ adminPage: page, site, content, hosts }) => {
  await content.saveProfile({ prenom: 'Anne', nom: 'Exemple', identifiants: { orcid: iD, idref: '026927608' } });
  hosts.people.set('026927608', professor());
  hosts.theses.set('2010REN20100', thesisDetails);
  const began = Date.now();
  await page.goto('/admin/career/import');
  await page.getByRole('checkbox', { name: /une demande par nouvelle thèse/ }).check();
  await page.getByRole('button', { name: 'Lire theses.fr' }).click();
  await reviewed(page);
  await expect(group(page, 'Thèses encadrées').getByRole('listitem')).toHaveCount(9);
  await expect(group(page, 'Jurys').getByRole('listitem')).toHaveCount(20);
  await expect(group(page, 'Thèses encadrées')).toContainText('École doctorale Sociétés, temps, territoires');
  await expectAccessibleInBoth(page, 'theses');
  await page.getByRole('button', { name: 'Importer 29\u00a0entrées' }).click();
  await expect(pageTitle(page, '29\u00a0entrées importées')).toBeFocused();
  test.info().annotations.push({ type: 'seconds', description: String((Date.now() - began) / 1000) });
  expect(await site.text()).toContain('Modèle106');
  expect(await site.text(), 'in preparation').not.toContain('Modèle107');

  const told = JSON.parse(JSON.stringify(professor()).replace('s900007', '2026REN20107'));
  Object.assign(told.theses['Directeur / Directrice'][7], {
    ...{ titre: 'Étude sous un autre titre', status: 'soutenue', date_soutenance: '2026-10-02' },
  });
  hosts.people.set('026927608', told);
  hosts.numbers.set('s900007', '2026REN20107');
  await page.goto('/admin/career/import?lire=theses');
  await reviewed(page);
  const summary = '29\u00a0entrées\u00a0: 1\u00a0à mettre à jour, 28\u00a0déjà là';
  await expect(page.getByText(summary, { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Importer 1\u00a0entrée' }).click();
  await expect(pageTitle(page, '1\u00a0entrée importée')).toBeFocused();
  const theses = await content.stored('theses-encadrees');
  expect(JSON.stringify(theses).match(/"sujet"/g)).toHaveLength(9);
  expect(await site.text()).toContain('Modèle107');
  expect(await site.text()).toContain('https://theses.fr/2026REN20107');
});

test('doubtful entries are asked about; entries of others are refused once, and the refusal can be taken back', {
  tag: '@long',
}, async ({ adminPage: page, content, hosts }) => {
  const homonym = affiliation(999, 'Ingénieure', 'Institut d’Ailleurs', ['2015', '2016']);
  hosts.careers.set(`${iD}/activities`, {
    ...activities(),
    employments: affiliations('employment', [homonym]),
  });
  await content.saveProfile({ identifiants: { orcid: iD } });
  await page.goto('/admin/career/import?lire');
  await reviewed(page);
  const row = page.getByRole('listitem').filter({ hasText: 'Ingénieure' });
  await row.getByRole('button', { name: 'Pas le mien' }).press('Enter');
  await expect(row.getByRole('button', { name: 'Reprendre' })).toBeVisible();
  await expect(row.getByRole('checkbox')).toHaveCount(0);
  const service = page.getByRole('listitem').filter({ hasText: 'Membre élue' });
  await expect(service.getByRole('checkbox')).toBeDisabled();
  await service.getByRole('combobox').selectOption('Responsabilité');
  await expect(service.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: /^Importer \d/ }).click();
  await expect(pageTitle(page, /importées?$/)).toBeFocused();
  const duties = await content.stored('responsabilites');
  expect(duties).toMatchObject([{ title: 'Membre élue, Comité scientifique', period: 'jusqu’en 2023' }]);

  // Under another number, as a second source would have it.
  hosts.careers.set(`${iD}/activities`, {
    ...activities(),
    employments: affiliations('employment', [{ ...homonym, 'put-code': 1000 }]),
  });
  await page.goto('/admin/career/import?lire');
  await reviewed(page);
  await expect(group(page, 'Pas le mien').getByRole('listitem')).toContainText('Ingénieure');
  await page.goto('/admin/career/import');
  await page.getByText('Pas le mien\u00a0: 1\u00a0entrée écartée').click();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Reprendre.*Ingénieure/ }).click();
  await expect(page.getByText(/^Pas le mien/)).toBeHidden();
  await page.getByRole('button', { name: 'Lire ORCID' }).click();
  await reviewed(page);
  await expect(row.getByRole('checkbox')).toBeChecked();
});

test('theses.fr finds a person by name, who says « C’est moi »; who has not defended stays unnamed', {
  tag: '@long',
}, async ({ adminPage: page, site, content }) => {
  await content.saveProfile({ prenom: 'Anne', nom: 'Exemple', identifiants: {} });
  await page.goto('/admin/theses');
  await page.getByRole('link', { name: 'Importer ma carrière' }).click();
  await page.getByRole('button', { name: /chercher mon nom/ }).click();
  await page.getByRole('button', { name: 'C’est moi\u00a0: Anne Exemple, IdRef 026927608' }).click();
  await reviewed(page);
  await expect(group(page, 'Thèses encadrées').getByRole('listitem')).toHaveCount(2);
  await page.getByRole('checkbox', { name: /au féminin/ }).check();
  await page.getByRole('button', { name: 'Importer 5\u00a0entrées' }).click();
  await expect(pageTitle(page, '5\u00a0entrées importées')).toBeFocused();
  const home = await site.text();
  expect(home).toContain('Boire en ville');
  expect(home).toContain('Luc Essai');
  const [, thesis = ''] = /Boire en ville(.{0,3000}?)L’eau des moines/s.exec(home) ?? [];
  expect(thesis).not.toContain('Paul Modèle');
});

test('a host that fails is told in place, and another try reads it', { tag: '@long' }, async ({
  adminPage: page,
  content,
  hosts,
  surprises,
}) => {
  surprises.expect(/status of 503/);
  await content.saveProfile({ identifiants: {} });
  await page.goto('/admin/career/import');
  await page.getByRole('button', { name: 'Lire ORCID' }).click();
  await expect(page.getByRole('textbox', { name: 'ORCID' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'ORCID' })).toHaveAccessibleDescription(
    /Veuillez saisir un ORCID valide/,
  );
  await page.getByRole('textbox', { name: 'ORCID' }).fill(iD);
  hosts.fail('wait');
  await page.getByRole('button', { name: 'Lire ORCID' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /ORCID demande d’attendre jusqu’(à|au) / })).toBeFocused();
  hosts.recover();
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await reviewed(page);
});

import type { Page } from '@playwright/test';
import { moduleFlags, programFile } from '../lib/program';
import { halRecords } from '../lib/testing/stand-in-hosts';
import { menuLink } from './support/admin';
import { Caller } from './support/api-client';
import { expectAccessible } from './support/axe';
import { inherited, run } from './support/site';
import { expect } from './support/test';
import { test } from './support/with-hosts';

/**
 * Publications from HAL, ORCID and DOIs, played by a stand-in: read, reviewed, imported; or a sentence, and nothing
 * written.
 */

const address = '/api/publications/import/hosts';
const list = async (origin: string) => (await fetch(`${origin}/publications?page=tout`)).text();
const orcid = '0000-0002-1825-0097';

test.beforeEach(({ hosts }) => {
  hosts.recover();
  hosts.hal.set('sophie-benali', halRecords(200));
});

async function open(page: Page, source: string): Promise<void> {
  await page.goto('/admin/publications/import');
  await page.getByRole('tab', { name: source, exact: true }).click();
}

test('from the dashboard of a new site to the two hundred publications of HAL in five clicks, and nothing is new the second time', async ({
  adminPage: page,
  site,
}) => {
  const caller = await new Caller(site.origin).signIn();
  await caller.call('PUT', `/api/profile/${caller.id}`, { json: { identifiants: { idhal: 'sophie-benali', orcid } } });
  await page.goto('/admin');
  await menuLink(page, 'Publications').click();
  await page.getByRole('link', { name: 'Importer', exact: true }).click();
  await page.getByRole('tab', { name: 'HAL' }).click();
  await expect(page.getByLabel('idHAL')).toHaveValue('sophie-benali');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Lire HAL' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vérifier l’import' })).toBeFocused();
  await page.getByRole('button', { name: 'Importer 200\u00a0publications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '200\u00a0publications importées' })).toBeVisible();
  expect(await list(site.origin)).toContain('Étude 199 des archives');

  await page.goto('/admin/publications/import?source=hal');
  await page.getByRole('button', { name: 'Lire HAL' }).click();
  await expect(page.getByText('200\u00a0références\u00a0: 200\u00a0déjà là', { exact: true }).first()).toBeVisible();
});

test('how far the reading has come is told; it can be given up, and the host is left alone', { tag: '@long' }, async ({
  adminPage: page,
  hosts,
}) => {
  let release = () => {};
  await open(page, 'HAL');
  await page.getByLabel('idHAL').fill('sophie-benali');
  hosts.asked.length = 0;
  hosts.held = [Promise.resolve(), new Promise((resolve) => (release = () => resolve()))];
  await page.getByRole('button', { name: 'Lire HAL' }).click();
  await expect(page.getByRole('button', { name: 'Annuler' })).toBeFocused();
  const bar = page.getByRole('progressbar', { name: 'Lecture de HAL' });
  await expect(bar).toHaveAttribute('aria-valuetext', '100\u00a0publications lues sur 200');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(page.getByLabel('idHAL')).toHaveValue('sophie-benali');
  await expect.poll(() => hosts.running).toBe(0);
  release();
  expect(hosts.asked).toHaveLength(2);
});

test('a host that fails is told in place, nothing is written, and another try reads it', { tag: '@long' }, async ({
  adminPage: page,
  site,
  hosts,
}) => {
  const before = await list(site.origin);
  await open(page, 'HAL');
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
  await expect(page.getByRole('heading', { level: 1, name: 'Vérifier l’import' })).toBeFocused();
});

test('what is no identifier is refused before anything is asked', { tag: '@long' }, async ({
  adminPage: page,
  hosts,
}) => {
  hosts.asked.length = 0;
  await open(page, 'ORCID');
  await page.getByRole('textbox', { name: 'ORCID' }).fill('0000-0002-1825-0098');
  await page.getByRole('button', { name: 'Lire ORCID' }).click();
  await expect(page.getByRole('textbox', { name: 'ORCID' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'ORCID' })).toHaveAccessibleDescription(
    /Veuillez saisir un ORCID valide/,
  );
  await page.getByRole('tab', { name: 'DOI' }).click();
  await page.getByRole('textbox', { name: 'DOI' }).fill('10.5555/un bonjour');
  await page.getByRole('button', { name: 'Lire ces DOI' }).click();
  await expect(page.getByRole('textbox', { name: 'DOI' })).toHaveAccessibleDescription(
    /«\sbonjour\s» n’est pas un DOI/,
  );
  await expectAccessible(page);
  expect(hosts.asked).toEqual([]);
});

test('DOIs are read one by one; the one that is unknown is refused alone; a double click imports once', {
  tag: '@long',
}, async ({ adminPage: page, site, hosts }) => {
  hosts.doi.set('10.5555/livre', {
    type: 'book',
    title: 'Lire les cartes',
    author: [{ family: 'Petit', given: 'Paul' }],
    issued: { 'date-parts': [[2019]] },
  });
  await open(page, 'DOI');
  await page.getByRole('textbox', { name: 'DOI' }).fill('https://doi.org/10.5555/LIVRE\n10.5555/inconnu');
  await page.getByRole('button', { name: 'Lire ces DOI' }).click();
  await expect(
    page.getByText('2\u00a0références\u00a0: 1\u00a0nouvelle, 1\u00a0refusée', { exact: true }).first(),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: /^Refusées/ }).getByRole('listitem')).toHaveText(
    /10\.5555\/inconnu.*Ligne 2\s: doi\.org ne connaît pas ce DOI/,
  );
  await page.getByRole('button', { name: 'Choisir une autre source' }).click();
  await expect(page.getByRole('textbox', { name: 'DOI' })).toHaveValue(
    'https://doi.org/10.5555/LIVRE\n10.5555/inconnu',
  );
  await page.getByRole('button', { name: 'Lire ces DOI' }).click();
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && calls.push(request.url()));
  await page.getByRole('button', { name: 'Importer 1\u00a0publication' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: '1\u00a0publication importée' })).toBeVisible();
  expect(calls).toHaveLength(1);
  expect((await list(site.origin)).match(/Lire les cartes/g)?.length).toBeGreaterThan(0);
});

test('ORCID is read, and completed by the DOI where it has no authors', { tag: '@long' }, async ({
  adminPage: page,
  hosts,
}) => {
  hosts.orcid.set(orcid, [
    {
      'put-code': 7,
      type: 'journal-article',
      title: { title: { value: 'Trajets de papier' } },
      'external-ids': {
        'external-id': [
          { 'external-id-type': 'doi', 'external-id-value': '10.5555/trajets', 'external-id-relationship': 'self' },
        ],
      },
    },
  ]);
  hosts.doi.set('10.5555/trajets', {
    type: 'journal-article',
    title: 'Trajets',
    author: [{ family: 'Petit', given: 'Paul' }],
    issued: { 'date-parts': [[2022]] },
  });
  await open(page, 'ORCID');
  await page.getByRole('textbox', { name: 'ORCID' }).fill(`https://orcid.org/${orcid}`);
  await page.getByRole('button', { name: 'Lire ORCID' }).click();
  await expect(page.getByRole('region', { name: /^Nouvelles/ }).getByRole('listitem')).toContainText(
    'Trajets de papierPaul Petit · 2022',
  );
});

test('the call answers with the right status, or with lines as the work goes on', async ({ site, hosts }) => {
  const caller = await new Caller(site.origin).signIn();
  const post = (json: object, headers = {}) => caller.call('POST', address, { json, headers });
  expect(await post({ source: 'hal', id: '../admin' })).toMatchObject({ status: 400 });
  expect(await post({ source: 'hal', id: 'personne' })).toMatchObject({
    status: 404,
    json: { error: expect.stringMatching(/^HAL ne connaît aucune publication/) },
  });
  expect(await post({ source: 'hal', id: 'sophie-benali' })).toMatchObject({
    status: 200,
    json: { success: true, version: expect.any(Number) },
  });
  hosts.fail('down');
  expect(await post({ source: 'hal', id: 'sophie-benali' })).toMatchObject({
    status: 502,
    json: { success: false, error: expect.stringMatching(/^HAL est en panne/) },
  });
  hosts.fail('wait');
  expect(await post({ source: 'hal', id: 'sophie-benali' })).toMatchObject({ status: 503 });
  hosts.recover();
  const { json } = await post({ source: 'hal', id: 'sophie-benali' }, { accept: 'application/x-ndjson' });
  const lines = String(json.text).trim().split('\n');
  expect(lines.slice(0, 2).map((line) => JSON.parse(line))).toEqual([
    { progress: { step: 'hal', done: 100, total: 200 } },
    { progress: { step: 'hal', done: 200, total: 200 } },
  ]);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ status: 200, result: { success: true } });
});

test('the command does the same', { tag: '@long' }, async ({ site, hosts }) => {
  hosts.doi.set('10.5555/commande', {
    type: 'book',
    title: 'Trajets en ligne',
    author: [{ family: 'Petit', given: 'Paul' }],
    issued: { 'date-parts': [[2018]] },
  });
  const { code, output } = await site.command('import', ['--doi', '10.5555/commande', '--domaine', 'Archives']);
  expect(code, output).toBe(0);
  expect(output).toMatch(/\n1 nouvelle, 0 modifiée, 0 déjà là, 0 à confirmer, 0 refusée\n$/);
  expect(await list(site.origin)).toContain('Trajets en ligne');
  hosts.fail('down');
  expect(await site.command('import', ['--hal', 'sophie-benali'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('HAL est en panne'),
  });
  expect(await site.command('import', ['--hal', 'a', '--orcid', orcid])).toMatchObject({
    code: 1,
    output: expect.stringContaining('Un fichier ou une source à la fois'),
  });
});

test('each week, once it is wanted: what is new is on the dashboard, leads to the review, and can be dismissed', {
  tag: '@long',
}, async ({ adminPage: page, site, hosts }) => {
  hosts.hal.set('regard', [
    ...halRecords(1).map((record) => ({
      ...record,
      halId_s: 'hal-20000000',
      doiId_s: '10.5555/regard',
      fr_title_s: ['Regards sur les cartes'],
    })),
  ]);
  const caller = await new Caller(site.origin).signIn();
  await caller.call('PUT', `/api/profile/${caller.id}`, { json: { identifiants: { idhal: 'regard' } } });
  const upkeep = async () => {
    const env = {
      ...inherited(),
      ...hosts.env,
      DATABASE_URL: `file:${site.databaseFile}`,
      UPLOADS_DIR: site.uploadsDir,
    };
    expect(await run([...moduleFlags(), programFile('maintain')], env)).toMatchObject({ code: 0 });
  };
  await page.goto('/admin/publications/import');
  const wanted = page.getByRole('checkbox', {
    name: 'Regarder chaque semaine ce qu’il y a de nouveau dans HAL et ORCID',
  });
  await wanted.check();
  await expect(page.getByText('Premier essai d’ici demain.')).toBeVisible();
  const before = await list(site.origin);
  await upkeep();
  await page.goto('/admin');
  const panel = page.getByRole('region', { name: 'Nouvelles publications' });
  await expect(panel.getByRole('listitem')).toContainText('HAL\u00a0: 1\u00a0propositionRegards sur les cartes');
  await expectAccessible(page);
  expect(await list(site.origin)).toBe(before);
  await panel.getByRole('link', { name: 'Vérifier les propositions de HAL' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vérifier l’import' })).toBeFocused();
  await page.goto('/admin');
  await panel.getByRole('button', { name: 'Écarter ces propositions' }).click();
  await expect(panel).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.goto('/admin/publications/import');
  await expect(wanted).toBeChecked();
  await expect(page.getByText(/^Dernier essai le .+: rien de nouveau\.$/)).toBeVisible();
});

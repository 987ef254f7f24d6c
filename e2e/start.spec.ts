import fs from 'node:fs';
import path from 'node:path';
import { openDatabase } from '../lib/sqlite';
import { freePort, inherited, run, type Site, startSite } from './support/site';
import { expect, test } from './support/test';

test.use({ siteEnv: {} }); // the second test creates its owner

test('shows the sample content to every visitor', async ({ page, site }) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(/Nabil Tazrouti/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tazrouti');
  for (const id of [
    'home',
    'about',
    'research',
    'competences',
    'publications',
    'teaching',
    'projects',
    'responsibilities',
    'contact',
  ]) {
    await expect(page.locator(`#${id}`)).toBeAttached();
  }
  expect(site.output()).toMatch(/Base de données\s: \d+ migrations appliquées\nContenu\s: contenu d’exemple écrit/);
  expect(site.output()).toContain('SITE_URL n’est pas réglé');
});

test('without an owner: an import shows at the next visit, and the printed address creates the owner, once', async ({
  browser,
  page,
  site,
}) => {
  const address = site.setupUrl() ?? '';
  expect(
    await site.command('import', ['e2e/fixtures/portfolio.json']),
    'a command in between leaves the address as it is',
  ).toMatchObject({ code: 0, output: expect.stringContaining('importée') });
  expect(await site.text()).toContain('Amélie-Constance');
  expect(await site.command('start'), 'so does another start, which finds the port taken').toMatchObject({
    code: 1,
    output: expect.stringMatching(/^Portfolio universitaire\nLe port \d+ est déjà pris .*\n$/),
  });
  expect(address).toContain(`${site.origin}/login?jeton=`);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Créer le compte administrateur' })).toBeVisible();
  await page.getByLabel('Adresse email').fill('premiere@exemple.org');
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill('un long mot de passe');
  await page.getByRole('textbox', { name: 'Confirmation' }).fill('un long mot de passe');
  await page.getByRole('button', { name: 'Créer le compte' }).click();
  await page.waitForURL('**/admin');
  await expect(page.getByText('premiere@exemple.org').first()).toBeVisible();

  const other = await browser.newContext();
  const again = await other.newPage();
  await again.goto(address);
  await expect(again.getByRole('heading', { name: 'Connexion Administrateur' })).toBeVisible();
  await other.close();
});

test('a start after an orderly end shows the home page as it was; one after an edit made meanwhile shows the edit', {
  tag: '@long',
}, async ({ byNext }) => {
  const env = { ADMIN_EMAIL: 'a@exemple.org', ADMIN_PASSWORD: 'mot de passe', SITE_URL: 'https://exemple.org' };
  const visit = async ({ origin }: Site) => {
    const answer = await fetch(origin);
    return {
      tag: answer.headers.get('etag'),
      policy: answer.headers.get('content-security-policy'),
      text: await answer.text(),
    };
  };
  const first = await startSite({ byNext, env });
  const drawn = await visit(first);
  await first.end();
  const second = await startSite({ byNext, home: first.home, env });
  expect(await visit(second)).toEqual(drawn);
  await second.end();
  expect((await second.command('import', ['e2e/fixtures/portfolio.json'])).code).toBe(0);
  const third = await startSite({ byNext, home: first.home, env });
  expect((await visit(third)).text).toContain('Amélie-Constance');
  await third.remove();
});

test.describe('a start that fails says why in one line', () => {
  /** Starts a site that is to fail, and returns its exit code and its last line. */
  const start = async (byNext: boolean, env: Record<string, string>) => {
    const { PORT = String(await freePort()), ...others } = env;
    const command = byNext
      ? ['node_modules/next/dist/bin/next', 'start', '--port', PORT]
      : ['scripts/node.mjs', 'scripts/start.ts'];
    const data = {
      DATABASE_URL: `file:${test.info().outputPath('a.db')}`,
      UPLOADS_DIR: test.info().outputPath('uploads'),
    };
    const { code, output } = await run(command, { ...inherited(), ...data, ...(!byNext && { PORT }), ...others });
    return { code, output, last: output.trim().split('\n').at(-1) ?? '' };
  };

  test('a wrong setting', async ({ byNext }) => {
    const { code, last } = await start(byNext, { TRUSTED_PROXIES: 'deux' });
    expect([code, last]).toEqual([1, 'Réglage incorrect : TRUSTED_PROXIES doit être un nombre entre 0 et 10']);
  });

  test('a port that is taken', async ({ site, byNext }) => {
    const { code, output, last } = await start(byNext, { PORT: new URL(site.origin).port });
    expect(code).toBe(1);
    if (byNext) expect(output, 'Next listens before it loads the application').toContain('EADDRINUSE');
    else expect(last).toMatch(/^Le port \d+ est déjà pris/);
    expect(fs.existsSync(test.info().outputPath('a.db')), 'nothing was begun').toBe(false);
  });

  test('a database that another site serves', async ({ site, byNext }) => {
    const before = fs.readdirSync(site.home);
    const data = { DATABASE_URL: `file:${site.databaseFile}`, UPLOADS_DIR: test.info().outputPath('uploads') };
    const { code, output, last } = await start(byNext, data);
    const line = `Un site se sert déjà de la base de données ${site.databaseFile} : arrêtez-le, ou changez DATABASE_URL.`;
    expect([code, last]).toEqual([1, line]);
    if (!byNext) expect(output, 'nothing was installed, built or changed').toBe(`Portfolio universitaire\n${line}\n`);
    expect(fs.readdirSync(site.home)).toEqual(before);
  });

  test('a session secret that a power cut has left empty', async ({ byNext }) => {
    fs.writeFileSync(test.info().outputPath('session-secret'), '');
    const { code, last } = await start(byNext, {});
    expect(code).toBe(1);
    expect(last).toMatch(/^Le fichier .*session-secret ne contient pas un secret .* Supprimez-le/);
  });

  test('a folder that cannot be written', async ({ byNext }) => {
    fs.writeFileSync(test.info().outputPath('fichier'), '');
    const { code, last } = await start(byNext, { UPLOADS_DIR: test.info().outputPath('fichier', 'uploads') });
    expect(code).toBe(1);
    expect(last).toContain('n’est pas accessible en écriture');
  });

  test('a database of a newer version, with the way back; a second start of ours does nothing twice', async ({
    site,
    byNext,
  }) => {
    expect(await site.end('SIGHUP'), 'its terminal was closed').toBe(0);
    const second = await startSite({ byNext, home: site.home });
    if (!byNext) expect(second.output()).toMatch(/Dépendances : à jour[\s\S]*Site : à jour/);
    expect(second.output()).not.toMatch(/migration|contenu d’exemple/);
    expect(second.setupUrl(), 'its owner is there').toBeUndefined();
    expect(await second.end('SIGINT')).toBe(0);
    const copy = path.join(site.home, 'avant-9.9.9-2026-11-29.db');
    fs.copyFileSync(site.databaseFile, copy);
    const database = openDatabase(site.databaseFile);
    database.exec(
      `INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name) VALUES ('x', 'x', 1, '2999_later')`,
    );
    database.close();
    const { code, output, last } = await start(byNext, { DATABASE_URL: `file:${site.databaseFile}` });
    expect([code, last]).toEqual([
      1,
      expect.stringMatching(/\(migration 2999_later\) : remettez cette version du code/),
    ]);
    expect(last).toContain(`npm run restore ${copy}`);
    if (!byNext) expect(output).toBe(`Portfolio universitaire\n${last}\n`);
    const restored = await site.command('restore', [copy]);
    expect(restored.output).toMatch(/Le site est revenu à son état du .* \(base de données seule\)\./);
    const again = await startSite({ byNext, home: site.home });
    expect((await fetch(again.origin)).status).toBe(200);
    await again.remove();
  });
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sealData } from 'iron-session';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { z } from 'zod';
import { type Database, firstColumn, openDatabase } from '../lib/sqlite';
import { toast } from './support/admin';
import { Caller } from './support/api-client';
import { startUsedSite, type UsedSite, variantsOf } from './support/ready-sites';
import { sample } from './support/sample';
import { type Site, startSite } from './support/site';
import { expect, test as fresh } from './support/test';
import { makeUsedSite, tablesOf } from './support/used-site';

/** A site that has been used for a year works like a new one. */

const secret = 'un secret de session pour les essais, assez long';
const test = fresh.extend<object, { usedSite: UsedSite }>({
  usedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const site = await startUsedSite({ env: { SESSION_SECRET: secret } });
      await use(site);
      await site.remove();
    },
    { scope: 'worker' },
  ],
  site: async ({ usedSite }, use) => use(usedSite),
});

const html = async (site: Site, address: string) => {
  const answer = await fetch(site.origin + address);
  expect(answer.status, address).toBe(200);
  return answer.text();
};

function inDatabase<T>(file: string, look: (database: Database) => T): T {
  const database = openDatabase(file, { readOnly: true });
  try {
    return look(database);
  } finally {
    database.close();
  }
}

/** Every row of every table, without sessions and audit events, which requests change. */
const rowsOf = (file: string) =>
  inDatabase(file, (database) =>
    tablesOf(database)
      .filter((name) => name !== 'Session' && name !== 'AuditEvent')
      .map((name) => [name, database.prepare(`SELECT * FROM "${name}" ORDER BY rowid`).all()]),
  );

test('visitors see what the owner shows, every picture in every size, and nothing hidden or binned', async ({ usedSite: site }) => {
  const home = await html(site, '/');
  for (const shown of ['Carnet de terrain', 'Prix et mentions', 'Équipe de recherche', 'Nguyễn-Lefèvre']) expect(home).toContain(shown);
  for (const unseen of ['Ancienne page', 'Agenda', 'marqueur-secret']) expect(home).not.toContain(unseen);
  for (const address of ['/publications', '/sitemap.xml']) await html(site, address);
  const named = new Set(Array.from(home.matchAll(/\/uploads\/[\w.-]+/g), ([address]) => address));
  expect(named.size, 'the portrait and the two pictures of the notebook, in their sizes').toBeGreaterThan(10);
  const sizes = site.past.uploads.flatMap((address, at) => sample(variantsOf(address), 7, at));
  const wanted = [...sizes, ...site.past.uploads, ...named];
  const refused: string[] = [];
  for (const address of wanted) if ((await fetch(site.origin + address)).status !== 200) refused.push(address);
  expect(refused).toEqual([]);
  expect(fs.readdirSync(path.join(site.uploadsDir, 'variantes')).length).toBeGreaterThanOrEqual(sizes.length);
});

test('signing in asks for a code: of the application, or a recovery code that was not used', async ({ page, usedSite: site, surprises }) => {
  surprises.expect(/401/);
  const { email, password, totpSecret, spentCodes } = site.past;
  const body = (code: string) => ({ json: { email, password, code } });
  const spent = await new Caller(site.origin).call('POST', '/api/auth/signin', body(spentCodes[0] ?? ''));
  expect([spent.status, spent.json.secondFactor]).toEqual([401, true]);
  expect((await new Caller(site.origin).call('POST', '/api/auth/signin', body(''))).json).toMatchObject({ secondFactor: true });
  await new Caller(site.origin).signIn(site.credentials());
  await page.goto('/login');
  await page.getByLabel('Adresse email').fill(email);
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByLabel('Code de vérification').fill(new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate());
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
});

test('the session that was open is, the expired and the revoked one are not, and the page lists them so', async ({ adminPage: page, usedSite: site }) => {
  const { open, expired, revoked } = site.past.sessions;
  const statusOf = async ({ key }: { key: string }) => {
    const cookies = `portfolio_session=${await sealData({ key }, { password: secret })}`;
    return (await new Caller(site.origin).call('GET', '/api/auth/sessions', { cookies })).status;
  };
  expect([await statusOf(open), await statusOf(expired), await statusOf(revoked)]).toEqual([200, 401, 401]);
  await page.goto('/admin/profile');
  const list = page.getByRole('list', { name: 'Sessions ouvertes' });
  await expect(list.getByRole('listitem').filter({ hasText: 'Firefox sur Linux' })).toHaveCount(1);
  await expect(list).not.toContainText('iPhone');
});

const history = z.object({ versions: z.array(z.object({ id: z.number() })), total: z.number() });

test('every version of the year can be read, and an old one comes back', async ({ adminPage: page, usedSite: site }) => {
  const subjects = inDatabase(site.databaseFile, (database) => database.prepare(`SELECT "subject", "key", COUNT(*) AS n FROM "Version" GROUP BY 1, 2`).all());
  expect(subjects.reduce((sum, { n }) => sum + Number(n), 0)).toBeGreaterThan(200);
  const owner = await new Caller(site.origin).signIn(site.credentials());
  for (const { subject, key, n } of subjects) {
    if (subject === 'order') continue;
    const { json } = await owner.call('GET', subject === 'profile' ? '/api/history/profile' : `/api/history/sections/${String(key)}`);
    const { versions, total } = history.parse(json);
    expect([key, total, versions.length]).toEqual([key, n, Math.min(50, Number(n))]);
  }
  expect(site.output()).not.toContain('version.unreadable');
  await page.goto('/admin/history?sujet=section%2Fprix-et-mentions');
  await page.getByRole('region', { name: 'Versions' }).getByRole('radio').last().check();
  const comparison = page.getByRole('region', { name: 'Comparaison' });
  await expect(comparison, 'the version that was chosen').toContainText('Mention du jury (2021)');
  await comparison.getByRole('button', { name: /^Restaurer la version/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restaurer' }).click();
  await expect(toast(page, /restaurée$/)).toBeVisible();
  await expect.poll(() => html(site, '/')).toContain('Mention du jury (2021)');
});

test('the trash gives a section back, with its picture', async ({ usedSite: site }) => {
  const owner = await new Caller(site.origin).signIn(site.credentials());
  expect((await owner.call('POST', '/api/history/bin/ancienne-page')).status).toBe(200);
  expect(await html(site, '/')).toContain('Ancienne page');
  expect((await owner.call('DELETE', `/api/sections/${owner.id}/ancienne-page`)).status).toBe(200);
});

test('a back-up says beforehand which files it cannot have, such as those of a disk that is not mounted', { tag: '@long' }, async ({
  adminPage: page,
  usedSite: site,
}) => {
  const [files] = inDatabase(site.databaseFile, (database) =>
    firstColumn(database, 'SELECT count(*) FROM (SELECT name FROM "Upload" UNION SELECT id FROM "Document")'),
  );
  fs.renameSync(site.uploadsDir, `${site.uploadsDir}-ailleurs`);
  try {
    await page.goto('/admin/history');
    await expect(page.getByText(`${files} images ou documents manquent sur le disque du site`)).toBeVisible();
  } finally {
    fs.renameSync(`${site.uploadsDir}-ailleurs`, site.uploadsDir);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: 'Télécharger une sauvegarde' })).toBeVisible();
  await expect(page.getByText('manquent sur le disque')).toHaveCount(0);
});

test('the journal tells the whole year in words', { tag: '@long' }, async ({ adminPage: page, usedSite: site }) => {
  const months = inDatabase(site.databaseFile, (database) => firstColumn(database, 'SELECT DISTINCT substr("at", 1, 7) FROM "AuditEvent"'));
  expect(months.length).toBeGreaterThanOrEqual(12);
  const names = inDatabase(site.databaseFile, (database) => firstColumn(database, 'SELECT DISTINCT "event" FROM "AuditEvent"')).map(String);
  await page.goto('/admin/audit');
  const lines: string[] = [];
  for (;;) {
    await expect(page.locator('#contenu').getByRole('listitem').first()).toBeVisible();
    lines.push(...(await page.locator('#contenu').getByRole('listitem').allTextContents()));
    const older = page.getByRole('link', { name: /plus anciens/i });
    if ((await older.count()) === 0) break;
    await page.goto(new URL((await older.getAttribute('href')) ?? '', page.url()).href);
  }
  expect(lines.length).toBeGreaterThan(500);
  expect(lines.filter((line) => names.some((name) => line.includes(name)))).toEqual([]);
});

const formats = ['jpeg', 'png', 'webp', 'gif', 'avif'] as const;

test('pictures of every format are taken and shown in every size', { tag: '@long' }, async ({ usedSite: site }) => {
  const owner = await new Caller(site.origin).signIn(site.credentials());
  for (const [at, format] of formats.entries()) {
    const bytes = await sharp({ create: { width: 120, height: 150, channels: 3, background: '#357' } })
      .toFormat(format)
      .toBuffer();
    const form = new FormData();
    form.append('photo', new Blob([new Uint8Array(bytes)], { type: `image/${format}` }), `photo.${format}`);
    const { status, json } = await owner.call('POST', '/api/upload/photo', { body: form });
    expect(status, format).toBe(200);
    for (const address of sample(variantsOf(String(json.url)), 7, at)) {
      const answer = await fetch(site.origin + address);
      expect([address, answer.status, answer.headers.get('content-type')]).toEqual([address, 200, `image/${path.extname(address).slice(1)}`]);
    }
  }
});

/** The rows that a restore brings back unchanged: not the owner, whose session version it raises, nor the failure counters of the host. */
const restoredRows = (file: string) => rowsOf(file).filter(([name]) => name !== 'Owner' && name !== 'SignInFailure');

for (const way of ['the administration', 'the command'] as const) {
  test(`a backup by ${way} comes back whole on an empty host`, async ({ usedSite: site }) => {
    const archive = path.join(site.home, `${way}.tar.gz`);
    if (way === 'the command') {
      const { output } = await site.command('backup', [archive]);
      expect(output).toContain('Sauvegarde écrite');
      expect(output, 'says of which database').toContain(`base de données ${site.databaseFile} `);
    } else {
      const owner = await new Caller(site.origin).signIn(site.credentials());
      const answer = await fetch(`${site.origin}/api/backup`, {
        method: 'POST',
        body: JSON.stringify(site.credentials()),
        headers: { Origin: site.origin, Cookie: owner.cookies, 'Content-Type': 'application/json' },
      });
      expect(answer.status).toBe(200);
      fs.writeFileSync(archive, Buffer.from(await answer.arrayBuffer()));
    }
    const home = fs.mkdtempSync(path.join(os.tmpdir(), 'hôte vide '));
    const before = restoredRows(site.databaseFile);
    const other = await startSite({ home });
    await other.end();
    for (const name of fs.readdirSync(home)) fs.rmSync(path.join(home, name), { recursive: true });
    const restored = await other.command('restore', [archive]);
    expect(restored.output).toContain('Le site est revenu à son état du');
    expect(restoredRows(other.databaseFile)).toEqual(before);
    const again = await startSite({ home });
    for (const address of site.past.uploads) {
      const [here, there] = await Promise.all([site, again].map(async ({ origin }) => Buffer.from(await (await fetch(origin + address)).arrayBuffer())));
      expect(there?.equals(here ?? Buffer.alloc(0)), address).toBe(true);
    }
    await new Caller(again.origin).signIn(site.credentials());
    await again.remove();
  });
}

test('what the maker of the past writes has the form of what the site writes', async () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'usage '));
  const past = await makeUsedSite(home);
  const made = formsOf(path.join(home, 'portfolio.db'));
  const site = await startSite({ home });
  const codes = [...past.recoveryCodes];
  const owner = await new Caller(site.origin).signIn({ ...past, code: codes[0] });
  await new Caller(site.origin).call('POST', '/api/auth/signin', { json: { email: past.email, password: 'faux' } });
  const call = async (method: string, address: string, json?: unknown) => expect((await owner.call(method, address, { json })).status, address).toBe(200);
  await call('PUT', `/api/profile/${owner.id}`, { grade: 'Professeure émérite' });
  await call('PUT', `/api/sections/${owner.id}/axes-recherche`, { content: ['Une ligne'] });
  await call('PUT', `/api/sections/${owner.id}/logiciels`, { visible: false });
  await call('PUT', `/api/sections/${owner.id}/logiciels`, { visible: true });
  await call('POST', `/api/sections/${owner.id}`, { title: 'Nouvelle', type: 'list', content: ['a'] });
  await call('DELETE', `/api/sections/${owner.id}/nouvelle`);
  const sections = z.array(z.object({ id: z.string() })).parse((await owner.call('GET', `/api/sections/${owner.id}`)).json);
  await call('PUT', '/api/sections/reorder', { sections: sections.toReversed().map(({ id }, at) => ({ id, order: at + 1 })) });
  const form = new FormData();
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
  form.append('photo', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'a.png');
  await owner.call('POST', '/api/upload/photo', { body: form });
  await new Caller(site.origin).call('GET', `/api/profile/${owner.id}`);
  const written = formsOf(site.databaseFile).filter((form) => !made.includes(form));
  await site.remove();
  expect(written).toEqual([]);
});

/** The distinct shapes of the rows: the type of each column, dates told from texts, and the fields of JSON columns. */
function formsOf(file: string): string[] {
  return inDatabase(file, (database) =>
    tablesOf(database).flatMap((table) => {
      const rows = database.prepare(`SELECT * FROM "${table}"`).all();
      const forms = rows.map((row) => `${table} ${JSON.stringify(Object.entries(row).map(([name, value]) => [name, formOf(table, name, value, row)]))}`);
      return Array.from(new Set(forms));
    }),
  );
}

function formOf(table: string, name: string, value: unknown, { event, subject }: Readonly<Record<string, unknown>>): unknown {
  if (name === 'detail' && typeof value === 'string') return [event, fieldsOf(JSON.parse(value))];
  if (name === 'data' && value instanceof Uint8Array) return [subject, fieldsOf(JSON.parse(brotliDecompressSync(value).toString()))];
  if (table === 'Section' || table === 'Version' || table === 'Profile') {
    if (name === 'deletedAt' || name === 'photo') return value === null ? 'null' : 'there';
  }
  if (typeof value !== 'string') return typeof value;
  return value.replace(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}(?=\+00:00$|Z$)/, 'date').replace(/^(?!date)[\s\S]*$/, 'text');
}

/** The fields of an object, in no order of their own, with the types of their values; for a list, those of its first item. */
function fieldsOf(value: unknown): unknown {
  const one = Array.isArray(value) ? value[0] : value;
  if (typeof one !== 'object' || one === null) return typeof one;
  return Object.entries(one)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, held]) => [name, held === null ? 'null' : typeof held === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(held) ? 'date' : typeof held]);
}

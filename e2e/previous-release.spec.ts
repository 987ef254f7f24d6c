import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { firstColumn, openDatabase } from '../lib/sqlite';
import { kinds } from '../sections/registry';
import { Caller } from './support/api-client';
import { owner, type Site, startSite } from './support/site';
import { tablesOf } from './support/used-site';
import { faultsOf } from './trust/support/files';

/**
 * A database and a backup of the previous release, which used another SQLite driver, open and restore unchanged
 * (fixtures/previous-release), but for the sentence that the release said above the courses by itself, which is written
 * down.
 */

const fixture = (name: string) => path.join(import.meta.dirname, 'fixtures/previous-release', name);
const newHome = () => fs.mkdtempSync(path.join(os.tmpdir(), 'version précédente '));

/** Columns that a migration has added since, which both sides of a comparison leave out. */
const added = new Set(['autresNoms', 'identifiants', 'titre', 'invitation', 'reponse']);

/** What an empty introduction said. */
const said = JSON.stringify(kinds['intro-enseignement'].defaults);

/** Every row of the named tables, by default of all; the database must be sound. */
function rowsOf(file: string, tables?: readonly string[]) {
  const database = openDatabase(file);
  try {
    expect(faultsOf(database)).toEqual([]);
    const names = tables ?? tablesOf(database);
    const known = (row: object) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([column, value]) =>
          added.has(column) ? [] : [[column, value === '""' ? said : value]],
        ),
      );
    const own = ({ key }: { readonly key?: unknown }) => key !== 'site.id'; // of the calendar: a migration gives it
    return names.map((name) => [
      name,
      database.prepare(`SELECT * FROM "${name}" ORDER BY 1`).all().filter(own).map(known),
    ]);
  } finally {
    database.close();
  }
}

function putDatabase(home: string): string {
  const file = path.join(home, 'portfolio.db');
  fs.writeFileSync(file, gunzipSync(fs.readFileSync(fixture('portfolio.db.gz'))));
  return file;
}

/** Visitors see the content; the owner signs in with a recovery code, reads the history and saves. */
async function expectInUse(site: Site): Promise<void> {
  const home = await site.text();
  for (const words of ['De la version précédente', 'Un axe de la version précédente', 'Carnet de terrain'])
    expect(home).toContain(words);
  expect(home).not.toContain('id="mediation"');
  const caller = await new Caller(site.origin).signIn({ ...owner, code: 'e2345-mnpqr' });
  const history = await caller.call('GET', '/api/history/sections/axes-recherche');
  expect(history.json).toMatchObject({
    current: 33,
    versions: expect.arrayContaining([expect.objectContaining({ version: 33 })]),
  });
  const before = await fetch(site.origin);
  expect(before.status).toBe(200);
  expect(
    (
      await caller.call('PUT', `/api/sections/${caller.id}/axes-recherche`, {
        json: { content: ['Un axe d’aujourd’hui'], version: 33 },
      })
    ).status,
  ).toBe(200);
  expect(await site.text()).toContain('Un axe d’aujourd’hui');
}

test('its database is opened row for row, and goes on', async () => {
  const home = newHome();
  const file = putDatabase(home);
  const before = rowsOf(file).filter(([name]) => name !== 'PublicGeneration'); // migrations raise it
  const site = await startSite({ home });
  expect(site.output()).toMatch(/Base de données\s: \d+ migrations? appliquées?/);
  expect(site.output(), 'nothing of the sample is written into it').not.toContain('contenu d’exemple');
  expect(
    rowsOf(
      file,
      before.map(([name]) => String(name)),
    ),
    'the tables that it had',
  ).toEqual(before);
  await expectInUse(site);
  await site.remove();
});

test('its backup is restored, uploads included', { tag: '@long' }, async () => {
  const home = newHome();
  const kept = tablesOfFixture();
  const site = await startSite({ home });
  await site.end();
  expect((await site.command('restore', [fixture('sauvegarde.tar.gz')])).output).toContain(
    'Le site est revenu à son état du',
  );
  expect(unnumbered(rowsOf(site.databaseFile, kept.names)), 'all but the version numbers, which only rise').toEqual(
    unnumbered(kept.rows),
  );
  expect(ownerOf(site.databaseFile)).toEqual({ ...kept.owner, sessionVersion: Number(kept.owner?.sessionVersion) + 1 });
  const uploads = openDatabase(site.databaseFile, { readOnly: true });
  const names = firstColumn(uploads, 'SELECT "name" FROM "Upload"').map(String);
  uploads.close();
  const again = await startSite({ home });
  expect(names).toHaveLength(6);
  for (const name of names)
    expect((await fetch(`${again.origin}/uploads/${name}`)).headers.get('content-type')).toBe('image/webp');
  await expectInUse(again);
  await again.remove();
});

/** Tables with their rows, without the version numbers. */
const unnumbered = (tables: ReturnType<typeof rowsOf>) =>
  JSON.parse(JSON.stringify(tables, (key, value) => (key === 'version' ? undefined : value)));

/**
 * Tables that a restore does not bring back unchanged: it adds to the audit log, ends the sessions, leaves the failure
 * counters alone, and raises the content version.
 */
const changed = ['AuditEvent', 'Owner', 'PublicGeneration', 'Session', 'SignInFailure'];

/** The fixture's rows that a restore brings back unchanged, with the names of their tables, and its owner. */
function tablesOfFixture() {
  const home = newHome();
  const file = putDatabase(home);
  const rows = rowsOf(file).filter(([name]) => !changed.includes(String(name)));
  const kept = { rows, names: rows.map(([name]) => String(name)), owner: ownerOf(file) };
  fs.rmSync(home, { recursive: true });
  return kept;
}

function ownerOf(file: string) {
  const database = openDatabase(file, { readOnly: true });
  try {
    return database.prepare('SELECT * FROM "Owner"').get();
  } finally {
    database.close();
  }
}

/**
 * Litestream's own program (version 0.3.13) beside a site, with docs/deploy/litestream.yml: every save goes through, and
 * what is restored from its files alone is the site.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { firstColumn, firstValue, openDatabase } from '../../lib/sqlite';
import { Caller } from '../support/api-client';
import { answer } from '../support/same-answer';
import { owner, type Site, startSite } from '../support/site';
import { noisePng, upload } from '../trust/support/uploads';

const program = path.resolve(import.meta.dirname, 'node_modules/@flydotio/litestream-linux-x64/litestream');
const env = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, SITE_URL: 'https://exemple.org' };

/** A folder with the configuration for a site: the file of docs/deploy with other places. */
function prepare({ databaseFile }: Site) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'litestream '));
  const given = fs.readFileSync('docs/deploy/litestream.yml', 'utf8');
  const places = { '/data/base/portfolio.db': databaseFile, '/replique/portfolio': path.join(folder, 'replique') };
  let text = given;
  for (const [from, to] of Object.entries(places)) {
    expect(text).toContain(`path: ${from}`);
    text = text.replace(`path: ${from}`, `path: ${JSON.stringify(to)}`);
  }
  const config = path.join(folder, 'litestream.yml');
  fs.writeFileSync(config, text);
  return { folder, config };
}

/** Resolves once Litestream has its first snapshot on the way. */
async function replicate(config: string): Promise<ChildProcess> {
  const child = spawn(program, ['replicate', '-config', config], { stdio: ['ignore', 'pipe', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (text.includes('replicating to')) resolve();
      });
    child.once('close', () => reject(new Error(text)));
  });
  return child;
}

async function ended(child: ChildProcess, signal: NodeJS.Signals) {
  child.kill(signal);
  await once(child, 'close');
}

/** The file that Litestream makes from its replica alone. */
async function restored(config: string, { databaseFile }: Site): Promise<string> {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'litestream ')), 'portfolio.db');
  await promisify(execFile)(program, ['restore', '-config', config, '-o', file, databaseFile]);
  return file;
}

/** Every row of the site's tables. */
function rowsOf(file: string): Record<string, unknown> {
  const db = openDatabase(file, { readOnly: true, wait: 5000 });
  try {
    expect(firstValue(db, 'PRAGMA integrity_check')).toBe('ok');
    const tables = firstColumn(db, "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").map(String);
    return Object.fromEntries(
      tables
        .filter((name) => !/^(?:_litestream|sqlite)_/.test(name))
        .map((name) => [name, db.prepare(`SELECT * FROM "${name}"`).all()]),
    );
  } finally {
    db.close();
  }
}

/** Whether the replica has all that the site has; rows by the hundred are too many for a difference to be shown. */
const isRestorable = async (config: string, site: Site) =>
  isDeepStrictEqual(rowsOf(await restored(config, site)), rowsOf(site.databaseFile));

function firstName(file: string) {
  const db = openDatabase(file, { readOnly: true });
  try {
    return firstValue(db, 'SELECT "prenom" FROM "Profile"');
  } finally {
    db.close();
  }
}

test('every save goes through beside Litestream, and what it restores is the site, page by page', async () => {
  const site = await startSite({ env });
  const caller = await new Caller(site.origin).signIn();
  const { config } = prepare(site);
  const save = async (prenom: string) => {
    const started = performance.now();
    const { status } = await caller.call('PUT', `/api/profile/${caller.id}`, { json: { prenom } });
    expect(status, prenom).toBe(200);
    return performance.now() - started;
  };
  const alone: number[] = [];
  for (let turn = 0; turn < 100; turn += 1) alone.push(await save(`Seule${turn}`));

  const first = await replicate(config);
  const beside: number[] = [];
  for (let turn = 0; turn < 300; turn += 1) beside.push(await save(`Tour${turn}`));
  const picture = String((await upload(caller, await noisePng(300, 7))).json.url);
  expect((await caller.call('PUT', `/api/profile/${caller.id}`, { json: { photo: picture } })).status).toBe(200);
  await expect.poll(() => isRestorable(config, site)).toBe(true);

  await save('Perdue ?');
  await ended(first, 'SIGKILL');
  const cut = await restored(config, site);
  expect(['Tour299', 'Perdue ?'], 'a replica that was cut off is whole').toContain(firstName(cut));
  rowsOf(cut);

  for (let turn = 0; turn < 50; turn += 1) await save(`Sans${turn}`);
  const second = await replicate(config);
  await save('Retour');
  await expect.poll(() => isRestorable(config, site)).toBe(true);

  // Back-up, restoration and examination do not mind Litestream's own tables.
  const archive = path.join(site.home, 'essai.tar.gz');
  expect(await site.command('backup', [archive])).toMatchObject({ code: 0 });
  expect((await site.command('doctor')).output).toContain('✓ Base de données : intacte');

  expect(await site.end()).toBe(0);
  await ended(second, 'SIGINT');
  const last = await restored(config, site);
  expect(isDeepStrictEqual(rowsOf(last), rowsOf(site.databaseFile))).toBe(true);

  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'autre hôte '));
  fs.copyFileSync(last, path.join(home, 'portfolio.db'));
  fs.cpSync(site.uploadsDir, path.join(home, 'uploads'), { recursive: true });
  const here = await startSite({ env, home: site.home });
  const there = await startSite({ env, home });
  for (const address of ['/', '/publications', '/sitemap.xml', picture])
    expect(await answer(there.origin, address, {}), address).toEqual(await answer(here.origin, address, {}));
  expect(await there.end()).toBe(0);
  expect(await there.command('restore', [archive])).toMatchObject({ code: 0 });
  expect(firstName(there.databaseFile)).toBe('Retour');
  await here.remove();
  await there.remove();
  const most = (times: readonly number[]) => `${Math.round(Math.max(...times))} ms at most`;
  const median = (times: readonly number[]) =>
    `${Math.round(times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0)} ms in the middle`;
  console.log(
    `saves without Litestream: ${median(alone)}, ${most(alone)}; beside it: ${median(beside)}, ${most(beside)}`,
  );
});

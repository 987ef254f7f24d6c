import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { firstValue, openDatabase, tableNames } from '../../lib/sqlite';
import { allowTime, progress, randomFrom, report, seed, size } from './support/form';
import { added, type Host, newHost } from './support/upgrades';

/**
 * `npm run upgrade` on a host of its own, to versions of the real code: one that is right, one with a migration, and one
 * for each place at which a version can fail. docs/decisions/0037-upgrade.md
 */

test.describe.configure({ timeout: 900_000 });

let host: Host;
/** Keeps the site running as systemd does; false once it is to stay down. */
let isSupervised = false;
let site: ChildProcess;
let printed = '';

test.beforeEach(async () => {
  host = await newHost();
  await supervise();
});
test.afterEach(() => {
  isSupervised = false;
  host.remove();
});

async function supervise(): Promise<void> {
  isSupervised = true;
  const begin = () => {
    site = host.start();
    for (const stream of [site.stdout, site.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
    site.once('close', (code) => {
      if (isSupervised && code !== 0) begin();
    });
  };
  begin();
  await answering();
}

async function stop(): Promise<void> {
  isSupervised = false;
  const ended = new Promise((resolve) => site.once('close', resolve));
  site.kill('SIGTERM');
  await ended;
}

/** Waits for the home page, and fails where it does not come. */
const answering = () =>
  expect
    .poll(
      () =>
        fetch(host.origin).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 60_000, message: printed },
    )
    .toBe(200);

const inDatabase = <T>(work: (db: ReturnType<typeof openDatabase>) => T): T => {
  const db = openDatabase(host.databaseFile, { wait: 5000 });
  try {
    return work(db);
  } finally {
    db.close();
  }
};
const isMigrated = () => inDatabase((db) => tableNames(db).has('Essai'));
const keep = (value: string) =>
  inDatabase((db) => db.prepare(`INSERT OR REPLACE INTO "Setting" ("key", "value") VALUES ('essai', ?)`).run(value));
const kept = () => inDatabase((db) => firstValue(db, `SELECT "value" FROM "Setting" WHERE "key" = 'essai'`));
const leftovers = () => fs.readdirSync(path.join(host.folder, '.upgrade'));

test('a version that is right takes the place of the old, and the way back is the same command', async () => {
  const { pid } = site;
  const there = await host.upgrade('bonne');
  expect(there.output).toContain('Le site est maintenant en');
  expect(there.code).toBe(0);
  expect(host.version()).toEqual({ name: 'bonne', changes: '' });
  expect(fs.existsSync(path.join(host.folder, 'docs/api.md'))).toBe(false);
  await answering();
  expect(site.pid, 'the same process').toBe(pid);
  expect(leftovers()).toEqual([]);

  expect(await host.upgrade('bonne')).toMatchObject({ code: 0, output: expect.stringContaining('Le site est à jour') });
  expect(await host.upgrade('base')).toMatchObject({ code: 0 });
  expect(host.version()).toEqual({ name: 'base', changes: '' });
  await answering();
});

test('a version with a migration applies it, and the version before is refused from then on', async () => {
  keep('avant');
  const { code, output } = await host.upgrade('migration');
  expect(output).toContain('1 migration ; la page d’accueil répond');
  expect(code).toBe(0);
  await answering();
  expect([isMigrated(), kept()]).toEqual([true, 'avant']);
  expect(await host.upgrade('base')).toMatchObject({
    code: 1,
    output: expect.stringContaining('est plus ancienne que la base de données'),
  });
  expect(host.version()).toEqual({ name: 'migration', changes: '' });
  await answering();
});

for (const [version, why] of [
  ['inconstructible', 'ne se construit pas'],
  ['sans-démarrage', 'ne sert pas le site, sur une copie de ses données : Error: ne démarre pas'],
  ['sans-page', 'ne sert pas le site, sur une copie de ses données'],
  ['migration-fautive', 'La migration 20991231000000_essai a échoué'],
] as const)
  test(`of the version ${version} nothing reaches the site, which goes on`, async () => {
    const { pid } = site;
    const { code, output } = await host.upgrade(version);
    expect(output).toContain(why);
    expect(output).toContain('Rien n’a été changé');
    expect(code).toBe(1);
    expect(host.version()).toEqual({ name: 'base', changes: '' });
    expect(site.pid).toBe(pid);
    expect(site.exitCode).toBeNull();
    await answering();
    expect(leftovers()).toEqual([]);
  });

test('a version that fails in the place of the old gives it back, with its database', async () => {
  keep('avant');
  const { code, output } = await host.upgrade('ailleurs');
  expect(output).toContain('ne sert pas le site à la place de l’ancienne');
  expect(output).toContain('le site est revenu à');
  expect(code).toBe(1);
  expect(printed).toContain('ne démarre pas ici');
  await answering();
  expect(host.version()).toEqual({ name: 'base', changes: '' });
  expect([isMigrated(), kept()]).toEqual([false, 'avant']);
});

test('what may save is refused while the versions change', async () => {
  const state = path.join(host.folder, '.upgrade/state.json');
  const save = () => fetch(`${host.origin}/api/auth/login`, { method: 'POST', headers: { origin: host.origin } });
  expect((await save()).status).not.toBe(503);
  fs.mkdirSync(path.dirname(state), { recursive: true });
  fs.writeFileSync(state, '{}');
  const refused = await save();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ error: expect.stringContaining('en cours de mise à jour') });
  await answering();
  fs.rmSync(state);
});

test('without a site that runs the version is put in place, for the next start', async () => {
  await stop();
  const { code, output } = await host.upgrade('migration');
  expect(output).toContain('est en place : lancez le site, qui n’était pas en marche');
  expect(code).toBe(0);
  expect(isMigrated()).toBe(false);
  await supervise();
  expect(isMigrated()).toBe(true);
});

test('what cannot go well is refused at once, in French', async () => {
  const refusal = async (version: string) => {
    const { code, output } = await host.upgrade(version);
    expect(code).toBe(1);
    return output.trim().split('\n').at(-1);
  };
  expect(await refusal('9.9')).toContain('La version 9.9 est inconnue');
  fs.appendFileSync(path.join(host.folder, 'README.md'), 'À moi\n');
  expect(await refusal('bonne')).toContain('Des fichiers du site ont été modifiés ici (README.md');
  await answering();
});

/** What the command has said, or written, when it is killed. */
const steps: readonly [string, (output: string) => boolean][] = [
  ['checked', (output) => output.includes('✓ Place')],
  ['backed up', (output) => output.includes('✓ Sauvegarde')],
  ['building', (output) => output.includes('… Installation')],
  ['built', (output) => output.includes('✓ Construction')],
  ['tried', (output) => output.includes('✓ Essai')],
  ['switched', (output) => output.includes('✓ Changement de version')],
];

test('killed at any step, the site is wholly of one version, and the next command finishes or undoes', async () => {
  allowTime();
  const random = randomFrom(seed);
  const kills = size(steps.length + 4, steps.length + 60);
  const seen = { old: 0, new: 0, late: 0 };
  keep('avant');
  for (let kill = 0; kill < kills; kill += 1) {
    const [name, isReached] = steps[kill] ?? ['', () => false];
    let isKilled = false;
    const end = (child: ChildProcess) => {
      isKilled = true;
      child.kill('SIGKILL');
    };
    const version = host.version().name === 'base' ? 'bonne' : 'base';
    let timer: NodeJS.Timeout | undefined;
    await host.upgrade(version, (output, child) => {
      if (isKilled) return;
      if (name !== '' && isReached(output)) end(child);
      // In the half second after the site was asked to end, in which everything changes its place.
      if (name === '' && output.includes('✓ Essai')) timer ??= setTimeout(() => end(child), random() * 1500);
    });
    clearTimeout(timer);
    const about = `kill ${kill} (${name || 'while the versions change'})`;
    if (!isKilled) seen.late += 1;
    await stopAnyhow();
    await supervise();
    const { name: found, changes } = host.version();
    expect(changes, about).toBe('');
    expect(['base', 'bonne'], about).toContain(found);
    seen[found === version ? 'new' : 'old'] += 1;
    expect(fs.existsSync(path.join(host.folder, added)), about).toBe(found === 'bonne');
    expect(fs.existsSync(path.join(host.folder, '.upgrade/state.json')), about).toBe(false);
    expect(kept(), about).toBe('avant');
    progress('arrêts brutaux', kill + 1, kills);
  }
  const last = host.version().name === 'base' ? 'bonne' : 'base';
  expect(await host.upgrade(last)).toMatchObject({ code: 0 });
  expect(host.version()).toEqual({ name: last, changes: '' });
  expect(leftovers()).toEqual([]);
  report({ cases: kills, ...seen });
  expect(Math.min(seen.old, seen.new)).toBeGreaterThan(0);
});

/** As a power cut ends it, together with the command; a moment later, if it is just beginning anew. */
async function stopAnyhow(): Promise<void> {
  isSupervised = false;
  if (site.exitCode !== null || site.signalCode !== null) return;
  const ended = new Promise((resolve) => site.once('close', resolve));
  await after(0);
  site.kill('SIGKILL');
  await ended;
}

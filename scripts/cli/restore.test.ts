import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Database, firstColumn, firstValue, inTransaction, openDatabase } from '@/lib/sqlite.mjs';
import { migrate } from '../lib/migrate.mjs';
import { backup } from './backup';
import { restore } from './restore';

const place = vi.hoisted(() => ({ databaseFile: '', uploadsDir: '' }));
vi.mock('@/lib/env', () => ({ env: () => place }));

let home = '';
const archive = () => path.join(home, 'sauvegarde.tar.gz');

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'restore '));
  Object.assign(place, { databaseFile: path.join(home, 'data', 'site.db'), uploadsDir: path.join(home, 'uploads') });
  migrate(place.databaseFile, path.resolve('prisma/migrations'));
  fs.mkdirSync(place.uploadsDir);
});
afterEach(() => fs.rmSync(home, { recursive: true }));

function inDatabase<T>(work: (db: Database) => T, file = place.databaseFile): T {
  const db = openDatabase(file);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

const set = (key: string, value: string) => inDatabase((db) => db.prepare('INSERT OR REPLACE INTO Setting VALUES (?, ?)').run(key, value));
const addUpload = (name: string, bytes: Buffer) => fs.writeFileSync(path.join(place.uploadsDir, name), bytes);

/** Everything that the site keeps, for comparison. */
function state() {
  const tables = ['Setting', 'Section', 'Profile', 'PublicGeneration', '_prisma_migrations'];
  const rows = inDatabase((db) => tables.map((table) => db.prepare(`SELECT * FROM "${table}" ORDER BY 1`).all()));
  const uploads = fs
    .readdirSync(place.uploadsDir)
    .sort()
    .map((name) => [name, fs.readFileSync(path.join(place.uploadsDir, name)).toString('base64')]);
  return { rows, uploads };
}

test('fifty restores give fifty equal states', async () => {
  for (let round = 0; round < 50; round++) {
    set(`clé ${round}`, randomBytes(20 * round).toString('hex'));
    addUpload(`image${round % 5}.webp`, randomBytes(1 + 97 * round));
    const before = state();
    await backup(archive());
    set('plus tard', String(round));
    addUpload('tard.webp', Buffer.from('x'));
    fs.rmSync(path.join(place.uploadsDir, `image${round % 5}.webp`));
    await restore(archive());
    expect(state()).toEqual(before);
    fs.rmSync(archive());
  }
});

test('brings a site back on an empty host', async () => {
  set('a', 'b');
  addUpload('photo.webp', Buffer.alloc(5000, 7));
  const before = state();
  await backup(archive());
  fs.rmSync(path.dirname(place.databaseFile), { recursive: true });
  fs.rmSync(place.uploadsDir, { recursive: true });
  expect(await restore(archive())).toMatchObject({ uploads: 1, previous: null });
  expect(state()).toEqual(before);
});

test('the state before is kept, and can itself be restored', async () => {
  set('a', 'ancien');
  await backup(archive());
  set('a', 'nouveau');
  const { previous } = await restore(archive());
  expect(inDatabase((db) => firstValue(db, "SELECT value FROM Setting WHERE key = 'a'"))).toBe('ancien');
  await restore(previous ?? '');
  expect(inDatabase((db) => firstValue(db, "SELECT value FROM Setting WHERE key = 'a'"))).toBe('nouveau');
});

test('an archive that is cut or altered anywhere is refused and nothing changes', async () => {
  set('a', 'b');
  addUpload('photo.webp', randomBytes(3000));
  await backup(archive());
  set('a', 'c');
  const before = state();
  const whole = fs.readFileSync(archive());
  const broken = path.join(home, 'abîmée.tar.gz');
  for (let n = 0; n < 40; n++) {
    const at = 10 + Math.floor(((whole.length - 11) * n) / 40);
    const altered = Buffer.from(whole);
    altered[at] = (altered[at] ?? 0) ^ 0x55;
    for (const bytes of [altered, whole.subarray(0, at)]) {
      fs.writeFileSync(broken, bytes);
      await expect(restore(broken)).rejects.toThrow('rien n’a été changé');
    }
  }
  expect(state()).toEqual(before);
  expect(fs.readdirSync(path.dirname(place.databaseFile)).filter((name) => name.includes('restauration'))).toEqual([]);
});

test('an archive of a newer format, or with a name that leads elsewhere, is refused', async () => {
  await backup(archive());
  const plain = gunzipSync(fs.readFileSync(archive())).toString('latin1');
  const rewritten = (from: string, to: string) => {
    fs.writeFileSync(archive(), gzipSync(Buffer.from(plain.replaceAll(from, to), 'latin1')));
    return restore(archive());
  };
  await expect(rewritten('"format": 1', '"format": 2')).rejects.toThrow('version plus récente');
  await expect(rewritten('"portfolio.db"', '"../../x.db.."')).rejects.toThrow('rien n’a été changé');
});

test('a database of a newer release is refused, one of an older release is brought forward', async () => {
  const names = fs
    .readdirSync('prisma/migrations')
    .filter((name) => /^\d/.test(name))
    .sort();
  fs.rmSync(path.dirname(place.databaseFile), { recursive: true });
  const older = path.join(home, 'older');
  fs.cpSync(path.join('prisma/migrations', names[0] ?? ''), path.join(older, names[0] ?? ''), { recursive: true });
  migrate(place.databaseFile, older);
  await backup(archive());
  await restore(archive());
  expect(inDatabase((db) => firstColumn(db, 'SELECT migration_name FROM _prisma_migrations ORDER BY 1'))).toEqual(names);

  inDatabase((db) => db.exec("INSERT INTO _prisma_migrations (id, checksum, finished_at, migration_name) VALUES ('x', 'x', 1, '29990101000000_later')"));
  fs.rmSync(archive());
  await backup(archive());
  await expect(restore(archive())).rejects.toThrow('version plus récente');
});

test('refuses while the site runs on the database', async () => {
  await backup(archive());
  const running = openDatabase(place.databaseFile, { readOnly: true });
  running.prepare('SELECT count(*) FROM Setting').get();
  await expect(restore(archive())).rejects.toThrow('Le site est en marche');
  running.close();
  await restore(archive());
});

test('a damaged database is put aside, not lost', async () => {
  await backup(archive());
  const rubbish = Buffer.alloc(20_000, 'x');
  for (const suffix of ['-wal', '-shm']) fs.rmSync(place.databaseFile + suffix, { force: true });
  fs.writeFileSync(place.databaseFile, rubbish);
  const { previous } = await restore(archive());
  expect(fs.readFileSync(previous ?? '').equals(rubbish)).toBe(true);
  expect(inDatabase((db) => firstValue(db, 'PRAGMA integrity_check'))).toBe('ok');
});

test('a copy taken during writes is whole', async () => {
  const writer = openDatabase(place.databaseFile);
  const add = (n: number) =>
    inTransaction(writer, 'IMMEDIATE', () => {
      writer.prepare('INSERT INTO Setting VALUES (?, ?)').run(`gauche ${n}`, 'x'.repeat(3000));
      writer.prepare('INSERT INTO Setting VALUES (?, ?)').run(`droite ${n}`, 'x'.repeat(3000));
    });
  let n = 0;
  const writing = setInterval(() => add(n++), 0);
  for (let round = 0; round < 5; round++) await backup(path.join(home, `${round}.tar.gz`));
  clearInterval(writing);
  writer.close();
  for (let round = 0; round < 5; round++) {
    await restore(path.join(home, `${round}.tar.gz`));
    expect(inDatabase((db) => firstValue(db, "SELECT count(*) % 2 FROM Setting WHERE key LIKE 'gauche%' OR key LIKE 'droite%'"))).toBe(0);
    expect(inDatabase((db) => firstValue(db, 'PRAGMA integrity_check'))).toBe('ok');
  }
});

test('never writes over a file that is there', async () => {
  fs.writeFileSync(archive(), 'autre chose');
  await expect(backup(archive())).rejects.toThrow('existe déjà');
});

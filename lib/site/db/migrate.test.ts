import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from '@/lib/sqlite';
import project from '@/package.json' with { type: 'json' };
import { migrate, refuseUnusable, storageError } from './migrate';

let home = '';
const file = () => path.join(home, 'données', 'site.db');
const folder = () => path.join(home, 'migrations');

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio migrate '));
  write('001_first', 'CREATE TABLE a (id INTEGER PRIMARY KEY); INSERT INTO a VALUES (1);');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  fs.rmSync(home, { recursive: true });
});

function write(name: string, sql: string) {
  fs.mkdirSync(path.join(folder(), name), { recursive: true });
  fs.writeFileSync(path.join(folder(), name, 'migration.sql'), sql);
}

const copyOf = (day: number) => path.join(home, 'données', `avant-${project.version}-2026-11-${day}.db`);
const copies = () => fs.readdirSync(path.join(home, 'données')).filter((name) => /^avant-.*db/.test(name));

/** Applies a migration of its own on a day of November, and another program's write follows it. */
function update(day: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-${day}T12:00:00Z`) });
  write(`0${day}_more`, `INSERT INTO a VALUES (${day});`);
  return migrate(file(), folder());
}

function ask(sql: string, database = file()) {
  const db = openDatabase(database, { readOnly: true });
  try {
    return db
      .prepare(sql)
      .all()
      .map((row) => Object.values(row));
  } finally {
    db.close();
  }
}

test('creates the file and its folder, applies each migration once and in order', () => {
  write('002_second', 'INSERT INTO a VALUES (2);');
  expect(migrate(file(), folder())).toEqual(['001_first', '002_second']);
  expect(migrate(file(), folder())).toEqual([]);
  expect(ask('SELECT id FROM a')).toEqual([[1], [2]]);
  expect(ask('PRAGMA journal_mode')).toEqual([['wal']]);
});

test('a later migration is applied to a database in use', () => {
  migrate(file(), folder());
  const open = openDatabase(file());
  write('002_second', 'ALTER TABLE a ADD COLUMN name TEXT;');
  expect(migrate(file(), folder())).toEqual(['002_second']);
  open.close();
});

test('a database with content is copied before it changes, once a day, for its user alone; the last three stay', () => {
  migrate(file(), folder());
  expect(copies(), 'a new one had none').toEqual([]);
  const open = openDatabase(file());
  open.exec('INSERT INTO a VALUES (2)'); // in the journal
  update(10);
  expect(ask('SELECT id FROM a', copyOf(10))).toEqual([[1], [2]]);
  expect(ask('SELECT migration_name FROM _prisma_migrations', copyOf(10))).toEqual([['001_first']]);
  expect(fs.statSync(copyOf(10)).mode & 0o777).toBe(0o600);
  write('0109_again', 'INSERT INTO a VALUES (3);');
  migrate(file(), folder());
  expect(ask('SELECT id FROM a', copyOf(10)), 'that of the morning').toEqual([[1], [2]]);
  for (const name of ['avant-0.9.0-2026-11-11.db', 'avant-restauration-x.tar.gz'])
    fs.writeFileSync(path.join(home, 'données', name), '');
  for (const day of [12, 13]) update(day);
  expect(copies()).toEqual(['avant-0.9.0-2026-11-11.db', ...[12, 13].map((day) => path.basename(copyOf(day)))]);
  expect(fs.existsSync(path.join(home, 'données', 'avant-restauration-x.tar.gz'))).toBe(true);
  open.close();
});

test('without room for the copy nothing is migrated', () => {
  migrate(file(), folder());
  vi.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
  });
  write('002_second', 'INSERT INTO a VALUES (2);');
  expect(() => migrate(file(), folder())).toThrow(
    /^Le disque de .*données est plein : [^\n]* n’est donc pas mise à jour/,
  );
  expect([ask('SELECT id FROM a'), copies()]).toEqual([[[1]], []]);
});

test('refuses another program’s database, of which no byte changes', () => {
  fs.mkdirSync(path.dirname(file()), { recursive: true });
  const other = openDatabase(file(), { create: true });
  other.exec('CREATE TABLE session (id INTEGER)');
  other.close();
  fs.chmodSync(file(), 0o644);
  const before = fs.readFileSync(file());
  expect(() => migrate(file(), folder())).toThrow(
    /site\.db est la base de données d’un autre programme : changez DATABASE_URL\.$/,
  );
  expect(fs.readFileSync(file()).equals(before)).toBe(true);
  expect([fs.readdirSync(path.dirname(file())), fs.statSync(file()).mode & 0o777]).toEqual([['site.db'], 0o644]);
});

test('refuses a migration that was edited after it was applied', () => {
  migrate(file(), folder());
  write('001_first', 'CREATE TABLE b (id INTEGER);');
  expect(() => migrate(file(), folder())).toThrow('a été modifiée après avoir été appliquée');
});

test('refuses a database of a newer version, and names the copy from before it, where there is one', () => {
  const refusal = (back: string) =>
    expect.objectContaining({
      message: `La base de données vient d’une version plus récente du site (migration 012_more) : remettez cette version du code${back}`,
    });
  update(12);
  const later = path.join(folder(), '012_more');
  fs.rmSync(later, { recursive: true });
  for (const open of [migrate, refuseUnusable]) expect(() => open(file(), folder())).toThrow(refusal('.'));
  fs.rmSync(file());
  for (const day of [10, 11, 12]) update(day);
  fs.rmSync(later, { recursive: true });
  for (const open of [migrate, refuseUnusable])
    expect(() => open(file(), folder())).toThrow(
      refusal(`, ou revenez à la copie d’avant : npm run restore ${copyOf(12)}`),
    );
});

test('a failing migration leaves nothing of itself, and the ones before it stay', () => {
  write('002_second', 'INSERT INTO a VALUES (2); CREATE TABLE c (id INTEGER); INSERT INTO missing VALUES (1);');
  expect(() => migrate(file(), folder())).toThrow('La migration 002_second a échoué');
  expect(ask('SELECT id FROM a')).toEqual([[1]]);
  expect(ask("SELECT name FROM sqlite_master WHERE name = 'c'")).toEqual([]);
  expect(ask('SELECT migration_name FROM _prisma_migrations')).toEqual([['001_first']]);
});

test('a migration that breaks a foreign key is taken back', () => {
  write('002_second', 'CREATE TABLE d (a INTEGER REFERENCES a(id)); INSERT INTO d VALUES (99);');
  expect(() => migrate(file(), folder())).toThrow('rompt des liens');
  expect(ask("SELECT name FROM sqlite_master WHERE name = 'd'")).toEqual([]);
});

test('a folder in the place of the database is said', () => {
  fs.mkdirSync(file(), { recursive: true });
  expect(() => migrate(file(), folder())).toThrow(`DATABASE_URL doit nommer un fichier, et ${file()} est un dossier.`);
});

test('a file that is no database, and one with a damaged page, are refused and stay as they are', () => {
  fs.mkdirSync(path.dirname(file()));
  fs.writeFileSync(file(), 'Ceci n’est pas une base de données. '.repeat(200));
  const before = fs.readFileSync(file());
  expect(() => migrate(file(), folder())).toThrow('est abîmée');
  expect(fs.readFileSync(file())).toEqual(before);

  fs.rmSync(file());
  write('002_second', `CREATE TABLE big (t TEXT); ${'INSERT INTO big VALUES (hex(randomblob(900)));'.repeat(60)}`);
  migrate(file(), folder());
  const bytes = fs.readFileSync(file());
  bytes.fill(0xa5, 8192, bytes.length - 4096);
  fs.writeFileSync(file(), bytes);
  expect(() => migrate(file(), folder())).toThrow('est abîmée');
  expect(fs.readFileSync(file())).toEqual(bytes);
});

test('the database is its user’s alone, one that was more open too', () => {
  const modes = () => ['', '-wal', '-shm'].map((suffix) => (fs.statSync(file() + suffix).mode & 0o777).toString(8));
  migrate(file(), folder());
  const open = openDatabase(file());
  open.exec('INSERT INTO a VALUES (9)');
  expect(modes()).toEqual(['600', '600', '600']);
  for (const suffix of ['', '-wal', '-shm']) fs.chmodSync(file() + suffix, 0o644);
  migrate(file(), folder());
  expect(modes()).toEqual(['600', '600', '600']);
  open.close();
});

test('a database whose mode may not be changed, or that is another user’s, is used as it is', () => {
  migrate(file(), folder());
  fs.chmodSync(file(), 0o664);
  const mode = () => (fs.statSync(file()).mode & 0o777).toString(8);
  vi.spyOn(process, 'getuid').mockReturnValue(54_321);
  migrate(file(), folder());
  vi.restoreAllMocks();
  expect(mode()).toBe('664');
  vi.spyOn(fs, 'chmodSync').mockImplementation(() => {
    throw Object.assign(new Error('EPERM'), { code: 'EPERM' });
  });
  expect(migrate(file(), folder())).toEqual([]);
  vi.restoreAllMocks();
  expect(mode()).toBe('664');
});

test('a change that a crash has interrupted is taken back before the file is looked at', () => {
  migrate(file(), folder());
  const script = `const { openDatabase } = await import(${JSON.stringify(new URL('../../sqlite.ts', import.meta.url).href)});
    const db = openDatabase(${JSON.stringify(file())});
    db.exec('PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1; BEGIN; DELETE FROM a; CREATE TABLE big (t)');
    for (let n = 0; n < 200; n++) db.exec('INSERT INTO big VALUES (randomblob(3000))');
    process.kill(process.pid, 'SIGKILL');`;
  spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  expect(fs.statSync(`${file()}-journal`).size).toBeGreaterThan(0);
  expect(ask('SELECT id FROM a')).toEqual([[1]]);
  expect(migrate(file(), folder())).toEqual([]);
  expect(ask("SELECT name FROM sqlite_master WHERE name = 'big'")).toEqual([]);
});

test.each(['missing', 'empty'])(
  'a database that is %s is not made anew while its journal holds what was saved',
  (state) => {
    migrate(file(), folder());
    const open = openDatabase(file());
    open.exec('INSERT INTO a VALUES (9)');
    const whole = fs.readFileSync(file());
    const journal = fs.readFileSync(`${file()}-wal`);
    open.close();
    if (state === 'missing') fs.rmSync(file());
    else fs.writeFileSync(file(), '');
    fs.writeFileSync(`${file()}-wal`, journal);
    expect(() => migrate(file(), folder())).toThrow(
      /^La base de données .*site\.db manque.*site\.db-wal .*npm run restore FICHIER[^\n]*$/,
    );
    expect(fs.readFileSync(`${file()}-wal`).equals(journal)).toBe(true);
    expect(fs.statSync(file(), { throwIfNoEntry: false })?.size ?? 0).toBe(0);
    fs.writeFileSync(file(), whole); // what the message asks for
    expect(migrate(file(), folder())).toEqual([]);
    expect(ask('SELECT id FROM a')).toEqual([[1], [9]]);
  },
);

test('a journal in which nothing was saved does not prevent a new database', () => {
  fs.mkdirSync(path.dirname(file()));
  fs.writeFileSync(`${file()}-wal`, '');
  expect(migrate(file(), folder())).toEqual(['001_first']);
});

test('a folder that cannot be made is told in one line', () => {
  fs.writeFileSync(path.join(home, 'données'), 'un fichier');
  expect(() => migrate(file(), folder())).toThrow(/n’est pas accessible en écriture/);
});

test('a folder behind a link that leads nowhere, and a name that is too long, are told in one line', () => {
  fs.symlinkSync(path.join(home, 'absent'), path.join(home, 'données'));
  expect(() => migrate(file(), folder())).toThrow(
    /^Le fichier .* ne peut pas être créé \(ENOENT\) : changez DATABASE_URL\.$/,
  );
  expect(() => migrate(path.join(home, `${'a'.repeat(300)}.db`), folder())).toThrow(
    /ne peut pas être créé \(ENAMETOOLONG\)/,
  );
});

test('a file that is created behind a link is its user’s alone', () => {
  fs.mkdirSync(path.dirname(file()));
  fs.symlinkSync(path.join(home, 'ailleurs.db'), file());
  migrate(file(), folder());
  expect(fs.statSync(path.join(home, 'ailleurs.db')).mode & 0o777).toBe(0o600);
});

test.each([{ code: 'EIO' }, { code: 'SQLITE_IOERR' }, { code: 'SQLITE_IOERR_WRITE' }])(
  'a disk that fails (%o) is told in one line',
  (fault) => {
    const line = new RegExp(
      `^Le disque de ${path.dirname(file())} ne peut pas être lu ou écrit \\((EIO|SQLITE_IOERR)\\) : vérifiez-le\\.$`,
    );
    expect(storageError(Object.assign(new Error('disk I/O error'), fault), file())).toMatchObject({
      name: 'CliError',
      message: expect.stringMatching(line),
    });
  },
);

test('programs that start together share the work: each migration is applied once', async () => {
  for (let n = 2; n <= 6; n++)
    write(`00${n}_more`, `INSERT INTO a VALUES (${n}); ${'INSERT INTO a SELECT max(id) + 100 FROM a;'.repeat(50)}`);
  const script = `import { migrate } from ${JSON.stringify(new URL('./migrate.ts', import.meta.url).href)}; console.log(JSON.stringify(migrate(${JSON.stringify(file())}, ${JSON.stringify(folder())})))`;
  const outputs = await Promise.all([1, 2, 3, 4].map(() => output(['--input-type=module', '-e', script])));
  const applied: string[] = outputs.flatMap((line) => JSON.parse(line));
  expect(applied.toSorted()).toEqual(['001_first', '002_more', '003_more', '004_more', '005_more', '006_more']);
});

function output(args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.once('close', (code) => (code === 0 ? resolve(text) : reject(new Error(`exit ${code}: ${text}`))));
  });
}

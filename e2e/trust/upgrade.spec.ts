import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { type Database, firstColumn, firstValue, openDatabase } from '../../lib/sqlite';
import { inherited, run, startSite } from '../support/site';
import { atLevel, makeUsedSite, migrationNames, tablesOf } from '../support/used-site';
import { withCopy } from './support/files';
import { allowTime, isLong, progress, report, size } from './support/form';

/** An upgrade killed at any statement leaves the old state or the new one; the next start completes it without losing a row. */

const hook = pathToFileURL(path.resolve('e2e/support/die-at.ts')).href;
const newest = migrationNames().length;
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'mise à jour '));
const used = path.join(scratch, 'used');

test.beforeAll(async () => {
  fs.mkdirSync(used);
  await makeUsedSite(used);
});
test.afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

/** A new folder with the used site as the release of `level` migrations stores it; empty for 0. */
function homeAt(level: number): string {
  const home = fs.mkdtempSync(path.join(scratch, `release ${level} `));
  if (level === 0) return home;
  fs.cpSync(path.join(used, 'uploads'), path.join(home, 'uploads'), { recursive: true });
  atLevel(path.join(used, 'portfolio.db'), path.join(home, 'portfolio.db'), level);
  return home;
}

const databaseIn = (home: string) => ({ databaseFile: path.join(home, 'portfolio.db') });

const schemaOf = (database: Database) =>
  firstColumn(database, `SELECT "sql" FROM sqlite_master WHERE "sql" IS NOT NULL AND "name" NOT LIKE '%prisma_migrations%' ORDER BY "name"`);

/** The schema of each release; the index is its number of migrations. */
const schemas = () => Array.from({ length: newest + 1 }, (_, level) => (level === 0 ? [] : withCopy(databaseIn(homeAt(level)), schemaOf)));

type Columns = readonly (readonly [table: string, columns: string])[];
const columnsOf = (database: Database): Columns =>
  tablesOf(database).map((table) => [table, firstColumn(database, `SELECT '"' || "name" || '"' FROM pragma_table_info(?)`, table).join()]);
const rowsOf = (database: Database, columns: Columns) =>
  columns.map(([table, names]) => [table, database.prepare(`SELECT ${names} FROM "${table}" ORDER BY rowid`).all()]);
const applied = (database: Database) =>
  tablesIn(database).includes('_prisma_migrations') ? Number(firstValue(database, 'SELECT COUNT(*) FROM _prisma_migrations WHERE finished_at IS NOT NULL')) : 0;
const tablesIn = (database: Database) => firstColumn(database, `SELECT "name" FROM sqlite_master WHERE "type" = 'table'`);

const settings = (home: string) => ({ DATABASE_URL: `file:${path.join(home, 'portfolio.db')}`, UPLOADS_DIR: path.join(home, 'uploads') });

/** Starts the site on the data in `home`, up to statement `dieAt` if given, and returns the first line of each SQL statement. */
async function startedStatements(home: string, dieAt?: number): Promise<string[]> {
  const file = path.join(home, 'statements');
  const env = { NODE_OPTIONS: `--import=${hook}`, STATEMENTS_FILE: file };
  if (dieAt === undefined) {
    const site = await startSite({ home, env });
    await site.end();
  } else {
    const { output } = await run(['scripts/start.ts'], { ...inherited(), ...settings(home), ...env, DIE_AT: String(dieAt) });
    expect(output, 'it was killed').not.toContain('Le site est prêt');
  }
  const statements = fs.readFileSync(file, 'utf8').trim().split('\n');
  fs.rmSync(file);
  return statements;
}

/** `count` elements of `among`, evenly spaced from the first to the last. */
const spreadOver = (among: readonly number[], count: number) =>
  Array.from({ length: count }, (_, at) => among[Math.round((at * (among.length - 1)) / (count - 1))] ?? 0);

for (let level = 0; level < newest; level += 1) {
  test(`a start on ${level === 0 ? 'an empty folder' : `a site of ${level} migrations`} that is killed`, async () => {
    allowTime();
    const known = schemas();
    const first = homeAt(level);
    const before = withCopyOr(first, (database) => ({ columns: columnsOf(database), rows: rowsOf(database, columnsOf(database)) }));
    const statements = await startedStatements(first);
    const changing = statements.flatMap((sql, at) => (/^(BEGIN|CREATE|ALTER|INSERT|UPDATE|DELETE|COMMIT|PRAGMA foreign_key_check)/.test(sql) ? [at + 1] : []));
    // The short form takes every other of four places; the next level takes the others.
    const places = isLong ? spreadOver(changing, 10) : spreadOver(changing, 4).filter((_, at) => at % 2 === level % 2);
    const left = new Map<number, number>();
    for (const [at, place] of places.entries()) {
      const home = homeAt(level);
      expect(await startedStatements(home, place), `killed before statement ${place}`).toEqual(statements.slice(0, place));
      const reached = withCopyOr(home, (database) => {
        const reached = applied(database);
        expect(firstValue(database, 'PRAGMA integrity_check')).toBe('ok');
        expect(schemaOf(database), `statement ${place}: ${statements[place - 1]}`).toEqual(known[reached]);
        if (before) expect(rowsOf(database, before.columns)).toEqual(before.rows);
        if (reached === newest) {
          const isSeeded = firstValue(database, `SELECT COUNT(*) FROM "Setting" WHERE "key" = 'seeded'`) === 1;
          expect(Number(firstValue(database, 'SELECT COUNT(*) FROM "Section"')) > 0, 'the first content is there as a whole').toBe(isSeeded);
        }
        return reached;
      });
      left.set(reached ?? 0, (left.get(reached ?? 0) ?? 0) + 1);
      const site = await startSite({ home });
      expect(await (await fetch(site.origin)).text()).toContain(level === 0 ? 'Axes de Recherche' : 'Carnet de terrain');
      expect(site.setupUrl() === undefined).toBe(level > 0);
      withCopy(site, (database) => {
        expect([applied(database), schemaOf(database)]).toEqual([newest, known[newest]]);
        if (before) expect(rowsOf(database, before.columns)).toEqual(before.rows);
      });
      await site.remove();
      progress('arrêts', at + 1, places.length);
    }
    report({ cases: places.length, statements: statements.length, changing: changing.length, left: JSON.stringify([...left]) });
  });
}

function withCopyOr<T>(home: string, look: (database: Database) => T): T | undefined {
  return fs.existsSync(path.join(home, 'portfolio.db')) ? withCopy(databaseIn(home), look) : undefined;
}

/** Number of rows that the long migration rewrites. */
const many = 150_000;
const long = `CREATE TABLE "AuditEventNew" AS SELECT "id", pass(upper("event")) AS "event", "detail" || hex(randomblob(40)) AS "detail" FROM "AuditEvent";
DROP TABLE "AuditEvent"; ALTER TABLE "AuditEventNew" RENAME TO "AuditEvent"; UPDATE "Profile" SET "grade" = 'Nouveau';`;

test('a long migration that is killed while it writes many rows leaves them as they were', async () => {
  allowTime();
  const home = homeAt(newest);
  const { databaseFile } = databaseIn(home);
  const database = openDatabase(databaseFile);
  database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${many})
    INSERT INTO "AuditEvent" ("event", "detail") SELECT 'signout', '{"essai":' || i || '}' FROM n; PRAGMA wal_checkpoint(TRUNCATE)`);
  const count = Number(firstValue(database, 'SELECT COUNT(*) FROM "AuditEvent"'));
  const old = schemaOf(database);
  database.close();
  const folder = path.join(home, 'migrations');
  fs.cpSync('prisma/migrations', folder, { recursive: true });
  fs.mkdirSync(path.join(folder, '99990101000000_long'));
  fs.writeFileSync(path.join(folder, '99990101000000_long/migration.sql'), long);
  const program = pathToFileURL(path.resolve('lib/db/migrate.ts')).href;

  /** Migrates, and kills the program when it comes to row number `row`; returns the signal that ended it, or null. */
  const migrateUntil = async (row: number): Promise<NodeJS.Signals | null> => {
    const script = `
      import SQLite from 'better-sqlite3';
      import { migrate } from ${JSON.stringify(program)};
      const { exec } = SQLite.prototype;
      let rows = 0;
      SQLite.prototype.exec = function (sql) {
        this.function('pass', (value) => (++rows === ${row} && process.kill(process.pid, 'SIGKILL'), value));
        return exec.call(this, sql);
      };
      migrate(${JSON.stringify(databaseFile)}, ${JSON.stringify(folder)});`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
    const [, signal] = await once(child, 'close');
    return signal;
  };
  const places = spreadOver([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], size(3, 10)).map((step) => Math.ceil(((step + 1) / 10) * count));
  for (const row of places) {
    expect(await migrateUntil(row), `killed at row ${row} of ${count}`).toBe('SIGKILL');
    withCopy({ databaseFile }, (copy) => {
      expect(firstValue(copy, 'PRAGMA integrity_check')).toBe('ok');
      expect([applied(copy), schemaOf(copy), firstValue(copy, 'SELECT COUNT(*) FROM "AuditEvent"')]).toEqual([newest, old, count]);
    });
  }
  expect(await migrateUntil(0), 'and then it is carried out').toBeNull();
  withCopy({ databaseFile }, (copy) => {
    expect([applied(copy), firstValue(copy, 'SELECT COUNT(*) FROM "AuditEvent"')]).toEqual([newest + 1, count]);
    expect(firstValue(copy, 'SELECT "grade" FROM "Profile"')).toBe('Nouveau');
  });
  report({ cases: places.length, rows: count });
});

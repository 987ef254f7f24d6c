/**
 * Applies the migrations that a database lacks, without Prisma's engine. It maintains Prisma's own `_prisma_migrations`
 * table, so that `prisma migrate` continues after it, and the reverse.
 */
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import project from '../../../package.json' with { type: 'json' };
import { CliError } from '../../cli-error.mjs';
import { errorCode, isDenied, isDiskFault, isDiskFull } from '../../error-codes.ts';
import { handOver, syncFolder } from '../../files.ts';
import { type Database, firstValue, inTransaction, openDatabase, tableNames } from '../../sqlite.ts';
import { withNotedFields } from './noted-fields.ts';

const table = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                    TEXT PRIMARY KEY NOT NULL,
    "checksum"              TEXT NOT NULL,
    "finished_at"           DATETIME,
    "migration_name"        TEXT NOT NULL,
    "logs"                  TEXT,
    "rolled_back_at"        DATETIME,
    "started_at"            DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count"   INTEGER UNSIGNED NOT NULL DEFAULT 0
)`;

/** How long a second program waits for the first one's migration, in ms. */
const lockWait = 30_000;

/**
 * What a migration's own SQL cannot do: removing the sessions of owners that it removed, since migrations run without
 * foreign keys; moving facts out of texts.
 */
const afterwards = new Map([
  ['20261121110000_single_owner', 'DELETE FROM "Session" WHERE "ownerId" NOT IN (SELECT "id" FROM "Owner")'],
  [
    '20261129120000_noted_fields',
    `UPDATE "Section" SET "content" = noted_fields("content") WHERE "id" = 'publications'`,
  ],
]);

type Migration = { name: string; sql: string; checksum: string };

/**
 * Creates the database when it is missing, and applies the migrations that it lacks, of one with content once it is
 * copied beside it; only its user may read the file.
 * Throws `CliError` with one French line when the file is a folder, damaged, another program's, or missing while its
 * journal is there, or cannot be written, or when a migration was edited, failed, or comes from a newer version; the
 * file is then as it was.
 * @param file absolute path of the SQLite file
 * @param folder of the migrations
 * @returns the names of those applied
 */
export function migrate(file: string, folder: string): string[] {
  const migrations = readMigrations(folder);
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    checkFile(file, migrations);
    keepPrivate(file);
    return applyAll(file, migrations);
  } catch (error) {
    if (['ENOENT', 'ELOOP', 'ENAMETOOLONG'].includes(errorCode(error)))
      throw new CliError(`Le fichier ${file} ne peut pas être créé (${errorCode(error)}) : changez DATABASE_URL.`);
    throw storageError(error, file) ?? error;
  }
}

/**
 * Throws a `CliError` for a database that `migrate` would refuse as it is: of a newer version, for example. Damage that
 * shows only when all of it is read is left to `migrate`.
 */
export function refuseUnusable(file: string, folder: string): void {
  try {
    checkFile(file, readMigrations(folder), false);
  } catch (error) {
    throw storageError(error, file) ?? error;
  }
}

/**
 * The names of the migrations that a database with a `_prisma_migrations` table lacks; changes nothing. Throws
 * `CliError` when one was edited, failed, or comes from a newer version.
 */
export function pendingMigrations(db: Database, folder: string): string[] {
  const migrations = readMigrations(folder);
  const applied = appliedNames(db, migrations);
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name));
}

/** In the order of their names, which begin with their date. */
function readMigrations(folder: string): Migration[] {
  return fs
    .readdirSync(folder)
    .filter((name) => fs.existsSync(path.join(folder, name, 'migration.sql')))
    .sort()
    .map((name) => {
      const sql = fs.readFileSync(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Throws `CliError`, before anything is written, for a folder, for a damaged file or another program's, for other
 * migrations, and for a missing or empty one whose journal is there: SQLite would empty the journal, and what was saved
 * last with it.
 */
function checkFile(file: string, migrations: Migration[], isReadWhole = true) {
  if (fs.statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new CliError(`DATABASE_URL doit nommer un fichier, et ${file} est un dossier.`);
  const journal = sizeOf(`${file}-wal`); // before the file: another program may be creating both
  if (sizeOf(file) === 0) {
    if (journal > 0) throw orphanJournal(file);
    return;
  }
  const db = openDatabase(file, { readOnly: true, wait: lockWait });
  try {
    if (isReadWhole && firstValue(db, 'PRAGMA quick_check(1)') !== 'ok') throw damaged(file);
    const tables = tableNames(db);
    if (tables.size > 0 && !tables.has('_prisma_migrations'))
      throw new CliError(`${file} est la base de données d’un autre programme : changez DATABASE_URL.`);
    if (tables.size > 0) appliedNames(db, migrations);
  } finally {
    db.close();
  }
}

/** In bytes; 0 when it is missing. */
const sizeOf = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Lets only the file's owner read a database and its journals. Leaves a file of another user, who may share it on
 * purpose, as it is; and all files where the file system has no permissions.
 */
function keepPrivate(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) {
    const stat = fs.statSync(file + suffix, { throwIfNoEntry: false });
    if (!stat?.isFile() || (stat.mode & 0o077) === 0 || stat.uid !== process.getuid?.()) continue;
    try {
      fs.chmodSync(file + suffix, 0o600);
    } catch (error) {
      if (!isDenied(error) && !['ENOTSUP', 'ENOENT'].includes(errorCode(error))) throw error;
    }
  }
}

function applyAll(file: string, migrations: Migration[]) {
  const db = openDatabase(file, { create: true, wait: lockWait });
  try {
    if (firstValue(db, 'PRAGMA journal_mode = WAL') !== 'wal')
      throw new Error(`SQLite cannot keep a write-ahead log beside ${file}`);
    db.exec('PRAGMA synchronous = FULL');
    db.function('noted_fields', (content) => withNotedFields(String(content)));
    db.exec('PRAGMA foreign_keys = OFF'); // it has no effect inside a transaction; foreign_key_check follows each migration
    const done: string[] = [];
    // One migration per exclusive transaction, each reading the state again, so that two programs may start together.
    const next = () => inTransaction(db, 'EXCLUSIVE', () => applyNext(db, migrations, done.length === 0));
    for (let name = next(); name !== undefined; name = next()) done.push(name);
    return done;
  } finally {
    db.close();
  }
}

/** Inside a transaction. Returns the name of the migration applied; undefined when none is left. */
function applyNext(db: Database, migrations: Migration[], isFirst: boolean): string | undefined {
  db.exec(table);
  const applied = appliedNames(db, migrations);
  const migration = migrations.find(({ name }) => !applied.has(name));
  if (!migration) return undefined;
  if (isFirst && applied.size > 0) copyBeside(db.name);
  const started = Date.now();
  try {
    db.exec(migration.sql);
    db.exec(afterwards.get(migration.name) ?? '');
  } catch (error) {
    if (isStorageFault(error)) throw error;
    throw new CliError(
      `La migration ${migration.name} a échoué ; la base de données est restée comme elle était. ${error instanceof Error ? error.message : ''}`,
    );
  }
  if (db.prepare('PRAGMA foreign_key_check').all().length > 0) {
    throw new CliError(
      `La migration ${migration.name} rompt des liens entre des données ; la base de données est restée comme elle était.`,
    );
  }
  db.prepare(
    'INSERT INTO _prisma_migrations (id, checksum, started_at, finished_at, migration_name, applied_steps_count) VALUES (?, ?, ?, ?, ?, 1)',
  ).run(randomUUID(), migration.checksum, started, Date.now(), migration.name);
  return migration.name;
}

/**
 * Copies a database as it is before its migrations, once a version and day; the last three copies stay. The lock of the
 * caller's transaction keeps other programs from writing, and from copying too.
 */
function copyBeside(file: string) {
  const folder = path.dirname(file);
  const copy = path.join(folder, `avant-${project.version}-${new Date().toISOString().slice(0, 10)}.db`);
  if (fs.existsSync(copy)) return;
  const partial = `${copy}.part`;
  const db = openDatabase(file, { readOnly: true });
  try {
    fs.writeFileSync(partial, '', { mode: 0o600 });
    db.prepare('VACUUM INTO ?').run(partial);
    fs.renameSync(partial, copy);
    syncFolder(folder);
    handOver([copy]);
    for (const name of copiesIn(folder).slice(0, -3)) fs.rmSync(path.join(folder, name));
  } catch (error) {
    fs.rmSync(partial, { force: true });
    if (!isDiskFull(error)) throw error;
    throw new CliError(
      `Le disque de ${folder} est plein : la base de données n’a pas pu être copiée, et n’est donc pas mise à jour. Faites de la place, puis recommencez.`,
    );
  } finally {
    db.close();
  }
}

/** The names of the copies made before migrations, by day. */
const copiesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => /^avant-\d.*-\d{4}-\d\d-\d\d\.db$/.test(name))
    .sort((a, b) => (a.slice(-13) + a).localeCompare(b.slice(-13) + b, 'fr', { numeric: true }));

/** The migrations of a database. Throws `CliError` for one that failed, was edited, or is none of `migrations`. */
function appliedNames(db: Database, migrations: Migration[]): ReadonlySet<string> {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  const rows = db
    .prepare(
      'SELECT migration_name AS name, checksum, finished_at AS finished FROM _prisma_migrations WHERE rolled_back_at IS NULL',
    )
    .all();
  const names = rows.map(({ name, checksum, finished }) => {
    if (finished === null)
      throw new CliError(`La migration ${name} a échoué autrefois : voir « npx prisma migrate resolve ».`);
    const expected = known.get(String(name));
    if (expected === undefined) throw newer(db.name, String(name));
    if (expected !== checksum)
      throw new CliError(
        `La migration ${name} a été modifiée après avoir été appliquée : rétablissez son fichier migration.sql.`,
      );
    return String(name);
  });
  return new Set(names);
}

function newer(file: string, migration: string): CliError {
  const folder = path.dirname(file);
  const copy = copiesIn(folder).at(-1);
  const back = copy ? `, ou revenez à la copie d’avant : npm run restore ${path.join(folder, copy)}` : '.';
  return new CliError(
    `La base de données vient d’une version plus récente du site (migration ${migration}) : remettez cette version du code${back}`,
  );
}

const damaged = (file: string) =>
  new CliError(
    `La base de données ${file} est abîmée ; elle n’a pas été touchée. Restaurez une sauvegarde : npm run restore FICHIER`,
  );

const orphanJournal = (file: string) =>
  new CliError(
    `La base de données ${file} manque ou est vide, mais son journal ${file}-wal contient des enregistrements ; rien n’a été touché. Remettez la base à sa place, ou restaurez une sauvegarde, ce qui met le journal de côté : npm run restore FICHIER. Pour un site neuf, déplacez le journal.`,
  );

const isStorageFault = (error: unknown) =>
  /^SQLITE_(BUSY|CORRUPT|NOTADB|READONLY|CANTOPEN|FULL|IOERR)/.test(errorCode(error));

/** The `CliError` for a database file that cannot be used, or null for any other error. */
export function storageError(error: unknown, file: string): CliError | null {
  const code = errorCode(error);
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(code)) return damaged(file);
  if (/^SQLITE_(BUSY|LOCKED)/.test(code))
    return new CliError(`La base de données ${file} est occupée par un autre programme : réessayez dans un instant.`);
  if (isDiskFull(error))
    return new CliError(`Le disque est plein : la base de données ${file} n’a pas pu être écrite.`);
  if (isDiskFault(error))
    return new CliError(`Le disque de ${path.dirname(file)} ne peut pas être lu ou écrit (${code}) : vérifiez-le.`);
  if (/^SQLITE_(READONLY|CANTOPEN)|^(EACCES|EPERM|EROFS|ENOTDIR|EEXIST)$/.test(code)) {
    return new CliError(
      `Le dossier ${path.dirname(file)} n’est pas accessible en écriture : donnez-en le droit à cet utilisateur, ou changez DATABASE_URL.`,
    );
  }
  return null;
}

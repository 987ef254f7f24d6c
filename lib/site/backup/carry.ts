/**
 * Rows that a restored database takes over from the present one. Access that has ended must not come back with an older
 * database: sessions, used codes, one-time tokens. Version numbers only rise: a form that was open before a restoration
 * must not pass for one of the restored state.
 */
import { type Database, inTransaction, type Row, tableNames } from '@/lib/sqlite';

/** The rows carried over from the database that is about to be replaced. */
export type CarriedRows = {
  readonly owner: Row | undefined;
  /** SHA-256 of the recovery codes that have not been used. */
  readonly codes: ReadonlySet<unknown>;
  readonly failures: readonly Row[];
  /**
   * The version number of the profile, whose key is empty, of each section, those in the trash too, and of each
   * translation, by the key of its history.
   */
  readonly versions: ReadonlyMap<string, number>;
};

export type RestoredAccount = {
  readonly email: string;
  /** The password was another one before the restoration. */
  readonly isOlderPassword: boolean;
  /** The second factor was on before the restoration and is off now. */
  readonly isSecondFactorGone: boolean;
};

/**
 * More saves than anyone makes between two backups: added where the present database is damaged and its version numbers
 * are unknown.
 */
const safeRise = 1000;

/** Reads a database of this release or an older one, even one that lacks a table. */
export function readCarriedRows(db: Database): CarriedRows {
  return {
    owner: rows(db, 'Owner')[0],
    codes: new Set(rows(db, 'RecoveryCode').map(({ hash }) => hash)),
    failures: rows(db, 'SignInFailure'),
    versions: versionsOf(db),
  };
}

const rows = (db: Database, table: string, columns = '*'): Row[] =>
  tableNames(db).has(table) ? db.prepare(`SELECT ${columns} FROM "${table}"`).all() : [];

const versionsOf = (db: Database) =>
  new Map(
    [
      ...rows(db, 'Profile', `'' AS "id", "version"`),
      ...rows(db, 'Section', '"id", "version"'),
      ...rows(db, 'Translation', `"language" || '/' || "subject" AS "id", "version"`),
    ].map((row) => [String(row.id), Number(row.version)]),
  );

/**
 * Prepares a database that is about to replace the present one, which is null where it is damaged. Returns null when
 * `incoming` has no owner.
 */
export function carryOver(incoming: Database, present: CarriedRows | null): RestoredAccount | null {
  return inTransaction(incoming, 'IMMEDIATE', () => {
    raiseVersions(incoming, present?.versions);
    return endAccess(incoming, present);
  });
}

/**
 * Closes sessions, invalidates earlier cookies and one-time tokens, keeps used codes used, and carries over the
 * counters of failed sign-ins.
 */
function endAccess(db: Database, present: CarriedRows | null): RestoredAccount | null {
  for (const table of ['Session', 'SetupToken', 'SignInFailure']) db.exec(`DELETE FROM "${table}"`);
  const failed = db.prepare('INSERT INTO "SignInFailure" ("key", "count", "windowStart") VALUES (?, ?, ?)');
  for (const { key = null, count = null, windowStart = null } of present?.failures ?? [])
    failed.run(key, count, windowStart);
  const [owner] = rows(db, 'Owner');
  if (!owner) return null;
  const before = present?.owner;
  const later = (name: string) => Math.max(Number(owner[name]), Number(before?.[name] ?? 0));
  db.prepare('UPDATE "Owner" SET "sessionVersion" = ?').run(later('sessionVersion') + 1);
  if (present && before && before.id === owner.id && owner.totpSecret && before.totpSecret === owner.totpSecret) {
    db.prepare('UPDATE "Owner" SET "totpStep" = ?').run(later('totpStep'));
    const spend = db.prepare('DELETE FROM "RecoveryCode" WHERE "hash" = ?');
    for (const { hash = null } of rows(db, 'RecoveryCode')) if (!present.codes.has(hash)) spend.run(hash);
  }
  return {
    email: String(owner.email),
    isOlderPassword: before !== undefined && before.passwordHash !== owner.passwordHash,
    isSecondFactorGone: Boolean(before?.totpSecret) && !owner.totpSecret,
  };
}

/**
 * Raises the version numbers of the profile, sections and translations above those of the present database, in their
 * history and in records of restorations too.
 */
function raiseVersions(db: Database, present: CarriedRows['versions'] | undefined): void {
  const statements = [
    `UPDATE "Profile" SET "version" = "version" + ? WHERE '' = ?`,
    'UPDATE "Section" SET "version" = "version" + ? WHERE "id" = ?',
    ...(tableNames(db).has('Translation')
      ? [`UPDATE "Translation" SET "version" = "version" + ? WHERE "language" || '/' || "subject" = ?`]
      : []),
    `UPDATE "Version" SET "version" = "version" + ? WHERE "key" = ? AND "subject" <> 'order'`,
    `UPDATE "Version" SET "action" = substr("action", 1, instr("action", ':')) || (CAST(substr("action", instr("action", ':') + 1) AS INTEGER) + ?)
     WHERE "key" = ? AND "subject" <> 'order' AND "action" LIKE 'restore%:%'`,
  ].map((sql) => db.prepare(sql));
  for (const [key, version] of versionsOf(db)) {
    const rise = present ? Number(present.get(key)) + 1 - version : safeRise;
    if (!(rise > 0)) continue; // a new section, or one without a valid number, needs no rise
    for (const statement of statements) statement.run(BigInt(rise), key); // a number would be stored as « 4.0 »
  }
}

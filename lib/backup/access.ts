/** Access that has ended must not come back with an older database: sessions, used codes, one-time tokens. */
import type { OwnerRecord } from '@/lib/db/owner';
import { type Database, inTransaction, tableNames } from '@/lib/sqlite';

/** The data about signing in that a database holds. */
export type Access = {
  readonly owner: OwnerRecord | null;
  /** SHA-256 of the recovery codes that have not been used. */
  readonly recoveryCodes: readonly string[];
  readonly failures: readonly { readonly key: string; readonly count: number; readonly windowStart: string | number }[];
};

/** The account that a restored site has. */
export type RestoredAccount = {
  readonly email: string;
  /** The password was another one before the restoration. */
  readonly isOlderPassword: boolean;
  /** The second factor was on before the restoration and is off now. */
  readonly isSecondFactorGone: boolean;
};

/** Reads a database of this release or an older one. */
export function readAccess(db: Database): Access {
  const rows = (table: string) => (tableNames(db).has(table) ? db.prepare(`SELECT * FROM "${table}"`).all() : []);
  const [owner] = rows('Owner');
  return {
    owner: owner
      ? {
          id: String(owner.id),
          email: String(owner.email),
          passwordHash: String(owner.passwordHash),
          sessionVersion: Number(owner.sessionVersion),
          totpSecret: typeof owner.totpSecret === 'string' ? owner.totpSecret : null,
          totpStep: Number(owner.totpStep ?? 0),
        }
      : null,
    recoveryCodes: rows('RecoveryCode').map(({ hash }) => String(hash)),
    failures: rows('SignInFailure').map(({ key, count, windowStart }) => ({
      key: String(key),
      count: Number(count),
      windowStart: typeof windowStart === 'number' ? windowStart : String(windowStart),
    })),
  };
}

/**
 * Prepares a database that is about to replace the present one: closes its sessions, invalidates earlier cookies and one-time
 * tokens, keeps used codes used, and takes over the present counters of failed sign-ins. `present` is null where there is no
 * readable database. Returns null when `incoming` has no owner.
 */
export function carryAccess(incoming: Database, current: Access | null): RestoredAccount | null {
  const { owner, recoveryCodes } = readAccess(incoming);
  const before = current?.owner ?? null;
  inTransaction(incoming, 'IMMEDIATE', () => {
    for (const table of ['Session', 'SetupToken', 'SignInFailure']) incoming.exec(`DELETE FROM "${table}"`);
    const failed = incoming.prepare('INSERT INTO "SignInFailure" ("key", "count", "windowStart") VALUES (?, ?, ?)');
    for (const { key, count, windowStart } of current?.failures ?? []) failed.run(key, count, windowStart);
    const sessionVersion = Math.max(owner?.sessionVersion ?? 0, before?.sessionVersion ?? 0) + 1;
    incoming.prepare('UPDATE "Owner" SET "sessionVersion" = ?').run(sessionVersion);
    if (owner === null || before?.id !== owner.id || owner.totpSecret === null || before.totpSecret !== owner.totpSecret) return;
    incoming.prepare('UPDATE "Owner" SET "totpStep" = ?').run(Math.max(owner.totpStep, before.totpStep));
    const unspent = new Set(current?.recoveryCodes);
    const spend = incoming.prepare('DELETE FROM "RecoveryCode" WHERE "hash" = ?');
    for (const hash of recoveryCodes) if (!unspent.has(hash)) spend.run(hash);
  });
  if (owner === null) return null;
  return {
    email: owner.email,
    isOlderPassword: before !== null && before.passwordHash !== owner.passwordHash,
    isSecondFactorGone: before !== null && before.totpSecret !== null && owner.totpSecret === null,
  };
}

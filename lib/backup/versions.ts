/** Version numbers only rise: a form that was open before a restoration must not pass for one of the restored state. */
import { type Database, inTransaction, tableNames } from '@/lib/sqlite';

type Subject = { readonly subject: 'profile' | 'section'; readonly key: string; readonly version: number };
/** The last version number of the profile (its key is empty) and of each section, those in the trash too. */
export type Versions = ReadonlyMap<string, number>;

/** More than anyone saves between two backups: the rise over a damaged database, whose numbers nobody knows. */
const many = 1000;

/** Reads a database of this release or an older one; one without a table has no version. */
export function readVersions(db: Database): Versions {
  return new Map(subjects(db).map((each) => [nameOf(each), each.version]));
}

/**
 * Raises the numbers of a database that is about to replace the present one, each above what the present one gave out. Those of the
 * history rise with them, and those by which it names what was restored. `present` is null for a database that cannot be read.
 */
export function carryVersions(incoming: Database, current: Versions | null): void {
  inTransaction(incoming, 'IMMEDIATE', () => {
    const history = incoming.prepare('UPDATE "Version" SET "version" = "version" + ? WHERE "subject" = ? AND "key" = ?');
    // a number is bound as a real one, which would be written « 4.0 »
    const restored = incoming.prepare(
      `UPDATE "Version" SET "action" = substr("action", 1, instr("action", ':')) || (CAST(substr("action", instr("action", ':') + 1) AS INTEGER) + CAST(? AS INTEGER))
       WHERE "action" LIKE 'restore%:%' AND "subject" = ? AND "key" = ?`,
    );
    const profile = incoming.prepare('UPDATE "Profile" SET "version" = "version" + ?');
    const section = incoming.prepare('UPDATE "Section" SET "version" = "version" + ? WHERE "id" = ?');
    for (const each of subjects(incoming)) {
      const { subject, key, version } = each;
      const rise = current === null ? many : (current.get(nameOf(each)) ?? 0) + 1 - version;
      if (!(rise > 0)) continue; // nor of what is no number
      history.run(rise, subject, key);
      restored.run(rise, subject, key);
      if (subject === 'profile') profile.run(rise);
      else section.run(rise, key);
    }
  });
}

function subjects(db: Database): Subject[] {
  const there = tableNames(db);
  const profiles = there.has('Profile') ? db.prepare('SELECT "version" FROM "Profile"').all() : [];
  const sections = there.has('Section') ? db.prepare('SELECT "id", "version" FROM "Section"').all() : [];
  return [
    ...profiles.map(({ version }): Subject => ({ subject: 'profile', key: '', version: Number(version) })),
    ...sections.map(({ id, version }): Subject => ({ subject: 'section', key: String(id), version: Number(version) })),
  ];
}

const nameOf = ({ subject, key }: Pick<Subject, 'subject' | 'key'>): string => `${subject}/${key}`;

/**
 * The counted visits in the database, by SQLite itself: they are written on the way of requests, before anything has
 * loaded Prisma. Their table raises no content version (prisma/migrations).
 */
import { z } from 'zod';
import { isLanguage } from '@/lib/languages';
import { type Database, firstValue, inTransaction } from '@/lib/sqlite';
import { dayLimits, monthLimits, newTally, type Row } from './tally';

/** The setting that visits are counted by while it is there; its value says since when, in ISO 8601. */
export const visitsSetting = 'visits';

/** Whether the owner has visits counted. */
export const areCounted = (db: Database): boolean =>
  firstValue(db, 'SELECT 1 FROM "Setting" WHERE "key" = ?', visitsSetting) !== undefined;

/** `2026-11-27` as the table has it, 20261127. */
export const dayNumber = (day: string): number => Number(day.replaceAll('-', ''));

/**
 * Adds counts to those of their day; returns false, and writes nothing, once visits are not counted any more. Throws
 * SQLite's errors, `SQLITE_BUSY` while another connection writes; then nothing is written either.
 */
export function addVisits(db: Database, counted: ReadonlyMap<string, readonly Row[]>): boolean {
  return inTransaction(db, 'IMMEDIATE', () => {
    if (!areCounted(db)) return false;
    for (const [day, rows] of counted) {
      const number = dayNumber(day);
      const tally = newTally(dayLimits, rowsOf(db, number, number));
      for (const row of rows) tally.add(row);
      write(db, number, tally.changed());
    }
    return true;
  });
}

/**
 * Merges the days of each month that has been over for 30 days into one row for each page, origin and language, the most
 * read first: those beyond the limits of a month become others. `today` is `2026-11-27`.
 */
export function mergeMonths(db: Database, today: string): void {
  const oldest = monthNumber(dayNumber(dayBefore(today, 30)));
  const days = db.prepare('SELECT DISTINCT "day" / 100 AS "month" FROM "Visit" WHERE "day" % 100 > 0 AND "day" < ?');
  for (const { month } of days.all(oldest)) {
    const number = Number(month) * 100;
    inTransaction(db, 'IMMEDIATE', () => {
      const rows = rowsOf(db, number, number + 99).toSorted((a, b) => total(b) - total(a));
      const tally = newTally(monthLimits);
      for (const row of rows) tally.add(row);
      db.prepare('DELETE FROM "Visit" WHERE "day" BETWEEN ? AND ?').run(number, number + 99);
      write(db, number, tally.changed());
    });
  }
}

/** The day that is some days before another, `2026-11-27`. */
export const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The number of a month, 20261100, `later` months after that of a day. */
export function monthNumber(day: number, later = 0): number {
  const months = Math.floor(day / 10_000) * 12 + (Math.floor(day / 100) % 100) - 1 + later;
  return (Math.floor(months / 12) * 100 + (months % 12) + 1) * 100;
}

const count = z.coerce.number().catch(0);
const stored = z.object({
  page: z.string(),
  origin: z.string(),
  language: z.string().transform((value) => (isLanguage(value) ? value : 'fr')),
  views: count,
  texts: count,
  citations: count,
});

const rowsOf = (db: Database, from: number, to: number): Row[] =>
  db
    .prepare('SELECT * FROM "Visit" WHERE "day" BETWEEN ? AND ?')
    .all(from, to)
    .map((row) => stored.parse(row));

function write(db: Database, day: number, rows: readonly Row[]): void {
  const put = db.prepare(
    'INSERT OR REPLACE INTO "Visit" ("day", "page", "origin", "language", "views", "texts", "citations") VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  const inOrder = rows.toSorted((a, b) => (a.page + a.origin < b.page + b.origin ? -1 : 1)); // fills pages of the table better
  for (const { page, origin, language, views, texts, citations } of inOrder)
    put.run(day, page, origin, language, views, texts, citations);
}

const total = ({ views, texts, citations }: Row): number => views + texts + citations;

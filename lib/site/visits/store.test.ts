import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrate } from '@/lib/site/db/migrate';
import { type Database, firstValue, openDatabase } from '@/lib/sqlite';
import { addVisits, mergeMonths, monthNumber } from './store';
import { none, type Row } from './tally';

let home = '';
let db: Database;
beforeAll(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'visits-'));
  const file = path.join(home, 'site.db');
  migrate(file, path.resolve('prisma/migrations'));
  db = openDatabase(file);
  db.exec("PRAGMA synchronous = OFF; INSERT INTO Setting VALUES ('visits', '2026-01-01T00:00:00.000Z')");
});
beforeEach(() => db.exec('DELETE FROM Visit'));
afterAll(() => {
  db.close();
  fs.rmSync(home, { recursive: true });
});

const row = (page: string, origin = '', views = 1): Row => ({ page, origin, language: 'fr', ...none, views });
const add = (day: string, ...rows: Row[]) => addVisits(db, new Map([[day, rows]]));
const stored = () => db.prepare('SELECT day, page, origin, views FROM Visit').raw().all();

test('the days of a month become one 30 days after its end, and later counts are added to it', () => {
  add('2026-08-30', row('/'), row('/', 'example.org'));
  add('2026-08-31', row('/'), row('/cv'));
  add('2026-09-01', row('/'));
  add('2026-11-27', row('/'));
  mergeMonths(db, '2026-09-30');
  expect(stored()).toHaveLength(6);
  mergeMonths(db, '2026-10-01');
  const merged = [
    [20260800, '/', '', 2],
    [20260800, '/', 'example.org', 1],
    [20260800, '/cv', '', 1],
    [20260901, '/', '', 1],
    [20261127, '/', '', 1],
  ];
  expect(stored()).toEqual(merged);
  mergeMonths(db, '2026-10-01');
  expect(stored()).toEqual(merged);
  add('2026-08-02', row('/'));
  mergeMonths(db, '2026-10-01');
  expect(stored()[0]).toEqual([20260800, '/', '', 3]);
});

test('five years stay below 5 MB, whoever comes', () => {
  // Every day that is kept, and every month, filled by a flood: long titles, long hosts.
  const flood = (day: number) =>
    Array.from({ length: 260 }, (_, n) => {
      const origin = n < 70 ? `${n % 30}.un-site-au-nom-bien-long.example.org` : '';
      return row(`/publications/${'un-titre-long-'.repeat(5)}${day}-${n}`, origin, 1000);
    });
  const days = (month: string, last: number) => {
    for (let day = 1; day <= last; day += 1) add(`${month}-${String(day).padStart(2, '0')}`, ...flood(day));
  };
  days('2026-01', 4);
  mergeMonths(db, '2031-01-29');
  const copy = db.prepare(
    'INSERT INTO Visit SELECT ?, page, origin, language, views, texts, citations FROM Visit WHERE day = 20260100',
  );
  for (let later = 1; later < 59; later += 1) copy.run(monthNumber(20260100, later));
  days('2030-12', 31);
  days('2031-01', 29);
  mergeMonths(db, '2031-01-29');
  expect(firstValue(db, 'SELECT count(*) FROM Visit')).toBeGreaterThan(35_000);
  expect(firstValue(db, "SELECT sum(pgsize) FROM dbstat WHERE name = 'Visit'")).toBeLessThan(5e6);
});

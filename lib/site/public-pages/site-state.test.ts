import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { migrate } from '@/lib/site/db/migrate';
import { type Database, openDatabase } from '@/lib/sqlite';
import { openSiteState } from './site-state';

let home = '';
let db: Database;
let state: ReturnType<typeof openSiteState>;
/** The content's number in the version of the site. */
const number = () => Number(state.current().version.split('.')[0]);

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'site-state-'));
  const file = path.join(home, 'site.db');
  migrate(file, path.resolve('prisma/migrations'));
  db = openDatabase(file);
  state = openSiteState(file);
});
afterEach(() => {
  state.close();
  db.close();
  fs.rmSync(home, { recursive: true });
});

test('moves with the profile and the sections, whoever writes them', () => {
  const start = number();
  expect(number()).toBe(start);
  db.exec(`INSERT INTO Section (id, title, type, "order", content) VALUES ('x', 'X', 'text', 1, '""')`);
  const added = number();
  expect(added).toBeGreaterThan(start);
  db.exec("UPDATE Section SET visible = 0 WHERE id = 'x'");
  expect(number()).toBeGreaterThan(added);
});

test('the site’s going off line and on again is known at once, and moves it', () => {
  const start = number();
  expect(state.current().isOffline).toBe(false);
  db.exec("INSERT INTO Setting VALUES ('offline', '2026-11-22T10:00:00.000Z')");
  const off = number();
  expect(state.current().isOffline).toBe(true);
  expect(off).toBeGreaterThan(start);
  db.exec("DELETE FROM Setting WHERE key = 'offline'");
  expect(number()).toBeGreaterThan(off);
  expect(state.current().isOffline).toBe(false);
});

test('the version changes at midnight in the site’s time zone, with the build’s database, and while the site is off line', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T22:59:59Z') });
  onTestFinished(() => void vi.useRealTimers());
  const [before] = [state.current().version];
  expect(before).toMatch(/^\d+\.2026-11-26\.[0-9a-f]{8}$/);
  vi.setSystemTime(new Date('2026-11-26T23:00:00Z'));
  expect(state.current().version).toBe(before?.replace('26.', '27.'));
  db.exec("INSERT INTO Setting VALUES ('seeded', '2026-11-22T10:00:00.000Z')");
  expect(state.current().version.split('.')[2]).not.toBe(before?.split('.')[2]);
  db.exec("INSERT INTO Setting VALUES ('offline', '2026-11-22T10:00:00.000Z')");
  expect(state.current().version).toMatch(/\.hors-ligne$/);
});

test('the owner’s time zone is known at once, whoever writes it, and is that of the version’s day', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T22:59:59Z') });
  onTestFinished(() => void vi.useRealTimers());
  const before = state.current().version;
  db.exec("INSERT INTO Setting VALUES ('time-zone', 'Asia/Tokyo')");
  expect(state.current().version).toMatch(/^\d+\.2026-11-27\./);
  db.exec("UPDATE Setting SET value = 'Lutèce' WHERE key = 'time-zone'");
  expect(state.current().version, 'none that this system does not know').toBe(before);
  db.exec("DELETE FROM Setting WHERE key = 'time-zone'");
  expect(state.current().version).toBe(before);
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '@/lib/sqlite.mjs';
import { migrate } from '../scripts/lib/migrate.mjs';
import { type ContentVersion, openContentVersion } from './content-version';

let home = '';
let db: Database;
let generation: ContentVersion;

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'generation-'));
  const file = path.join(home, 'site.db');
  migrate(file, path.resolve('prisma/migrations'));
  db = openDatabase(file);
  generation = openContentVersion(file);
});
afterEach(() => {
  generation.close();
  db.close();
  fs.rmSync(home, { recursive: true });
});

test('moves with the profile and the sections, whoever writes them', () => {
  const start = generation.current();
  expect(generation.current()).toBe(start);
  db.exec(`INSERT INTO Section (id, title, type, "order", content) VALUES ('x', 'X', 'text', 1, '""')`);
  const added = generation.current();
  expect(added).toBeGreaterThan(start);
  db.exec("UPDATE Section SET visible = 0 WHERE id = 'x'");
  expect(generation.current()).toBeGreaterThan(added);
});

test('does not move with what no visitor sees', () => {
  const start = generation.current();
  db.exec("INSERT INTO AuditEvent (event) VALUES ('signin'); INSERT INTO Setting VALUES ('a', 'b')");
  expect(generation.current()).toBe(start);
});

test('does not move with a change that is taken back', () => {
  const start = generation.current();
  db.exec(`BEGIN; INSERT INTO Section (id, title, type, "order", content) VALUES ('x', 'X', 'text', 1, '""'); ROLLBACK`);
  expect(generation.current()).toBe(start);
});

test('the site’s going off line and on again is known at once, and moves it', () => {
  const start = generation.current();
  expect(generation.isOffline()).toBe(false);
  db.exec("INSERT INTO Setting VALUES ('offline', '2026-11-22T10:00:00.000Z')");
  const off = generation.current();
  expect(generation.isOffline()).toBe(true);
  expect(off).toBeGreaterThan(start);
  db.exec("DELETE FROM Setting WHERE key = 'offline'");
  expect(generation.current()).toBeGreaterThan(off);
  expect(generation.isOffline()).toBe(false);
});

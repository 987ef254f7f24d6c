import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Database, openDatabase } from '@/lib/sqlite.mjs';
import { migrate } from '../lib/db/migrate.mjs';
import { type ContentVersion, openContentVersion } from './content-version';

let home = '';
let db: Database;
let contentVersion: ContentVersion;

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'content-version-'));
  const file = path.join(home, 'site.db');
  migrate(file, path.resolve('prisma/migrations'));
  db = openDatabase(file);
  contentVersion = openContentVersion(file);
});
afterEach(() => {
  contentVersion.close();
  db.close();
  fs.rmSync(home, { recursive: true });
});

test('moves with the profile and the sections, whoever writes them', () => {
  const start = contentVersion.current().number;
  expect(contentVersion.current().number).toBe(start);
  db.exec(`INSERT INTO Section (id, title, type, "order", content) VALUES ('x', 'X', 'text', 1, '""')`);
  const added = contentVersion.current().number;
  expect(added).toBeGreaterThan(start);
  db.exec("UPDATE Section SET visible = 0 WHERE id = 'x'");
  expect(contentVersion.current().number).toBeGreaterThan(added);
});

test('does not move with what no visitor sees', () => {
  const start = contentVersion.current().number;
  db.exec("INSERT INTO AuditEvent (event) VALUES ('signin'); INSERT INTO Setting VALUES ('a', 'b')");
  expect(contentVersion.current().number).toBe(start);
});

test('does not move with a change that is taken back', () => {
  const start = contentVersion.current().number;
  db.exec(`BEGIN; INSERT INTO Section (id, title, type, "order", content) VALUES ('x', 'X', 'text', 1, '""'); ROLLBACK`);
  expect(contentVersion.current().number).toBe(start);
});

test('the site’s going off line and on again is known at once, and moves it', () => {
  const start = contentVersion.current().number;
  expect(contentVersion.current().isOffline).toBe(false);
  db.exec("INSERT INTO Setting VALUES ('offline', '2026-11-22T10:00:00.000Z')");
  const off = contentVersion.current().number;
  expect(contentVersion.current().isOffline).toBe(true);
  expect(off).toBeGreaterThan(start);
  db.exec("DELETE FROM Setting WHERE key = 'offline'");
  expect(contentVersion.current().number).toBeGreaterThan(off);
  expect(contentVersion.current().isOffline).toBe(false);
});

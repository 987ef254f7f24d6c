import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyDatabase, firstColumn, openDatabase } from './sqlite';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sqlite-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function create(name: string, value: number) {
  const db = openDatabase(path.join(folder, name), { create: true });
  db.exec(`CREATE TABLE a (id); INSERT INTO a VALUES (${value})`);
  return db;
}

test('a copy over a database that another connection has locked is refused, and changes nothing', async () => {
  const from = create('from.db', 1);
  const to = create('to.db', 2);
  to.exec('BEGIN EXCLUSIVE');
  await expect(copyDatabase(from, path.join(folder, 'to.db'))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  to.exec('COMMIT');
  expect(firstColumn(to, 'SELECT id FROM a')).toEqual([2]);
  await copyDatabase(from, path.join(folder, 'to.db'));
  expect(firstColumn(to, 'SELECT id FROM a')).toEqual([1]);
  from.close();
  to.close();
});

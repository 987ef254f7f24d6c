import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Database, firstValue, openDatabase } from '@/lib/sqlite.mjs';
import { migrate } from '../scripts/lib/migrate.mjs';
import { Page } from './cached-page';
import { persistedHomePage } from './persisted-home-page';

let folder = '';
let db: Database;
let today = '2026-11-21';

const page = new Page(200, Buffer.from('<p>Accueil\n</p>'), { 'Content-Type': 'text/html', Link: ['<a>', '<b>'] }, true);
const generation = () => Number(firstValue(db, 'SELECT value FROM PublicGeneration'));
const file = () => path.join(folder, 'home.page');
const program = () => path.join(folder, 'program.mjs');
const home = (siteUrl = 'https://exemple.org') =>
  persistedHomePage({ databaseFile: path.join(folder, 'site.db'), programs: [program()], siteUrl, day: () => today });

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kept-home-'));
  today = '2026-11-21';
  fs.writeFileSync(program(), 'b1');
  migrate(path.join(folder, 'site.db'), path.resolve('prisma/migrations'));
  db = openDatabase(path.join(folder, 'site.db'));
  db.exec(`INSERT INTO Section (id, title, type, "order", content) VALUES ('x', 'X', 'text', 1, '""')`);
});
afterEach(() => {
  db.close();
  fs.rmSync(folder, { recursive: true });
});

test('gives back the page that was kept, with its headers, its ETag and what it shows', async () => {
  home().write(page, generation());
  const read = home().read();
  expect(read?.generation).toBe(generation());
  expect(read?.page.body.toString()).toBe('<p>Accueil\n</p>');
  expect((await read?.page.variant('br'))?.headers).toEqual((await page.variant('br')).headers);
  expect(fs.statSync(file()).mode & 0o077).toBe(0);
});

test('nothing was kept: nothing is given', () => {
  expect(home().read()).toBeUndefined();
});

test.each<[string, () => unknown]>([
  ['a section changes', () => db.exec("UPDATE Section SET title = 'Y'")],
  ['a section is hidden', () => db.exec('UPDATE Section SET visible = 0')],
  ['the content is another, of the same number', () => db.exec("UPDATE Section SET title = 'Y'; UPDATE PublicGeneration SET value = value - 1")],
  ['a day has passed', () => (today = '2026-11-22')],
])('once %s, the page is passed over', (_, happens) => {
  home().write(page, generation());
  happens();
  expect(home().read()).toBeUndefined();
});

test('what no visitor sees changes nothing', () => {
  home().write(page, generation());
  db.exec("INSERT INTO AuditEvent (event) VALUES ('signin')");
  expect(home().read()).toBeDefined();
});

test('another program, or another address of the site, has it drawn anew', () => {
  home().write(page, generation());
  expect(home('https://autre.org').read()).toBeUndefined();
  fs.writeFileSync(program(), 'b2');
  expect(home().read()).toBeUndefined();
});

test('a page of another generation is not kept', () => {
  home().write(page, generation() - 1);
  expect(fs.existsSync(file())).toBe(false);
});

test('a file that is cut or altered anywhere is passed over', () => {
  home().write(page, generation());
  const whole = fs.readFileSync(file());
  for (let at = 0; at < whole.length; at += 1) {
    fs.writeFileSync(file(), whole.subarray(0, at));
    expect(home().read(), `cut at ${at}`).toBeUndefined();
    const altered = Buffer.from(whole);
    altered.writeUInt8(altered.readUInt8(at) ^ 1, at);
    fs.writeFileSync(file(), altered);
    expect(home().read(), `altered at ${at}`).toBeUndefined();
  }
});

test('a folder that takes no file costs the page, and nothing else', () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  fs.mkdirSync(`${file()}.new`);
  expect(() => home().write(page, generation())).not.toThrow();
  expect(home().read()).toBeUndefined();
  expect(log.mock.calls.flat().join('')).toContain('"home.keep"');
  log.mockRestore();
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as project from '../project';
import { takeTurn } from './turn';

const folder = vi.hoisted(() => ({ site: '' }));
vi.mock('../project', async (original) => ({
  ...(await original<typeof project>()),
  inRoot: (...parts: string[]) => path.join(folder.site, ...parts),
}));
const lock = () => path.join(folder.site, '.upgrade/lock');
beforeEach(() => {
  folder.site = fs.mkdtempSync(path.join(os.tmpdir(), 'turn '));
  fs.mkdirSync(path.dirname(lock()));
});
afterEach(() => {
  vi.restoreAllMocks();
  fs.rmSync(folder.site, { recursive: true });
});

const refusal = 'Une autre mise à jour est en cours';

test('a second upgrade is refused at once, and the next is not', async () => {
  await takeTurn(async () => {
    await expect(takeTurn(async () => {})).rejects.toThrow(refusal);
  });
  fs.writeFileSync(lock(), String(process.ppid));
  await expect(takeTurn(async () => {})).rejects.toThrow(refusal);
  fs.rmSync(lock());
  await takeTurn(async () => {});
  expect(fs.readdirSync(path.dirname(lock()))).toEqual([]);
});

test('the turn of a command that was killed is taken over, not that of one that is just beginning', async () => {
  let isDone = false;
  fs.writeFileSync(lock(), '');
  await expect(takeTurn(async () => {})).rejects.toThrow(refusal);
  fs.writeFileSync(lock(), '4194305');
  await takeTurn(async () => {
    isDone = true;
  });
  expect(isDone).toBe(true);
});

test.each(['EACCES', 'EROFS'])('where nothing can be written it is refused in French: %s', async (code) => {
  vi.spyOn(fs, 'accessSync').mockImplementation(() => {
    throw Object.assign(new Error(code), { code });
  });
  await expect(takeTurn(async () => {})).rejects.toThrow('ne peut pas écrire dans le dossier du site');
});

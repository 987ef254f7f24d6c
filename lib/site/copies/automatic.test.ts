import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { publicationTimer, quietPeriod, startCopies } from './jobs';

const hour = 60 * 60 * 1000;
const at = (version: string, isOffline = false) => ({ version, isOffline });
const monday = '7.2026-11-23.0f3a9c1d';

test('a version is due once nothing has changed for a while, and not again after it was published or failed', () => {
  const isDue = publicationTimer(0.5);
  expect(isDue(at(monday), [], 0)).toBe(false);
  expect(isDue(at(monday), [], quietPeriod - 1)).toBe(false);
  const saved = '8.2026-11-23.0f3a9c1d';
  expect(isDue(at(saved), [], quietPeriod)).toBe(false);
  expect(isDue(at(saved), [monday], 2 * quietPeriod - 1), 'the owner goes on').toBe(false);
  expect(isDue(at(saved), [monday], 2 * quietPeriod)).toBe(true);
  expect(isDue(at(saved), [saved, undefined], 2 * quietPeriod)).toBe(false);
  expect(isDue(at(saved), [monday, saved], 3 * quietPeriod), 'it has failed').toBe(false);
});

test('nothing is due while the site is off line', () => {
  const isDue = publicationTimer(0);
  isDue(at(monday, true), [], 0);
  expect(isDue(at(monday, true), [], hour)).toBe(false);
});

test('a start removes the archive of an earlier process', () => {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), 'copies '));
  vi.stubEnv('DATABASE_URL', `file:${path.join(home, 'site.db')}`);
  for (const name of ['copie.zip', 'copie.json']) fs.writeFileSync(path.join(home, name), '');
  fs.mkdirSync(path.join(home, '.copie-archive'));
  startCopies();
  expect(fs.readdirSync(home)).toEqual(['copie.json']);
  vi.unstubAllEnvs();
  fs.rmSync(home, { recursive: true });
});

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let file = '';
beforeEach(() => {
  file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'secret ')), 'session-secret');
  vi.stubEnv('DATABASE_URL', `file:${path.join(path.dirname(file), 'portfolio.db')}`);
  vi.resetModules(); // the secret and the settings are read once
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(path.dirname(file), { recursive: true });
});

const secret = async () => {
  const { sessionSecret } = await import('./secret');
  return sessionSecret();
};

test('a new secret is synced to disk, bytes and name, before it is used', async () => {
  const synced = vi.spyOn(fs, 'fsyncSync');
  const made = await secret();
  expect(made).toMatch(/^[\w-]{64}$/);
  expect(fs.readFileSync(file, 'utf8').trim()).toBe(made);
  expect(fs.readdirSync(path.dirname(file))).toEqual(['session-secret']);
  expect(synced).toHaveBeenCalledTimes(2);
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['too little', Buffer.alloc(31, 'x')],
  ['zeros', Buffer.alloc(65)],
  ['no text', Buffer.alloc(65, 0xff)],
])('a file that a power cut has left with %s is refused, and says what to do', async (_, content) => {
  fs.writeFileSync(file, content);
  await expect(secret()).rejects.toMatchObject({
    name: 'UnusableSecret',
    message: expect.stringMatching(/session-secret ne contient pas .* Supprimez-le/),
  });
  expect(fs.readFileSync(file).equals(content)).toBe(true);
});

test('a file that cannot be read is refused', async () => {
  fs.mkdirSync(file);
  await expect(secret()).rejects.toMatchObject({
    name: 'UnusableSecret',
    message: expect.stringContaining('ne peut pas être lu (EISDIR)'),
  });
});

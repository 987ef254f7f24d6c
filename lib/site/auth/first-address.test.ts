import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isSetupToken, newSetupToken } from '@/lib/site/db/owner';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { firstOwner } from './setup';

const { folder, close } = await scratchDatabase();
process.env.SITE_DIR = path.resolve(folder);
afterAll(close);

test('of sites that share their code, the one-time address outlives starts: it is in somebody’s mail', async () => {
  const { setupToken } = await firstOwner();
  expect(setupToken, 'where none was given, the start makes one').toMatch(/^[\w-]{32}$/);
  expect(await firstOwner()).toEqual({ ownerExists: false, setupToken: null });
  expect(await isSetupToken(setupToken ?? '')).toBe(true);
  const next = await newSetupToken();
  expect(await firstOwner()).toEqual({ ownerExists: false, setupToken: null });
  expect([await isSetupToken(setupToken ?? ''), await isSetupToken(next)]).toEqual([false, true]);
});

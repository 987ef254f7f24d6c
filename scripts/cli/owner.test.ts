import { afterAll, expect, test } from 'vitest';
import { db } from '@/lib/db/client';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { changeOwner } from './owner';

const { close } = await scratchDatabase();
afterAll(close);

test.each(['moi@université.fr', 'a@b', ''])('an address that the sign-in would refuse makes no account: %j', async (email) => {
  await expect(changeOwner(email, async () => 'mot-de-passe')).rejects.toThrow("Format d'email invalide");
  expect(await db().owner.count()).toBe(0);
});

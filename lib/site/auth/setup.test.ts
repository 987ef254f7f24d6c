import { afterAll, expect, test, vi } from 'vitest';
import { db } from '@/lib/site/db/client';
import { createOwner } from '@/lib/site/db/owner';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { hostAuthority } from './host';
import type * as passwords from './password';
import { firstOwner } from './setup';

// The other start is faster: it creates the account while this one hashes the password.
vi.mock('./password', async (original) => ({
  ...(await original<typeof passwords>()),
  hashPassword: async () => {
    await createOwner(hostAuthority(), 'moi@exemple.org', 'of the other');
    return 'of this one';
  },
}));

const { close } = await scratchDatabase();
process.env.ADMIN_EMAIL = 'moi@exemple.org';
process.env.ADMIN_PASSWORD = 'mot de passe';
afterAll(close);

test('of two simultaneous first starts, one creates the account and the other continues with it', async () => {
  expect(await firstOwner()).toBeNull();
  expect(await db().owner.findMany()).toMatchObject([{ email: 'moi@exemple.org', passwordHash: 'of the other' }]);
});

import { afterAll, expect, test, vi } from 'vitest';
import { db } from '@/lib/site/db/client';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { changeOwner } from './owner';

afterAll((await scratchDatabase()).close);

test.each(['moi@université.fr', 'a@b', ''])(
  'an address that the sign-in would refuse makes no account: %j',
  async (email) => {
    const askPassword = vi.fn(async () => 'mot-de-passe');
    await expect(changeOwner(email, askPassword)).rejects.toThrow("Format d'email invalide");
    expect(askPassword, 'the password is asked for once the address is right').not.toHaveBeenCalled();
    expect(await db().owner.count()).toBe(0);
  },
);

/** Prepares the database of a new site, once its tables exist: first content, owner or one-time token. */
import 'server-only';
import { hostAuthority } from '@/lib/auth/host';
import { hashPassword } from '@/lib/auth/password';
import { env } from '@/lib/env';
import { profilSample } from '@/sections/profil/sample';
import { definitions } from '@/sections/registry';
import { audit } from './audit';
import { db, write } from './client';
import { runMaintenance } from './maintenance';
import { createOwner, newSetupToken, readOwner } from './owner';
import { columnsOf } from './profile';
import { recordVersion } from './record-version';

export type Prepared = { readonly ownerExists: boolean; readonly setupToken: string | null; readonly seeded: boolean };

/**
 * Writes the registry's first content into a new database. Creates the owner from ADMIN_EMAIL and ADMIN_PASSWORD when both are
 * set; otherwise, while there is no owner, returns a new one-time token for creating it. Safe to call at every start.
 */
export async function seedDatabase(): Promise<Prepared> {
  const seeded = await seed();
  await runMaintenance();
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env();
  if (await readOwner()) return { ownerExists: true, setupToken: null, seeded };
  if (ADMIN_EMAIL === undefined || ADMIN_PASSWORD === undefined) return { ownerExists: false, setupToken: await newSetupToken(), seeded };
  await createOwner(hostAuthority(), ADMIN_EMAIL, await hashPassword(ADMIN_PASSWORD, 'known')); // or another start has, meanwhile
  return { ownerExists: true, setupToken: null, seeded };
}

/** Writes the built-in content as rows, once: what the owner empties or deletes later stays so. Returns whether it did. */
async function seed(): Promise<boolean> {
  if (await db().setting.findUnique({ where: { key: 'seeded' } })) return false;
  return write(async (tx) => {
    if (await tx.setting.findUnique({ where: { key: 'seeded' } })) return false;
    const profile = await tx.profile.create({ data: { ...columnsOf(profilSample), sample: true } });
    await recordVersion(tx, 'profile', '', profile.version, 'seed', profile);
    for (const { id, title, type, order, defaults } of definitions) {
      const section = await tx.section.create({ data: { id, title, type, order, content: JSON.stringify(defaults), sample: true } });
      await recordVersion(tx, 'section', id, section.version, 'seed', section);
    }
    await tx.setting.create({ data: { key: 'seeded', value: new Date().toISOString() } });
    await audit(tx, hostAuthority(), 'site.seed', { sections: definitions.length });
    return true;
  });
}

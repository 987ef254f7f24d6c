/** The first content of a new site. */
import 'server-only';
import type { Authority } from '@/lib/authority';
import { profilSample } from '@/sections/profil/sample';
import { firstDefinitions } from '@/sections/registry';
import { audit } from './audit';
import { db, write } from './client';
import { columnsOf } from './profile';
import { recordVersion } from './record-version';
import { readSetting, switchSetting } from './settings';

/**
 * Writes the registry's first content into a new database, once: what the owner empties or deletes later stays so.
 * Returns whether it did. Safe to call at every start.
 */
export async function seedContent(host: Authority): Promise<boolean> {
  if (await readSetting(db(), 'seeded')) return false;
  return write(async (tx) => {
    if (!(await switchSetting(tx, 'seeded', true))) return false;
    const profile = await tx.profile.create({ data: columnsOf(profilSample) });
    await recordVersion(tx, 'profile', '', profile.version, 'seed', profile);
    for (const { id, title, type, order, defaults } of firstDefinitions) {
      const section = await tx.section.create({
        data: { id, title, type, order, content: JSON.stringify(defaults) },
      });
      await recordVersion(tx, 'section', id, section.version, 'seed', section);
    }
    await audit(tx, host, 'site.seed', { sections: firstDefinitions.length });
    return true;
  });
}

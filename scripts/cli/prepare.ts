/** Prepares the database of a site, once its tables exist: the first content, the maintenance, the owner or its one-time token. */
import { hostAuthority } from '@/lib/auth/host';
import { firstOwner } from '@/lib/auth/setup';
import { closeDb } from '@/lib/db/client';
import { runMaintenance } from '@/lib/db/maintenance';
import { seedContent } from '@/lib/db/seed';
import { commandError } from './command-error';

type Prepared = { readonly ownerExists: boolean; readonly setupToken: string | null; readonly seeded: boolean };

/** Safe to call at every start. Closes the database, because the site opens its own connection. Throws `CliError` for storage that is full or cannot be written. */
export async function prepare(): Promise<Prepared> {
  try {
    const seeded = await seedContent(hostAuthority());
    await runMaintenance();
    return { ...(await firstOwner()), seeded };
  } catch (error) {
    throw commandError(error);
  } finally {
    await closeDb();
  }
}

/** Creates a new site's first content, for commands that change content: the site's own start uses first-start.ts. */

import { hostAuthority } from '@/lib/site/auth/host';
import { closeDb, commandError } from '@/lib/site/db/client';
import { readOwner } from '@/lib/site/db/owner';
import { seedContent } from '@/lib/site/db/sample';

/** `seeded`: whether this call wrote the content. Throws `CliError` when storage is full or read-only. */
export async function prepare(): Promise<{ readonly ownerExists: boolean; readonly seeded: boolean }> {
  try {
    const seeded = await seedContent(hostAuthority());
    return { seeded, ownerExists: (await readOwner()) !== null };
  } catch (error) {
    throw commandError(error);
  } finally {
    await closeDb();
  }
}

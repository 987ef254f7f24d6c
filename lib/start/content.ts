/** The first content of a new site, and its owner or the one-time token that creates one. */
import 'server-only';
import { hostAuthority } from '@/lib/auth/host';
import { firstOwner } from '@/lib/auth/setup';
import { seedContent } from '@/lib/db/seed';

/** `seeded`: whether this call wrote the first content. `setupToken` is null where there is an owner. */
export type Prepared = { readonly ownerExists: boolean; readonly setupToken: string | null; readonly seeded: boolean };

/** Safe to call at every start of a database that is migrated. */
export async function prepareContent(): Promise<Prepared> {
  const seeded = await seedContent(hostAuthority());
  return { ...(await firstOwner()), seeded };
}

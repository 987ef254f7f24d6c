import 'server-only';
import { headers } from 'next/headers';
import type { Authority } from '@/lib/authority';
import { Problem, unauthenticated } from '@/lib/errors';
import { currentCaller } from '@/lib/site/auth/caller';
import { currentOwner } from '@/lib/site/auth/guard';
import { auditRefusal } from '@/lib/site/db/audit';
import { assertSameSite } from './origin';

/**
 * The signed-in owner who calls a server action of the pages under `path`; null without a session. Throws `forbidden`
 * when another site calls. Both refusals are recorded in the audit log, as those of the API are.
 */
export async function actionOwner(path: string): Promise<Authority | null> {
  const caller = await currentCaller();
  const note = ({ message }: Problem) => void auditRefusal(caller, { method: 'POST', path, reason: message });
  try {
    assertSameSite({ headers: await headers() });
  } catch (error) {
    if (error instanceof Problem) note(error);
    throw error;
  }
  const owner = await currentOwner();
  if (!owner) note(unauthenticated());
  return owner;
}

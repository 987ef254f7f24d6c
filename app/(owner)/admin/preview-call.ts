import 'server-only';
import { headers } from 'next/headers';
import type { Authority } from '@/lib/authority';
import { Problem, unauthenticated } from '@/lib/errors';
import { currentCaller } from '@/lib/site/auth/caller';
import { currentOwner } from '@/lib/site/auth/guard';
import { auditRefusal } from '@/lib/site/db/audit';
import { assertSameSite } from '@/lib/site/http/route';

/**
 * The signed-in owner who calls for a preview; null without a session. Throws `forbidden` when another site calls. Both
 * refusals are recorded in the audit log, as those of the API are.
 */
export async function previewOwner(): Promise<Authority | null> {
  const caller = await currentCaller();
  const note = ({ message: reason }: Problem) => void auditRefusal(caller, { method: 'POST', path: '/admin', reason });
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

export function parsedDraft(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

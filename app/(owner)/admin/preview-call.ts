import 'server-only';
import { headers } from 'next/headers';
import type { Authority } from '@/lib/authority';
import { Problem, unauthenticated } from '@/lib/errors';
import { currentCaller, currentOwner } from '@/lib/site/auth/guard';
import { auditRefusal } from '@/lib/site/db/audit';
import { assertSameSite } from '@/lib/site/http/route';

/**
 * The signed-in owner who requests a preview; null without a session. Throws `forbidden` for a request from another
 * site. Like the API, records both refusals in the audit log.
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

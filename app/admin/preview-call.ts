import 'server-only';
import type { Authority } from '@/lib/auth/guard';
import { actionOwner } from '@/lib/http/action';

/** The signed-in owner who asks for a preview; null without a session. Throws when another site asks. */
export const previewOwner = (): Promise<Authority | null> => actionOwner('/admin');

/** A draft that came as JSON; undefined when it is none. */
export function parsedDraft(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

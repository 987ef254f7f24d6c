import 'server-only';
import type { Authority } from '@/lib/site/auth/guard';
import { actionOwner } from '@/lib/site/http/action';

/** The signed-in owner who calls; null without a session. Throws `forbidden` when another site calls. */
export const previewOwner = (): Promise<Authority | null> => actionOwner('/admin');

/** The parsed draft; undefined when it is not valid JSON. */
export function parsedDraft(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

import { headers } from 'next/headers';
import { z } from 'zod';
import { refusalHeader } from '@/lib/site/incoming/headers';
import { refusalResponse } from '@/lib/site/incoming/refusals';

export const dynamic = 'force-dynamic';

const refusal = z.object({
  status: z.literal([400, 403, 404, 405, 411, 413, 415, 501, 503]),
  error: z.string(),
  allow: z.string().optional(),
  isForPerson: z.boolean(),
});
const unknown = { status: 404, error: 'Cette page n’existe pas', isForPerson: true } as const;

/**
 * Explains why a request was refused; lib/site/incoming/requests.ts routes requests here that no page or handler takes.
 * A direct request for this path gets a 404.
 */
export async function GET(): Promise<Response> {
  const header = (await headers()).get(refusalHeader);
  const found = header === null ? unknown : refusal.parse(JSON.parse(decodeURIComponent(header)));
  return refusalResponse(found, found.isForPerson);
}

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
 * Says why a request is refused; lib/site/incoming/requests.ts leads those here that no page and no handler takes. To
 * whom asks for this very address: 404.
 */
export async function GET(): Promise<Response> {
  const given = (await headers()).get(refusalHeader);
  const found = given === null ? unknown : refusal.parse(JSON.parse(decodeURIComponent(given)));
  return refusalResponse(found, found.isForPerson);
}

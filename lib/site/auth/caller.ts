import 'server-only';
import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import { clientHeader, requestHeader } from '@/lib/site/incoming/headers';

/** The caller, as far as known without a session. */
type Caller = { readonly requestId: string; readonly ip: string; readonly userAgent: string };

/**
 * The caller of this request; `ip` is the socket's address, or the one that TRUSTED_PROXIES hops give
 * (lib/site/incoming/requests.ts).
 */
export async function currentCaller(): Promise<Caller> {
  const requestHeaders = await headers();
  return {
    requestId: requestHeaders.get(requestHeader) ?? randomUUID(),
    ip: requestHeaders.get(clientHeader) ?? 'inconnue',
    userAgent: requestHeaders.get('user-agent') ?? '',
  };
}

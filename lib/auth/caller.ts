import 'server-only';
import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';
import { clientHeader, requestHeader } from '@/lib/front-headers';

/** Who calls, as far as it can be known without a session. */
export type Caller = { readonly requestId: string; readonly ip: string; readonly userAgent: string };

/**
 * The caller of this request. `ip` is the address that the front server found on the socket or behind TRUSTED_PROXIES hops; it
 * drops a client's own header. Without the front server (`npm run dev`) all callers share one address, which is safe:
 * a client could otherwise choose, by a forged X-Forwarded-For, the counter that its failures go to.
 */
export async function currentCaller(): Promise<Caller> {
  const given = await headers();
  const isFronted = process.env.PORTFOLIO_FRONT === '1';
  return {
    requestId: (isFronted && given.get(requestHeader)) || randomUUID(),
    ip: (isFronted && given.get(clientHeader)) || 'inconnue',
    userAgent: given.get('user-agent') ?? '',
  };
}

import 'server-only';
import { randomUUID } from 'node:crypto';
import { headers } from 'next/headers';

/** Who calls, as far as it can be known without a session. */
export type Caller = { readonly requestId: string; readonly ip: string; readonly userAgent: string };

/**
 * The caller of this request. The address is the one that the front server found on the socket or behind TRUSTED_PROXIES hops;
 * it drops a client's own header. Without the front server (`next start` alone) every caller shares one address, which is
 * the safe reading: a forged X-Forwarded-For would otherwise choose its own bucket (trust.md 5).
 */
export async function currentCaller(): Promise<Caller> {
  const given = await headers();
  const isFronted = process.env.PORTFOLIO_FRONT === '1';
  return {
    requestId: (isFronted && given.get('x-portfolio-request')) || randomUUID(),
    ip: (isFronted && given.get('x-portfolio-client')) || 'inconnue',
    userAgent: given.get('user-agent') ?? '',
  };
}

import 'server-only';
import type { Authority } from '@/lib/auth/authority';
import { audit } from './audit';
import { db, write } from './client';

/** 15 minutes, in ms (trust.md 4). */
const windowLength = 15 * 60 * 1000;
/** At most this many keys are kept. */
const maxKeys = 10_000;

/** A counter of failures and how many it allows. */
export type Limit = { readonly key: string; readonly max: number };

/** Seconds until the fullest of `limits` opens again; 0 when none is full. Kept in the database: a restart resets nothing. */
export async function secondsLeft(limits: readonly Limit[], now = new Date()): Promise<number> {
  const rows = await db().signInFailure.findMany({
    where: { key: { in: limits.map(({ key }) => key) }, windowStart: { gt: new Date(now.getTime() - windowLength) } },
  });
  const full = rows.filter((row) => limits.some(({ key, max }) => key === row.key && row.count >= max));
  const opens = Math.max(0, ...full.map((row) => row.windowStart.getTime() + windowLength - now.getTime()));
  return Math.ceil(opens / 1000);
}

/** Counts a failure in each of `limits`. */
export async function recordFailure(
  caller: Pick<Authority, 'requestId' | 'ip'>,
  limits: readonly Limit[],
  detail: Readonly<Record<string, string>>,
  now = new Date(),
): Promise<void> {
  const start = new Date(now.getTime() - windowLength);
  await write(async (tx) => {
    await tx.signInFailure.deleteMany({ where: { windowStart: { lte: start } } });
    for (const { key } of limits) {
      await tx.signInFailure.upsert({ where: { key }, create: { key, count: 1, windowStart: now }, update: { count: { increment: 1 } } });
    }
    const surplus = (await tx.signInFailure.count()) - maxKeys;
    if (surplus > 0) {
      const oldest = await tx.signInFailure.findMany({ orderBy: { windowStart: 'asc' }, take: surplus, select: { key: true } });
      await tx.signInFailure.deleteMany({ where: { key: { in: oldest.map(({ key }) => key) } } });
    }
    await audit(tx, caller, 'signin.failure', detail);
  });
}

/** Forgets the failures of `limits`, after a success. */
export async function forgetFailures(limits: readonly Limit[]): Promise<void> {
  const keys = limits.map(({ key }) => key);
  if ((await db().signInFailure.count({ where: { key: { in: keys } } })) === 0) return;
  await write(async (tx) => {
    await tx.signInFailure.deleteMany({ where: { key: { in: keys } } });
  });
}

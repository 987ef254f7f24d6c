import 'server-only';
import type { EventDetail } from '@/lib/audit/events';
import type { Authority } from '@/lib/authority';
import { retention } from '@/lib/retention';
import { audit } from './audit';
import { db, type Tx, write } from './client';

/** In ms. */
const quarter = retention.failureMinutes * 60 * 1000;
const day = retention.dayFailureHours * 60 * 60 * 1000;
/**
 * At most this many 15-minute counters are stored. The 24-hour ones are few (per account, per browser that has signed
 * in): a flood displaces none of them.
 */
const maxKeys = 10_000;

/** A counter of failures and how many it allows in its window, which begins with the first of them. */
export type Limit = { readonly key: string; readonly max: number };

/** `max` failures in 15 minutes. */
export const quarterLimit = (key: string, max: number): Limit => ({ key, max });
/** `max` failures in 24 hours. */
export const dayLimit = (key: string, max: number): Limit => ({ key: `${ofDay}${key}`, max });
const ofDay = 'day:';
const isOfDay = { key: { startsWith: ofDay } };

/** Whether an attempt may be made, and the seconds until the next one may; 0 when that is at once. */
type Attempt = { readonly isTaken: boolean; readonly wait: number };

/**
 * Seconds until none of `limits` is full; 0 when none is now. The counters are in the database: a restart resets
 * nothing. A window that begins in the future, because the clock was set back, is left to `takeAttempt`.
 */
export async function secondsLeft(limits: readonly Limit[]): Promise<number> {
  return waitOf(db(), limits, new Date());
}

/**
 * Counts an attempt in each of `limits` before it is made, unless one is full, so that attempts at the
 * same time cannot exceed the limits. `forgive` takes back one that succeeds, `returnAttempt` one that was neither
 * right nor wrong.
 */
export async function takeAttempt(limits: readonly Limit[]): Promise<Attempt> {
  return write(async (tx) => {
    const now = new Date(); // read inside the transaction: attempts are counted one after the other
    // A window that begins in the future, by a clock set back since, begins now.
    await tx.signInFailure.updateMany({ where: { windowStart: { gt: now } }, data: { windowStart: now } });
    await removeOver(tx, now);
    const full = await waitOf(tx, limits, now);
    if (full > 0) return { isTaken: false, wait: full };
    for (const { key } of limits)
      await tx.signInFailure.upsert({
        where: { key },
        create: { key, count: 1, windowStart: now },
        update: { count: { increment: 1 } },
      });
    await removeSurplus(tx);
    return { isTaken: true, wait: await waitOf(tx, limits, now) };
  });
}

/** Takes an attempt back that could not be judged. */
export async function returnAttempt(limits: readonly Limit[]): Promise<void> {
  await write((tx) => takeBack(tx, limits));
}

/** After a success: removes the counter of the first of `limits`, and takes the attempt back from the others. */
export async function forgive([own, ...others]: readonly [Limit, ...Limit[]]): Promise<void> {
  await write(async (tx) => {
    await tx.signInFailure.deleteMany({ where: { key: own.key } });
    await takeBack(tx, others);
  });
}

/** Removes the counters whose window is over: where nobody signs in, they would stay. */
export async function pruneFailures(): Promise<void> {
  await write((tx) => removeOver(tx, new Date()));
}

async function removeOver(tx: Tx, now: Date): Promise<void> {
  await tx.signInFailure.deleteMany({
    where: {
      OR: [
        { ...isOfDay, windowStart: before(now, day) },
        { NOT: isOfDay, windowStart: before(now, quarter) },
      ],
    },
  });
}

/** Removes every counter, from the host's shell. */
export async function forgetFailures(): Promise<void> {
  await write((tx) => tx.signInFailure.deleteMany());
}

export async function noteFailure(caller: Pick<Authority, 'requestId' | 'ip'>, detail: EventDetail): Promise<void> {
  await write((tx) => audit(tx, caller, 'signin.failure', detail));
}

async function takeBack(tx: Tx, limits: readonly Limit[]): Promise<void> {
  const key = { in: limits.map((limit) => limit.key) };
  await tx.signInFailure.updateMany({ where: { key }, data: { count: { decrement: 1 } } });
  await tx.signInFailure.deleteMany({ where: { key, count: { lte: 0 } } });
}

async function waitOf(from: Pick<Tx, 'signInFailure'>, limits: readonly Limit[], now: Date): Promise<number> {
  const rows = await from.signInFailure.findMany({
    where: { key: { in: limits.map(({ key }) => key) }, windowStart: { lte: now } },
  });
  const full = rows.filter((row) => limits.some(({ key, max }) => key === row.key && row.count >= max));
  const opens = full.map(({ key, windowStart }) => windowStart.getTime() + lengthOf(key) - now.getTime());
  return Math.ceil(Math.max(0, ...opens) / 1000);
}

/** Removes the oldest counters above `maxKeys`. */
async function removeSurplus(tx: Tx): Promise<void> {
  const surplus = (await tx.signInFailure.count({ where: { NOT: isOfDay } })) - maxKeys;
  if (surplus <= 0) return;
  const oldest = await tx.signInFailure.findMany({
    where: { NOT: isOfDay },
    orderBy: { windowStart: 'asc' },
    take: surplus,
    select: { key: true },
  });
  await tx.signInFailure.deleteMany({ where: { key: { in: oldest.map(({ key }) => key) } } });
}

const lengthOf = (key: string): number => (key.startsWith(ofDay) ? day : quarter);
const before = (now: Date, length: number) => ({ lte: new Date(now.getTime() - length) });

import 'server-only';
import type { EventDetail, EventName } from '@/lib/audit/events';
import type { Authority } from '@/lib/authority';
import { describeError, log } from '@/lib/log';
import { networkOf } from '@/lib/network';
import { retention } from '@/lib/retention';
import { afterCommit, db, type Tx, write } from './client';
import type { Prisma } from './generated/client';

type Caller = Pick<Authority, 'requestId' | 'ip'>;

/**
 * Events are stored for so long (in ms), `most` at most; those that anyone can cause have a limit of their own, so that
 * they displace no other.
 */
const longest = retention.auditDays * 24 * 60 * 60 * 1000;
const most = 50_000;
const mostOfStrangers = 10_000;
const ofStrangers: readonly EventName[] = ['refusal', 'signin.failure'];
/** Events above the limits are also removed whenever this many have been added. */
const tidyEvery = 1000;

/** Refusals recorded in a minute, at most: of one network, and in all. */
const perNetwork = 10;
const inAll = 60;
/** In ms. */
const minute = 60_000;

/**
 * Refusals recorded this minute, in all and by network, and how many went unrecorded since the last record. `began` is
 * `performance.now()`, not the clock.
 */
const notes = { began: Number.NEGATIVE_INFINITY, all: 0, of: new Map<string, number>(), missed: 0 };

/**
 * Records an event in the transaction of the change itself; once that is committed, writes it as one line of the log
 * too.
 * `detail` holds names and counts, no content and no secret.
 */
export async function audit(tx: Tx, caller: Caller, event: EventName, detail: EventDetail = {}): Promise<void> {
  const { requestId, ip } = caller;
  const { id } = await tx.auditEvent.create({ data: { event, requestId, ip, detail: JSON.stringify(detail) } });
  if (id % tidyEvery === 0) await remove(tx, await surplus(tx));
  // Commands in the host's shell print French messages of their own.
  if (requestId !== 'host') afterCommit(tx, () => log('info', event, { requestId, ip, ...detail }));
}

/**
 * Records a refused call, in a transaction of its own. Of a flood, the first ten of each network in a minute are
 * recorded, sixty in all; what is not recorded, because of that or because the database takes no writes now, is
 * counted, and the next record has the count. Never rejects and need not be awaited: a refusal stands, whatever the
 * disk does.
 */
export async function auditRefusal(
  caller: Caller,
  call: { readonly method: string; readonly path: string; readonly reason: string },
): Promise<void> {
  const place = placeForNote(networkOf(caller.ip));
  if (place === 0) {
    notes.missed += 1;
    return;
  }
  const { missed } = notes;
  notes.missed = 0;
  const detail = {
    method: call.method,
    path: call.path.slice(0, 200),
    reason: call.reason,
    ...(place === perNetwork && { more: true }),
    ...(missed > 0 && { missed }),
  };
  try {
    await write((tx) => audit(tx, caller, 'refusal', detail));
  } catch (error) {
    notes.missed += missed + 1;
    log('warn', 'refusal.unnoted', { requestId: caller.requestId, missed: notes.missed, error: describeError(error) });
  }
}

/** The number, from 1, of the next record of this network this minute; 0 when a limit is reached. */
function placeForNote(network: string): number {
  const now = performance.now();
  if (now - notes.began >= minute) Object.assign(notes, { began: now, all: 0, of: new Map() });
  const own = (notes.of.get(network) ?? 0) + 1;
  if (own > perNetwork || notes.all >= inAll) return 0;
  notes.of.set(network, own);
  notes.all += 1;
  return own;
}

/** Removes the events that are too old or above the limits. */
export async function pruneAuditLog(now = new Date()): Promise<void> {
  const old = { at: { lt: new Date(now.getTime() - longest) } };
  const conditions = [
    ...((await db().auditEvent.count({ where: old, take: 1 })) > 0 ? [old] : []),
    ...(await surplus(db())),
  ];
  if (conditions.length > 0) await write((tx) => remove(tx, conditions));
}

async function remove(tx: Tx, conditions: readonly Condition[]): Promise<void> {
  for (const where of conditions) await tx.auditEvent.deleteMany({ where });
}

type Condition = Prisma.AuditEventWhereInput;

/** Conditions that match the events above the limits. */
async function surplus(from: Pick<Tx, 'auditEvent'>): Promise<Condition[]> {
  const strangers = { event: { in: [...ofStrangers] } };
  const others = { event: { notIn: [...ofStrangers] } };
  const last = (where: Condition, skip: number) =>
    from.auditEvent.findFirst({ where, orderBy: { id: 'desc' }, skip, select: { id: true } });
  const [lastStranger, lastOther] = await Promise.all([
    last(strangers, mostOfStrangers),
    last(others, most - mostOfStrangers),
  ]);
  return [
    ...(lastStranger ? [{ ...strangers, id: { lte: lastStranger.id } }] : []),
    ...(lastOther ? [{ ...others, id: { lte: lastOther.id } }] : []),
  ];
}

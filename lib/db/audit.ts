import 'server-only';
import type { Authority } from '@/lib/auth/authority';
import type { EventDetail, EventName } from '@/lib/content/journal-events';
import { describeFault, log } from '@/lib/log';
import { db, onceStored, type Tx, write } from './client';

type Caller = Pick<Authority, 'requestId' | 'ip'>;

/** Events are kept a year, and at most this many; those that a stranger can cause are counted apart, so that they push out no other. */
const year = 365 * 24 * 60 * 60 * 1000;
const most = 50_000;
const mostOfStrangers = 10_000;
const ofStrangers: readonly EventName[] = ['refusal', 'signin.failure'];
/** Old events are removed at each start, and whenever this many have been added. */
const tidyEvery = 1000;

/** Refusals noted in a minute: of one address, and in all. */
const perAddress = 10;
const inAll = 60;

/**
 * What happened, in the transaction of the change itself (trust.md 32); once that is stored, one line of the log says it too.
 * `detail` holds names and counts, no content and no secret.
 */
export async function audit(tx: Tx, caller: Caller, event: EventName, detail: EventDetail = {}): Promise<void> {
  const { requestId, ip } = caller;
  const { id } = await tx.auditEvent.create({ data: { event, requestId, ip, detail: JSON.stringify(detail) } });
  if (id % tidyEvery === 0) await removeOld(tx, new Date());
  // The host's own commands speak for themselves, in French.
  if (requestId !== 'host') onceStored(tx, () => log('info', event, { requestId, ip, ...detail }));
}

/**
 * A call that was refused: there is no change to go with. A flood is noted by its first ten in a minute, the tenth says so.
 * Never throws: a refusal stands, whatever the disk does.
 */
export async function auditRefusal(caller: Caller, call: { readonly method: string; readonly path: string; readonly reason: string }): Promise<void> {
  try {
    const where = { event: 'refusal', at: { gt: new Date(Date.now() - 60_000) } };
    const [own, all] = await Promise.all([db().auditEvent.count({ where: { ...where, ip: caller.ip } }), db().auditEvent.count({ where })]);
    if (own >= perAddress || all >= inAll) return;
    const detail = { method: call.method, path: call.path.slice(0, 200), reason: call.reason, ...(own + 1 === perAddress && { more: true }) };
    await write((tx) => audit(tx, caller, 'refusal', detail));
  } catch (fault) {
    log('warn', 'refusal.unnoted', { requestId: caller.requestId, fault: describeFault(fault) });
  }
}

/** Removes the events that are older than a year or too many; at a start. */
export async function thinAudit(now = new Date()): Promise<void> {
  if ((await surplus(db(), now)).length > 0) await write((tx) => removeOld(tx, now));
}

async function removeOld(tx: Tx, now: Date): Promise<void> {
  for (const where of await surplus(tx, now)) await tx.auditEvent.deleteMany({ where });
}

/** What is to go: each as a condition. */
async function surplus(from: Pick<Tx, 'auditEvent'>, now: Date) {
  const yearAgo = { at: { lt: new Date(now.getTime() - year) } };
  const strangers = { event: { in: [...ofStrangers] } };
  const others = { event: { notIn: [...ofStrangers] } };
  const last = (where: typeof strangers | typeof others, skip: number) =>
    from.auditEvent.findFirst({ where, orderBy: { id: 'desc' }, skip, select: { id: true } });
  const [old, lastStranger, lastOther] = await Promise.all([
    from.auditEvent.count({ where: yearAgo, take: 1 }),
    last(strangers, mostOfStrangers),
    last(others, most - mostOfStrangers),
  ]);
  return [
    ...(old > 0 ? [yearAgo] : []),
    ...(lastStranger ? [{ ...strangers, id: { lte: lastStranger.id } }] : []),
    ...(lastOther ? [{ ...others, id: { lte: lastOther.id } }] : []),
  ];
}

import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { auditQuery } from '@/lib/audit/query';
import { hostAuthority } from '@/lib/site/auth/host';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { audit, auditRefusal, pruneAuditLog } from './audit';
import { lastEvent, readAuditLog } from './audit-log';
import { db, write } from './client';

beforeAll(async () => (await scratchDatabase()).close);
beforeEach(async () => {
  await write((tx) => tx.auditEvent.deleteMany());
});

const caller = { requestId: 'r', ip: '192.0.2.1' };
const call = { method: 'PUT', path: '/api/profile/x', reason: 'Utilisateur non authentifié' };
const names = async () => (await db().auditEvent.findMany({ orderBy: { id: 'asc' } })).map(({ event }) => event);
/** Adds `count` events in one statement. */
const add = (event: string, count: number, at = new Date()) =>
  write(
    (tx) => tx.$executeRaw`
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})
  INSERT INTO "AuditEvent" ("event", "at") SELECT ${event}, ${at.toISOString().replace('Z', '+00:00')} FROM n`,
  );
const read = (params: Parameters<typeof auditQuery>[0] = {}) => readAuditLog(hostAuthority(), auditQuery(params));

test('an event is stored with its change, or not at all, and logged only once it is stored', async () => {
  const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await expect(
    write(async (tx) => {
      await audit(tx, caller, 'password.change');
      throw new Error('taken back');
    }),
  ).rejects.toThrow('taken back');
  expect(await names()).toEqual([]);
  expect(out).not.toHaveBeenCalled();
  await write((tx) => audit(tx, caller, 'upload.create', { name: 'a\r\nb.webp', bytes: 3 }));
  await write((tx) => audit(tx, hostAuthority(), 'site.import'));
  const lines = out.mock.calls.map(([chunk]) => String(chunk));
  out.mockRestore();
  expect(await names()).toEqual(['upload.create', 'site.import']);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.slice(0, -1)).not.toMatch(/[\r\n]/);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    event: 'upload.create',
    requestId: 'r',
    ip: '192.0.2.1',
  });
});

/** Runs `work` in a minute that no other test has used; `next` goes on to the next minute. */
async function inItsOwnMinute(work: (next: () => void) => Promise<void>): Promise<void> {
  minutesUsed += 10;
  let now = performance.now() + minutesUsed * 60_000;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  await work(() => {
    now += 60_000;
  });
  clock.mockRestore();
}
let minutesUsed = 0;
const detailsOf = async () =>
  (await db().auditEvent.findMany({ orderBy: { id: 'asc' } })).map(({ detail }) => JSON.parse(detail));

test('a flood of refusals is noted by its first ten in a minute of each address, sixty in all; the tenth says so', async () => {
  await inItsOwnMinute(async (next) => {
    for (let time = 0; time < 15; time += 1) await auditRefusal(caller, call);
    expect(await detailsOf()).toEqual([...Array.from({ length: 9 }, () => call), { ...call, more: true }]);
    for (let host = 2; host < 20; host += 1)
      for (let time = 0; time < 5; time += 1) await auditRefusal({ ...caller, ip: `192.0.2.${host}` }, call);
    expect(await db().auditEvent.count()).toBe(60);
    next();
    await auditRefusal(caller, call);
    await auditRefusal(caller, call);
    expect((await detailsOf()).slice(60), 'and the next note says how many were not').toEqual([
      { ...call, missed: 40 },
      call,
    ]);
  });
});

test('a refusal that cannot be noted is still only a refusal, and is counted', async () => {
  await inItsOwnMinute(async () => {
    await auditRefusal(caller, call); // records what was missed until now
    await write((tx) => tx.auditEvent.deleteMany());
    const out = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const writing = vi
      .spyOn(db(), '$transaction')
      .mockRejectedValue(Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }));
    await auditRefusal(caller, call);
    await auditRefusal(caller, call);
    writing.mockRestore();
    expect(JSON.parse(String(out.mock.calls[1]?.[0]))).toMatchObject({
      level: 'warn',
      event: 'refusal.unnoted',
      missed: 2,
    });
    await auditRefusal(caller, call);
    expect(JSON.parse(String(out.mock.calls[2]?.[0]))).toMatchObject({ level: 'info', event: 'refusal', missed: 2 });
    out.mockRestore();
    expect(await detailsOf()).toEqual([{ ...call, missed: 2 }]);
  });
});

test('events older than a year go, the others stay', async () => {
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
  await add('signout', 1, days(366));
  await add('signin.success', 1, days(364));
  await pruneAuditLog();
  expect(await names()).toEqual(['signin.success']);
});

test('strangers cannot push out the owner’s own events, and neither grow without end', async () => {
  await add('password.change', 3);
  for (const event of ['refusal', 'signin.failure', 'refusal']) await add(event, 4000);
  await pruneAuditLog();
  expect(await db().auditEvent.count({ where: { event: 'password.change' } })).toBe(3);
  expect(await db().auditEvent.count()).toBe(10_003);
  await add('section.update', 42_000);
  await pruneAuditLog();
  expect(await db().auditEvent.count()).toBe(50_000);
});

test('the journal is read newest first, by type, period and page', async () => {
  await add('signin.success', 60, new Date('2026-11-20T22:59:59Z'));
  await add('signin.failure', 5, new Date('2026-11-20T23:00:00Z'));
  const first = await read();
  expect(first).toMatchObject({ total: 65, pages: 2, query: { page: 1 } });
  expect(first.lines).toHaveLength(50);
  expect(first.lines[0]).toMatchObject({ group: 'echecs', what: 'Échec de connexion' });
  expect((await read({ page: '99' })).query.page).toBe(2);
  expect((await read({ page: '2' })).lines).toHaveLength(15);
  expect((await read({ type: 'echecs' })).total).toBe(5);
  expect((await read({ du: '2026-11-21' })).total).toBe(5);
  expect((await read({ au: '2026-11-20' })).total).toBe(60);
  expect(await read({ du: '2026-11-22' })).toMatchObject({ total: 0, pages: 1, lines: [] });
  expect(await lastEvent(hostAuthority(), 'signin.failure')).toBe('2026-11-20T23:00:00.000Z');
  expect(await lastEvent(hostAuthority(), 'backup.download')).toBeNull();
});

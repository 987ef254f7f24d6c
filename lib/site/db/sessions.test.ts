import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type Authority, grant } from '@/lib/authority';
import { tableOf } from '@/lib/testing/rows';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { db, write } from './client';
import { createOwner, type OwnerRecord, replacePassword } from './owner';
import { closeSession, closeSessions, deviceText, liveSession, openSession, openSessions } from './sessions';

let owner: OwnerRecord;
const caller = { requestId: 'r', ip: '192.0.2.1' };
beforeAll(async () => {
  const { close } = await scratchDatabase();
  const created = await createOwner(caller, 'moi@exemple.org', 'x');
  if (!created) throw new Error('no owner');
  owner = created;
  return close;
});
beforeEach(async () => {
  await write((tx) => tx.session.deleteMany());
  await write((tx) => tx.auditEvent.deleteMany());
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
async function signIn(userAgent = firefox): Promise<{ key: string; authority: Authority }> {
  const { key } = await openSession(caller, owner, userAgent);
  const session = await liveSession(key);
  if (!session) throw new Error('no session');
  return {
    key,
    authority: grant({
      ...caller,
      ownerId: owner.id,
      email: session.email,
      sessionId: session.id,
      signedInAt: session.createdAt,
    }),
  };
}
const events = async () =>
  (await db().auditEvent.findMany({ orderBy: { id: 'asc' } })).map(({ event, detail }) => [event, JSON.parse(detail)]);

test('lists what is open: this one first, with its device, and none that its cookie could not use', async () => {
  const other = await signIn('curl/8');
  const { authority, key } = await signIn();
  const stale = await signIn('vieux');
  await write((tx) =>
    tx.session.update({
      where: { id: stale.authority.sessionId },
      data: { lastSeenAt: new Date(Date.now() - 61 * 60 * 1000) },
    }),
  );
  const over = await signIn('fini');
  await write((tx) => tx.session.update({ where: { id: over.authority.sessionId }, data: { expiresAt: new Date() } }));
  const listed = await openSessions(authority);
  expect(listed).toMatchObject([
    { id: authority.sessionId, device: 'Firefox sur Linux', current: true },
    { id: other.authority.sessionId, device: 'curl', current: false },
  ]);
  expect(JSON.stringify(listed)).not.toContain(key);
});

test('closing one ends it at once and leaves the others; what is not open is unknown', async () => {
  const other = await signIn('curl/8');
  const { authority, key } = await signIn();
  await closeSession(authority, other.authority.sessionId);
  expect(await liveSession(other.key)).toBeNull();
  expect(await liveSession(key)).not.toBeNull();
  for (const id of [other.authority.sessionId, '', 'inconnue'])
    await expect(closeSession(authority, id)).rejects.toMatchObject({ code: 'notFound' });
  expect((await events()).slice(2)).toEqual([['session.close', { device: 'curl' }]]);
  await closeSession(authority);
  expect(await liveSession(key)).toBeNull();
  expect((await events()).at(-1)).toEqual(['signout', {}]);
});

test('closing the others keeps this one; closing all keeps none', async () => {
  const others = [await signIn(), await signIn()];
  const { authority, key } = await signIn();
  expect(await closeSessions(authority, 'others')).toBe(2);
  for (const other of others) expect(await liveSession(other.key)).toBeNull();
  expect(await liveSession(key)).not.toBeNull();
  await signIn();
  expect(await closeSessions(authority, 'all')).toBe(2);
  expect(await db().session.count()).toBe(0);
  expect((await events()).filter(([event]) => event !== 'signin.success')).toEqual([
    ['session.close-others', { closed: 2 }],
    ['session.close-all', { closed: 2 }],
  ]);
});

test('after a password change, sessions of before are neither open nor listed', async () => {
  const { authority } = await signIn();
  await replacePassword(caller, 'y', { sessionId: authority.sessionId, passwordHash: owner.passwordHash });
  await write((tx) =>
    tx.session.create({
      data: {
        id: 'avant',
        ownerId: owner.id,
        sessionVersion: owner.sessionVersion,
        expiresAt: new Date(Date.now() + 1000),
      },
    }),
  );
  expect(await openSessions(authority)).toHaveLength(1);
  await expect(closeSession(authority, 'avant')).rejects.toMatchObject({ code: 'notFound' });
});

test.each(tableOf('lib/site/db/device.txt', 'devices'))('%s is %s', (userAgent, text) => {
  expect(deviceText(userAgent)).toBe(text);
});

import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { Authority } from '@/lib/auth/authority';
import { describeFault, log } from '@/lib/log';
import { db, write } from './client';
import { audit } from './history';
import type { OwnerRecord } from './owner';

/** 8 h at most, 60 min idle (trust.md 7), in ms. */
export const sessionLife = 8 * 60 * 60 * 1000;
const sessionIdle = 60 * 60 * 1000;
/** `lastSeenAt` is written at most this often. */
const touchEvery = 60 * 1000;

/** What a live session says. */
export type LiveSession = { readonly id: string; readonly ownerId: string; readonly email: string; readonly createdAt: Date };

/** Opens a session; answers the key that the cookie carries. The row holds only its SHA-256. */
export async function openSession(
  caller: Pick<Authority, 'requestId' | 'ip'>,
  owner: OwnerRecord,
  userAgent: string,
): Promise<{ key: string; createdAt: Date }> {
  const key = randomBytes(32).toString('base64url');
  const createdAt = new Date();
  await write(async (tx) => {
    await tx.session.deleteMany({ where: { expiresAt: { lt: createdAt } } });
    await tx.session.create({
      data: {
        id: rowId(key),
        ownerId: owner.id,
        sessionVersion: owner.sessionVersion,
        createdAt,
        lastSeenAt: createdAt,
        expiresAt: new Date(createdAt.getTime() + sessionLife),
        userAgent: userAgent.slice(0, 300),
      },
    });
    await audit(tx, caller, 'signin.success', { owner: owner.id });
  });
  return { key, createdAt };
}

/** The session of a cookie's key, or null: unknown, too old, idle too long, or from before a password change (trust.md 8). */
export async function liveSession(key: string, now = new Date()): Promise<LiveSession | null> {
  const row = await db().session.findUnique({ where: { id: rowId(key) }, include: { owner: { select: { email: true, sessionVersion: true } } } });
  if (!row || row.expiresAt <= now || now.getTime() - row.lastSeenAt.getTime() > sessionIdle || row.sessionVersion !== row.owner.sessionVersion) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > touchEvery) await touch(row.id, now);
  return { id: row.id, ownerId: row.ownerId, email: row.owner.email, createdAt: row.createdAt };
}

/** Ends a session: its cookie is worth nothing from now on. */
export async function closeSession(authority: Authority): Promise<void> {
  await write(async (tx) => {
    await tx.session.deleteMany({ where: { id: authority.sessionId } });
    await audit(tx, authority, 'signout');
  });
}

/** Idle time is counted from here. A disk that takes no writes must not end the session (trust.md 28). */
async function touch(id: string, now: Date): Promise<void> {
  await db()
    .session.updateMany({ where: { id }, data: { lastSeenAt: now } })
    .catch((fault: unknown) => log('warn', 'session.touch', { fault: describeFault(fault) }));
}

const rowId = (key: string) => createHash('sha256').update(key).digest('hex');

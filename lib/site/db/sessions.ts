import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import type { Authority } from '@/lib/authority';
import { notFound } from '@/lib/errors';
import { describeError, log } from '@/lib/log';
import { retention } from '@/lib/retention';
import { audit } from './audit';
import { db, write } from './client';
import type { OwnerRecord } from './owner';

/** At most, and idle, in ms. */
export const sessionLife = retention.sessionHours * 60 * 60 * 1000;
const sessionIdle = 60 * 60 * 1000;
/**
 * How far in the future a session's beginning may be, in ms, because clocks are corrected by seconds. One further ahead
 * began under a wrong clock and counts as expired, or it would last until then.
 */
const clockSlack = 60 * 1000;
/** `lastSeenAt` is written at most this often, in ms. */
const touchEvery = 60 * 1000;

type LiveSession = { readonly id: string; readonly ownerId: string; readonly email: string; readonly createdAt: Date };

/**
 * Opens a session, and closes that of `earlier`, the key that the browser had. Returns the cookie's key; the row holds
 * only its SHA-256.
 */
export async function openSession(
  caller: Pick<Authority, 'requestId' | 'ip'>,
  owner: OwnerRecord,
  userAgent: string,
  earlier: string | null = null,
): Promise<{ key: string; createdAt: Date }> {
  const key = randomBytes(32).toString('base64url');
  const createdAt = new Date();
  await write(async (tx) => {
    const over = [{ expiresAt: { lt: createdAt } }, { createdAt: { gt: new Date(createdAt.getTime() + clockSlack) } }];
    await tx.session.deleteMany({ where: { OR: [...over, ...(earlier === null ? [] : [{ id: rowId(earlier) }])] } });
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
    await audit(tx, caller, 'signin.success', { device: deviceText(userAgent) });
  });
  return { key, createdAt };
}

/**
 * The open session of a cookie's key, or null: unknown, expired, idle too long, from before a password change, or begun
 * under a wrong clock.
 */
export async function liveSession(key: string, now = new Date()): Promise<LiveSession | null> {
  const row = await db().session.findUnique({
    where: { id: rowId(key) },
    include: { owner: { select: { email: true, sessionVersion: true } } },
  });
  if (
    !row ||
    row.expiresAt <= now ||
    row.createdAt.getTime() - now.getTime() > clockSlack ||
    row.sessionVersion !== row.owner.sessionVersion
  )
    return null;
  const unseen = Math.abs(now.getTime() - row.lastSeenAt.getTime()); // `lastSeenAt` is in the future when the clock was set back
  if (unseen > sessionIdle) return null;
  if (unseen > touchEvery) await touch(row.id, now);
  return { id: row.id, ownerId: row.ownerId, email: row.owner.email, createdAt: row.createdAt };
}

/** A signed-in browser, as the profile page lists it; the times are ISO 8601, UTC. */
type OpenSession = {
  readonly id: string;
  readonly device: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly current: boolean;
};

export async function openSessions(authority: Authority): Promise<OpenSession[]> {
  const rows = await db().session.findMany({ where: await live(authority), orderBy: { lastSeenAt: 'desc' } });
  const listed = rows.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
    id,
    device: deviceText(userAgent),
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    current: id === authority.sessionId,
  }));
  return listed.toSorted((a, b) => Number(b.current) - Number(a.current));
}

/**
 * Closes a session, this one or another: its cookie is invalid from now on. Throws `notFound` for one that is not open.
 */
export async function closeSession(authority: Authority, id = authority.sessionId): Promise<void> {
  const where = { ...(await live(authority)), id };
  await write(async (tx) => {
    const row = await tx.session.findFirst({ where });
    if (!row) throw notFound('Cette session n’est plus ouverte');
    await tx.session.delete({ where: { id } });
    if (id === authority.sessionId) await audit(tx, authority, 'signout');
    else await audit(tx, authority, 'session.close', { device: deviceText(row.userAgent) });
  });
}

/** Closes every session, or every other one; returns how many were open. */
export async function closeSessions(authority: Authority, which: 'all' | 'others'): Promise<number> {
  const others = which === 'all' ? {} : { id: { not: authority.sessionId } };
  const open = await live(authority);
  return write(async (tx) => {
    const closed = await tx.session.count({ where: { AND: [open, others] } });
    await tx.session.deleteMany({ where: others });
    await audit(tx, authority, which === 'all' ? 'session.close-all' : 'session.close-others', { closed });
    return closed;
  });
}

/** The condition for rows that are open sessions, as `liveSession` checks it. */
async function live({ ownerId }: Authority) {
  const now = new Date();
  const { sessionVersion } = await db().owner.findUniqueOrThrow({
    where: { id: ownerId },
    select: { sessionVersion: true },
  });
  const at = (ms: number) => new Date(now.getTime() + ms);
  return {
    ownerId,
    sessionVersion,
    expiresAt: { gt: now },
    createdAt: { lte: at(clockSlack) },
    lastSeenAt: { gte: at(-sessionIdle), lte: at(sessionIdle) },
  };
}

/** Restarts the idle time. An error is only logged: a disk that takes no writes must not end the session. */
async function touch(id: string, now: Date): Promise<void> {
  await write((tx) => tx.session.updateMany({ where: { id }, data: { lastSeenAt: now } })).catch((error: unknown) =>
    log('warn', 'session.touch', { error: describeError(error) }),
  );
}

const rowId = (key: string) => createHash('sha256').update(key).digest('hex');

// Names the browser and the system of a `User-Agent` header. The result holds fixed names only, no part of the header.

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ (?:Mobile\/\S+ )?Safari\//, 'Safari'],
  [/^curl\//, 'curl'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'un iPhone'],
  [/\biPad\b/, 'un iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * « Firefox sur Windows », « Navigateur sur Android », « curl », or « Appareil inconnu » when nothing is recognised.
 */
export function deviceText(userAgent: string): string {
  const browser = firstMatch(browsers, userAgent);
  const system = firstMatch(systems, userAgent);
  if (system === undefined) return browser ?? 'Appareil inconnu';
  return `${browser ?? 'Navigateur'} sur ${system}`;
}

const firstMatch = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

import { statSync } from 'node:fs';
import path from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { closeDb, db } from '@/lib/db/client';
import { newSetupToken } from '@/lib/db/owner';
import { secondFactorState } from '@/lib/db/second-factor';
import { liveSession } from '@/lib/db/sessions';
import { asBrowser, cookieJar, fakeHeaders } from '@/lib/testing/request';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { hostAuthority } from './host';
import * as passwords from './password';
import { setOwnerPassword } from './setup';
import { newSecret } from './totp';

vi.mock('next/headers', () => fakeHeaders);
vi.mock('react', async (original) => ({ ...(await original<object>()), cache: <T>(work: T) => work }));
vi.mock('./password', async (original) => {
  const real = await original<typeof passwords>();
  return { ...real, passwordMatches: vi.fn(real.passwordMatches) };
});

const { changePassword, createOwnerAndSignIn, signIn, signOut } = await import('./sign-in');
const { currentOwner } = await import('./guard');
const { switchOff, switchOn } = await import('./second-factor');
const { sessionCookie, sessionKey } = await import('./cookies');

let close: () => Promise<void>;
let folder: string;
beforeAll(async () => {
  ({ close, folder } = await scratchDatabase());
  await setOwnerPassword('moi@exemple.org', 'mot de passe');
});
afterAll(() => close());
beforeEach(async () => {
  await db().signInFailure.deleteMany();
  vi.mocked(passwords.passwordMatches).mockClear();
  asBrowser('192.0.2.1');
});

const fail = (password = 'mauvais', email = 'moi@exemple.org') =>
  signIn(email, password).then(
    () => null,
    (fault: unknown) => fault,
  );
const signedIn = () => signIn('moi@exemple.org', 'mot de passe');

test('one comparison each: for the right password, a wrong one and an unknown address, with the spec’s words', async () => {
  expect(await fail()).toMatchObject({ code: 'unauthenticated', message: 'Mot de passe incorrect' });
  expect(await fail('mauvais', 'autre@exemple.org')).toMatchObject({ code: 'unauthenticated', message: 'Utilisateur non trouvé' });
  await signedIn();
  expect(passwords.passwordMatches).toHaveBeenCalledTimes(3);
});

test('the password is taken as it is: not trimmed, its 73rd byte refused when chosen', async () => {
  expect(await fail(' mot de passe')).toMatchObject({ message: 'Mot de passe incorrect' });
  expect(passwords.newPassword.safeParse('é'.repeat(36)).success).toBe(true);
  expect(passwords.newPassword.safeParse(`${'é'.repeat(36)}x`).error?.issues[0]?.message).toBe('Le mot de passe ne doit pas dépasser 72 octets');
  expect(passwords.newPassword.safeParse('12345').error?.issues[0]?.message).toBe('Le mot de passe doit contenir au moins 6 caractères');
});

test('the fifth failure of an address from one place is told to wait, without a comparison afterwards', async () => {
  for (let time = 1; time <= 4; time += 1) expect(await fail()).toMatchObject({ code: 'unauthenticated' });
  expect(await fail()).toMatchObject({ code: 'tooMany', extras: { retryAfter: expect.any(Number) } });
  vi.mocked(passwords.passwordMatches).mockClear();
  await expect(signedIn()).rejects.toMatchObject({ code: 'tooMany' });
  expect(passwords.passwordMatches).not.toHaveBeenCalled();
});

test('the limits outlive a restart, and end after fifteen minutes', async () => {
  for (let time = 1; time <= 5; time += 1) await fail();
  await closeDb();
  await expect(signedIn()).rejects.toMatchObject({ code: 'tooMany' });
  await db().signInFailure.updateMany({ data: { windowStart: new Date(Date.now() - 16 * 60 * 1000) } });
  await expect(signedIn()).resolves.toMatchObject({ email: 'moi@exemple.org' });
});

test('the twentieth failure from one place closes it for every address', async () => {
  for (let number = 1; number <= 19; number += 1) expect(await fail('x', `a${number}@exemple.org`)).toMatchObject({ code: 'unauthenticated' });
  expect(await fail('x', 'a20@exemple.org')).toMatchObject({ code: 'tooMany' });
  asBrowser('192.0.2.2');
  expect(await fail('x', 'a21@exemple.org')).toMatchObject({ code: 'unauthenticated' });
}, 60_000);

test('a browser that has signed in before is not locked out by someone else’s failures', async () => {
  await signedIn();
  const known = new Map(cookieJar);
  asBrowser('192.0.2.1');
  for (let time = 1; time <= 5; time += 1) await fail();
  await expect(signedIn()).rejects.toMatchObject({ code: 'tooMany' });
  for (const [name, value] of known) cookieJar.set(name, value);
  await expect(signedIn()).resolves.toBeDefined();
  for (const [name] of known) if (name.includes('device')) cookieJar.set(name, 'forged.signature');
  await expect(signedIn()).rejects.toMatchObject({ code: 'tooMany' });
});

test('at most two comparisons run at once and eight wait; the next is told to come back', async () => {
  const { hash } = await db()
    .owner.findFirstOrThrow()
    .then(({ passwordHash }) => ({ hash: passwordHash }));
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => passwords.passwordMatches('x', hash)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(tries.filter((result) => result.status === 'rejected' && result.reason.code === 'busy')).toHaveLength(2);
});

test('a session lives in the database: signing out ends it, and its old cookie is worth nothing', async () => {
  await signedIn();
  const kept = new Map(cookieJar);
  const owner = await currentOwner();
  expect(owner).toMatchObject({ email: 'moi@exemple.org', ip: '192.0.2.1' });
  if (owner) await signOut(owner);
  expect(cookieJar.has(sessionCookie())).toBe(false);
  for (const [name, value] of kept) cookieJar.set(name, value);
  expect(await currentOwner()).toBeNull();
});

test('signing in again opens a new session and ends the one that the browser had; another browser keeps its own', async () => {
  await db().session.deleteMany();
  await signedIn();
  const first = (await sessionKey()) ?? '';
  await signedIn();
  expect(await sessionKey()).not.toBe(first);
  expect(await liveSession(first)).toBeNull();
  asBrowser('192.0.2.1');
  await signedIn();
  expect(await db().session.count()).toBe(2);
});

test('eight hours at most, sixty minutes idle', async () => {
  await signedIn();
  const key = (await sessionKey()) ?? '';
  const later = (minutes: number) => new Date(Date.now() + minutes * 60 * 1000);
  expect(await liveSession(key, later(59))).not.toBeNull();
  expect(await liveSession(key, later(59 + 61))).toBeNull();
  await db().session.updateMany({ data: { lastSeenAt: later(480) } });
  expect(await liveSession(key, later(479))).not.toBeNull();
  expect(await liveSession(key, later(481))).toBeNull();
});

test('a cookie that was altered, cut or made elsewhere is no session, and no fault', async () => {
  await signedIn();
  const value = cookieJar.get(sessionCookie()) ?? '';
  const altered = Array.from({ length: value.length }, (_, at) => `${value.slice(0, at)}${value[at] === 'A' ? 'B' : 'A'}${value.slice(at + 1)}`);
  for (const wrong of [...altered, value.slice(0, -1), value.slice(0, 40), '', 'Fe26.2*1*a*b*c*d*e*f~2', '%', 'x'.repeat(10_000)]) {
    cookieJar.set(sessionCookie(), wrong);
    if (wrong !== value) expect(await currentOwner()).toBeNull();
  }
}, 30_000);

test('a password change ends every other session and keeps this one; a wrong current password changes nothing', async () => {
  await signedIn();
  const elsewhere = new Map(cookieJar);
  asBrowser('192.0.2.9');
  await signedIn();
  const owner = await currentOwner();
  if (!owner) throw new Error('not signed in');
  await expect(changePassword(owner, 'faux', 'nouveau mot')).rejects.toMatchObject({ code: 'invalid', message: 'Mot de passe actuel incorrect' });
  await changePassword(owner, 'mot de passe', 'nouveau mot');
  expect(await currentOwner()).not.toBeNull();
  for (const [name, value] of elsewhere) cookieJar.set(name, value);
  expect(await currentOwner()).toBeNull();
  await expect(signedIn()).rejects.toMatchObject({ message: 'Mot de passe incorrect' });
  await setOwnerPassword(null, 'mot de passe');
});

test('with the second factor on, the password alone is not enough, and each code works once', async () => {
  await signedIn();
  const owner = await currentOwner();
  if (!owner) throw new Error('not signed in');
  const { secret } = newSecret(owner.email);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }); // a code is of its half-minute: the clock stands still here
  onTestFinished(() => void vi.useRealTimers());
  const code = (shift: number) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + shift * 30_000 });
  await expect(switchOn(owner, secret, '000000')).rejects.toMatchObject({ code: 'invalid', message: 'Code de vérification incorrect' });
  const [recovery = ''] = await switchOn(owner, secret, code(-1));

  asBrowser('192.0.2.30');
  await expect(signedIn()).rejects.toMatchObject({ code: 'unauthenticated', message: 'Code de vérification requis', extras: { secondFactor: true } });
  await expect(signIn('moi@exemple.org', 'faux mot', code(0))).rejects.toMatchObject({ message: 'Mot de passe incorrect' });
  await expect(signIn('moi@exemple.org', 'mot de passe', code(-1))).rejects.toMatchObject({ message: 'Code de vérification incorrect' });
  const now = code(0);
  await expect(signIn('moi@exemple.org', 'mot de passe', now)).resolves.toBeDefined();
  await expect(signIn('moi@exemple.org', 'mot de passe', now)).rejects.toMatchObject({ message: 'Code de vérification incorrect' });
  await expect(signIn('moi@exemple.org', 'mot de passe', ` ${recovery.toUpperCase()} `)).resolves.toBeDefined();
  await expect(signIn('moi@exemple.org', 'mot de passe', recovery)).rejects.toMatchObject({ message: 'Code de vérification incorrect' });
  expect(await secondFactorState(owner)).toEqual({ enabled: true, recoveryCodesLeft: 9 });

  await expect(switchOff(owner, 'faux mot')).rejects.toMatchObject({ message: 'Mot de passe actuel incorrect' });
  await switchOff(owner, 'mot de passe');
  expect(await secondFactorState(owner)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  await expect(signedIn()).resolves.toBeDefined();
});

test('the one-time address works once, for the first owner only', async () => {
  const token = await newSetupToken();
  await expect(createOwnerAndSignIn(token, 'autre@exemple.org', 'secret1')).rejects.toMatchObject({ code: 'forbidden' });
  await db().owner.deleteMany();
  const next = await newSetupToken();
  await expect(createOwnerAndSignIn(token, 'a@exemple.org', 'secret1')).rejects.toMatchObject({ code: 'forbidden' });
  await expect(createOwnerAndSignIn(next, 'A@exemple.org', 'secret1')).resolves.toMatchObject({ email: 'a@exemple.org' });
  await expect(createOwnerAndSignIn(next, 'b@exemple.org', 'secret1')).rejects.toMatchObject({ code: 'forbidden' });
  expect(await db().owner.count()).toBe(1);
});

test('what happened is in the audit log, without passwords', async () => {
  const events = await db().auditEvent.findMany();
  expect(new Set(events.map(({ event }) => event))).toEqual(
    new Set([
      'owner.create',
      'signin.failure',
      'signin.success',
      'signout',
      'password.change',
      'second-factor.on',
      'second-factor.off',
      'second-factor.recovery',
    ]),
  );
  expect(JSON.stringify(events)).not.toMatch(/mot de passe|secret1|mauvais/);
});

test('the secret is made once, for its owner’s eyes only', async () => {
  expect(statSync(path.join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
  expect(hostAuthority().ownerId).toBe('host');
});

import { statSync } from 'node:fs';
import path from 'node:path';
import bcrypt from 'bcryptjs';
import { Secret, TOTP } from 'otpauth';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Problem } from '@/lib/errors';
import { closeDb, db, write } from '@/lib/site/db/client';
import { newSetupToken } from '@/lib/site/db/owner';
import { secondFactorState } from '@/lib/site/db/second-factor';
import { liveSession } from '@/lib/site/db/sessions';
import { asBrowser, cookieJar, fakeHeaders } from '@/lib/testing/request';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { hostAuthority } from './host';
import * as passwords from './password';
import { firstOwner, setOwnerPassword } from './setup';
import { newSecret } from './totp';

vi.mock('next/headers', () => fakeHeaders);
vi.mock('react', async (original) => ({ ...(await original<object>()), cache: <T>(work: T) => work }));
// Bcrypt at its lowest cost, as spies: these tests make and count hundreds of guesses. The queue's tests use the real
// functions.
vi.mock('./password', async (original) => ({
  ...(await original<typeof passwords>()),
  passwordMatches: vi.fn(
    async (password: string, hash: string | null) => hash !== null && (await bcrypt.compare(password, hash)),
  ),
  hashPassword: vi.fn((password: string) => bcrypt.hash(password, 4)),
}));
const real = await vi.importActual<typeof passwords>('./password');

const { changePassword, createOwnerAndSignIn, mayTryToSignIn, signIn, signOut } = await import('./sign-in');
const { currentOwner } = await import('./guard');
const { switchOff, switchOn } = await import('./proof');
const { sessionCookie, sessionKey } = await import('./cookies');

let folder: string;
beforeAll(async () => {
  const scratch = await scratchDatabase();
  folder = scratch.folder;
  await setOwnerPassword('moi@exemple.org', 'mot de passe');
  return scratch.close;
});
beforeEach(async () => {
  await write((tx) => tx.signInFailure.deleteMany());
  vi.mocked(passwords.passwordMatches).mockClear();
  asBrowser('192.0.2.1');
});

const fail = (password = 'mauvais', email = 'moi@exemple.org') =>
  signIn(email, password).then(
    () => null,
    (error: unknown) => error,
  );
const signedIn = (code?: string) => signIn('moi@exemple.org', 'mot de passe', code);
/** Owner of the session in the browser's cookies. */
const me = async () => (await currentOwner()) ?? expect.fail('not signed in');
const signedInOwner = async () => {
  await signedIn();
  return me();
};
/** Restores the browser's earlier cookies. */
const backTo = (cookies: Iterable<readonly [string, string]>) => {
  for (const [name, value] of cookies) cookieJar.set(name, value);
};
const tooMany = { code: 'tooMany' };
const codeOf = (secret: string, shift = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + shift * 30_000 });

test('one comparison each for the right password, a wrong one and an unknown email address, with separate error messages', async () => {
  expect(await fail()).toMatchObject({ code: 'unauthenticated', message: 'Mot de passe incorrect' });
  expect(await fail('mauvais', 'autre@exemple.org')).toMatchObject({
    code: 'unauthenticated',
    message: 'Utilisateur non trouvé',
  });
  await signedIn();
  expect(passwords.passwordMatches).toHaveBeenCalledTimes(3);
});

test('the password is not trimmed, and its 73rd byte is refused when chosen', async () => {
  expect(await fail(' mot de passe')).toMatchObject({ message: 'Mot de passe incorrect' });
  expect(passwords.newPassword.safeParse('é'.repeat(36)).success).toBe(true);
  expect(passwords.newPassword.safeParse(`${'é'.repeat(36)}x`).error?.issues[0]?.message).toBe(
    'Le mot de passe ne doit pas dépasser 72 octets',
  );
  expect(passwords.newPassword.safeParse('12345').error?.issues[0]?.message).toBe(
    'Le mot de passe doit contenir au moins 6 caractères',
  );
});

test('the fifth failure for an email address from one network has to wait, without further comparisons', async () => {
  for (let time = 1; time <= 4; time += 1) expect(await fail()).toMatchObject({ code: 'unauthenticated' });
  expect(await fail()).toMatchObject({ code: 'tooMany', extras: { retryAfter: expect.any(Number) } });
  vi.mocked(passwords.passwordMatches).mockClear();
  await expect(signedIn()).rejects.toMatchObject(tooMany);
  expect(passwords.passwordMatches).not.toHaveBeenCalled();
});

test('limits survive a restart, and end after fifteen minutes', async () => {
  for (let time = 1; time <= 5; time += 1) await fail();
  await closeDb();
  await expect(signedIn()).rejects.toMatchObject(tooMany);
  await write((tx) => tx.signInFailure.updateMany({ data: { windowStart: new Date(Date.now() - 16 * 60 * 1000) } }));
  await expect(signedIn()).resolves.toMatchObject({ email: 'moi@exemple.org' });
});

test('the twentieth failure from a network blocks it for every email address', async () => {
  for (let number = 1; number <= 19; number += 1)
    expect(await fail('x', `a${number}@exemple.org`)).toMatchObject({ code: 'unauthenticated' });
  expect(await fail('x', 'a20@exemple.org')).toMatchObject(tooMany);
  asBrowser('192.0.2.2');
  expect(await fail('x', 'a21@exemple.org')).toMatchObject({ code: 'unauthenticated' });
});

test('a browser that has signed in before is not locked out by someone else’s failures', async () => {
  await signedIn();
  const known = new Map(cookieJar);
  asBrowser('192.0.2.1');
  for (let time = 1; time <= 5; time += 1) await fail();
  await expect(signedIn()).rejects.toMatchObject(tooMany);
  backTo(known);
  await expect(signedIn()).resolves.toBeDefined();
  for (const [name] of known) if (name.includes('device')) cookieJar.set(name, 'forged.signature');
  await expect(signedIn()).rejects.toMatchObject(tooMany);
});

test('a password is stored as a bcrypt hash of cost 12, which only it matches', async () => {
  const hash = await real.hashPassword('mot de passe', 'known');
  expect(hash).toMatch(/^\$2[aby]\$12\$/);
  expect(await real.passwordMatches('mot de passe', hash, 'known')).toBe(true);
  expect(await real.passwordMatches('mot de passe ', hash, 'known')).toBe(false);
  expect(await real.passwordMatches('mot de passe', null, 'known')).toBe(false);
});

test('at most two comparisons run at once and eight wait; the next is told to retry', async () => {
  const hash = await bcrypt.hash('mot de passe', 4);
  const tries = await Promise.allSettled(Array.from({ length: 12 }, () => real.passwordMatches('x', hash, 'stranger')));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(tries.filter((result) => result.status === 'rejected' && result.reason.code === 'busy')).toHaveLength(2);
});

test('simultaneous guesses do not exceed the limit: of ten, five are compared', async () => {
  const faults = await Promise.all(Array.from({ length: 10 }, () => fail()));
  expect(passwords.passwordMatches).toHaveBeenCalledTimes(5);
  expect(faults.filter((error) => error instanceof Problem && error.code === 'tooMany')).toHaveLength(6); // the fifth too
});

test('a /64 of IPv6 is one network, and IPv4 within IPv6 is IPv4', async () => {
  for (let host = 1; host <= 19; host += 1) {
    asBrowser(`2001:db8:0:7::${host.toString(16)}`);
    expect(await fail('x', `a${host}@exemple.org`)).toMatchObject({ code: 'unauthenticated' });
  }
  asBrowser('2001:db8:0:7:ffff::1');
  expect(await fail('x', 'b@exemple.org')).toMatchObject(tooMany);
  await expect(mayTryToSignIn(), 'known before the body is read').rejects.toMatchObject(tooMany);
  asBrowser('2001:db8:0:8::1');
  await expect(mayTryToSignIn()).resolves.toBeUndefined();
  expect(await fail('x', 'b@exemple.org')).toMatchObject({ code: 'unauthenticated' });
  for (const ip of ['192.0.2.77', '::ffff:192.0.2.77', '::ffff:c000:24d', '192.0.2.77', '::ffff:192.0.2.77']) {
    asBrowser(ip);
    await fail('x', 'c@exemple.org');
  }
  expect(await db().signInFailure.findUnique({ where: { key: 'address:c@exemple.org|192.0.2.77' } })).toMatchObject({
    count: 5,
  });
});

test('a hundred failures a day close the account to unknown browsers anywhere, for codes too, but not to known ones', async () => {
  await signedIn();
  const known = new Map(cookieJar);
  const { id } = await db().owner.findFirstOrThrow();
  await write((tx) =>
    tx.signInFailure.create({ data: { key: `day:account:${id}`, count: 99, windowStart: new Date() } }),
  );
  asBrowser('198.51.100.1');
  expect(await fail()).toMatchObject({
    code: 'tooMany',
    extras: { retryAfter: 24 * 60 * 60 },
    message: 'Trop de tentatives. Réessayez dans 24 heures.',
  });
  vi.mocked(passwords.passwordMatches).mockClear();
  asBrowser('198.51.100.2');
  await expect(signedIn()).rejects.toMatchObject(tooMany);
  expect(passwords.passwordMatches).not.toHaveBeenCalled();
  expect(await fail('x', 'autre@exemple.org'), 'another address').toMatchObject({ code: 'unauthenticated' });
  backTo(known);
  await expect(signedIn()).resolves.toBeDefined();
  await setOwnerPassword(null, 'mot de passe');
  asBrowser('198.51.100.3');
  await expect(signedIn(), 'the host’s shell opens it again').resolves.toBeDefined();
});

test('strangers who fill their queue do not affect the queue of known callers', async () => {
  const hash = await bcrypt.hash('mot de passe', 4);
  const compare = (asker: passwords.CallerKind) => real.passwordMatches('mot de passe', hash, asker);
  const strangers = Promise.allSettled(Array.from({ length: 20 }, () => compare('stranger')));
  const known = await Promise.allSettled(Array.from({ length: 8 }, () => compare('known')));
  expect(known.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 'fulfilled'));
  expect((await strangers).filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('wrong current passwords in one session do not block another; unknown browsers have twenty a day', async () => {
  const sessionAt = async (ip: string) => {
    asBrowser(ip);
    await signedIn();
    const owner = await me();
    return { owner, cookies: new Map(cookieJar) };
  };
  const mine = await sessionAt('192.0.2.50');
  const others = [];
  for (const number of [1, 2, 3, 4, 5]) others.push((await sessionAt(`192.0.2.${60 + number}`)).owner);
  asBrowser('198.51.100.66'); // a browser with the sessions but without the device cookie
  const codes = [];
  for (const thief of others)
    for (let time = 0; time < 5; time += 1)
      codes.push(
        await changePassword(thief, { password: 'faux' }, 'nouveau mot').then(
          () => 'changed',
          (error: unknown) => (error instanceof Problem ? error.code : 'error'),
        ),
      );
  // Four in each of four sessions; the fifth of each, and so the twentieth, is `tooMany`.
  expect(codes.filter((code) => code === 'invalid')).toHaveLength(16);
  expect(codes.slice(20)).toEqual(Array.from({ length: 5 }, () => 'tooMany'));
  asBrowser('192.0.2.50');
  backTo(mine.cookies);
  await changePassword(mine.owner, { password: 'mot de passe' }, 'nouveau mot');
  await setOwnerPassword(null, 'mot de passe');
});

test('a session is in the database: signing out ends it, and its old cookie is useless', async () => {
  await signedIn();
  const kept = new Map(cookieJar);
  const owner = await me();
  expect(owner).toMatchObject({ email: 'moi@exemple.org', ip: '192.0.2.1' });
  await signOut(owner);
  expect(cookieJar.has(sessionCookie())).toBe(false);
  backTo(kept);
  expect(await currentOwner()).toBeNull();
});

test('signing out fails when nothing can be written, and this browser’s cookie is cleared all the same', async () => {
  const owner = await signedInOwner();
  await write((tx) =>
    tx.$executeRawUnsafe(`CREATE TRIGGER "full" BEFORE DELETE ON "Session" BEGIN SELECT RAISE(ABORT, 'full'); END`),
  );
  onTestFinished(async () => void (await write((tx) => tx.$executeRawUnsafe('DROP TRIGGER "full"'))));
  await expect(signOut(owner)).rejects.toThrow();
  expect(cookieJar.has(sessionCookie())).toBe(false);
});

test('a session lasts at most eight hours, and sixty minutes idle', async () => {
  await signedIn();
  const key = (await sessionKey()) ?? '';
  const later = (minutes: number) => new Date(Date.now() + minutes * 60 * 1000);
  expect(await liveSession(key, later(59))).not.toBeNull();
  expect(await liveSession(key, later(59 + 61))).toBeNull();
  await write((tx) => tx.session.updateMany({ data: { lastSeenAt: later(480) } }));
  expect(await liveSession(key, later(479))).not.toBeNull();
  expect(await liveSession(key, later(481))).toBeNull();
});

test('after a wrong clock is corrected, its sessions end and codes are accepted', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  const year = 365 * 24 * 60 * 60 * 1000;
  vi.setSystemTime(Date.now() + year);
  await signedIn();
  const key = (await sessionKey()) ?? '';
  expect(await liveSession(key)).not.toBeNull();
  const { secret } = newSecret('');
  const code = () => codeOf(secret);
  const ahead = await me();
  const [recovery = ''] = await switchOn(ahead, { secret, code: code(), password: 'mot de passe' });

  vi.setSystemTime(Date.now() - year);
  expect(await liveSession(key), 'it would last a year').toBeNull();
  await expect(signedIn(code())).resolves.toBeDefined();
  await expect(signedIn(code()), 'once, now as ever').rejects.toMatchObject({
    message: 'Code de vérification incorrect',
  });
  expect(
    await db().session.count({ where: { createdAt: { gt: new Date(Date.now() + 60_000) } } }),
    'and it is gone for good',
  ).toBe(0);

  const now = (await sessionKey()) ?? '';
  vi.setSystemTime(Date.now() - 30 * 1000);
  expect(await liveSession(now), 'a clock put right by seconds ends nothing').not.toBeNull();
  vi.setSystemTime(Date.now() + year);
  expect(await liveSession(now)).toBeNull();
  vi.setSystemTime(Date.now() - year + 30 * 1000);
  const owner = await me();
  await switchOff(owner, { password: 'mot de passe', code: recovery });
});

/** A base64 character with another highest bit: the lowest bits of a last character may be padding. */
function another(character: string): string {
  const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return base64[base64.indexOf(character) ^ 32] ?? 'A';
}

test('an altered, truncated or foreign cookie means no session, and no error', async () => {
  await signedIn();
  const value = cookieJar.get(sessionCookie()) ?? '';
  const altered = Array.from(
    { length: value.length },
    (_, at) => `${value.slice(0, at)}${another(value[at] ?? '')}${value.slice(at + 1)}`,
  );
  for (const wrong of [
    ...altered,
    value.slice(0, -1),
    value.slice(0, 40),
    '',
    'Fe26.2*1*a*b*c*d*e*f~2',
    '%',
    'x'.repeat(10_000),
  ]) {
    cookieJar.set(sessionCookie(), wrong);
    expect(await currentOwner(), wrong).toBeNull();
  }
});

test('a password change ends every other session and keeps this one; a wrong current password changes nothing', async () => {
  await signedIn();
  const elsewhere = new Map(cookieJar);
  asBrowser('192.0.2.9');
  const owner = await signedInOwner();
  await expect(changePassword(owner, { password: 'faux' }, 'nouveau mot')).rejects.toMatchObject({
    code: 'invalid',
    message: 'Mot de passe actuel incorrect',
  });
  await changePassword(owner, { password: 'mot de passe' }, 'nouveau mot');
  expect(await currentOwner()).not.toBeNull();
  backTo(elsewhere);
  expect(await currentOwner()).toBeNull();
  await expect(signedIn()).rejects.toMatchObject({ message: 'Mot de passe incorrect' });
  await setOwnerPassword(null, 'mot de passe');
});

test.each([
  ['two sessions', true, 'unauthenticated'],
  ['one session', false, 'invalid'],
])('of two password changes at once from %s one is made, and its session stays', async (_, isElsewhere, code) => {
  const asOwner = async () => {
    if (isElsewhere || cookieJar.size === 0) await signedIn();
    const owner = await me();
    return { owner, cookies: new Map(cookieJar) };
  };
  asBrowser('192.0.2.10');
  const first = await asOwner();
  if (isElsewhere) asBrowser('192.0.2.11');
  const second = await asOwner();
  // Both have proved the password before either stores its new one.
  let proven = 0;
  let go = () => {};
  const bothProven = new Promise<void>((resolve) => {
    go = resolve;
  });
  vi.mocked(passwords.hashPassword).mockImplementation(async (password) => {
    proven += 1;
    if (proven === 2) go();
    await bothProven;
    return bcrypt.hash(password, 4);
  });
  onTestFinished(
    () => void vi.mocked(passwords.hashPassword).mockImplementation((password) => bcrypt.hash(password, 4)),
  );
  const changes = await Promise.allSettled(
    [first, second].map(({ owner }, at) => changePassword(owner, { password: 'mot de passe' }, `nouveau mot ${at}`)),
  );
  const made = changes.findIndex(({ status }) => status === 'fulfilled');
  expect(changes.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code } }]);
  const { passwordHash } = await db().owner.findFirstOrThrow();
  expect(await bcrypt.compare(`nouveau mot ${made}`, passwordHash)).toBe(true);
  backTo([first, second][made]?.cookies ?? []);
  expect(await currentOwner()).not.toBeNull();
  await setOwnerPassword(null, 'mot de passe');
});

test('with the second factor the password alone is not enough, and each code works once', async () => {
  const owner = await signedInOwner();
  const { secret } = newSecret(owner.email);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }); // time stands still: a code is valid for its half-minute
  onTestFinished(() => void vi.useRealTimers());
  const code = (shift: number) => codeOf(secret, shift);
  const password = 'mot de passe';
  const invalid = (message: string) => ({ code: 'invalid', message });
  const isWrong = { message: 'Code de vérification incorrect' };
  await expect(switchOn(owner, { secret, code: '000000', password })).rejects.toMatchObject(
    invalid('Code de vérification incorrect'),
  );
  await expect(switchOn(owner, { secret, code: code(-1), password: 'faux mot' })).rejects.toMatchObject(
    invalid('Mot de passe actuel incorrect'),
  );
  expect(await secondFactorState(owner)).toMatchObject({ enabled: false });
  const [recovery = '', spare = ''] = await switchOn(owner, { secret, code: code(-1), password });

  asBrowser('192.0.2.30');
  await expect(signedIn()).rejects.toMatchObject({
    code: 'unauthenticated',
    message: 'Code de vérification requis',
    extras: { secondFactor: true },
  });
  await expect(signIn('moi@exemple.org', 'faux mot', code(0))).rejects.toMatchObject({
    message: 'Mot de passe incorrect',
  });
  await expect(signedIn(code(-1))).rejects.toMatchObject(isWrong);
  const now = code(0);
  await expect(signedIn(now)).resolves.toBeDefined();
  await expect(signedIn(now)).rejects.toMatchObject(isWrong);
  await expect(signedIn(` ${recovery.toUpperCase()} `)).resolves.toBeDefined();
  await expect(signedIn(recovery)).rejects.toMatchObject(isWrong);
  expect(await secondFactorState(owner)).toEqual({ enabled: true, recoveryCodesLeft: 9 });

  await expect(switchOff(owner, { password: 'faux mot', code: spare })).rejects.toMatchObject(
    invalid('Mot de passe actuel incorrect'),
  );
  await switchOff(owner, { password, code: spare });
  expect(await secondFactorState(owner)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  await expect(signedIn()).resolves.toBeDefined();
});

test('a stolen session can neither replace nor remove the second factor, nor change the password, without proof', async () => {
  const password = 'mot de passe';
  const owner = await signedInOwner();
  const mine = newSecret('').secret;
  const theirs = newSecret('').secret;
  const [first = '', second = ''] = await switchOn(owner, { secret: mine, code: codeOf(mine), password });
  const invalid = (message: RegExp | string, secondFactor?: true) => ({
    code: 'invalid',
    message: expect.stringMatching(message),
    extras: secondFactor ? { secondFactor } : {},
  });
  for (const tried of ['', 'faux mot', password])
    await expect(switchOn(owner, { secret: theirs, code: codeOf(theirs), password: tried })).rejects.toMatchObject({
      code: 'stale',
      message: expect.stringContaining('déjà activée'),
    });
  await expect(switchOff(owner, { password })).rejects.toMatchObject(invalid('Code de vérification requis', true));
  await expect(switchOff(owner, { password, code: '000000' })).rejects.toMatchObject(
    invalid('Code de vérification incorrect', true),
  );
  await expect(switchOff(owner, { password, code: codeOf(theirs) })).rejects.toMatchObject(
    invalid('Code de vérification incorrect', true),
  );
  await expect(changePassword(owner, { password }, 'nouveau mot')).rejects.toMatchObject(
    invalid('Code de vérification requis', true),
  );
  expect((await db().owner.findFirstOrThrow()).totpSecret).toBe(mine);
  expect((await secondFactorState(owner)).recoveryCodesLeft).toBe(10);

  await changePassword(owner, { password, code: first }, 'nouveau mot');
  await expect(switchOff(owner, { password: 'nouveau mot', code: first }), 'a code works once').rejects.toMatchObject({
    code: 'invalid',
  });
  await switchOff(owner, { password: 'nouveau mot', code: second });
  await setOwnerPassword(null, password);
});

test('a one-time URL works until one is used, and only for the first owner', async () => {
  const token = await newSetupToken();
  await expect(createOwnerAndSignIn(token, 'autre@exemple.org', 'secret1')).rejects.toMatchObject({
    code: 'forbidden',
  });
  await write((tx) => tx.owner.deleteMany());
  const later = await firstOwner();
  await expect(
    createOwnerAndSignIn(token, 'A@exemple.org', 'secret1'),
    'a start stands between',
  ).resolves.toMatchObject({ email: 'a@exemple.org' });
  for (const used of [token, later ?? ''])
    await expect(createOwnerAndSignIn(used, 'b@exemple.org', 'secret1')).rejects.toMatchObject({ code: 'forbidden' });
  expect([await db().owner.count(), await db().setupToken.count()]).toEqual([1, 0]);
});

test('events are in the audit log, without passwords', async () => {
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

test('the secret is created once, readable by its owner only', async () => {
  expect(statSync(path.join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
  expect(hostAuthority().ownerId).toBe('host');
});

import 'server-only';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Authority } from '@/lib/authority';
import { Problem, unauthenticated } from '@/lib/errors';
import { audit } from './audit';
import { db, type Tx, write } from './client';
import type { Owner } from './generated/client';

/** The owner as sign-in needs it; the password's hash never leaves the server. */
export type OwnerRecord = Omit<Owner, 'createdAt'>;
type Caller = Pick<Authority, 'requestId' | 'ip'>;

/** The one owner, or null before it is created. */
export async function readOwner(): Promise<OwnerRecord | null> {
  return db().owner.findFirst();
}

/** Email addresses are stored and compared in lower case, without surrounding spaces. */
export const normalEmail = (email: string) => email.trim().toLowerCase();

/** Creates the owner; returns null, and changes nothing, where there is one. */
export async function createOwner(caller: Caller, email: string, passwordHash: string): Promise<OwnerRecord | null> {
  return write((tx) => insertOwner(tx, caller, email, passwordHash));
}

/**
 * As `createOwner`, with the one-time token, which is used up. Throws `forbidden` for any other token, and where there
 * is an owner.
 */
export async function createOwnerByToken(
  caller: Caller,
  token: string,
  email: string,
  passwordHash: string,
): Promise<OwnerRecord> {
  return write(async (tx) => {
    const { count } = await tx.setupToken.deleteMany({ where: { hash: tokenHash(token) } });
    const owner = count === 0 ? null : await insertOwner(tx, caller, email, passwordHash);
    if (!owner) throw usedAddress();
    return owner;
  });
}

/** Stores and returns a new one-time token. The earlier ones, which somebody may have been sent, stay valid. */
export async function newSetupToken(): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await write((tx) => tx.setupToken.create({ data: { hash: tokenHash(token) } }));
  return token;
}

export async function isSetupToken(token: string): Promise<boolean> {
  if (await readOwner()) return false;
  return (await db().setupToken.count({ where: { hash: tokenHash(token) } })) > 0;
}

/** Throws `forbidden` for a token that does not let its bearer create the owner. */
export async function assertSetupToken(token: string): Promise<void> {
  if (!(await isSetupToken(token))) throw usedAddress();
}

/** Throws `forbidden` once there is an owner. */
export async function assertNoOwner(): Promise<void> {
  if (await readOwner()) throw usedAddress();
}

/** The proof for a change of the password: a session, which stays open, and the hash that the password matched. */
type PasswordProven = { readonly sessionId: string; readonly passwordHash: string };

/**
 * Sets a new password: raises `sessionVersion` and closes every session but that of `by`, which moves to the new
 * version; all of them for the host (null). Sets `email` too, when it is given. Throws `unauthenticated` when another
 * change has closed the session since, `invalid` when one has replaced the password.
 */
export async function replacePassword(
  caller: Caller,
  passwordHash: string,
  by: PasswordProven | null,
  email?: string,
): Promise<void> {
  const keep = by?.sessionId ?? null;
  await write(async (tx) => {
    const owner = await tx.owner.findFirstOrThrow();
    if (by) {
      const isOpen =
        (await tx.session.count({ where: { id: by.sessionId, sessionVersion: owner.sessionVersion } })) > 0;
      if (!isOpen) throw unauthenticated();
      if (by.passwordHash !== owner.passwordHash) throw wrongPassword();
    }
    const { sessionVersion } = await tx.owner.update({
      where: { id: owner.id },
      data: {
        passwordHash,
        sessionVersion: owner.sessionVersion + 1,
        ...(email === undefined ? {} : { email: normalEmail(email) }),
      },
    });
    await tx.session.deleteMany({ where: keep === null ? {} : { id: { not: keep } } });
    if (keep !== null) await tx.session.updateMany({ where: { id: keep }, data: { sessionVersion } });
    await audit(tx, caller, 'password.change');
  });
}

async function insertOwner(tx: Tx, caller: Caller, email: string, passwordHash: string): Promise<OwnerRecord | null> {
  if ((await tx.owner.count()) > 0) return null;
  await tx.setupToken.deleteMany();
  const owner = await tx.owner.create({ data: { id: randomUUID(), email: normalEmail(email), passwordHash } });
  await audit(tx, caller, 'owner.create', { owner: owner.id });
  return owner;
}

export const wrongPassword = () => new Problem('invalid', 'Mot de passe actuel incorrect');

const usedAddress = () =>
  new Problem(
    'forbidden',
    'Cette adresse de création a déjà servi ou a expiré. Redémarrez le site pour en obtenir une nouvelle.',
  );

const tokenHash = (token: string) => createHash('sha256').update(token).digest('hex');

import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';

let cached: string | undefined;

/**
 * The secret that seals cookies: SESSION_SECRET, else one generated once and stored beside the database in a file that only its
 * owner may read. Two processes that start together end up with the same one. Throws when the file holds fewer than 32 characters.
 */
export function sessionSecret(): string {
  cached ??= env().SESSION_SECRET ?? fileSecret(path.join(path.dirname(env().databaseFile), 'session-secret'));
  return cached;
}

/** HMAC-SHA-256 of `text`, in base64url. */
export function sign(text: string): string {
  return createHmac('sha256', sessionSecret()).update(text).digest('base64url');
}

/** Whether `signature` is that of `text`, in constant time. */
export function isSigned(text: string, signature: string): boolean {
  const expected = Buffer.from(sign(text));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

function fileSecret(file: string): string {
  if (!existsSync(file)) create(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`Le fichier ${file} ne contient pas un secret d’au moins 32 caractères : supprimez-le, un nouveau sera créé`);
  return secret;
}

/** Writes the file under a temporary name, then links it: of two processes at once, one wins and both read the same secret. */
function create(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600 });
  chmodSync(mine, 0o600);
  try {
    linkSync(mine, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

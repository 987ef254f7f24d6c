import 'server-only';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/error-codes';
import { placeNew } from '@/lib/files';

/** The stored secret cannot be used; the message says in French what to do. */
export class UnusableSecret extends Error {
  override name = 'UnusableSecret';
}

let cached: string | undefined;

/**
 * The secret that seals cookies: SESSION_SECRET, else one generated once and stored beside the database in a file that
 * only its owner may read. Two processes that start together end up with the same one. Throws `UnusableSecret` when the
 * file cannot be read, or holds fewer than 32 characters.
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
  const actual = Buffer.from(signature);
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function fileSecret(file: string): string {
  if (!existsSync(file)) create(file);
  const secret = read(file).trim();
  if (/^[^\p{Cc}\uFFFD]{32,}$/u.test(secret)) return secret; // a power cut may leave zeros, or bytes that are not text
  throw new UnusableSecret(
    `Le fichier ${file} ne contient pas un secret d’au moins 32 caractères. Supprimez-le : un nouveau sera créé, et il faudra se reconnecter.`,
  );
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UnusableSecret(
      `Le fichier ${file}, qui contient le secret des sessions, ne peut pas être lu (${errorCode(error)}).`,
      { cause: error },
    );
  }
}

/**
 * Writes the file to disk under a temporary name, then links it: of two processes at once, one wins and both read the
 * same secret.
 */
function create(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flush: true });
  chmodSync(mine, 0o600);
  try {
    placeNew(mine, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { stepsAround } from '@/lib/site/db/second-factor';

/** Codes of RFC 6238 as every authenticator application makes them: SHA-1, six digits, a new one every 30 s. */
const period = 30;
const recoveryCount = 10;

/** A new secret, in base32, and the URI that an application reads (`otpauth://…`). */
export function newSecret(email: string): { secret: string; address: string } {
  const secret = new Secret({ size: 20 }).base32;
  return { secret, address: totp(secret, email).toString() };
}

/** Whether a text is a secret of the length we make. */
export const isSecret = (text: string): boolean => /^[A-Z2-7]{32}$/.test(text);

/**
 * The time step of a right code, one step early or late allowed; null for a wrong one, or for one whose step is not
 * after `last`, the last one used: a code works once. A `last` in the future was left by a clock that has been set back
 * since: it is ignored, or no code would be right until then.
 */
export function acceptedStep(secret: string, code: string, last: number, now = Date.now()): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const delta = totp(secret, '').validate({ token, timestamp: now, window: stepsAround });
  const here = Math.floor(now / 1000 / period);
  const step = here + (delta ?? 0);
  return delta === null || (step <= last && last <= here + stepsAround) ? null : step;
}

/** New recovery codes, such as « k3f9a-7pq2m »; each works once. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCount }, () => {
    const text = Array.from(randomBytes(10), (byte) => alphabet[byte % alphabet.length]).join('');
    return `${text.slice(0, 5)}-${text.slice(5)}`;
  });
}

/** 32 characters, so that a random byte gives each equally often; without o, l, 0 and 1, which look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The stored form of a recovery code: its SHA-256, in hexadecimal; case, spaces and the dash do not count. */
export function recoveryHash(code: string): string {
  return createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('hex');
}

function totp(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: 'Portfolio',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });
}

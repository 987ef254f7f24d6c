import 'server-only';
import { randomUUID } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { cookies } from 'next/headers';
import { z } from 'zod';
import { env } from '@/lib/env';
import { retention } from '@/lib/retention';
import { deviceCookieName, sessionCookieName } from '@/lib/session-cookie';
import { sessionLife } from '@/lib/site/db/sessions';
import { isSigned, sessionSecret, sign } from './secret';

const isHttps = () => env().SITE_URL.startsWith('https:');
/** The prefix `__Host-` binds a cookie to this very host; browsers accept it over https only. */
const cookieName = (name: string) => (isHttps() ? `__Host-` : '') + name + portSuffix();
/** Browsers send a host's cookies to all its ports (RFC 6265, section 8.5): this keeps sites on one machine apart. */
const portSuffix = () => (env().SITE_DIR !== undefined ? new URL(env().SITE_URL).port.replace(/^(?=.)/, '_') : '');
export const sessionCookie = () => cookieName(sessionCookieName);
const deviceCookie = () => cookieName(deviceCookieName);
const common = () => ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps() }) as const;
/** In seconds. */
const deviceLife = retention.deviceDays * 24 * 60 * 60;

/**
 * A seal in iron-session's second format and nothing after it: iron-session itself ignores what follows.
 * Its digest ends in one of the sixteen characters that leave the two spare bits of 32 bytes in base64 empty (RFC 4648,
 * section 3.5): decoders take the others too.
 */
const seal = /^Fe26\.2\*[\w*-]+[AEIMQUYcgkosw048]~2$/;
const sealed = z.object({ key: z.string().min(20).max(100) });

/** Sets the response's cookie to a session's key, sealed by iron-session. */
export async function setSessionCookie(key: string): Promise<void> {
  const value = await sealData({ key }, { password: sessionSecret(), ttl: sessionLife / 1000 });
  (await cookies()).set(sessionCookie(), value, { ...common(), maxAge: sessionLife / 1000 });
}

export async function clearSessionCookie(): Promise<void> {
  (await cookies()).set(sessionCookie(), '', { ...common(), maxAge: 0 });
}

/**
 * The key in the request's session cookie; null when there is none or when it is foreign, truncated or altered
 * (iron-session throws on some).
 */
export async function sessionKey(): Promise<string | null> {
  const value = (await cookies()).get(sessionCookie())?.value;
  if (!value || value.length > 4096 || !seal.test(value)) return null;
  try {
    return sealed.parse(await unsealData(value, { password: sessionSecret(), ttl: sessionLife / 1000 })).key;
  } catch {
    return null;
  }
}

/** Id of a browser that has signed in before, which other people's failures never lock out; null for any other. */
export async function knownDevice(): Promise<string | null> {
  const [id, signature] = (await cookies()).get(deviceCookie())?.value.split('.') ?? [];
  return id && signature && isSigned(`device:${id}`, signature) ? id : null;
}

/** Marks the browser that has just signed in. */
export async function markDevice(): Promise<void> {
  const id = (await knownDevice()) ?? randomUUID();
  (await cookies()).set(deviceCookie(), `${id}.${sign(`device:${id}`)}`, { ...common(), maxAge: deviceLife });
}

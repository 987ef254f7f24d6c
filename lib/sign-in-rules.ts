/** The rules for a new password, an address to sign in with and where that leads, for browser, server and commands. */
import { z } from 'zod';

export const minPasswordLength = 6;
/** All that bcrypt reads, in UTF-8 bytes. */
const maxBytes = 72;

/**
 * Why a password cannot be chosen: `short` has fewer than 6 characters (UTF-16), `long` more than 72 UTF-8 bytes; null
 * for one that can.
 */
export function passwordFault(password: string): 'short' | 'long' | null {
  if (password.length < minPasswordLength) return 'short';
  return new TextEncoder().encode(password).length > maxBytes ? 'long' : null;
}

const emailAddress = z.email();

/** Whether `text` is an address that the sign-in takes: in ASCII, with a dot in its domain. */
export const isEmail = (text: string): boolean => emailAddress.safeParse(text).success;

/** Where to go after sign-in: `value` if it is a path under /admin of this site, else /admin. */
export function redirectTarget(value: unknown): string {
  if (typeof value !== 'string' || !/^\/admin(?:[/?]|$)/.test(value) || /[\\\p{Cc}]/u.test(value)) return '/admin';
  const url = new URL(value, 'http://site.invalid');
  return url.origin === 'http://site.invalid' && /^\/admin(?:\/|$)/.test(url.pathname)
    ? url.pathname + url.search
    : '/admin';
}

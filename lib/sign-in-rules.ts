/** The rules for a new password and for an address to sign in with, for browser, server and commands. */
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

/** The rule for an e-mail address to sign in with, for browser, server and commands; each says it in its own words. */
import { z } from 'zod';

const emailAddress = z.email();

/** Whether `text` is an address that the sign-in takes: in ASCII, with a dot in its domain. */
export const isEmail = (text: string): boolean => emailAddress.safeParse(text).success;

/** What an e-mail address must be to sign in with it, for browser, server and commands; each says it in its own words. */
import { z } from 'zod';

const emailAddress = z.email();

/** Whether `text` is an address that the sign-in takes: in ASCII, with a dot in its domain. */
export const isEmail = (text: string): boolean => emailAddress.safeParse(text).success;

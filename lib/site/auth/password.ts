import 'server-only';
import { z } from 'zod';
import { isWellFormed } from '@/lib/format/text';
import { runJob } from '@/lib/jobs/run-job';
import { passwordFault } from '@/lib/sign-in-rules';

/** 2^12 rounds. */
const bcryptCost = 12;

/**
 * The caller that needs the work: `known` (signed in, from a browser that has signed in before, or the host's own) or
 * `stranger` (any other). Each has a queue of its own and `known` goes first, so that no number of other callers fills
 * the owner's queue.
 */
export type CallerKind = 'known' | 'stranger';

/** Schema of a new password; never trimmed. */
export const newPassword = z
  .string({ error: 'Le mot de passe est requis' })
  .refine((value) => passwordFault(value) !== 'short', 'Le mot de passe doit contenir au moins 6 caractères')
  .refine((value) => passwordFault(value) !== 'long', 'Le mot de passe ne doit pas dépasser 72 octets')
  .refine(isWellFormed, 'Le mot de passe contient des caractères non valides');

/**
 * Hash, at cost 12, of a random password: compared when the email address is unknown, so that both cases take equally
 * long.
 */
const dummyHash = '$2b$12$7NQE/2OiTTPxILh/PhT/Le4y5cUyCWM5Qqx25REXuWQ0opCIPJ1ca';

export type PasswordJob =
  | { readonly kind: 'compare'; readonly password: string; readonly hash: string }
  | { readonly kind: 'hash'; readonly password: string; readonly cost: number };

/** Returns the hash to store. Throws `busy` when the queue is full. */
export const hashPassword = (password: string, caller: CallerKind): Promise<string> =>
  inProcess({ kind: 'hash', password, cost: bcryptCost }, caller);

/**
 * Whether the password is that of `hash`; without a hash, does the same work and returns false. Throws `busy` when the
 * queue is full.
 */
export async function passwordMatches(password: string, hash: string | null, caller: CallerKind): Promise<boolean> {
  const matches = await inProcess<boolean>({ kind: 'compare', password, hash: hash ?? dummyHash }, caller);
  return hash !== null && matches;
}

/**
 * Runs bcrypt off the thread that serves visitors: two at most, a queue of eight for each kind of caller, then `busy`.
 */
const inProcess = <Made>(job: PasswordJob, caller: CallerKind): Promise<Made> =>
  runJob<Made>('password', job, { priority: caller === 'known' ? 'high' : 'normal' });

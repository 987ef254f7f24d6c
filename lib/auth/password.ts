import 'server-only';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { Problem } from '@/lib/errors';

/** bcrypt's cost. */
export const bcryptCost = 12;
const atOnce = 2;
const queueLength = 8;

/**
 * Who asks: `known`, a call that is signed in, a browser that has signed in before, the host; or a `stranger`. Each has a
 * queue of its own, and the known go first: however many strangers ask, they take no place of the known.
 */
export type Asker = 'known' | 'stranger';

/** 6 characters at least, 72 UTF-8 bytes at most, which is all that bcrypt reads; never trimmed. */
export const newPassword = z
  .string({ error: 'Le mot de passe est requis' })
  .min(6, 'Le mot de passe doit contenir au moins 6 caractères')
  .refine((value) => Buffer.byteLength(value) <= 72, 'Le mot de passe ne doit pas dépasser 72 octets')
  .refine((value) => value.isWellFormed() && !value.includes('\0'), 'Le mot de passe contient des caractères non valides');

/** A hash of cost 12 of a password that nobody knows: compared with when the address is unknown, so that both take as long. */
const dummyHash = '$2b$12$7NQE/2OiTTPxILh/PhT/Le4y5cUyCWM5Qqx25REXuWQ0opCIPJ1ca';

type Job =
  | { readonly kind: 'compare'; readonly password: string; readonly hash: string }
  | { readonly kind: 'hash'; readonly password: string; readonly cost: number };

const waiting: Readonly<Record<Asker, (() => void)[]>> = { known: [], stranger: [] };
let running = 0;

/** The hash to store. Throws `busy` when too many are being made. */
export async function hashPassword(password: string, asker: Asker): Promise<string> {
  return z.string().parse(await inWorker({ kind: 'hash', password, cost: bcryptCost }, asker));
}

/** Whether the password is that of `hash`; without a hash the same work is done and the answer is no. Throws `busy`. */
export async function passwordMatches(password: string, hash: string | null, asker: Asker): Promise<boolean> {
  const matches = z.boolean().parse(await inWorker({ kind: 'compare', password, hash: hash ?? dummyHash }, asker));
  return hash !== null && matches;
}

/** bcrypt off the event loop: two threads at most, two queues of eight, then `busy`. */
async function inWorker(job: Job, asker: Asker): Promise<unknown> {
  await takePlace(waiting[asker]);
  try {
    return await answerOf(new Worker(path.join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'auth', 'bcrypt-worker.mjs'), { workerData: job }));
  } finally {
    givePlace();
  }
}

async function takePlace(queue: (() => void)[]): Promise<void> {
  if (running < atOnce) {
    running += 1;
    return;
  }
  if (queue.length >= queueLength) throw new Problem('busy', 'Le site est occupé. Veuillez réessayer dans un instant.', { retryAfter: 2 });
  await new Promise<void>((resolve) => queue.push(resolve));
}

/** The place goes straight to the first who waits: nobody can slip in between. */
function givePlace(): void {
  const next = waiting.known.shift() ?? waiting.stranger.shift();
  if (next) next();
  else running -= 1;
}

function answerOf(worker: Worker): Promise<unknown> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`the password thread ended with ${code}`)));
  });
}

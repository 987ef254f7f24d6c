/** Guesses and their limits: a place is taken before anything is compared, so that guesses made at once exceed no limit either. */
import 'server-only';
import { waitText } from '@/lib/content/french';
import type { OwnerRecord } from '@/lib/db/owner';
import { dayLimit, forgive, type Limit, noteFailure, quarterLimit, returnAttempt, secondsLeft, takeAttempt } from '@/lib/db/signin-failures';
import { Problem } from '@/lib/errors';
import { networkOf } from '@/lib/network';
import type { Authority } from './authority';
import { currentCaller } from './caller';
import { knownDevice } from './cookies';

/** What one guess counts in: the first is forgotten by a success. */
export type Limits = readonly [Limit, ...Limit[]];

/** A guess that was wrong: `reason` is the journal's word for it, `problem` what the caller is told while places are left. */
export class WrongGuess extends Error {
  override readonly name = 'WrongGuess';
  constructor(
    readonly reason: 'address' | 'password' | 'code' | 'current password' | 'current code',
    readonly problem: Problem,
  ) {
    super(reason);
  }
}

/**
 * The places of a sign-in. A browser that has signed in before counts its own failures only, so that nobody else's lock it
 * out. Any other counts per address and network, per network, and, at the owner's address, per account: a hundred failures
 * a day, from however many places, which leaves a guesser of six-digit codes a chance of three in ten thousand.
 */
export async function signInLimits(email: string, owner: OwnerRecord | null): Promise<Limits> {
  const device = await knownDevice();
  if (device !== null) return deviceLimits(device);
  const network = networkOf((await currentCaller()).ip);
  const account = owner === null ? [] : [dayLimit(`account:${owner.id}`, 100)];
  return [quarterLimit(`address:${email.slice(0, 300)}|${network}`, 5), networkLimit(network), ...account];
}

/** What can be asked before a sign-in's body is read. Throws `tooMany`. */
export async function refuseFullPlace(): Promise<void> {
  const device = await knownDevice();
  await refuseWhenFull(device === null ? [networkLimit(networkOf((await currentCaller()).ip))] : deviceLimits(device));
}

/**
 * The places of the current password, which a session alone does not give. They are the session's own: what a thief of one
 * guesses wrong is not counted against the owner's next session. Sessions of unknown browsers share twenty failures a day.
 */
export async function passwordLimits({ ownerId, sessionId }: Authority): Promise<Limits> {
  const shared = (await knownDevice()) === null ? [dayLimit(`password:${ownerId}`, 20)] : [];
  return [quarterLimit(`password:${sessionId}`, 5), ...shared];
}

/** Throws `tooMany`, with the seconds to wait, when one of the counters is full. */
export async function refuseWhenFull(limits: readonly Limit[]): Promise<void> {
  const seconds = await secondsLeft(limits);
  if (seconds > 0) throw tooMany(seconds);
}

/**
 * Makes one guess. Throws `tooMany` when no place is left (asked for without writing first, which costs least) or a wrong
 * guess took the last one, else the problem of a `WrongGuess`; any other fault of `work` gives the place back.
 */
export async function guess<T>(limits: Limits, work: () => Promise<T>): Promise<T> {
  await refuseWhenFull(limits);
  const { isTaken, wait } = await takeAttempt(limits);
  if (!isTaken) throw tooMany(wait);
  const result = await work().catch(async (fault: unknown) => {
    if (!(fault instanceof WrongGuess)) {
      await returnAttempt(limits);
      throw fault;
    }
    await noteFailure(await currentCaller(), { reason: fault.reason });
    throw wait > 0 ? tooMany(wait) : fault.problem;
  });
  await forgive(limits);
  return result;
}

const networkLimit = (network: string): Limit => quarterLimit(`ip:${network}`, 20);
const deviceLimits = (device: string): Limits => [quarterLimit(`device:${device}`, 5), dayLimit(`device:${device}`, 100)];
const tooMany = (seconds: number) => new Problem('tooMany', `Trop de tentatives. Réessayez dans ${waitText(seconds)}.`, { retryAfter: seconds });

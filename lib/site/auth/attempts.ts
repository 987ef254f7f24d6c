/**
 * Limits on guessing passwords and codes. An attempt is counted before anything is compared, so that parallel attempts
 * exceed no limit either.
 */
import 'server-only';
import type { Authority } from '@/lib/authority';
import { Problem } from '@/lib/errors';
import { waitText } from '@/lib/format/french';
import { networkOf } from '@/lib/network';
import type { OwnerRecord } from '@/lib/site/db/owner';
import {
  dayLimit,
  forgive,
  type Limit,
  noteFailure,
  quarterLimit,
  returnAttempt,
  secondsLeft,
  takeAttempt,
} from '@/lib/site/db/signin-failures';
import { knownDevice } from './cookies';
import { currentCaller } from './guard';

/** The counters that an attempt raises; a success resets only the first. */
type Limits = readonly [Limit, ...Limit[]];

/** A wrong guess: `reason` is for the audit log, `problem` is the response while attempts are left. */
export class WrongGuess extends Error {
  override readonly name = 'WrongGuess';
  readonly reason: 'address' | 'password' | 'code' | 'current password' | 'current code';
  readonly problem: Problem;

  constructor(reason: 'address' | 'password' | 'code' | 'current password' | 'current code', problem: Problem) {
    super(reason);
    this.reason = reason;
    this.problem = problem;
  }
}

/**
 * The counters of a sign-in. A browser that has signed in before has its own, so that nobody else's failures lock it
 * out. Any other counts per email address and network, per network, and, at the owner's email address, per account: 100
 * failures a day, wherever they come from, which leaves a guesser of six-digit codes a chance of 3 in 10,000 a day.
 */
export async function signInLimits(email: string, owner: OwnerRecord | null): Promise<Limits> {
  const device = await knownDevice();
  if (device !== null) return deviceLimits(device);
  const network = networkOf((await currentCaller()).ip);
  const account = owner === null ? [] : [dayLimit(`account:${owner.id}`, 100)];
  return [quarterLimit(`address:${email.slice(0, 300)}|${network}`, 5), networkLimit(network), ...account];
}

/** Checks the counters that need no request body, before a sign-in's body is read. Throws `tooMany`. */
export async function refuseBlockedCaller(): Promise<void> {
  const device = await knownDevice();
  await refuseWhenFull(device === null ? [networkLimit(networkOf((await currentCaller()).ip))] : deviceLimits(device));
}

/**
 * The counters for the current password, which a session has to give again. They are the session's own: wrong
 * guesses in a stolen session do not count against the owner's next one. Sessions of unknown browsers share twenty
 * failures a day.
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
 * Runs `work` as one attempt. Throws `tooMany` when a counter is full (checked without writing first, which costs
 * least) or when a wrong guess has filled it, else the problem of a `WrongGuess`; any other error of `work` gives the
 * attempt back.
 */
export async function guess<T>(limits: Limits, work: () => Promise<T>): Promise<T> {
  await refuseWhenFull(limits);
  const { isTaken, wait } = await takeAttempt(limits);
  if (!isTaken) throw tooMany(wait);
  const result = await work().catch(async (error: unknown) => {
    if (!(error instanceof WrongGuess)) {
      await returnAttempt(limits);
      throw error;
    }
    await noteFailure(await currentCaller(), { reason: error.reason });
    throw wait > 0 ? tooMany(wait) : error.problem;
  });
  await forgive(limits);
  return result;
}

const networkLimit = (network: string): Limit => quarterLimit(`ip:${network}`, 20);
const deviceLimits = (device: string): Limits => [
  quarterLimit(`device:${device}`, 5),
  dayLimit(`device:${device}`, 100),
];
const tooMany = (seconds: number) =>
  new Problem('tooMany', `Trop de tentatives. Réessayez dans ${waitText(seconds)}.`, { retryAfter: seconds });

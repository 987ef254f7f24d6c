import 'server-only';
import type { Authority } from '@/lib/authority';
import { Problem } from '@/lib/errors';
import { log } from '@/lib/log';
import { readProfile } from '@/lib/site/db/profile';
import { claimLook, type LookSource, storeLook } from '@/lib/site/db/weekly-look';
import type { Planned } from '../plan-shape';
import { HostProblem } from './host-problem';
import { planFromHost } from './plan';

type Clock = { readonly now: Date /** From 0 to 1. */; readonly random: number };

/**
 * Looks at what HAL and ORCID have that the publications lack, if the owner has asked for it and a week has passed, and
 * keeps it as proposals. Of a host that cannot be read, the reason is kept. The publications stay as they are.
 */
export async function lookWeekly(
  authority: Authority,
  { now, random }: Clock = { now: new Date(), random: Math.random() },
): Promise<void> {
  if (!(await claimLook(authority, now, random))) return;
  const { orcid, idhal } = (await readProfile(authority)).identifiants;
  const plans = new Map<LookSource, readonly Planned[] | null>();
  const problems: string[] = [];
  let again: Date | undefined;
  for (const [source, id] of [['hal', idhal] as const, ['orcid', orcid] as const]) {
    if (id === undefined) continue;
    try {
      plans.set(source, (await planFromHost(authority, { source, id })).entries);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      plans.set(source, null);
      problems.push(error.message);
      if (mayPass(error)) again = new Date(now.getTime() + (1 + random) * day);
      log('info', 'hosts.look', { source, problem: error instanceof HostProblem ? error.fault : error.code });
    }
  }
  await storeLook(authority, now, plans, problems, again);
}

const day = 24 * 60 * 60 * 1000;

/**
 * Whether a problem may be gone tomorrow: an identifier that is unknown, or a host that says to come back after that,
 * is asked in a week.
 */
const mayPass = ({ code, extras: { retryAfter = 0 } }: Problem): boolean =>
  code !== 'notFound' && retryAfter * 1000 <= day;

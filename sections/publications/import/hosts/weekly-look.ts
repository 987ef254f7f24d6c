import 'server-only';
import type { Authority } from '@/lib/authority';
import { Problem } from '@/lib/errors';
import { HostProblem } from '@/lib/hosts/host-problem';
import { log } from '@/lib/log';
import { readProfile } from '@/lib/site/db/profile';
import { claimLook, type LookSource, type Seen, storeLook } from '@/lib/site/db/weekly-look';
import type { CareerSource } from '@/sections/career/plan-shape';
import { planCareerFromHost } from '../../../career/hosts/plan';
import type { Planned } from '../plan-shape';
import { planFromHost } from './plan';

type Clock = { readonly now: Date /** From 0 to 1. */; readonly random: number };

/**
 * Once a week, if the owner has asked for it, stores as proposals what HAL, ORCID and theses.fr have that the site
 * lacks, or why a host could not be read. The content does not change.
 */
export async function lookWeekly(
  authority: Authority,
  { now, random }: Clock = { now: new Date(), random: Math.random() },
): Promise<void> {
  if (!(await claimLook(authority, now, random))) return;
  const { orcid, idhal, idref } = (await readProfile(authority)).identifiants;
  const seen = new Map<LookSource, readonly Seen[] | null>();
  const problems = new Set<string>();
  let again: Date | undefined;
  const looks: readonly (readonly [LookSource, string | undefined, (id: string) => Promise<readonly Seen[]>])[] = [
    ['hal', idhal, async (id) => (await planFromHost(authority, { source: 'hal', id })).entries.flatMap(seenWork)],
    ['orcid', orcid, async (id) => (await planFromHost(authority, { source: 'orcid', id })).entries.flatMap(seenWork)],
    ['career', orcid, (id) => seenCareer(authority, { source: 'orcid', id })],
    ['theses', idref, (id) => seenCareer(authority, { source: 'theses', id })],
  ];
  for (const [source, id, look] of looks) {
    if (id === undefined) continue;
    try {
      seen.set(source, await look(id));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      seen.set(source, null);
      problems.add(error.message);
      if (mayPassByTomorrow(error)) again = new Date(now.getTime() + (1 + random) * day);
      log('info', 'hosts.look', { source, problem: error instanceof HostProblem ? error.fault : error.code });
    }
  }
  await storeLook(authority, now, seen, [...problems], again);
}

/** New and changed works. Works to confirm are left out: an import has already asked about them. */
function seenWork(planned: Planned): Seen[] {
  const isChanged = planned.is === 'update' && planned.proposedChanges.length > 0;
  if (planned.is !== 'new' && !isChanged) return [];
  const change = isChanged
    ? JSON.stringify(planned.proposedChanges.map(({ field, theirs }) => [field, theirs]))
    : 'new';
  return [{ id: planned.source.id, title: planned.title, said: change }];
}

/** The entries of a career that are new, changed, or to choose. A record that shows no entry is no problem. */
async function seenCareer(authority: Authority, asked: CareerSource): Promise<Seen[]> {
  try {
    const plan = await planCareerFromHost(authority, asked);
    const entries = 'people' in plan ? [] : plan.entries.filter(({ is }) => ['new', 'choose', 'update'].includes(is));
    return entries.map(({ is, keys: [id = ''], ways: [way] }) => ({
      id,
      title: [way?.section, way?.title].filter(Boolean).join('\u00a0: '),
      said: is === 'update' ? is : 'new',
    }));
  } catch (error) {
    if (error instanceof HostProblem && error.fault === 'unknown') return [];
    throw error;
  }
}

const day = 24 * 60 * 60 * 1000;

/** Whether to try again tomorrow: not for an unknown identifier, nor for a host that asks for a longer wait. */
const mayPassByTomorrow = ({ code, extras: { retryAfter = 0 } }: Problem): boolean =>
  code !== 'notFound' && retryAfter * 1000 <= day;

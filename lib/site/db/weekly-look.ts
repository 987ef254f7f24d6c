/** Whether HAL and ORCID are looked at each week, when that was, and what was found: one row of the settings. */
import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Authority } from '@/lib/authority';
import { weeklyLooks } from '@/lib/host-names';
import { normalTitle } from '@/lib/references/normal-title';
import type { WeeklyLook } from '@/lib/site/api/import';
import { db, type Tx, write } from './client';
import { jsonSetting } from './settings';

const day = 24 * 60 * 60 * 1000;
/** What a source has: `said` is what of it is new. */
export type Seen = { readonly id: string; readonly title: string; readonly said: string };
export type LookSource = (typeof weeklyLooks)[number];

const proposal = z.object({
  source: z.enum(weeklyLooks),
  /** The source's identifier of the work. */
  id: z.string(),
  title: z.string(),
  /** Of what it says: what was dismissed comes back only when it says something else. */
  mark: z.string(),
});
type Proposal = z.output<typeof proposal>;

const stateSchema = z.object({
  on: z.boolean().default(false),
  /** ISO 8601; null before the first look. */
  next: z.iso.datetime().nullable().default(null),
  last: z
    .object({ at: z.iso.datetime(), problems: z.array(z.string()) })
    .nullable()
    .default(null),
  proposals: z.array(proposal).default([]),
  /** Marks. */
  dismissed: z.array(z.string()).default([]),
});
type State = z.output<typeof stateSchema>;
/** A row that cannot be read is that of a site where it was never switched on. */
const setting = jsonSetting('weeklyLook', stateSchema);

/** How it stands, with what is proposed and was not dismissed. */
export async function readWeeklyLook(_authority: Authority): Promise<WeeklyLook> {
  return lookAsShown(await setting.read(db()));
}

export const isLookingWeekly = async (): Promise<boolean> => (await setting.read(db())).on;

/** Switches it on or off. On again within a week of the last look, the next one is where it was. */
export const setWeeklyLook = (_authority: Authority, on: boolean): Promise<WeeklyLook> =>
  change((state) => ({ ...state, on }));

export const dismissProposals = (_authority: Authority): Promise<WeeklyLook> =>
  change((state) => ({
    ...state,
    proposals: [],
    dismissed: [...new Set([...state.dismissed, ...state.proposals.map(({ mark }) => mark)])].slice(-mostDismissed),
  }));

const mostDismissed = 10_000;

/** Takes what was imported or refused out of the proposals: a work as `hal:hal-01`, an entry of a career by its key. */
export async function settleProposals(tx: Tx, keys: readonly string[]): Promise<void> {
  const done = new Set(keys.map((key) => key.toLowerCase()));
  const state = await setting.read(tx);
  const proposals = state.proposals.filter(
    ({ source, id }) => !done.has(id.toLowerCase()) && !done.has(`${source}:${id}`.toLowerCase()),
  );
  if (proposals.length < state.proposals.length) await setting.store(tx, { ...state, proposals });
}

/**
 * Whether a look is due, which is then taken: for a week, and up to a day more that `random` (0 to 1) chooses, none is
 * due again, unless `storeLook` says otherwise.
 */
export function claimLook(_authority: Authority, now: Date, random: number): Promise<boolean> {
  return write(async (tx) => {
    const state = await setting.read(tx);
    const wait = state.next === null ? 0 : Date.parse(state.next) - now.getTime();
    const isDue = wait <= 0 || wait > 9 * day; // a clock that was ahead has set it
    if (!state.on || !isDue) return false;
    await setting.store(tx, { ...state, next: new Date(now.getTime() + 7 * day + random * day).toISOString() });
    return true;
  });
}

/**
 * Stores the result of a look: what each source has, null for one that could not be read, and the problems. Earlier
 * proposals stay for a source that could not be read, and go for one that was not asked. `again` is the date of the
 * next look, if it may read more.
 */
export function storeLook(
  _authority: Authority,
  at: Date,
  seen: ReadonlyMap<LookSource, readonly Seen[] | null>,
  problems: readonly string[],
  again: Date | undefined,
): Promise<WeeklyLook> {
  return change((state) => {
    const kept = state.proposals.filter(({ source }) => seen.get(source) === null);
    const found = [...seen].flatMap(([source, all]) => (all ?? []).map((each) => proposalOf(source, each)));
    const proposals = [...kept, ...found].filter(({ mark }) => !state.dismissed.includes(mark));
    return {
      ...state,
      ...(again && { next: again.toISOString() }),
      last: { at: at.toISOString(), problems: [...problems] },
      proposals: withoutRepeats(proposals),
    };
  });
}

function proposalOf(source: LookSource, { id, title, said }: Seen): Proposal {
  const mark = createHash('sha256').update(`${source} ${id} ${said}`).digest('base64url').slice(0, 16);
  return { source, id, title: title.slice(0, 300), mark };
}

/** A work that both sources have is proposed by the first. */
function withoutRepeats(proposals: readonly Proposal[]): Proposal[] {
  const seen = new Map<string, LookSource>();
  return proposals.filter(({ source, title }) => {
    const own = normalTitle(title);
    if (!seen.has(own)) seen.set(own, source);
    return seen.get(own) === source;
  });
}

const change = async (next: (state: State) => State): Promise<WeeklyLook> => lookAsShown(await setting.change(next));

function lookAsShown({ on, next, last, proposals }: State): WeeklyLook {
  const of = weeklyLooks.map((source) => ({
    source,
    titles: proposals.filter((each) => each.source === source).map(({ title }) => title),
  }));
  return { on, last, next: on ? next : null, proposals: of.filter(({ titles }) => titles.length > 0) };
}

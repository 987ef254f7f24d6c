/** What was found of the deposits in HAL at the last look, and what the owner leaves as it is: one row of the settings. */
import 'server-only';
import { z } from 'zod';
import type { Authority } from '@/lib/authority';
import { db } from './client';
import { jsonSetting } from './settings';

const keys = z.array(z.string().max(300)).max(20_000);
const setting = jsonSetting(
  'deposits',
  z.object({
    /** ISO 8601; null before the first look. */
    at: z.iso.datetime().nullable().default(null),
    found: keys.default([]),
    /** The keys of what is left « par choix ». */
    left: keys.default([]),
  }),
);

/** Keeps what a look found; returns the keys that the owner leaves as they are. */
export const storeDeposits = async (_authority: Authority, found: readonly string[]): Promise<readonly string[]> =>
  (await setting.change((state) => ({ ...state, at: new Date().toISOString(), found: [...found] }))).left;

/** Leaves one as it is, or takes that back. */
export const leaveDeposit = async (_authority: Authority, own: string, isLeft: boolean): Promise<void> => {
  await setting.change(({ left, ...state }) => {
    const others = left.filter((each) => each !== own);
    return { ...state, left: isLeft ? [...others, own] : others };
  });
};

/** How many were found at the last look and are not left as they are. */
export async function countDeposits(_authority: Authority): Promise<number> {
  const { found, left } = await setting.read(db());
  return found.filter((each) => !left.includes(each)).length;
}

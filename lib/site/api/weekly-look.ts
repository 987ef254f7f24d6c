/** The weekly look at HAL and ORCID, as the administration shows it. */
import { z } from 'zod';
import { weeklyHosts } from '@/lib/host-names';
import { type Result, requestJson } from './client';

/** The works that a host has and the publications lack, or that it describes otherwise. */
const proposalsShape = z.object({ source: z.enum(weeklyHosts), titles: z.array(z.string()) });
export type Proposals = z.output<typeof proposalsShape>;

const lookShape = z.object({
  on: z.boolean(),
  /** Of the last look, ISO 8601, and why a host could not be read, in French. */
  last: z.object({ at: z.string(), problems: z.array(z.string()) }).nullable(),
  /** From when on the next may be; null while it is off. */
  next: z.string().nullable(),
  proposals: z.array(proposalsShape),
});
export type WeeklyLook = z.output<typeof lookShape>;

const address = '/api/publications/import/weekly';

/** Switches the weekly look on or off. */
export const setWeeklyLook = (userId: string, on: boolean): Promise<Result<WeeklyLook>> =>
  requestJson('PUT', address, lookShape, { on }, undefined, { 'x-user-id': userId });

/** Dismisses what is proposed: it is not proposed again unless the host says something else. */
export const dismissProposals = (userId: string): Promise<Result<WeeklyLook>> =>
  requestJson('DELETE', address, lookShape, undefined, undefined, { 'x-user-id': userId });

/** The weekly look at HAL and ORCID, as the administration shows it. */
import type * as weeklyRoute from '@/app/api/publications/import/weekly/route';
import type { weeklyLooks } from '@/lib/host-names';
import { call } from './client';

/** What a host has and the site lacks, or that it describes otherwise. */
export type Proposals = { readonly source: (typeof weeklyLooks)[number]; readonly titles: readonly string[] };

export type WeeklyLook = {
  readonly on: boolean;
  /** Of the last look, ISO 8601, and why a host could not be read, in French. */
  readonly last: { readonly at: string; readonly problems: readonly string[] } | null;
  /** From when on the next may be; null while it is off. */
  readonly next: string | null;
  readonly proposals: readonly Proposals[];
};

const address = '/api/publications/import/weekly';

/** Switches the weekly look on or off. */
export const setWeeklyLook = (userId: string, on: boolean) =>
  call<typeof weeklyRoute.PUT>('PUT', address, { on }, { 'x-user-id': userId });

/** Dismisses what is proposed: it is not proposed again unless the host says something else. */
export const dismissProposals = (userId: string) =>
  call<typeof weeklyRoute.DELETE>('DELETE', address, undefined, { 'x-user-id': userId });

/** The static copies of the site, as the browser asks for them. */
import type * as copyRoute from '@/app/api/copy/route';
import type { CopyKind } from '@/lib/copy-job';
import { call } from './client';

export type CopyState = {
  /** The one that is made now: `done` addresses are read, of those that are `known` so far. */
  readonly running: {
    readonly kind: CopyKind;
    readonly step: 'read' | 'pack';
    readonly done: number;
    readonly known: number;
  } | null;
  /** The archive that can be downloaded; `missing` are links to nothing, with their pages. */
  readonly archive: {
    readonly at: string;
    readonly address: string | null;
    readonly pages: number;
    readonly bytes: number;
    readonly missing: readonly { readonly address: string; readonly from: string }[];
  } | null;
  /** Why the last archive was not made, in French. */
  readonly failure: string | null;
  /** The published copy; null where the deployer has named no place for it. */
  readonly publication: {
    readonly to: string;
    readonly address: string | null;
    /** Whether it follows each change by itself. */
    readonly isAutomatic: boolean;
    /** When the last one went out, ISO 8601. */
    readonly last: string | null;
    /** Whether it is of the site as it is now. */
    readonly isCurrent: boolean;
    /** Why the last attempt failed, in French, and when. */
    readonly problem: string | null;
    readonly failedAt: string | null;
  } | null;
  /** What the deployer says is the copy's address. */
  readonly address: string | null;
  readonly siteUrl: string;
  readonly isOffline: boolean;
  readonly readAt: string;
};

const address = '/api/copy';

export const copy = {
  read: () => call<typeof copyRoute.GET>('GET', address),
  begin: (kind: CopyKind, copyAddress = '') =>
    call<typeof copyRoute.POST>('POST', address, { kind, address: copyAddress }),
  setAutomatic: (automatic: boolean) => call<typeof copyRoute.PUT>('PUT', address, { automatic }),
};
/** Downloads the archive. */
export const archiveAddress = `${address}/archive`;

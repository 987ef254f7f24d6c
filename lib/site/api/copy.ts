/** The static copies of the site, as the browser asks for them. */
import { z } from 'zod';
import { type CopyKind, copyKinds } from '@/lib/copy-job';
import { type Result, requestJson } from './client';

const copyShape = z.object({
  /** The one that is made now: `done` addresses are read, of those that are `known` so far. */
  running: z
    .object({
      kind: z.enum(copyKinds),
      step: z.enum(['read', 'pack']),
      done: z.number(),
      known: z.number(),
    })
    .nullable(),
  /** The archive that can be downloaded; `missing` are links to nothing, with their pages. */
  archive: z
    .object({
      at: z.string(),
      address: z.string().nullable(),
      pages: z.number(),
      bytes: z.number(),
      missing: z.array(z.object({ address: z.string(), from: z.string() })).readonly(),
    })
    .nullable(),
  /** Why the last archive was not made, in French. */
  failure: z.string().nullable(),
  /** The published copy; null where the deployer has named no place for it. */
  publication: z
    .object({
      to: z.string(),
      address: z.string().nullable(),
      /** Whether it follows each change by itself. */
      isAutomatic: z.boolean(),
      /** When the last one went out, ISO 8601. */
      last: z.string().nullable(),
      /** Whether it is of the site as it is now. */
      isCurrent: z.boolean(),
      /** Why the last attempt failed, in French, and when. */
      problem: z.string().nullable(),
      failedAt: z.string().nullable(),
    })
    .nullable(),
  /** What the deployer says is the copy's address. */
  address: z.string().nullable(),
  siteUrl: z.string(),
  isOffline: z.boolean(),
  readAt: z.string(),
});
export type CopyState = Readonly<z.output<typeof copyShape>>;

export const copy = {
  read: (): Promise<Result<CopyState>> => requestJson('GET', address, copyShape),
  begin: (kind: CopyKind, copyAddress = ''): Promise<Result<CopyState>> =>
    requestJson('POST', address, copyShape, { kind, address: copyAddress }),
  setAutomatic: (automatic: boolean): Promise<Result<CopyState>> =>
    requestJson('PUT', address, copyShape, { automatic }),
};
const address = '/api/copy';
/** Downloads the archive. */
export const archiveAddress = `${address}/archive`;

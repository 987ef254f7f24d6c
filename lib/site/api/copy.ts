/** API requests for static copies of the site. */
import type * as copyRoute from '@/app/api/copy/route';
import type { CopyKind } from '@/lib/copy-job';
import { call, type ResponseOf } from './client';

export type CopyState = ResponseOf<typeof copyRoute.GET>;

const path = '/api/copy';

export const copy = {
  read: () => call<typeof copyRoute.GET>('GET', path),
  begin: (kind: CopyKind, copyAddress = '') =>
    call<typeof copyRoute.POST>('POST', path, { kind, address: copyAddress }),
  setAutomatic: (automatic: boolean) => call<typeof copyRoute.PUT>('PUT', path, { automatic }),
};
export const archiveAddress = `${path}/archive`;

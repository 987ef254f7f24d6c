/** The browser's calls about deposits in HAL. */
import type * as depositsRoute from '@/app/api/publications/deposits/route';
import { call } from './client';

const address = '/api/publications/deposits';

/** Asks HAL what could be mended. */
export const lookAtDeposits = (userId: string) =>
  call<typeof depositsRoute.POST>('POST', address, undefined, { 'x-user-id': userId });

/** Leaves one as it is, or takes that back. */
export const leaveDeposit = (userId: string, key: string, isLeft: boolean) =>
  call<typeof depositsRoute.PUT>('PUT', address, { key, isLeft }, { 'x-user-id': userId });

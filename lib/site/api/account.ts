/** API requests for the owner's account: signing in and out, password, second factor, sessions. */
import type * as ownerRoute from '@/app/api/auth/owner/route';
import type * as factorRoute from '@/app/api/auth/second-factor/route';
import type * as sessionRoute from '@/app/api/auth/session/route';
import type * as oneSessionRoute from '@/app/api/auth/sessions/[sessionId]/route';
import type * as sessionsRoute from '@/app/api/auth/sessions/route';
import type * as signInRoute from '@/app/api/auth/signin/route';
import type * as signOutRoute from '@/app/api/auth/signout/route';
import type * as passwordRoute from '@/app/api/change-password/route';
import { call, mapData, type ResponseOf, type Result } from './client';
import { forgetUser, rememberUser } from './remembered-user';

type User = ResponseOf<typeof signInRoute.POST>['user'];
export const signIn = (email: string, password: string, code = '') =>
  remember(call<typeof signInRoute.POST>('POST', '/api/auth/signin', { email, password, ...(code && { code }) }));

/** Creates the owner with the one-time token that a start prints while there is no owner, and signs in. */
export const createOwner = (jeton: string, email: string, password: string) =>
  remember(call<typeof ownerRoute.POST>('POST', '/api/auth/owner', { jeton, email, password }));

/** Whether the browser stored the cookie of the session just opened; true when no response came. */
export async function keepsSession(): Promise<boolean> {
  const result = await call<typeof sessionRoute.GET>('GET', '/api/auth/session');
  if (!result.ok || result.data.user) return true;
  forgetUser();
  return false;
}

export async function signOut(): Promise<Result<unknown>> {
  const result = await call<typeof signOutRoute.POST>('POST', '/api/auth/signout', {});
  if (result.ok) forgetUser();
  return result;
}

/** `code`: from the second factor, when it is enabled. */
export const changePassword = (userId: string, currentPassword: string, newPassword: string, code = '') =>
  call<typeof passwordRoute.POST>(
    'POST',
    '/api/change-password',
    { currentPassword, newPassword, userId, ...(code && { code }) },
    { 'x-user-id': userId },
  );

/**
 * The second factor: its state; a new secret with its QR code (SVG); enabling it with a code from that secret;
 * disabling it with a code. Both take the password.
 */
export const secondFactor = {
  state: () => call<typeof factorRoute.GET>('GET', secondFactorAddress),
  start: () => call<typeof factorRoute.POST>('POST', secondFactorAddress),
  enable: (secret: string, code: string, password: string) =>
    call<typeof factorRoute.PUT>('PUT', secondFactorAddress, { secret, code, password }),
  disable: (code: string, password: string) =>
    call<typeof factorRoute.DELETE>('DELETE', secondFactorAddress, { code, password }),
};
const secondFactorAddress = '/api/auth/second-factor';

export const sessions = {
  list: () => mapData(call<typeof sessionsRoute.GET>('GET', sessionsAddress), (answer) => answer.sessions),
  close: (id: string) => call<typeof oneSessionRoute.DELETE>('DELETE', `${sessionsAddress}/${encodeURIComponent(id)}`),
  closeOthers: () => call<typeof sessionsRoute.DELETE>('DELETE', `${sessionsAddress}?autres`),
  closeAll: async () => {
    const result = await call<typeof sessionsRoute.DELETE>('DELETE', sessionsAddress);
    if (result.ok) forgetUser();
    return result;
  },
};
const sessionsAddress = '/api/auth/sessions';
export type OpenSession = ResponseOf<typeof sessionsRoute.GET>['sessions'][number];

async function remember(pending: Promise<Result<{ user: User }>>): Promise<Result<User>> {
  const result = await mapData(pending, ({ user }) => user);
  if (result.ok) rememberUser(result.data);
  return result;
}

/** The browser's calls for the owner's account: signing in and out, password, second factor, sessions. */
import type { z } from 'zod';
import { mapData, type Result, requestJson } from './client';
import { forgetUser, rememberUser } from './remembered-user';
import {
  okShape,
  recoveryShape,
  secondFactorShape,
  secretShape,
  sessionShape,
  sessionsShape,
  userShape,
} from './shapes';

export type User = Readonly<z.output<typeof userShape>['user']>;
export const signIn = (email: string, password: string, code = '') =>
  remember(requestJson('POST', '/api/auth/signin', userShape, { email, password, ...(code && { code }) }));

/** Creates the owner with the one-time token that a start prints while there is no owner, and signs in. */
export const createOwner = (jeton: string, email: string, password: string) =>
  remember(requestJson('POST', '/api/auth/owner', userShape, { jeton, email, password }));

/** Whether the browser has kept the cookie of the session that has just been opened; true without an answer. */
export async function keepsSession(): Promise<boolean> {
  const result = await requestJson('GET', '/api/auth/session', sessionShape);
  if (!result.ok || result.data.user) return true;
  forgetUser();
  return false;
}

export async function signOut(): Promise<Result<unknown>> {
  const result = await requestJson('POST', '/api/auth/signout', okShape, {});
  if (result.ok) forgetUser();
  return result;
}

/** `code` is the second factor's, when it is enabled. */
export const changePassword = (userId: string, currentPassword: string, newPassword: string, code = '') =>
  requestJson(
    'POST',
    '/api/change-password',
    okShape,
    { currentPassword, newPassword, userId, ...(code && { code }) },
    undefined,
    { 'x-user-id': userId },
  );

/**
 * The second factor: its state, a new secret with its QR code (SVG), enabling it with that secret's code, disabling it
 * with a code; both take the password.
 */
export const secondFactor = {
  state: () => requestJson('GET', secondFactorAddress, secondFactorShape),
  start: () => requestJson('POST', secondFactorAddress, secretShape),
  enable: (secret: string, code: string, password: string) =>
    requestJson('PUT', secondFactorAddress, recoveryShape, { secret, code, password }),
  disable: (code: string, password: string) => requestJson('DELETE', secondFactorAddress, okShape, { code, password }),
};
const secondFactorAddress = '/api/auth/second-factor';

/** The open sessions: listing them, and closing one, the others or all. */
export const sessions = {
  list: () => mapData(requestJson('GET', sessionsAddress, sessionsShape), (answer) => answer.sessions),
  close: (id: string) => requestJson('DELETE', `${sessionsAddress}/${encodeURIComponent(id)}`, okShape),
  closeOthers: () => requestJson('DELETE', `${sessionsAddress}?autres`, okShape),
  closeAll: async () => {
    const result = await requestJson('DELETE', sessionsAddress, okShape);
    if (result.ok) forgetUser();
    return result;
  },
};
const sessionsAddress = '/api/auth/sessions';
export type OpenSession = z.output<typeof sessionsShape>['sessions'][number];

async function remember(pending: Promise<Result<{ user: User }>>): Promise<Result<User>> {
  const result = await mapData(pending, ({ user }) => user);
  if (result.ok) rememberUser(result.data);
  return result;
}

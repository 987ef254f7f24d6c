/**
 * API requests from the browser. Every function returns a `Result` and never rejects: a refusal, a response that is not
 * JSON and a network failure are values too, with a French message to show.
 */

import { z } from 'zod';
import '@/lib/zod-without-eval';
import type * as trashedRoute from '@/app/api/history/bin/[sectionId]/route';
import type * as versionRoute from '@/app/api/history/versions/[versionId]/route';
import type * as legalRoute from '@/app/api/legal/route';
import type * as profileRoute from '@/app/api/profile/[userId]/route';
import type * as sampleRoute from '@/app/api/sample/route';
import type * as sectionRoute from '@/app/api/sections/[userId]/[sectionId]/route';
import type * as sectionsRoute from '@/app/api/sections/[userId]/route';
import type * as orderRoute from '@/app/api/sections/reorder/route';
import type * as siteRoute from '@/app/api/site/route';
import type * as photoRoute from '@/app/api/upload/photo/route';
import type { SignInField } from '@/lib/errors';
import type { Handler } from '@/lib/site/http/route';
import type { LegalFacts, StoredLegal } from '@/lib/site/legal/facts';
import type { SectionType } from '@/sections/define';
import type { NodeKey } from '@/sections/nodes/node-type';
import type { Profile } from '@/sections/profil/schema';
import type { StoredProfile, StoredSection } from '@/sections/public-site';
import type { Issue } from '@/sections/validate';

export type Failure<Current = unknown> = {
  readonly ok: false;
  /** HTTP status; 0 when no response came. */
  readonly status: number;
  /**
   * The server's message, or ours when there was no usable response; '' when the server sent none: the caller then
   * shows its own text.
   */
  readonly error: string;
  readonly issues?: readonly Issue[];
  /** The stored value, with a 409: the save was based on an older version and overwrote nothing. */
  readonly current?: Current;
  /** When to try again, in seconds (`Retry-After`). */
  readonly retryAfter?: number;
  /** The password was right; it is the second factor's code that is missing or wrong. */
  readonly secondFactor?: true;
  readonly field?: SignInField;
};
export type Result<T, Current = unknown> = { readonly ok: true; readonly data: T } | Failure<Current>;

export type SectionChange = {
  readonly title?: string;
  readonly type?: SectionType;
  readonly content?: unknown;
  readonly visible?: boolean;
  readonly order?: number;
  readonly version?: number;
};
export type ProfileChange = Partial<Profile> & { readonly version?: number };

const offline = 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.';

/** The text to show for a failure: the server's message, else `fallback`; `broken` when no response came. */
export const failureText = (failure: Failure, fallback: string, broken = fallback): string =>
  failure.status === 0 ? broken : failure.error || fallback;

/** The same for a message that stays on screen: it adds why no response came. */
export const fullFailureText = (failure: Failure, fallback: string, broken = fallback): string =>
  [failureText(failure, fallback, broken), failure.status === 0 ? failure.error : ''].filter(Boolean).join('. ');

export const readProfile = (userId: string) =>
  call<typeof profileRoute.GET>('GET', `/api/profile/${encodeURIComponent(userId)}`);

export const saveProfile = (userId: string, change: ProfileChange): Promise<Result<StoredProfile, StoredProfile>> =>
  mapData(
    call<typeof profileRoute.PUT, StoredProfile>('PUT', `/api/profile/${encodeURIComponent(userId)}`, change),
    ({ profile }) => profile,
  );

export const saveSection = (
  userId: string,
  id: string,
  change: SectionChange,
): Promise<Result<StoredSection, StoredSection>> =>
  mapData(
    call<typeof sectionRoute.PUT, StoredSection>('PUT', sectionAddress(userId, id), change),
    ({ section }) => section,
  );

export const addSection = (userId: string, section: SectionChange): Promise<Result<StoredSection, never>> =>
  mapData(
    call<typeof sectionsRoute.POST>('POST', `/api/sections/${encodeURIComponent(userId)}`, section),
    ({ section: added }) => added,
  );

/**
 * Saves an older version again; `current` is the version number that the user saw as the stored one: 409 when it no
 * longer is.
 */
export const restoreVersion = (versionId: number, current: number, part?: readonly NodeKey[]) =>
  call<typeof versionRoute.POST>('POST', `/api/history/versions/${versionId}`, { version: current, part });

export const restoreSection = (id: string): Promise<Result<StoredSection>> =>
  mapData(
    call<typeof trashedRoute.POST>('POST', `/api/history/bin/${encodeURIComponent(id)}`),
    ({ section }) => section,
  );

export const deleteSection = (userId: string, id: string) =>
  call<typeof sectionRoute.DELETE>('DELETE', sectionAddress(userId, id));

export const readSections = (userId: string) =>
  call<typeof sectionsRoute.GET>('GET', `/api/sections/${encodeURIComponent(userId)}`);

/** Sends the order of all sections; `order` starts at 1. */
export const reorderSections = (ids: readonly string[]) =>
  call<typeof orderRoute.PUT>('PUT', '/api/sections/reorder', {
    sections: ids.map((id, index) => ({ id, order: index + 1 })),
  });

export const emptySample = () => call<typeof sampleRoute.PUT>('PUT', '/api/sample');

type SiteChange = { readonly [Switch in 'online' | 'guide' | 'visits' | 'training']?: boolean } & {
  /** The default: null. */
  readonly timeZone?: string | null;
};

/**
 * Takes the site off line or on line; switches the guide, visit counting and the request to crawlers; changes the time
 * zone.
 */
export const setSite = (change: SiteChange) => call<typeof siteRoute.PUT>('PUT', '/api/site', change);

export async function uploadPhoto(userId: string, file: File): Promise<Result<string>> {
  const form = new FormData();
  form.append('photo', file);
  const response = await request('/api/upload/photo', { method: 'POST', body: form, headers: { 'x-user-id': userId } });
  return mapData(read<ResponseOf<typeof photoRoute.POST>>(response, uploadFailure), ({ url }) => url);
}

/** The upload's message for a response that carries none. */
export const uploadFailure = ({ status, statusText }: Response): string => `Erreur serveur (${status}): ${statusText}`;

const sectionAddress = (userId: string, id: string) =>
  `/api/sections/${encodeURIComponent(userId)}/${encodeURIComponent(id)}`;

export async function mapData<Whole, Part, Current>(
  pending: Promise<Result<Whole, Current>>,
  part: (whole: Whole) => Part,
): Promise<Result<Part, Current>> {
  const result = await pending;
  return result.ok ? { ok: true, data: part(result.data) } : result;
}

/** What a handler sends as JSON. */
export type ResponseOf<Called extends Handler> = NonNullable<Called['responseBody']>;

/**
 * Calls the API with JSON. The handler, of the same build, says the type of the response; `Current` is the stored value
 * that comes with a 409.
 */
export async function call<Called extends Handler, Current = never>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
): Promise<Result<ResponseOf<Called>, Current>> {
  const json =
    body === undefined
      ? { headers }
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
  return read(await request(path, { method, ...json }));
}

/** Sends a request and returns the response; null when there was none. */
export async function request(path: string, init: RequestInit): Promise<Response | null> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', cache: 'no-store', ...init });
    setClock(response);
    return response;
  } catch {
    return null;
  }
}

/** A refusal, which anything between the server and the browser may have written. */
const refusal = z.object({
  success: z.boolean().optional(),
  error: z.string().optional().catch(undefined),
  issues: z
    .array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() }))
    .optional()
    .catch(undefined),
  current: z.unknown().optional(),
  secondFactor: z.boolean().optional(),
  field: z.enum(['email', 'password']).optional().catch(undefined),
});

/** The result in a response: its JSON where the status is a success. */
export async function read<T, Current = never>(
  response: Response | null,
  unnamed?: (response: Response) => string,
): Promise<Result<T, Current>> {
  if (!response) return { ok: false, status: 0, error: offline };
  const { ok, status } = response;
  const body = await json(response);
  if (body === undefined)
    return {
      ok: false,
      status,
      error: unnamed && !ok ? unnamed(response) : `Réponse invalide du serveur (${status}): ${response.statusText}`,
    };
  const refused = refusal.safeParse(body).data;
  if (ok && refused?.success !== false) return { ok, data: body as T };
  return {
    ok: false,
    status,
    error: refused?.error ?? (ok ? '' : unnamed?.(response)) ?? '',
    ...(refused?.issues && { issues: refused.issues }),
    ...(refused?.secondFactor && { secondFactor: true as const }),
    ...(refused?.field && { field: refused.field }),
    ...(refused?.current !== undefined && { current: refused.current as Current }),
    ...seconds(response.headers.get('retry-after')),
  };
}

async function json(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.includes('json')) return undefined;
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function seconds(header: string | null): { retryAfter?: number } {
  const value = Number(header);
  return header !== null && Number.isFinite(value) && value > 0 ? { retryAfter: value } : {};
}

/** Stores the owner's legal statements; `version` is the one that the form started from. */
export const saveLegal = (
  userId: string,
  change: { readonly facts: LegalFacts; readonly version?: number },
): Promise<Result<StoredLegal, StoredLegal>> =>
  mapData(
    call<typeof legalRoute.PUT, StoredLegal>('PUT', '/api/legal', change, { 'x-user-id': userId }),
    ({ legal }) => legal,
  );

// The server's time, which stored timestamps use: the browser's clock may be an hour off.

/** How far the server's clock is ahead of the browser's, in ms. */
let ahead = 0;

/** Sets the clock by a response's `Date` header, if it has one. */
function setClock({ headers }: Response): void {
  const serverTime = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(serverTime)) ahead = serverTime - Date.now();
}

export const serverNow = (): Date => new Date(Date.now() + ahead);

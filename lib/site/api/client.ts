/**
 * The browser's calls to the API. Every function returns a `Result` and never rejects: a refusal, a response that is
 * not JSON and a network failure are values too, with a French message to show.
 */

import type { z } from 'zod';
import type { SignInField } from '@/lib/errors';
import type { SectionType } from '@/sections/define';
import type { NodeKey } from '@/sections/nodes/node-type';
import type { Profile } from '@/sections/profil/schema';
import type { StoredProfile, StoredSection } from '@/sections/public-site';
import type { Issue } from '@/sections/validate';
import { setClock } from './server-clock';
import {
  okShape,
  profileShape,
  refusalShape,
  restoredShape,
  savedProfileShape,
  savedSectionShape,
  sectionShape,
  uploadShape,
} from './shapes';

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
  /** The field of the sign-in that is wrong. */
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

/** The same for a message that stays on the screen: it adds why no response came. */
export const failureAtLength = (failure: Failure, fallback: string, broken = fallback): string =>
  [failureText(failure, fallback, broken), failure.status === 0 ? failure.error : ''].filter(Boolean).join('. ');

export const readProfile = (userId: string) =>
  requestJson('GET', `/api/profile/${encodeURIComponent(userId)}`, profileShape);

export function saveProfile(userId: string, change: ProfileChange): Promise<Result<StoredProfile, StoredProfile>> {
  return mapData(
    requestJson('PUT', `/api/profile/${encodeURIComponent(userId)}`, savedProfileShape, change, profileShape),
    ({ profile }) => profile,
  );
}

export function saveSection(
  userId: string,
  id: string,
  change: SectionChange,
): Promise<Result<StoredSection, StoredSection>> {
  return mapData(
    requestJson('PUT', sectionAddress(userId, id), savedSectionShape, change, sectionShape),
    ({ section }) => section,
  );
}

export function addSection(userId: string, section: SectionChange): Promise<Result<StoredSection, never>> {
  return mapData(
    requestJson('POST', `/api/sections/${encodeURIComponent(userId)}`, savedSectionShape, section),
    ({ section }) => section,
  );
}

/**
 * Saves an older version again; `current` is the version number that the user saw as the stored one: 409 when it no
 * longer is.
 */
export const restoreVersion = (versionId: number, current: number, part?: readonly NodeKey[]) =>
  requestJson('POST', `/api/history/versions/${versionId}`, restoredShape, { version: current, part });

/** Takes a section out of the trash. */
export function restoreSection(id: string): Promise<Result<StoredSection>> {
  return mapData(
    requestJson('POST', `/api/history/bin/${encodeURIComponent(id)}`, savedSectionShape),
    ({ section }) => section,
  );
}

export const deleteSection = (userId: string, id: string) => requestJson('DELETE', sectionAddress(userId, id), okShape);

/** All sections, as they are stored now. */
export const readSections = (userId: string) =>
  requestJson('GET', `/api/sections/${encodeURIComponent(userId)}`, sectionShape.array());

/** Sends the order of all sections; `order` starts at 1. */
export function reorderSections(ids: readonly string[]) {
  return requestJson('PUT', '/api/sections/reorder', okShape, {
    sections: ids.map((id, index) => ({ id, order: index + 1 })),
  });
}

/** Takes out all that is left of the sample. */
export const emptySample = () => requestJson('PUT', '/api/sample', okShape);

type SiteChange = { readonly [Switch in 'online' | 'guide' | 'visits' | 'training']?: boolean } & {
  /** The default: null. */
  readonly timeZone?: string | null;
};

/**
 * Takes the site off line or on line again; switches the guide, the counting of visits, what crawlers are asked; changes
 * the time zone.
 */
export const setSite = (change: SiteChange) => requestJson('PUT', '/api/site', okShape, change);

/** Uploads an image and returns its address on the site. */
export async function uploadPhoto(userId: string, file: File): Promise<Result<string>> {
  const form = new FormData();
  form.append('photo', file);
  const answer = await request('/api/upload/photo', { method: 'POST', body: form, headers: { 'x-user-id': userId } });
  const result = await read(
    answer,
    uploadShape,
    undefined,
    (response) => `Erreur serveur (${response.status}): ${response.statusText}`,
  );
  return result.ok ? { ok: true, data: result.data.url } : result;
}

const sectionAddress = (userId: string, id: string) =>
  `/api/sections/${encodeURIComponent(userId)}/${encodeURIComponent(id)}`;

/** The result with a part of its data. */
export async function mapData<Whole, Part, Current>(
  pending: Promise<Result<Whole, Current>>,
  part: (whole: Whole) => Part,
): Promise<Result<Part, Current>> {
  const result = await pending;
  return result.ok ? { ok: true, data: part(result.data) } : result;
}

/** Calls the API with JSON; `current` is the shape of the stored value that comes with a 409. */
export async function requestJson<T, Current = never>(
  method: string,
  address: string,
  shape: z.ZodType<T>,
  body?: unknown,
  current?: z.ZodType<Current>,
  headers?: Record<string, string>,
): Promise<Result<T, Current>> {
  const json =
    body === undefined
      ? { headers }
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
  return read(await request(address, { method, ...json }), shape, current);
}

/** Sends a request and returns the response; null when there was none. */
export async function request(address: string, init: RequestInit): Promise<Response | null> {
  try {
    const response = await fetch(address, { credentials: 'same-origin', cache: 'no-store', ...init });
    setClock(response);
    return response;
  } catch {
    return null;
  }
}

/** The result that a response holds. */
export async function read<T, Current>(
  response: Response | null,
  shape: z.ZodType<T>,
  current?: z.ZodType<Current>,
  unnamed?: (response: Response) => string,
): Promise<Result<T, Current>> {
  if (!response) return { ok: false, status: 0, error: offline };
  const body = await json(response);
  const strange = `Réponse invalide du serveur (${response.status}): ${response.statusText}`;
  if (body === undefined)
    return { ok: false, status: response.status, error: unnamed && !response.ok ? unnamed(response) : strange };
  const refusal = refusalShape.safeParse(body);
  if (!response.ok || (refusal.success && refusal.data.success === false)) {
    const { error, issues, secondFactor: asksForCode, field } = refusal.success ? refusal.data : {};
    const now = current?.safeParse(refusal.data?.current);
    return {
      ok: false,
      status: response.status,
      error: error ?? (response.ok ? '' : unnamed?.(response)) ?? '',
      ...(issues && { issues }),
      ...(asksForCode && { secondFactor: true as const }),
      ...(field && { field }),
      ...(now?.success && { current: now.data }),
      ...seconds(response.headers.get('retry-after')),
    };
  }
  const parsed = shape.safeParse(body);
  return parsed.success ? { ok: true, data: parsed.data } : { ok: false, status: response.status, error: strange };
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

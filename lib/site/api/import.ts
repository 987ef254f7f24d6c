/** API requests for an import; a module of its own because only one page needs them. */

import type * as depositsRoute from '@/app/api/publications/deposits/route';
import type * as importRoute from '@/app/api/publications/import/route';
import type * as weeklyRoute from '@/app/api/publications/import/weekly/route';
import type { weeklyLooks } from '@/lib/host-names';
import type { Progress } from '@/lib/references/progress';
import type { Import } from '@/sections/publications/import/choices';
import type { HostSource } from '@/sections/publications/import/host-source';
import type { ImportPlan } from '@/sections/publications/import/plan-shape';
import { call, type Result, read, request } from './client';
import { upload } from './upload';

const path = '/api/publications/import';

/** Progress of the upload of a bibliography, or of the server. */
export type ImportProgress = Progress | { readonly step: 'sending'; readonly done: number; readonly total: number };
type Reading<Told> = { readonly signal: AbortSignal; readonly onProgress: (progress: Told) => void };

/** One JSON value per line, sent as the work goes on. */
const lines = 'application/x-ndjson';

/**
 * Sends a bibliography and returns what importing it would do; nothing is written yet. Aborting `signal` gives status
 * 0.
 */
export async function planImport(
  userId: string,
  file: Blob,
  { signal, onProgress }: Reading<ImportProgress>,
): Promise<Result<ImportPlan>> {
  const form = new FormData();
  form.append('file', file, 'references');
  const onSent = (done: number, total: number) => onProgress({ step: 'sending', done, total });
  return planIn(
    await upload(path, form, { headers: { 'x-user-id': userId, accept: lines }, signal, onSent }),
    onProgress,
  );
}

/**
 * Asks a host for works and returns what importing them would do; `onProgress` is called as works are read; aborting
 * `signal` gives status 0.
 */
export async function planFromHost(
  userId: string,
  source: HostSource,
  { signal, onProgress }: Reading<Progress>,
): Promise<Result<ImportPlan>> {
  const headers = { 'x-user-id': userId, 'content-type': 'application/json', accept: lines };
  return planIn(
    await request(`${path}/hosts`, { method: 'POST', body: JSON.stringify(source), headers, signal }),
    onProgress,
  );
}

/** The plan in a response: in its last line, where it is one of lines. */
async function planIn(
  response: Response | null,
  onProgress: (progress: Progress) => void,
): Promise<Result<ImportPlan>> {
  if (!response?.headers.get('content-type')?.includes(lines) || !response.body) return read(response);
  try {
    for await (const line of linesOf(response.body)) {
      const { progress, status, result }: Line = JSON.parse(line);
      if (progress) onProgress(progress);
      if (status !== undefined) return read(Response.json(result, { status }));
    }
  } catch {
    // The connection broke off, as when it ends before its last line.
  }
  return read(null);
}

type Line = { readonly progress?: Progress; readonly status?: number; readonly result?: unknown };

async function* linesOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const [first = '', ...others] = value.split('\n');
    const last = others.pop();
    text += first;
    if (last === undefined) continue;
    yield text;
    yield* others;
    text = last;
  }
}

/** Writes what was chosen of a plan. 409 when the publications have changed since. */
export const importReferences = (userId: string, chosen: Import) =>
  call<typeof importRoute.PUT>('PUT', path, chosen, { 'x-user-id': userId });

const depositsAddress = '/api/publications/deposits';

export const lookAtDeposits = (userId: string) =>
  call<typeof depositsRoute.POST>('POST', depositsAddress, undefined, { 'x-user-id': userId });

/** Leaves a deposit as it is, or undoes that. */
export const leaveDeposit = (userId: string, key: string, isLeft: boolean) =>
  call<typeof depositsRoute.PUT>('PUT', depositsAddress, { key, isLeft }, { 'x-user-id': userId });

/** Works that a host has and the site lacks, or that it describes differently. */
export type Proposals = { readonly source: (typeof weeklyLooks)[number]; readonly titles: readonly string[] };

export type WeeklyLook = {
  readonly on: boolean;
  /** Time of the last check, ISO 8601, and why a host could not be read, in French. */
  readonly last: { readonly at: string; readonly problems: readonly string[] } | null;
  /** Earliest time of the next check; null while checks are off. */
  readonly next: string | null;
  readonly proposals: readonly Proposals[];
};

const weeklyAddress = '/api/publications/import/weekly';

export const setWeeklyLook = (userId: string, on: boolean) =>
  call<typeof weeklyRoute.PUT>('PUT', weeklyAddress, { on }, { 'x-user-id': userId });

/** Dismisses the proposals: none comes back unless the host's data changes. */
export const dismissProposals = (userId: string) =>
  call<typeof weeklyRoute.DELETE>('DELETE', weeklyAddress, undefined, { 'x-user-id': userId });

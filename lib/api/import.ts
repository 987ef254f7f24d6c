/** The browser's calls of an import; apart from the others, since one page alone needs them. */
import { z } from 'zod';
import type { Import } from '@/sections/publications/import/choices';
import { listNames } from '@/sections/publications/import/lists';
import type { ImportPlan } from '@/sections/publications/import/plan';
import { call, type Result, read, send } from './client';
import { restoredShape } from './shapes';

const address = '/api/publications/import';

/** Sends a bibliography and returns what importing it would do; nothing is written yet. `signal` gives up, with status 0. */
export async function planImport(userId: string, file: Blob, signal: AbortSignal): Promise<Result<ImportPlan>> {
  const form = new FormData();
  form.append('file', file, 'references');
  return read(await call(address, { method: 'POST', body: form, headers: { 'x-user-id': userId }, signal }), planShape);
}

/** Writes what was chosen of a plan. 409 when the publications have changed since. */
export const importReferences = (userId: string, wanted: Import) => send('PUT', address, restoredShape, wanted, undefined, { 'x-user-id': userId });

const told = { line: z.number(), title: z.string() };
const change = z.object({ field: z.string(), yours: z.string(), theirs: z.string() });
const said = { fields: z.record(z.string(), z.string()), source: z.object({ from: z.string(), id: z.string(), at: z.string() }) };
const list = z.enum(listNames);
const adds = { ...said, domain: z.string().nullable(), list };
const differs = { ...said, at: z.object({ domain: z.string(), list, id: z.string() }), changes: z.array(change), kept: z.array(change) };
const planShape: z.ZodType<ImportPlan> = z.object({
  version: z.number(),
  sample: z.boolean(),
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
  domains: z.array(z.object({ key: z.string(), title: z.string() })),
  entries: z.array(
    z.discriminatedUnion('is', [
      z.object({ is: z.literal('new'), ...told, ...adds }),
      z.object({ is: z.literal('changed'), ...told, ...differs }),
      z.object({ is: z.literal('same'), ...told, ...differs }),
      z.object({ is: z.literal('repeated'), ...told }),
      z.object({ is: z.literal('perhaps'), ...told, ...adds, ...differs, other: z.string(), version: z.boolean() }),
      z.object({ is: z.literal('refused'), ...told, reason: z.string() }),
    ]),
  ),
});

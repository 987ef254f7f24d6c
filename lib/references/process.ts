/**
 * Reads and compares bibliographies from outside in a separate process (docs/decisions/0014-processes.md): one at a
 * time, within limits of time and memory, and ended with the request that asked for it.
 */
import 'server-only';
import { z } from 'zod';
import { Problem } from '@/lib/errors';
import { JobEnded, runJob } from '@/lib/jobs/run-job';
import { inTurns } from '@/lib/turns';
import type { Progress } from './progress';
import { encodings, entrySchema, type FileRead, formats } from './work';

type Reading = { readonly signal?: AbortSignal; readonly onProgress?: (progress: Progress) => void };
type Refusal = { readonly refusal: string };

/** An import that has been read is compared before another file is read. */
const tasks = {
  read: { step: 'references', priority: 'normal' },
  parse: { step: 'references', priority: 'high' },
  compare: { step: 'comparison', priority: 'high' },
} as const;

/** The result of lib/workers/references.ts: its lines in JSON arrays, each short enough to parse quickly. */
export type Packed = { readonly head: object; readonly count: number; readonly packets: readonly string[] } | Refusal;

/** The schemas of a task's result: a head with the number of lines, then the lines. */
type Answer<Head, Line> = {
  readonly head: z.ZodType<Head & { readonly count: number }>;
  readonly line: z.ZodType<Line>;
};
type Task<Head, Line> = Answer<Head, Line> & {
  readonly name: keyof typeof tasks;
  readonly input: AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>;
};

const fileHead = z.object({
  format: z.enum(formats),
  encoding: z.enum(encodings),
  hasTags: z.boolean(),
  count: z.int(),
});

/**
 * Reads a bibliography, from bytes or a stream of texts. A file that is no bibliography, or that needs too much time or
 * memory, is refused with a sentence in French. Throws what `inReferencesProcess` throws.
 */
export async function readReferencesFile(
  file: Uint8Array | AsyncIterable<string>,
  reading: Reading = {},
): Promise<FileRead | Refusal> {
  const input = file instanceof Uint8Array ? [file] : file;
  const read = await inReferencesProcess({ name: 'read', input, head: fileHead, line: entrySchema }, reading);
  if ('refusal' in read) return read;
  const { count: _, ...head } = read.head;
  return { ...head, entries: read.lines };
}

/**
 * Runs a task in the process. `signal` ends the task, or the wait for it. Throws `busy` when too many tasks wait,
 * `invalid` when `signal` ended the task, and an Error when the process fails.
 */
export async function inReferencesProcess<Head, Line>(
  { name, input, head, line }: Task<Head, Line>,
  { signal, onProgress }: Reading,
): Promise<{ readonly head: Head & { readonly count: number }; readonly lines: readonly Line[] } | Refusal> {
  const { step, priority } = tasks[name];
  try {
    signal?.throwIfAborted();
    const chunks: Uint8Array[] = [];
    for await (const piece of input) chunks.push(typeof piece === 'string' ? Buffer.from(piece) : piece);
    const packed = await runJob<Packed, Omit<Progress, 'step'>>(
      name,
      { name, input: chunks },
      { priority, signal, onReport: (progress) => onProgress?.({ step, ...progress }) },
    );
    if ('refusal' in packed) return packed;
    const lines = await inTurns(parsed(packed.packets, line));
    return { head: head.parse({ ...packed.head, count: packed.count }), lines };
  } catch (error) {
    if (signal?.aborted) throw new Problem('invalid', 'La lecture a été interrompue');
    if (error instanceof JobEnded) return { refusal: error.message };
    throw error;
  }
}

function* parsed<Line>(packets: readonly string[], shape: z.ZodType<Line>): Generator<Line> {
  for (const packet of packets) for (const value of JSON.parse(packet)) yield shape.parse(value);
}

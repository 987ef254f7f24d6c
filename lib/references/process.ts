/**
 * The process that bibliographies from outside are read and compared in (docs/decisions/0014-processes.md):
 * one at a time, within bounds of time and memory, and ended when the request for the answer ends.
 */
import 'server-only';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { Problem } from '@/lib/errors';
import { log } from '@/lib/log';
import { siteProgram } from '@/lib/program';
import { WorkQueue } from '@/lib/work-queue';
import { maxHeap, maxSeconds, tooBig, tooBigToCompare, tooSlow, tooSlowToCompare } from './bounds';
import type { Progress } from './progress';
import { encodings, entrySchema, type FileRead, formats } from './work';

type Reading = { readonly signal?: AbortSignal; readonly onProgress?: (progress: Progress) => void };
type Refusal = { readonly refusal: string };

const queue = new WorkQueue({ concurrency: 1, queueLimit: 4, retryAfter: 10 });

/**
 * The tasks of the program lib/workers/references.ts, by its argument. A comparison goes before the reading of another
 * file.
 */
const tasks = {
  read: { step: 'references', priority: 'normal', tooSlow, tooBig },
  parse: { step: 'references', priority: 'high', tooSlow, tooBig },
  compare: { step: 'comparison', priority: 'high', tooSlow: tooSlowToCompare, tooBig: tooBigToCompare },
} as const;

/** The answer of a task: a head with the number of lines that follow, then these. */
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
const refusalSchema = z.object({ refusal: z.string() });
/** How many entries are done, while they are. */
const progressSchema = z.strictObject({ done: z.int(), total: z.int() });

/**
 * Reads a bibliography, given as bytes or as texts that come one after the other. A file that is none, or that needs
 * too much time or memory, is refused with a sentence in French. Throws as
 * `inReferencesProcess`.
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
 * Runs a task in the process. `signal` ends it, or the wait for it; `onProgress` gets the number of entries that are
 * done. Throws `busy` when too many tasks wait, `invalid` when `signal` ended it, and an Error when the process
 * fails.
 */
export function inReferencesProcess<Head, Line>(
  task: Task<Head, Line>,
  reading: Reading,
): Promise<{ readonly head: Head & { readonly count: number }; readonly lines: readonly Line[] } | Refusal> {
  const { signal } = reading;
  return queue.run(
    async () => {
      try {
        signal?.throwIfAborted();
        return await run(task, reading);
      } catch (error) {
        throw signal?.aborted ? new Problem('invalid', 'La lecture a été interrompue') : error;
      }
    },
    { priority: tasks[task.name].priority },
  );
}

async function run<Head, Line>(task: Task<Head, Line>, { signal: stop, onProgress }: Reading) {
  const { args, env } = siteProgram('references');
  const { step, ...refusals } = tasks[task.name];
  const child = spawn(process.execPath, [`--max-old-space-size=${maxHeap}`, ...args, task.name], {
    env,
    timeout: maxSeconds * 1000,
    killSignal: 'SIGKILL',
    ...(stop && { signal: stop }),
    windowsHide: true,
  });
  const ended = new Promise<{ code: number | null; signal: string | null }>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  const given = pipeline(Readable.from(task.input), child.stdin).catch(() => undefined); // it ended before it read everything: how is looked at below
  const report = (done: number, total: number) => onProgress?.({ step, done, total });
  const [read, said, { code, signal }] = await Promise.all([
    answerOf(child.stdout, task, report),
    text(child.stderr),
    ended,
    given,
  ]);
  if (code === 0 && read) return read;
  const isOutOfMemory = said.includes('heap out of memory');
  if (!isOutOfMemory && signal === null)
    throw new Error(`the process that reads bibliographies failed: ${said.slice(0, 2000) || code}`);
  log('warn', 'references.ended', {
    task: task.name,
    signal: signal ?? '',
    reason: isOutOfMemory ? 'memory' : said.slice(0, 200),
  });
  return { refusal: isOutOfMemory ? refusals.tooBig : refusals.tooSlow };
}

/** Milliseconds of parsing before other work gets its turn: the output of the process comes all at once. */
const longestStretch = 10;

/** Reads the answer line by line; undefined when it is not whole. */
async function answerOf<Head, Line>(
  output: NodeJS.ReadableStream,
  answer: Answer<Head, Line>,
  report: (done: number, total: number) => void,
) {
  let head: (Head & { readonly count: number }) | undefined;
  const lines: Line[] = [];
  let since = performance.now();
  for await (const text of createInterface({ input: output, crlfDelay: Number.POSITIVE_INFINITY })) {
    const value: unknown = JSON.parse(text);
    const progress = head ? undefined : progressSchema.safeParse(value).data;
    const refusal = head ? undefined : refusalSchema.safeParse(value).data;
    if (refusal) return refusal;
    if (progress) report(progress.done, progress.total);
    else if (head) lines.push(answer.line.parse(value));
    else head = answer.head.parse(value);
    if (performance.now() - since < longestStretch) continue;
    await setImmediate();
    since = performance.now();
  }
  return head?.count === lines.length ? { head, lines } : undefined;
}

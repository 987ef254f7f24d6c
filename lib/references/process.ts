import 'server-only';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { Problem } from '@/lib/errors';
import { log } from '@/lib/log';
import { siteProgram } from '@/lib/program';
import { WorkQueue } from '@/lib/work-queue';
import { maxHeap, maxSeconds, tooBig, tooSlow } from './bounds';
import type { Progress } from './progress';
import { type Entry, encodings, type FileRead, formats, workSchema } from './work';

type Reading = { readonly signal?: AbortSignal; readonly onProgress?: (progress: Progress) => void };

const queue = new WorkQueue({ concurrency: 1, queueLimit: 4, retryAfter: 10 });

const refusalSchema = z.object({ refusal: z.string() });
const headSchema = z.union([refusalSchema, z.object({ format: z.enum(formats), encoding: z.enum(encodings), count: z.int() })]);
/** How many entries are read, while they are. */
const toldSchema = z.object({ done: z.int(), total: z.int() });
const entrySchema: z.ZodType<Entry> = z.union([
  z.object({ line: z.int(), key: z.string().optional(), work: workSchema }),
  z.object({ line: z.int(), key: z.string().optional(), refused: z.string(), text: z.string() }),
]);

/**
 * Reads a bibliography that comes from outside, in a process of its own (docs/decisions/0020-bibliography-process.md). A file that
 * is no bibliography, or that needs too much time or memory, is refused with a sentence in French. `signal` ends the process, or the wait for
 * it, when nobody wants the answer any more; `onProgress` is told how many entries are read. Throws `busy` when too many files wait, `invalid` when it was ended, and an Error when
 * the process fails.
 */
export function readReferencesFile(bytes: Uint8Array, reading: Reading = {}): Promise<FileRead | { readonly refusal: string }> {
  const { signal } = reading;
  return queue.run(async () => {
    try {
      signal?.throwIfAborted();
      return await inProcess(bytes, reading);
    } catch (error) {
      throw signal?.aborted ? new Problem('invalid', 'La lecture a été interrompue') : error;
    }
  });
}

async function inProcess(bytes: Uint8Array, { signal: stop, onProgress }: Reading): Promise<FileRead | { readonly refusal: string }> {
  const { file, env } = siteProgram('references');
  const child = spawn(process.execPath, [`--max-old-space-size=${maxHeap}`, file], {
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
  child.stdin.on('error', () => undefined); // it ended before it read everything: how it ended is looked at below
  child.stdin.end(bytes);
  const [read, said, { code, signal }] = await Promise.all([answerOf(child.stdout, onProgress), text(child.stderr), ended]);
  if (code === 0 && read) return read;
  const isOutOfMemory = said.includes('heap out of memory');
  if (!isOutOfMemory && signal === null) throw new Error(`the process that reads bibliographies failed: ${said.slice(0, 2000) || code}`);
  log('warn', 'references.ended', { signal: signal ?? '', reason: isOutOfMemory ? 'memory' : said.slice(0, 200) });
  return { refusal: isOutOfMemory ? tooBig : tooSlow };
}

/** Reads the answer line by line, so that a long one does not hold up requests; undefined when it is not whole. */
async function answerOf(output: NodeJS.ReadableStream, onProgress: Reading['onProgress']): Promise<FileRead | { readonly refusal: string } | undefined> {
  let head: z.infer<typeof headSchema> | undefined;
  const entries: Entry[] = [];
  for await (const line of createInterface({ input: output, crlfDelay: Number.POSITIVE_INFINITY })) {
    const value: unknown = JSON.parse(line);
    const told = head ? undefined : toldSchema.safeParse(value).data;
    if (told) onProgress?.({ step: 'references', ...told });
    else if (head) entries.push(entrySchema.parse(value));
    else head = headSchema.parse(value);
  }
  if (!head || 'refusal' in head) return head;
  return entries.length === head.count ? { format: head.format, encoding: head.encoding, entries } : undefined;
}

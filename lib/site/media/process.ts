import 'server-only';
import { z } from 'zod';
import { log } from '@/lib/log';
import { runSiteProgram } from '@/lib/program';
import { WorkQueue } from '@/lib/work-queue';
import { frame, type Job, seconds, unframe } from './job';

export type Picture = { readonly data: Buffer; readonly width: number; readonly height: number };

/**
 * One queue for the owner's uploads and one for the pictures that visitors request, so that neither delays the other.
 */
const uploads = new WorkQueue({ concurrency: 1, queueLimit: 8, retryAfter: 5 });
const shown = new WorkQueue({ concurrency: 1, queueLimit: 64, retryAfter: 5 });

const answer = z.union([
  z.object({ refused: z.literal(true) }),
  z.object({ width: z.int().positive(), height: z.int().positive() }),
]);

/**
 * Makes a picture in a child process of its own. Null when the bytes are no picture, or one that exceeds the limits of
 * time or memory. Throws `busy` when too many jobs wait, and an Error when the process fails.
 */
export async function makePicture(job: Job, bytes: Uint8Array = new Uint8Array()): Promise<Picture | null> {
  const framed = await (job.kind === 'upload' ? uploads : shown).run(() => inProcess(job, bytes));
  if (!framed) return null;
  const { head, bytes: data } = unframe(framed);
  const parsed = answer.parse(head);
  return 'refused' in parsed ? null : { data, ...parsed };
}

/**
 * The output of the process; null when a signal ended it: at its own limits (lib/workers/pictures.ts), at the timeout,
 * or in a crash.
 */
async function inProcess(job: Job, bytes: Uint8Array): Promise<Buffer | null> {
  const { error, output, said } = await runSiteProgram('pictures', [], frame(job, bytes), {
    seconds: seconds[job.kind].clock,
    maxOutput: 32 * 1024 * 1024,
    flags: ['--max-old-space-size=128'],
  });
  if (!error) return output;
  if (!error.signal) throw new Error(`the picture process failed: ${said || error.message}`);
  log('warn', 'picture.ended', { kind: job.kind, signal: error.signal, reason: said.slice(0, 200) });
  return null;
}

/**
 * The process that composes dossiers and writes documents as files, within bounds of time and memory: it
 * must not hold up visitors.
 */
import 'server-only';
import { Problem } from '@/lib/errors';
import { KeptProgram } from '@/lib/kept-program';
import { log } from '@/lib/log';
import { WorkQueue } from '@/lib/work-queue';
import { tooLong } from './document-budget';
import { answers, type Job, maxSeconds, noCompiler } from './job';

const queue = new WorkQueue({ concurrency: 1, queueLimit: 12, retryAfter: 10 });
const program = new KeptProgram('typeset', { seconds: maxSeconds.clock, maxOutput: 64 * 1024 * 1024 });

/**
 * What a job makes; characters that no font has become « □ » (`missingGlyphs` names them before). Throws `busy` when too
 * many wait, `unavailable` where the compiler of PDF is not installed, `tooLarge` at the bounds of time and memory and
 * of what a document may hold, and an Error when the process fails.
 */
export function inTypesetProcess(job: Job): Promise<Uint8Array> {
  return queue.run(() => run(job));
}

async function run(job: Job): Promise<Uint8Array> {
  const { format } = job;
  const answer = await program.run(JSON.stringify(job));
  if (!answer.ended) {
    const made = answer.output.subarray(1);
    if (answer.output[0] === answers.made) return made;
    const { code, message }: Pick<Problem, 'code' | 'message'> = JSON.parse(made.toString()); // from lib/workers/typeset.ts
    throw new Problem(code, message);
  }
  const { code, signal, said } = answer.ended;
  if (code === noCompiler) {
    log('warn', 'typeset.unavailable', { reason: said });
    throw new Problem('unavailable', noCompilerHere);
  }
  if (!signal) throw new Error(`the ${format} process failed: ${said || code}`);
  log('warn', 'typeset.ended', { format, signal, reason: said });
  throw tooLong();
}

const noCompilerHere =
  'Ce serveur ne peut pas composer de PDF\u00a0: choisissez Word, ou la page à imprimer depuis votre navigateur.';

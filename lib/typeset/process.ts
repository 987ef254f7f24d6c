import 'server-only';
import { JobEnded, runJob } from '@/lib/jobs/run-job';
import { tooLong } from './document-budget';
import type { TypesetDocument } from './tree';

/**
 * A document to write as a file, reproducibly; or a dossier task (lib/site/dossiers/tasks.ts), which composes its
 * document in the process.
 */
export type TypesetJob<Task = unknown> =
  | { readonly format: 'pdf' | 'docx' | 'html' | 'txt'; readonly document: TypesetDocument }
  | { readonly format: 'dossier'; readonly task: Task };

/**
 * Runs a job in a separate process (lib/workers/typeset.ts). Characters that no font has become « □ » (`missingGlyphs`
 * names them beforehand). Throws `busy` when too many jobs wait, `unavailable` when the PDF compiler is not installed,
 * `tooLarge` at the limits of time, memory and document size, and an Error when the process fails.
 */
export async function inTypesetProcess<Made = Uint8Array<ArrayBuffer>>(job: TypesetJob): Promise<Made> {
  try {
    return await runJob<Made>('typeset', job);
  } catch (error) {
    throw error instanceof JobEnded ? tooLong() : error;
  }
}

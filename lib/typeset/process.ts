import 'server-only';
import { JobEnded, runJob } from '@/lib/jobs/run-job';
import { tooLong } from './document-budget';
import type { TypesetDocument } from './tree';

/**
 * A document to write as a file; the same one gives the same bytes. Or a task of dossiers (lib/site/dossiers/tasks.ts),
 * whose document is composed there.
 */
export type TypesetJob<Task = unknown> =
  | { readonly format: 'pdf' | 'docx' | 'html' | 'txt'; readonly document: TypesetDocument }
  | { readonly format: 'dossier'; readonly task: Task };

/**
 * What a job makes in a process of its own (lib/workers/typeset.ts); characters that no font has become « □ »
 * (`missingGlyphs` names them before). Throws `busy` when too many wait, `unavailable` where the compiler of PDF is not
 * installed, `tooLarge` at the bounds of time and memory and of what a document may hold, and an Error when the process
 * fails.
 */
export async function inTypesetProcess<Made = Uint8Array<ArrayBuffer>>(job: TypesetJob): Promise<Made> {
  try {
    return await runJob<Made>('typeset', job);
  } catch (error) {
    throw error instanceof JobEnded ? tooLong() : error;
  }
}

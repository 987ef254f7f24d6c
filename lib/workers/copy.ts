/**
 * Makes a static copy of the running site (lib/site/copies/jobs.ts): an archive for its owner, or the one that is
 * published.
 */
import { isCliError } from '@/lib/cli-error.mjs';
import type { CopyJob, MadeCopy, Step } from '@/lib/copy-job';
import { Problem } from '@/lib/errors';
import { describeError, log } from '@/lib/log';
import { closeDb } from '@/lib/site/db/client';
import { makeArchive } from '@/lib/site/static-copy/make-archive';
import { publishCopy } from '@/lib/site/static-copy/publish-copy';

/** One page at a time, with a pause after each: visitors wait for one render at most, and get half the time. */
const gentleOptions = { together: 1, rests: true };
/** In ms: time between two progress reports. */
const reportInterval = 200;

/** Throws a problem that says in French why no copy was made. */
export async function work(job: CopyJob, report: (step: Step) => void): Promise<MadeCopy> {
  try {
    return await copy(job, report);
  } catch (error) {
    if (isCliError(error)) throw new Problem('invalid', error.message);
    log('error', 'copy.error', { error: describeError(error) });
    throw new Problem(
      'invalid',
      'La copie a échoué pour une raison imprévue : le journal du serveur la donne ("event":"copy.error").',
    );
  } finally {
    await closeDb();
  }
}

async function copy({ kind, origin, address }: CopyJob, report: (step: Step) => void): Promise<MadeCopy> {
  let last = 0;
  const onProgress = (done: number, known: number) => {
    const now = performance.now();
    if (now - last < reportInterval) return;
    last = now;
    report({ step: 'read', done, known });
  };
  const visit = { origin, ...gentleOptions, onProgress };
  if (kind === 'archive')
    return makeArchive({ ...visit, base: address, onPack: () => report({ step: 'pack', done: 0, known: 0 }) });
  const { pages, missing } = await publishCopy(visit);
  return { pages, missing, bytes: 0 };
}

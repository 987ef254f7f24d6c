/**
 * Makes a static copy of the running site (lib/site/copies/jobs.ts): an archive for its owner, or the one that is
 * published. The job is the first line of its input; each line of its output that is no event of the log is a report
 * (lib/copy-job.ts). It ends with the site, whose end of its input it sees.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { isCliError } from '@/lib/cli-error.mjs';
import { type Job, jobSchema, type MadeCopy, type Report } from '@/lib/copy-job';
import { describeError, log } from '@/lib/log';
import { closeDb } from '@/lib/site/db/client';
import { makeArchive } from '@/lib/site/static-copy/make-archive';
import { publishCopy } from '@/lib/site/static-copy/publish-copy';

/** One page at a time, and a rest after each: visitors wait for one render at most, and have half of the time. */
const gently = { together: 1, rests: true };

const report = (what: Report) => void process.stdout.write(`${JSON.stringify(what)}\n`);
/** Milliseconds between two reports of the reading. */
const pace = 200;

const input = createInterface({ input: process.stdin });
const [line] = await once(input, 'line');
input.once('close', () => process.exit(1));
report(await outcome(jobSchema.parse(JSON.parse(String(line)))));
await closeDb();
process.exit();

async function outcome(job: Job): Promise<Report> {
  try {
    return await work(job);
  } catch (error) {
    if (isCliError(error)) return { copie: 'failed', line: error.message };
    log('error', 'copy.error', { error: describeError(error) });
    return {
      copie: 'failed',
      line: 'La copie a échoué pour une raison imprévue : le journal du serveur la donne ("event":"copy.error").',
    };
  }
}

async function work({ kind, origin, address }: Job): Promise<MadeCopy> {
  let last = 0;
  const onProgress = (done: number, known: number) => {
    const now = performance.now();
    if (now - last < pace) return;
    last = now;
    report({ copie: 'step', step: 'read', done, known });
  };
  const visit = { origin, ...gently, onProgress };
  if (kind === 'archive') {
    const made = await makeArchive({
      ...visit,
      base: address,
      onPack: () => report({ copie: 'step', step: 'pack', done: 0, known: 0 }),
    });
    return { copie: 'made', ...made };
  }
  const { pages, missing } = await publishCopy(visit);
  return { copie: 'made', pages, missing, bytes: 0 };
}

/**
 * Does jobs of one module of this folder, one after the other (lib/jobs/run-job.ts starts it and asks for them): its
 * `work` gets what a job is given, and a function that tells the site something meanwhile.
 */
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { Problem } from '@/lib/errors';
import type { Begin, JobMessage } from '@/lib/jobs/run-job';

/** What each module of a job exports as `work`. */
type Work = (input: unknown, report: (report: unknown) => void) => unknown;

// A terminal or a service manager signals every process: the site lets the requests in flight finish, and they need
// this one.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const guard = new Worker(new URL('guard.mjs', import.meta.url), { execArgv: [] });
guard.unref();
const loading: Promise<{ readonly work: Work }> = import(`./${process.argv[2]}`);
loading.catch(() => undefined); // the job says so

let isWorking = false;
process.once('disconnect', () => {
  if (isWorking) process.kill(process.pid, 'SIGKILL'); // an exit would wait for a thread that decodes
  process.exit();
});
process.on('message', async ({ input, ...bounds }: Begin) => {
  isWorking = true;
  const { user, system } = process.cpuUsage();
  guard.postMessage({ ...bounds, processor: (user + system) / 1e6 + bounds.processorSeconds });
  say(await outcome(input));
  guard.postMessage(null);
  isWorking = false;
});

/** What else is thrown ends the process, which says it on its standard error. */
async function outcome(input: unknown): Promise<JobMessage> {
  try {
    const { work } = await loading;
    os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL); // visitors first, even with a single processor
    const made = await work(input, (report) => say({ is: 'report', report }));
    return { is: 'made', made, memory: process.memoryUsage.rss() };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { is: 'problem', code: error.code, message: error.message, memory: process.memoryUsage.rss() };
  }
}

/** Written at once as far as the pipe takes it, while work holds this thread. */
function say(said: JobMessage): void {
  process.send?.(said);
}

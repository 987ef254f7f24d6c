/**
 * Runs jobs of one module of this folder, one after the other (started and fed by lib/jobs/run-job.ts): its `work` gets
 * the job's input and a function for progress reports.
 */
import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { Problem } from '@/lib/errors';
import type { JobMessage, StartMessage } from '@/lib/jobs/run-job';

/** What each module of a job exports as `work`. */
type Work = (input: unknown, report: (report: unknown) => void) => unknown;

// A terminal or service manager signals every process: the site lets requests in flight finish, and they need this
// process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

const guard = new Worker(new URL('guard.mjs', import.meta.url), { execArgv: [] });
guard.unref();
const loading: Promise<{ readonly work: Work }> = import(`./${process.argv[2]}`);
loading.catch(() => undefined); // the job reports it

let isWorking = false;
process.once('disconnect', () => {
  if (isWorking) process.kill(process.pid, 'SIGKILL'); // `exit` would wait for a decoding thread
  process.exit();
});
process.on('message', async ({ input, ...bounds }: StartMessage) => {
  isWorking = true;
  const { user, system } = process.cpuUsage();
  guard.postMessage({ ...bounds, cpu: (user + system) / 1e6 + bounds.cpuSeconds });
  sendMessage(await outcome(input));
  guard.postMessage(null);
  isWorking = false;
});

/** Any other error ends the process, which prints it. */
async function outcome(input: unknown): Promise<JobMessage> {
  try {
    const { work } = await loading;
    os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL); // visitors first, even on a single core
    const result = await work(input, (report) => sendMessage({ is: 'report', report }));
    return { is: 'result', result, memory: process.memoryUsage.rss() };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { is: 'problem', code: error.code, message: error.message, memory: process.memoryUsage.rss() };
  }
}

/** Written synchronously as far as the pipe takes it, since work blocks this thread. */
function sendMessage(jobMessage: JobMessage): void {
  process.send?.(jobMessage);
}

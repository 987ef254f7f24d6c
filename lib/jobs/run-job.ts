/** Runs a job in a process of its own: bounded, of low priority, and ended with the site. */
import 'server-only';
import { type ChildProcess, fork } from 'node:child_process';
import { Socket } from 'node:net';
import { Problem, type ProblemCode } from '@/lib/errors';
import { log } from '@/lib/log';
import { moduleFlags, programFile } from '@/lib/program';
import { type Job, type JobName, jobs } from './table';

type Options<Report> = {
  /** Ends the job, or the wait for it. */
  readonly signal?: AbortSignal;
  /** Called with what the job reports while it works. */
  readonly onReport?: (report: Report) => void;
  readonly priority?: 'normal' | 'high';
};

/** A job that did not finish: it exceeded its time or memory, or its process was killed. */
export class JobEnded extends Error {
  override readonly name = 'JobEnded';
  readonly reason: 'time' | 'memory' | 'process';

  /** `message`: the job's text for this reason. */
  constructor(reason: JobEnded['reason'], message = `ended: ${reason}`) {
    super(message);
    this.reason = reason;
  }
}

/** A job's input and its limits besides wall-clock time: bytes, and CPU seconds. */
export type StartMessage = {
  readonly input: unknown;
  readonly site: number;
  readonly memory: number;
  readonly cpuSeconds: number;
};
/** A message from the process: a report, or the job's outcome with its resident bytes. */
export type JobMessage =
  | { readonly is: 'report'; readonly report: unknown }
  | { readonly is: 'result'; readonly result: unknown; readonly memory: number }
  | { readonly is: 'problem'; readonly code: ProblemCode; readonly message: string; readonly memory: number };

/**
 * Runs a job in a process of its own, or in an idle one; its module is from the same build, so its result has the type
 * `Result`. Throws `busy` when too many wait or the signal is aborted while it waits; the signal's reason when it is
 * aborted later; the problem that the job throws; `JobEnded` at its limits; what `onReport` throws; and an Error when
 * the process fails.
 */
export function runJob<Result, Report = never>(
  name: JobName,
  input: unknown,
  options: Options<Report> = {},
): Promise<Result> {
  const { signal, priority = 'normal' } = options;
  return jobs[name].queue.run(() => inProcess<Result, Report>(name, input, options), { priority, signal });
}

/** Idle processes, by job. */
const idleProcesses = new Map<JobName, JobProcess>();

async function inProcess<Result, Report>(name: JobName, input: unknown, options: Options<Report>): Promise<Result> {
  const idleProcess = idleProcesses.get(name);
  idleProcesses.delete(name);
  const child = idleProcess ?? new JobProcess(name);
  try {
    return await child.run(input, options);
  } catch (error) {
    const isEnded = error instanceof JobEnded;
    if (idleProcess && isEnded && error.reason !== 'time') return inProcess(name, input, options); // previous jobs may have filled its memory
    if (isEnded) log('warn', 'job.ended', { job: name, reason: error.reason });
    throw error;
  } finally {
    child.rest();
  }
}

/** A process that runs lib/workers/job.ts. */
class JobProcess {
  readonly #name: JobName;
  readonly #row: Job;
  readonly #child: ChildProcess;
  #stderrTail = '';
  #isLate = false;
  #done = 0;
  /** Resident bytes after the last job. */
  #memory = 0;
  #leaving: NodeJS.Timeout | undefined;

  constructor(name: JobName) {
    this.#name = name;
    this.#row = jobs[name];
    const { module, heap, flags = [], env = {} } = this.#row;
    const { SESSION_SECRET: _, ADMIN_PASSWORD: __, ADMIN_EMAIL: ___, ...settings } = process.env; // the last two must be set together (lib/env.ts)
    this.#child = fork(programFile('job'), [module], {
      execArgv: [...(heap === undefined ? [] : [`--max-old-space-size=${heap}`]), ...flags, ...moduleFlags()],
      env: { ...settings, ...env },
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'], // log events belong to the site
    });
    this.#child.stderr?.on('data', (text: Buffer) => {
      this.#stderrTail = (this.#stderrTail + text).slice(-8000);
    });
    this.#child.on('error', (error) => {
      this.#stderrTail ||= error.message; // the process could not be started
    });
    this.#child.once('disconnect', () => this.#leave());
  }

  async run<Result, Report>(input: unknown, { signal, onReport }: Options<Report>): Promise<Result> {
    signal?.throwIfAborted();
    clearTimeout(this.#leaving);
    this.#hold(true);
    const { seconds, cpuSeconds = Number.POSITIVE_INFINITY, memory = Number.POSITIVE_INFINITY } = this.#row;
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const kill = () => void this.#child.kill('SIGKILL');
    const onReported = (report: Report) => {
      try {
        onReport?.(report);
      } catch (error) {
        reject(error);
        kill();
      }
    };
    const onMessage = (received: JobMessage) => {
      if (received.is === 'report') return onReported(received.report as Report);
      this.#done += 1;
      this.#memory = received.memory;
      if (received.is === 'problem') return reject(new Problem(received.code, received.message));
      return resolve(received.result as Result);
    };
    const onExit = () => reject(signal?.reason ?? this.#end());
    const clock = setTimeout(() => {
      this.#isLate = true;
      kill();
    }, seconds * 1000);
    signal?.addEventListener('abort', kill);
    this.#child.on('message', onMessage).once('close', onExit).once('error', onExit);
    const start: StartMessage = { input, site: process.pid, memory: memory * 1024 * 1024, cpuSeconds };
    if (this.#child.connected)
      this.#child.send(start, () => undefined); // if it has exited, `close` reports how
    else if (this.#child.exitCode !== null || this.#child.signalCode !== null) onExit();
    try {
      return await promise;
    } finally {
      clearTimeout(clock);
      signal?.removeEventListener('abort', kill);
      this.#child.off('message', onMessage).off('close', onExit).off('error', onExit);
    }
  }

  /** The error for a process that ended without a result. */
  #end(): Error {
    const { exitCode, signalCode } = this.#child;
    const isFull = /heap out of memory|\bmemory$/.test(this.#stderrTail);
    if (signalCode === null && !isFull)
      return new Error(`the job ${this.#name} failed: ${this.#stderrTail.slice(0, 2000) || exitCode}`);
    const reason = isFull ? 'memory' : this.#isLate || /\btime$/.test(this.#stderrTail) ? 'time' : 'process';
    const { messages } = this.#row;
    return new JobEnded(reason, messages?.[reason === 'memory' ? 'memory' : 'time']);
  }

  /** Keeps the process for the next job, where its row says so and memory allows; otherwise lets it exit. */
  rest(): void {
    const { reuse } = this.#row;
    this.#hold(false);
    if (!this.#child.connected) return;
    const stays = reuse && this.#done < reuse.jobs && this.#memory < reuse.memory * 1024 * 1024;
    if (stays && !idleProcesses.has(this.#name)) {
      idleProcesses.set(this.#name, this);
      this.#leaving = setTimeout(() => this.#leave(), reuse.seconds * 1000).unref();
    } else this.#leave();
  }

  #leave(): void {
    if (idleProcesses.get(this.#name) === this) idleProcesses.delete(this.#name);
    if (this.#child.connected) this.#child.disconnect();
  }

  /** Whether the process keeps the site alive: an idle one does not. */
  #hold(isBusy: boolean): void {
    const { channel, stderr } = this.#child;
    for (const each of [this.#child, channel, stderr instanceof Socket ? stderr : null])
      if (isBusy) each?.ref();
      else each?.unref();
  }
}

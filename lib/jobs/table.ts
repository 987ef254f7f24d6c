/**
 * The jobs that the site runs in separate processes: the module of lib/workers that does each, and its limits
 * (docs/decisions/0014-processes.md). `run-job.ts` runs them.
 */
import { WorkQueue } from '@/lib/work-queue';

export type Job = {
  /** Its name in lib/workers; exports `work`. */
  readonly module: string;
  /** Jobs that share a queue wait for each other. */
  readonly queue: WorkQueue;
  /** Wall-clock seconds, which exceed CPU seconds on a busy machine. */
  readonly seconds: number;
  /** CPU seconds. */
  readonly cpuSeconds?: number;
  /** JavaScript heap, in MiB. */
  readonly heap?: number;
  /** Resident memory, in MiB, native code included. */
  readonly memory?: number;
  /** Node's command-line flags. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Its process is reused for this many jobs, unless it exceeds `memory` (resident MiB) or is idle for `seconds`. */
  readonly reuse?: { readonly jobs: number; readonly memory: number; readonly seconds: number };
  /** The caller's message, in French, when a limit ended it. */
  readonly messages?: { readonly time: string; readonly memory: string };
};

const oneAtATime = (queueLimit: number, retryAfter: number): WorkQueue =>
  new WorkQueue({ concurrency: 1, queueLimit, retryAfter });

/** The owner's uploads and visitors' pictures have separate queues, so that neither delays the other. */
const uploadQueue = oneAtATime(8, 5);
const pictureQueue = oneAtATime(64, 5);
/** Native code decodes untrusted files. */
const picture = { module: 'pictures', queue: pictureQueue, seconds: 60, cpuSeconds: 10, heap: 128, memory: 512 };

const bibliographies = { module: 'references', queue: oneAtATime(4, 10), seconds: 60, heap: 384 };
const readingMessages = {
  time: 'Lire ces références demande trop de temps\u00a0: importez-les en plusieurs fois.',
  memory: 'Lire ces références demande trop de mémoire\u00a0: importez-les en plusieurs fois.',
};
const comparingMessages = {
  time: 'Comparer ces références aux publications demande trop de temps\u00a0: importez-les en plusieurs fois.',
  memory: 'Comparer ces références aux publications demande trop de mémoire\u00a0: importez-les en plusieurs fois.',
};

const rows = {
  upload: { ...picture, queue: uploadQueue },
  /** Its source passed the upload limits, and encoding a noisy photo as AVIF is slow. */
  variant: { ...picture, seconds: 180, cpuSeconds: 60 },
  card: picture,
  icon: picture,
  read: { ...bibliographies, messages: readingMessages },
  parse: { ...bibliographies, messages: readingMessages },
  compare: { ...bibliographies, messages: comparingMessages },
  /** Reused: the compiler caches its fonts. */
  typeset: {
    module: 'typeset',
    queue: oneAtATime(12, 10),
    seconds: 90,
    cpuSeconds: 20,
    memory: 512,
    reuse: { jobs: 50, memory: 256, seconds: 60 },
  },
  /** Saves memory: makes one file at a time and collects garbage early. */
  copy: {
    module: 'copy',
    queue: oneAtATime(1, 60),
    seconds: 60 * 60,
    heap: 256,
    flags: ['--max-semi-space-size=8'],
    env: { NO_PROXY: '*', no_proxy: '*' }, // it only sends requests to this machine
  },
  /** bcrypt: a new process would take a third longer, and who mistypes soon retries. */
  password: {
    module: 'password',
    queue: new WorkQueue({ concurrency: 2, queueLimit: 8, retryAfter: 2 }),
    seconds: 60,
    reuse: { jobs: 100, memory: 128, seconds: 20 },
  },
} as const satisfies Readonly<Record<string, Job>>;

export type JobName = keyof typeof rows;
export const jobs: Readonly<Record<JobName, Job>> = rows;

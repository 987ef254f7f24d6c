/**
 * What the site does in processes beside itself, a row for each job: which module of lib/workers does it, and its bounds
 * (docs/decisions/0014-processes.md). `run-job.ts` is how.
 */
import { WorkQueue } from '@/lib/work-queue';

export type Job = {
  /** In lib/workers; its `work` does the job. */
  readonly module: string;
  /** Jobs that share a queue wait for each other. */
  readonly queue: WorkQueue;
  /** By the clock, which is longer than the processor's on a busy machine. */
  readonly seconds: number;
  /** Of the processor. */
  readonly processorSeconds?: number;
  /** Of JavaScript, in MiB. */
  readonly heap?: number;
  /** Resident, in MiB: of what native code takes, too. */
  readonly memory?: number;
  /** Node's own. */
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Its process stays for the next: so many, unless it has more resident MiB, or no work for so many seconds. */
  readonly kept?: { readonly jobs: number; readonly memory: number; readonly seconds: number };
  /** What the caller is told, in French, where a bound ended it. */
  readonly sentences?: { readonly time: string; readonly memory: string };
};

const oneAtATime = (queueLimit: number, retryAfter: number): WorkQueue =>
  new WorkQueue({ concurrency: 1, queueLimit, retryAfter });

/** The owner's uploads, and the pictures that visitors ask for: neither delays the other. */
const uploads = oneAtATime(8, 5);
const shownPictures = oneAtATime(64, 5);
/** Native code decodes files from outside. */
const picture = { module: 'pictures', queue: shownPictures, seconds: 60, processorSeconds: 10, heap: 128, memory: 512 };

const bibliographies = { module: 'references', queue: oneAtATime(4, 10), seconds: 60, heap: 384 };
const reading = {
  time: 'Lire ces références demande trop de temps\u00a0: importez-les en plusieurs fois.',
  memory: 'Lire ces références demande trop de mémoire\u00a0: importez-les en plusieurs fois.',
};
const comparing = {
  time: 'Comparer ces références aux publications demande trop de temps\u00a0: importez-les en plusieurs fois.',
  memory: 'Comparer ces références aux publications demande trop de mémoire\u00a0: importez-les en plusieurs fois.',
};

const rows = {
  upload: { ...picture, queue: uploads },
  /** Its source was bounded as an upload, and a noisy photo as AVIF takes long. */
  variant: { ...picture, seconds: 180, processorSeconds: 60 },
  card: picture,
  icon: picture,
  read: { ...bibliographies, sentences: reading },
  parse: { ...bibliographies, sentences: reading },
  compare: { ...bibliographies, sentences: comparing },
  /** The compiler keeps what it has learnt of its fonts. */
  typeset: {
    module: 'typeset',
    queue: oneAtATime(12, 10),
    seconds: 90,
    processorSeconds: 20,
    memory: 512,
    kept: { jobs: 50, memory: 256, seconds: 60 },
  },
  /** Low on memory: it makes one file after the other, and what it drops is collected early. */
  copy: {
    module: 'copy',
    queue: oneAtATime(1, 60),
    seconds: 60 * 60,
    heap: 256,
    flags: ['--max-semi-space-size=8'],
    env: { NO_PROXY: '*', no_proxy: '*' }, // it asks this machine alone
  },
  /** bcrypt: a start would add a third to it, and who mistypes one tries again soon. */
  password: {
    module: 'password',
    queue: new WorkQueue({ concurrency: 2, queueLimit: 8, retryAfter: 2 }),
    seconds: 60,
    kept: { jobs: 100, memory: 128, seconds: 20 },
  },
} as const satisfies Readonly<Record<string, Job>>;

export type JobName = keyof typeof rows;
export const jobs: Readonly<Record<JobName, Job>> = rows;

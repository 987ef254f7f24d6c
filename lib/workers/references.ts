/**
 * Does one task and ends, as its argument says: `read` takes the bytes of a bibliography on standard input, `parse`
 * those of a host's JSON, `compare` the JSON of works, then the stored publications that they are compared with. On
 * standard output come lines of JSON that say how far it has come, one that says what follows, then one for each entry
 * (lib/references/process.ts starts it). It ends itself at its limit of time, since the site may have ended before.
 */
import os from 'node:os';
import { buffer } from 'node:stream/consumers';
import { maxSeconds, tooSlow, tooSlowToCompare } from '@/lib/references/bounds';
import { throttled } from '@/lib/references/progress';
import type { OnProgress } from '@/lib/references/read-each';
import { TooSlow, withinTime } from '@/lib/time-limit';

type Answer = { readonly head: object; readonly lines: readonly object[] } | { readonly refusal: string };
/** A task loads what it needs when it begins. */
type Task = {
  readonly tooSlow: string;
  readonly load: () => Promise<(input: Buffer, onProgress: OnProgress) => Answer>;
};

const tasks: Readonly<Record<string, Task>> = {
  read: {
    tooSlow,
    load: async () => {
      const { readReferences } = await import('@/lib/references/read');
      return (bytes, onProgress) => {
        const read = readReferences(bytes, onProgress);
        if ('refusal' in read) return read;
        const { entries, ...head } = read;
        return { head, lines: entries };
      };
    },
  },
  parse: {
    tooSlow,
    load: async () => (await import('@/sections/publications/import/hosts/json-answer')).answerInParts,
  },
  compare: {
    tooSlow: tooSlowToCompare,
    load: async () => (await import('@/sections/publications/import/compare')).compareEntries,
  },
};

async function main(task: Task | undefined): Promise<void> {
  if (!task) throw new Error('no task');
  // A terminal or a service manager signals every process: the site lets the requests in flight finish, and they need
  // this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  const [input, work] = await Promise.all([buffer(process.stdin), task.load()]);
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL); // visitors first, even with a single processor
  const answer = within(task, () => work(input, onProgress));
  if ('refusal' in answer) return say(answer);
  await say({ ...answer.head, count: answer.lines.length });
  for (const line of answer.lines) await say(line);
}

function within(task: Task, work: () => Answer): Answer {
  try {
    return withinTime((maxSeconds - 5) * 1000, work);
  } catch (error) {
    if (error instanceof TooSlow) return { refusal: task.tooSlow };
    throw error;
  }
}

/** Written while the work holds the process, as a pipe on Linux allows; elsewhere it comes at its end. */
const onProgress = throttled((done: number, total: number) => void say({ done, total }));

/** Waits while the site has not yet read what was written. */
function say(line: object): Promise<void> | void {
  if (!process.stdout.write(`${JSON.stringify(line)}\n`))
    return new Promise((resolve) => process.stdout.once('drain', resolve));
}

await main(tasks[process.argv[2] ?? '']);

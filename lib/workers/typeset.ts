/**
 * Composes dossiers and writes documents as files: each line of standard input is a job of lib/typeset/job.ts, its answer
 * on standard output the length of what follows, how it ended and what it made (lib/kept-program.ts starts it and asks
 * for one at a time). The work holds the thread that it runs on, so it runs on another than the one that watches memory
 * and whether the site has ended.
 */
import fs from 'node:fs';
import os from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { Problem } from '@/lib/errors';
import { budget } from '@/lib/mathematics/budget';
import type { DossierTask } from '@/lib/site/dossiers/tasks';
import { toHtml } from '@/lib/typeset/html';
import { answers, type Job, kept, maxMemory, maxSeconds, noCompiler } from '@/lib/typeset/job';
import { lastLineOf, NoCompiler, pdfOf } from '@/lib/typeset/layout';
import { prepared } from '@/lib/typeset/prepare';
import { toText } from '@/lib/typeset/text';

/** The process id of the site, which waits for the file. */
const site = process.ppid;

async function main(): Promise<void> {
  // A terminal or a service manager signals every process: the site lets the requests in flight finish, and they need
  // this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL); // visitors first, even with a single processor
  const worker = new Worker(fileURLToPath(import.meta.url));
  let idle: NodeJS.Timeout | undefined;
  let files = 0;
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
    clearTimeout(idle);
    const { user, system } = process.cpuUsage();
    const watch = setInterval(() => look((user + system) / 1e6), 20);
    await answer(await fileOf(worker, line));
    clearInterval(watch);
    files += 1;
    if (files === kept.files || process.memoryUsage.rss() > kept.memory) break;
    idle = setTimeout(() => process.exit(), kept.seconds * 1000);
  }
  process.exit(); // the thread waits for more
}

/** How a job ended, and what it made. */
type Answer = { readonly is: keyof typeof answers; readonly bytes: Uint8Array };

/** What the thread makes of a job; ends the process where there is no compiler. */
async function fileOf(worker: Worker, line: string): Promise<Answer> {
  const made = new Promise<Answer | null>((resolve) => worker.once('message', resolve));
  worker.postMessage(line);
  return (await made) ?? process.exit(noCompiler);
}

function answer({ is, bytes }: Answer): Promise<void> {
  const head = Buffer.alloc(5);
  head.writeUInt32BE(bytes.length + 1);
  head[4] = answers[is];
  return new Promise((resolve) => {
    process.stdout.write(head);
    process.stdout.write(bytes, () => resolve());
  });
}

/** `before`: seconds of the processor when the job began. */
function look(before: number): void {
  const { user, system } = process.cpuUsage();
  if ((user + system) / 1e6 - before > maxSeconds.processor) end('time');
  if (process.memoryUsage.rss() > maxMemory) end('memory');
  if (process.ppid !== site) end('the site has ended');
}

function end(reason: string): void {
  fs.writeSync(process.stderr.fd, reason);
  process.kill(process.pid, 'SIGKILL'); // an exit would wait for the thread that works
}

async function made(job: Job<DossierTask>): Promise<Uint8Array> {
  switch (job.format) {
    case 'docx': {
      const { docxFile } = await import('@/lib/typeset/docx-file');
      return docxFile(prepared(job.document));
    }
    case 'pdf':
      return pdfOf(job.document);
    case 'html':
      return Buffer.from(toHtml(job.document));
    case 'txt':
      return Buffer.from(toText(job.document));
    case 'dossier': {
      const { doTask } = await import('@/lib/site/dossiers/tasks');
      return doTask(job.task, { toPdf: pdfOf, lastLine: lastLineOf });
    }
  }
}

/** Null where there is no compiler. */
async function written(line: string): Promise<Answer | null> {
  const job: Job<DossierTask> = JSON.parse(line); // from lib/typeset/process.ts, of the same build
  try {
    return { is: 'made', bytes: await made(job) };
  } catch (error) {
    if (error instanceof NoCompiler) return null;
    if (!(error instanceof Problem)) throw error;
    return { is: 'problem', bytes: Buffer.from(JSON.stringify({ code: error.code, message: error.message })) };
  }
}

budget.lift(); // the process has a bound of time of its own
if (isMainThread) await main();
else parentPort?.on('message', async (line: string) => parentPort?.postMessage(await written(line)));

/**
 * Composes dossiers, writes PDF and Word files and measures PDFs: each line of standard input is a job of
 * lib/typeset/job.ts, its answer on standard output the length of what follows, how it ended and what it made
 * (lib/kept-program.ts starts it and asks for one at a time). The work holds the thread that it runs on, so it runs on
 * another than the one that watches memory and whether the site has ended.
 */
import fs from 'node:fs';
import os from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Problem } from '@/lib/errors';
import { budget } from '@/lib/mathematics/budget';
import type { DossierTask } from '@/lib/site/dossiers/tasks';
import { compactPdf } from '@/lib/typeset/compact-pdf';
import { drawn } from '@/lib/typeset/drawn';
import { answers, type Job, kept, type LastLine, maxMemory, maxSeconds, noCompiler } from '@/lib/typeset/job';
import { prepared } from '@/lib/typeset/prepare';
import type { TypesetDocument } from '@/lib/typeset/tree';

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

async function docxOf(document: TypesetDocument): Promise<Uint8Array> {
  const { docxFile } = await import('@/lib/typeset/docx-file');
  return docxFile(prepared(document));
}

/** Kept for the next document with what it has learnt of its fonts; it holds nothing else that a document could see. */
let compiler: NodeCompiler | undefined;

/** Ends the work where the compiler is not installed. */
class NoCompiler extends Problem {
  constructor() {
    super('unavailable', 'Aucun compilateur de PDF n’est installé.');
  }
}

/** A document laid out. Throws `NoCompiler`, with the reason on standard error. */
async function laidOut(document: TypesetDocument) {
  const typst = await import('@myriaddreamin/typst-ts-node-compiler').catch((error: unknown) => {
    fs.writeSync(2, String(error));
    throw new NoCompiler();
  });
  compiler ??= typst.NodeCompiler.create({
    workspace: 'lib/typeset',
    fontArgs: [{ fontPaths: ['lib/typeset/fonts'] }],
  });
  const inputs = { document: JSON.stringify(drawn(document)) };
  const compiled = compiler.compile({ mainFilePath: 'lib/typeset/page.typ', inputs });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
  return { compiler, result: compiled.result };
}

async function pdfOf(document: TypesetDocument): Promise<Uint8Array> {
  const { compiler: own, result } = await laidOut(document);
  return compactPdf(own.pdf(result, { pdfStandard: 'ua-1' }));
}

async function lastLineOf(document: TypesetDocument): Promise<LastLine> {
  const { compiler: own, result } = await laidOut(document);
  const [end] = own.query(result, { selector: '<end>', field: 'value' });
  return end;
}

const asJson = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

async function made(job: Job<DossierTask>): Promise<Uint8Array> {
  switch (job.format) {
    case 'docx':
      return docxOf(job.document);
    case 'pdf':
      return pdfOf(job.document);
    case 'end':
      return asJson(await lastLineOf(job.document));
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
    return { is: 'problem', bytes: asJson({ code: error.code, message: error.message }) };
  }
}

budget.lift(); // the process has a bound of time of its own
if (isMainThread) await main();
else parentPort?.on('message', async (line: string) => parentPort?.postMessage(await written(line)));

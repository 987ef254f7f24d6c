/**
 * Writes PDF and Word files and measures PDFs: each line of standard input is a job of lib/typeset/job.ts, its answer on standard output
 * the length of the file and the file (lib/kept-program.ts starts it and asks for one at a time). The work holds the
 * thread that it runs on, so it runs on another than the one that watches memory and whether the site has ended.
 */
import fs from 'node:fs';
import os from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { compactPdf } from '@/lib/typeset/compact-pdf';
import { type Job, kept, maxMemory, maxSeconds, noCompiler } from '@/lib/typeset/job';
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

/** What the thread makes of a job; ends the process where there is no compiler. */
async function fileOf(worker: Worker, line: string): Promise<Uint8Array> {
  const made = new Promise<Uint8Array | null>((resolve) => worker.once('message', resolve));
  worker.postMessage(line);
  return (await made) ?? process.exit(noCompiler);
}

function answer(file: Uint8Array): Promise<void> {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(file.length);
  return new Promise((resolve) => {
    process.stdout.write(length);
    process.stdout.write(file, () => resolve());
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
  return docxFile(document);
}

/** Kept for the next document with what it has learnt of its fonts; it holds nothing else that a document could see. */
let compiler: NodeCompiler | undefined;

/** The PDF, or where its last line ends. Null where the compiler is not installed, with the reason on standard error. */
async function pdfOf({ document, format }: Job): Promise<Uint8Array | null> {
  const typst = await import('@myriaddreamin/typst-ts-node-compiler').catch((error: unknown) => {
    fs.writeSync(2, String(error));
    return null;
  });
  if (!typst) return null;
  compiler ??= typst.NodeCompiler.create({
    workspace: 'lib/typeset',
    fontArgs: [{ fontPaths: ['lib/typeset/fonts'] }],
  });
  const inputs = { document: JSON.stringify(document) };
  const compiled = compiler.compile({ mainFilePath: 'lib/typeset/page.typ', inputs });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
  if (format === 'end') {
    const [end] = compiler.query(compiled.result, { selector: '<end>', field: 'value' });
    return Buffer.from(JSON.stringify(end));
  }
  return compactPdf(compiler.pdf(compiled.result, { pdfStandard: 'ua-1' }));
}

async function written(line: string): Promise<Uint8Array | null> {
  const job: Job = JSON.parse(line); // from lib/typeset/process.ts, of the same build
  return job.format === 'docx' ? docxOf(job.document) : pdfOf(job);
}

if (isMainThread) await main();
else parentPort?.on('message', async (line: string) => parentPort?.postMessage(await written(line)));

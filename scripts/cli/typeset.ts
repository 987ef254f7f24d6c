/**
 * Writes one file and ends: `pdf` or `docx` as argument, a prepared document as JSON on standard input, the file on
 * standard output (lib/typeset/process.ts starts it). The work holds the thread that it runs on, so it runs on another
 * than the one that watches memory and whether the site has ended.
 */
import fs from 'node:fs';
import os from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { compactPdf } from '@/lib/typeset/compact-pdf';
import { maxMemory, noCompiler } from '@/lib/typeset/job';
import type { TypesetDocument } from '@/lib/typeset/tree';

/** The process id of the site, which waits for the file. */
const site = process.ppid;

async function main(): Promise<void> {
  // A terminal or a service manager signals every process: the site lets the requests in flight finish, and they need
  // this one.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL); // visitors first, even with a single processor
  setInterval(look, 20).unref();
  const worker = new Worker(fileURLToPath(import.meta.url), {
    argv: process.argv.slice(2),
    workerData: await text(process.stdin),
  });
  worker.once('message', (file: Uint8Array | null) => {
    if (file) process.stdout.write(file);
    else process.exitCode = noCompiler;
  });
}

function look(): void {
  if (process.memoryUsage.rss() > maxMemory) end('memory');
  if (process.ppid !== site) end('the site has ended');
}

function end(reason: string): void {
  fs.writeSync(process.stderr.fd, reason);
  process.kill(process.pid, 'SIGKILL'); // an exit would wait for the thread that works
}

async function docxOf(tree: string): Promise<Uint8Array> {
  const { docxFile } = await import('@/lib/typeset/docx-file');
  const document: TypesetDocument = JSON.parse(tree); // from lib/typeset/process.ts, of the same build
  return docxFile(document);
}

/** Null where the compiler is not installed, with the reason on standard error. */
async function pdfOf(tree: string): Promise<Uint8Array | null> {
  const typst = await import('@myriaddreamin/typst-ts-node-compiler').catch((error: unknown) => {
    fs.writeSync(2, String(error));
    return null;
  });
  if (!typst) return null;
  const compiler = typst.NodeCompiler.create({
    workspace: 'lib/typeset',
    fontArgs: [{ fontPaths: ['lib/typeset/fonts'] }],
  });
  const compiled = compiler.compile({ mainFilePath: 'lib/typeset/page.typ', inputs: { document: tree } });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
  return compactPdf(compiler.pdf(compiled.result, { pdfStandard: 'ua-1' }));
}

if (isMainThread) await main();
else parentPort?.postMessage(await (process.argv[2] === 'docx' ? docxOf : pdfOf)(workerData));

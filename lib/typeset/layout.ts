/** Lays documents out with Typst, in the process of lib/workers/typeset.ts: it holds the thread. */
import fs from 'node:fs';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Problem } from '@/lib/errors';
import { compactPdf } from './compact-pdf';
import { drawn } from './drawn';
import type { LastLine } from './job';
import type { TypesetDocument } from './tree';

/** Kept for the next document with what it has learnt of its fonts; it holds nothing else that a document could see. */
let compiler: NodeCompiler | undefined;

/** Ends the work where the compiler is not installed. */
export class NoCompiler extends Problem {
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

/** The bytes of a PDF that conforms to PDF/UA-1; the same document gives the same bytes. Throws `NoCompiler`. */
export async function pdfOf(document: TypesetDocument): Promise<Uint8Array> {
  const { compiler: own, result } = await laidOut(document);
  return compactPdf(own.pdf(result, { pdfStandard: 'ua-1' }));
}

/** Where the last line of a document ends. Throws `NoCompiler`. */
export async function lastLineOf(document: TypesetDocument): Promise<LastLine> {
  const { compiler: own, result } = await laidOut(document);
  const [end] = own.query(result, { selector: '<end>', field: 'value' });
  return end;
}

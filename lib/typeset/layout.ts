/** Lays documents out with Typst, which blocks the thread, in the process of lib/workers/typeset.ts. */

import { deflateSync } from 'node:zlib';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Problem } from '@/lib/errors';
import { log } from '@/lib/log';
import { drawable } from './missing-glyphs';
import { prepared } from './prepare';
import { mapTexts, type TypesetDocument } from './tree';

/** Reused with its font cache for the next document, to which nothing else is visible. */
let compiler: NodeCompiler | undefined;

/** The page of a PDF's last line, from 1, and how far its end is below the page's top, in points. */
export type LastLine = { readonly page: number; readonly y: number };

/** Lays a document out. Throws `unavailable` when the compiler, an optional package, is not installed. */
async function laidOut(document: TypesetDocument) {
  const typst = await import('@myriaddreamin/typst-ts-node-compiler').catch((error: unknown) => {
    log('warn', 'typeset.unavailable', { reason: String(error) });
    throw new Problem(
      'unavailable',
      'Ce serveur ne peut pas composer de PDF\u00a0: choisissez Word, ou la page à imprimer depuis votre navigateur.',
    );
  });
  compiler ??= typst.NodeCompiler.create({
    workspace: 'lib/typeset',
    fontArgs: [{ fontPaths: ['lib/typeset/fonts'] }],
  });
  const inputs = { document: JSON.stringify(withDrawableText(document)) };
  const compiled = compiler.compile({ mainFilePath: 'lib/typeset/page.typ', inputs });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
  return { compiler, result: compiled.result };
}

/** The bytes of a PDF that conforms to PDF/UA-1; reproducible. Throws what `laidOut` throws. */
export async function pdfOf(document: TypesetDocument): Promise<Uint8Array> {
  const { compiler: usedCompiler, result } = await laidOut(document);
  return compactPdf(usedCompiler.pdf(result, { pdfStandard: 'ua-1' }));
}

/** Where the last line of a document ends. Throws what `laidOut` throws. */
export async function lastLineOf(document: TypesetDocument): Promise<LastLine> {
  const { compiler: usedCompiler, result } = await laidOut(document);
  const [end] = usedCompiler.query(result, { selector: '<end>', field: 'value' });
  return end;
}

/** The prepared document with its texts as the PDF compiler should draw them. */
const withDrawableText = (document: TypesetDocument): TypesetDocument =>
  mapTexts(prepared(document), (text) => breakable(drawable(text)));

/** Lets long words break (URLs at their punctuation, other words anywhere), so that none runs off the page. */
const breakable = (text: string): string =>
  text.replace(/[^\s\u200b]{41,}/gu, (word) =>
    word.replace(/[/_?&=-](?=[^/])/g, '$&\u200b').replace(/[^\u200b]{40}/gu, '$&\u200b'),
  );

const perStream = 100;

/**
 * Packs a PDF's objects into compressed streams (ISO 32000-1, 7.5.7 and 7.5.8): the compiler writes them as plain text,
 * four fifths of the size of a list of publications. Expects the compiler's output: one table of objects, in sequence,
 * and no object stream.
 */
function compactPdf(pdf: Buffer): Buffer {
  const raw = pdf.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(raw)?.[1]);
  const [, count, trailer] =
    /^xref\s+0 (\d+)\s[\s\S]*?trailer\s+<<([\s\S]*?)>>\s*startxref/.exec(raw.slice(table)) ?? [];
  if (!count || !trailer) throw new Error('not a PDF of the compiler');
  const starts = Array.from(raw.slice(table).matchAll(/^(\d{10}) \d{5} n/gm), ([, offset]) => Number(offset));
  const file = new Objects(pdf.subarray(0, starts[0]), Number(count));
  let packed: { readonly number: number; readonly body: string }[] = [];
  const pack = () => {
    if (packed.length > 0) file.addTogether(packed);
    packed = [];
  };
  for (const [index, start] of starts.entries()) {
    const number = index + 1;
    const end = starts[index + 1] ?? table;
    const body = raw.slice(start, end).replace(/^\d+ 0 obj\s+|\s+endobj\s*$/g, '');
    if (body.includes('stream\n')) file.add(number, pdf.subarray(start, end));
    else packed.push({ number, body });
    if (packed.length === perStream) pack();
  }
  pack();
  return file.ended(trailer.replace(/\/Size \d+/, ''));
}

/** A PDF being written: the offset of each object, by number. */
class Objects {
  readonly #parts: Buffer[];
  readonly #places = new Map<number, readonly [type: 1 | 2, where: number, index: number]>();
  #length: number;
  #next: number;

  constructor(head: Buffer, next: number) {
    this.#parts = [head];
    this.#length = head.length;
    this.#next = next;
  }

  add(number: number, bytes: Buffer): void {
    this.#places.set(number, [1, this.#length, 0]);
    this.#parts.push(bytes);
    this.#length += bytes.length;
  }

  addTogether(members: readonly { readonly number: number; readonly body: string }[]): void {
    let at = 0;
    const heads = members.map(({ number, body }, index) => {
      this.#places.set(number, [2, this.#next, index]);
      const head = `${number} ${at}`;
      at += body.length + 1;
      return head;
    });
    const head = `${heads.join(' ')}\n`;
    const data = Buffer.from(head + members.map(({ body }) => body).join('\n'), 'latin1');
    this.#addStream(`/Type /ObjStm /N ${members.length} /First ${head.length}`, data);
  }

  /** The whole file, with its cross-reference table at the end. */
  ended(trailer: string): Buffer {
    const start = this.#length;
    const size = this.#next + 1;
    this.#places.set(this.#next, [1, start, 0]);
    const rows = Buffer.alloc(size * 7); // object 0 is free: zeros
    for (const [number, [type, where, index]] of this.#places) {
      rows.writeUInt8(type, number * 7);
      rows.writeUInt32BE(where, number * 7 + 1);
      rows.writeUInt16BE(index, number * 7 + 5);
    }
    rows.writeUInt16BE(65535, 5);
    this.#addStream(`/Type /XRef /W [1 4 2] /Size ${size}${trailer}`, rows);
    return Buffer.concat([...this.#parts, Buffer.from(`startxref\n${start}\n%%EOF\n`)]);
  }

  #addStream(entries: string, data: Buffer): void {
    const deflated = deflateSync(data, { level: 9 });
    const head = `${this.#next} 0 obj\n<< ${entries} /Filter /FlateDecode /Length ${deflated.length} >>\nstream\n`;
    this.add(this.#next, Buffer.concat([Buffer.from(head), deflated, Buffer.from('\nendstream\nendobj\n')]));
    this.#next += 1;
  }
}

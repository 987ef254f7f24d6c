/** Lays documents out with Typst, in the process of lib/workers/typeset.ts: it holds the thread. */
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Problem } from '@/lib/errors';
import { log } from '@/lib/log';
import { compactPdf } from './compact-pdf';
import { mapTexts } from './map-texts';
import { drawable } from './missing-glyphs';
import { prepared } from './prepare';
import type { TypesetDocument } from './tree';

/** Kept for the next document with what it has learnt of its fonts; it holds nothing else that a document could see. */
let compiler: NodeCompiler | undefined;

/** The page of the last line of a PDF, from 1, and how far it ends below the upper edge, in points. */
export type LastLine = { readonly page: number; readonly y: number };

/** A document laid out. Throws `unavailable` where the compiler, an optional package, is not installed. */
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
  const inputs = { document: JSON.stringify(drawn(document)) };
  const compiled = compiler.compile({ mainFilePath: 'lib/typeset/page.typ', inputs });
  if (!compiled.result) throw new Error(JSON.stringify(compiled.takeError()?.shortDiagnostics));
  return { compiler, result: compiled.result };
}

/** The bytes of a PDF that conforms to PDF/UA-1; the same document gives the same bytes. Throws as `laidOut`. */
export async function pdfOf(document: TypesetDocument): Promise<Uint8Array> {
  const { compiler: own, result } = await laidOut(document);
  return compactPdf(own.pdf(result, { pdfStandard: 'ua-1' }));
}

/** Where the last line of a document ends. Throws as `laidOut`. */
export async function lastLineOf(document: TypesetDocument): Promise<LastLine> {
  const { compiler: own, result } = await laidOut(document);
  const [end] = own.query(result, { selector: '<end>', field: 'value' });
  return end;
}

/** The prepared document with the texts as the compiler of PDF is to draw them. */
const drawn = (document: TypesetDocument): TypesetDocument =>
  mapTexts(prepared(document), (text) => breakable(drawable(text)));

/** Long words may be broken, addresses at their signs and others anywhere, so that none leaves the page. */
const breakable = (text: string): string =>
  text.replace(/[^\s\u200b]{41,}/gu, (word) =>
    word.replace(/[/_?&=-](?=[^/])/g, '$&\u200b').replace(/[^\u200b]{40}/gu, '$&\u200b'),
  );

import type { LastLine } from './job';
import { inTypesetProcess } from './process';
import type { TypesetDocument } from './tree';

/**
 * Writes the document as PDF that conforms to PDF/UA-1; the same document gives the same bytes. Characters that no font
 * has become « □ » (`missingGlyphs` names them before). Throws as `inTypesetProcess`.
 */
export function toPdf(document: TypesetDocument): Promise<Uint8Array> {
  return inTypesetProcess({ format: 'pdf', document });
}

/** Where the last line of the PDF of a document ends. Throws as `inTypesetProcess`. */
export async function lastLine(document: TypesetDocument): Promise<LastLine> {
  const json = await inTypesetProcess({ format: 'end', document });
  return JSON.parse(Buffer.from(json).toString()); // from lib/workers/typeset.ts, of the same build
}

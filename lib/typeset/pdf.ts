import { languageFacts } from '@/lib/languages';
import { directedPieces } from './inline';
import type { LastLine } from './job';
import { mapTexts } from './map-texts';
import { drawable } from './missing-glyphs';
import { prepared } from './prepare';
import { inTypesetProcess } from './process';
import type { TypesetDocument } from './tree';

/**
 * Writes the document as PDF that conforms to PDF/UA-1; the same document gives the same bytes. Characters that no font
 * has become « □ » (`missingGlyphs` names them before). Throws as `inTypesetProcess`.
 */
export function toPdf(document: TypesetDocument): Promise<Uint8Array> {
  return inTypesetProcess({ format: 'pdf', document: drawn(document) });
}

/** Where the last line of the PDF of a document ends. Throws as `inTypesetProcess`. */
export async function lastLine(document: TypesetDocument): Promise<LastLine> {
  const json = await inTypesetProcess({ format: 'end', document: drawn(document) });
  return JSON.parse(Buffer.from(json).toString()); // from scripts/cli/typeset.ts, of the same build
}

/** The prepared document with the texts as the compiler is to draw them. */
const drawn = (document: TypesetDocument): TypesetDocument =>
  mapTexts(prepared(document), (text) => {
    const made = breakable(drawable(text));
    return languageFacts[document.lang].dir === 'rtl' ? made : apart(made);
  });

/** Long words may be broken, addresses at their signs and others anywhere, so that none leaves the page. */
const breakable = (text: string): string =>
  text.replace(/[^\s\u200b]{41,}/gu, (word) =>
    word.replace(/[/_?&=-](?=[^/])/g, '$&\u200b').replace(/[^\u200b]{40}/gu, '$&\u200b'),
  );

/** A mark after words from right to left in a document from left to right, so that a number or a comma after them is not taken for one of theirs. */
const apart = (text: string): string =>
  directedPieces(text)
    .map((piece) => (piece.isRightToLeft ? `${piece.text}\u200e` : piece.text))
    .join('');

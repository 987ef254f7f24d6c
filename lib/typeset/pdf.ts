import { languageFacts } from '@/lib/languages';
import { directedPieces } from './inline';
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
  return inTypesetProcess(
    'pdf',
    mapTexts(prepared(document), (text) => {
      const drawn = breakable(drawable(text));
      return languageFacts[document.lang].dir === 'rtl' ? drawn : apart(drawn);
    }),
  );
}

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

import { inTypesetProcess } from './process';
import type { TypesetDocument } from './tree';

/**
 * Writes the document for Word, with styles, lists and tables that a person can go on editing. The same document gives
 * the same bytes. Throws as `inTypesetProcess`.
 */
export function toDocx(document: TypesetDocument): Promise<Uint8Array> {
  return inTypesetProcess({ format: 'docx', document });
}

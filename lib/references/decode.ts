/** Turns the bytes of a bibliography into text, whatever program wrote them, or says in French what the file is instead. */
import { otherKind } from './file-kind';
import type { Encoding } from './work';

export type Decoded = { readonly text: string; readonly encoding: Encoding } | { readonly refusal: string };

/**
 * UTF-16 when a byte order mark says so, else UTF-8, else Windows-1252, in which no byte is invalid. Lines end in LF; characters
 * that no text holds (controls, NUL, the mark itself, lone surrogates) are removed.
 */
export function decode(bytes: Uint8Array): Decoded {
  const kind = otherKind(bytes);
  if (kind) return { refusal: `Ce fichier semble être ${kind}. Veuillez choisir un fichier BibTeX (.bib), RIS (.ris) ou CSL-JSON (.json).` };
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  return {
    text: text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\t\n\x85]|[\uFEFF\uFFFE\uFFFF]|\p{Cs}/gu, '')
      .replaceAll('\x85', '\n'),
    encoding,
  };
}

function encodingOf(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

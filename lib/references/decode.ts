/** Turns the bytes of a bibliography into text, whatever program wrote them, or says in French what the file is instead. */
import { otherKind } from './file-kind';
import type { Encoding } from './work';

export type Decoded = { readonly text: string; readonly encoding: Encoding } | { readonly refusal: string };

/**
 * UTF-16 when a byte order mark says so, or a NUL in every second byte; else UTF-8, with what is wrong in a few places as Windows-1252, in
 * which no byte is invalid; else all of it as Windows-1252. Lines end in LF; characters that no text holds (controls, NUL, the mark
 * itself, lone surrogates) are removed.
 */
export function decode(bytes: Uint8Array): Decoded {
  const kind = otherKind(bytes);
  if (kind) return { refusal: `Ce fichier semble être ${kind}. Veuillez choisir un fichier BibTeX (.bib), RIS (.ris) ou CSL-JSON (.json).` };
  const { text, encoding } = decoded(bytes);
  return {
    text: text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\P{Cc}\t\n\x85]|[\uFEFF\uFFFE\uFFFF]|\p{Cs}/gu, '')
      .replaceAll('\x85', '\n'),
    encoding,
  };
}

function decoded(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const wide = utf16Of(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: wide };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return withStrayBytes(bytes) ?? { text: windows1252.decode(bytes), encoding: 'windows-1252' };
  }
}

/** A bibliography begins with two characters of ASCII, of which UTF-16 makes one byte NUL. */
function utf16Of([a, b, c, d]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return 'utf-16le';
  return (a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d) ? 'utf-16be' : undefined;
}

const windows1252 = new TextDecoder('windows-1252');

/** The characters of several bytes that UTF-8 has (https://www.unicode.org/versions/latest/core-spec/, table 3-7), or one byte that is in none. */
const sequence =
  /[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2}|[\x80-\xff]/g;

/** UTF-8 with some bytes of Windows-1252; undefined where these are as many: then the sequences of UTF-8 are chance. */
function withStrayBytes(bytes: Uint8Array): { readonly text: string; readonly encoding: 'utf-8' } | undefined {
  const latin1 = Buffer.from(bytes).toString('latin1');
  let [whole, stray] = [0, 0];
  const text = latin1.replace(sequence, (found) => {
    const own = Buffer.from(found, 'latin1');
    if (found.length > 1) whole += 1;
    else stray += 1;
    return found.length > 1 ? own.toString() : windows1252.decode(own);
  });
  return whole > stray ? { text, encoding: 'utf-8' } : undefined;
}

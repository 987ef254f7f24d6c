/** Turns bytes into text, whatever program wrote them, or says in French what a file is instead of a bibliography. */
import { withoutInvisible } from '@/lib/format/one-line';
import { binaryKind, textKind } from './file-kind';
import { patternOf } from './plain-patterns';
import type { Encoding } from './work';

export type Decoded = { readonly text: string; readonly encoding: Encoding } | { readonly refusal: string };

/** The text of a bibliography, as `textOf` has it, or what the file is instead. */
export function decode(bytes: Uint8Array): Decoded {
  const binary = binaryKind(bytes);
  if (binary) return refused(`semble être ${binary}`);
  const { text, encoding, isBlank } = textOf(bytes);
  if (text.trim() === '' && !isBlank) return refused('ne contient pas de texte');
  const kind = textKind(text);
  return kind
    ? {
        refusal: `Il semble que ce soit ${kind}. Il faut du BibTeX (.bib), du RIS (.ris), du PubMed (.nbib), du CSL-JSON (.json) ou le tableau de ce site (.csv).`,
      }
    : { text, encoding };
}

/**
 * UTF-16 when a byte order mark says so, or a NUL in every second byte; else UTF-8, with what is wrong in a few places
 * as Windows-1252, in which no byte is invalid; else all of it as Windows-1252 or Mac Roman. What another program had
 * read wrong before (« Ã© ») is put right. Lines end in LF; what Word and PDFs break a line or a page with within a
 * text is a space; characters that no text holds (controls, NUL, the mark itself, lone surrogates) are removed.
 */
export function textOf(bytes: Uint8Array): {
  readonly text: string;
  readonly encoding: Encoding;
  readonly isBlank: boolean;
} {
  const { text: read, encoding: found } = decoded(bytes);
  const repaired = found === 'utf-8' ? withoutMojibake(read) : read;
  const encoding = repaired === read ? found : 'utf-8-twice';
  const text = repaired
    .replace(/\r\n?/g, '\n')
    .replace(/^[\v\f]+|[\v\f]+$/gm, '')
    .replace(/[\v\f\u2028\u2029]+/g, ' ')
    .replaceAll('\x1e', '-')
    .replace(/[^\P{Cc}\t\n\x85]|[\uFEFF\uFFFE\uFFFF]|\p{Cs}/gu, '')
    .replaceAll('\x85', '\n');
  return {
    text: withoutInvisible(text),
    encoding: encoding.startsWith('utf-8') && lost.test(text) ? 'utf-8-lossy' : encoding,
    isBlank: repaired.trim() === '',
  };
}

/** The sign for a letter that a program could not read or write, also as read in Windows-1252. */
const lost = /\uFFFD|ï¿½/;

const refused = (why: string): Decoded => ({
  refusal: `Ce fichier ${why}. Veuillez choisir un fichier BibTeX (.bib), RIS (.ris), PubMed (.nbib) ou CSL-JSON (.json).`,
});

function decoded(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const wide = utf16Of(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: wide };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    return withStrayBytes(bytes) ?? oneByteEach(bytes);
  }
}

/** A bibliography begins with two characters of ASCII, of which UTF-16 makes one byte NUL. */
function utf16Of([a, b, c, d]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return 'utf-16le';
  return (a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d) ? 'utf-16be' : undefined;
}

const windows1252 = new TextDecoder('windows-1252');

/**
 * After a lower-case letter each of the two has its accented letters where the other has signs and capitals; the more
 * frequent decides. A sign at the end of a word, such as a dagger, is no letter.
 */
function oneByteEach(bytes: Uint8Array): {
  readonly text: string;
  readonly encoding: 'windows-1252' | 'macintosh' | 'one-byte';
} {
  const latin1 = Buffer.from(bytes).toString('latin1');
  const count = (pattern: RegExp) => latin1.match(pattern)?.length ?? 0;
  const encoding =
    count(/[a-z](?:[\x88\x8d-\x90\x9d\x9f]|[\x87\x89-\x8b\x98](?=[a-z]))/g) > count(/[a-z][\xdf-\xff]/g)
      ? 'macintosh'
      : 'windows-1252';
  const isUnlikely = count(unlikely[encoding]) * 10 > count(/[\x80-\xff]/g); // a formula or a typing error is not another encoding
  return isUnlikely
    ? { text: windows1252.decode(bytes), encoding: 'one-byte' }
    : { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/**
 * Signs that a text in one of them lacks: bytes that Windows-1252 leaves out, and within words its signs, or the
 * capitals of Mac Roman. There CP850, ISO-8859-2 and ISO-8859-15 have letters.
 */
const unlikely = {
  'windows-1252':
    /[\x81\x8d\x8f\x90\x9d]|[a-z\xdf-\xff][\x80\x82-\x84\x86-\x8b\xb1\xb3\xb6\xb9\xbc-\xbe](?=[a-z\xdf-\xff])/g,
  macintosh: /[a-z][\x80-\x86](?=[a-z])/g,
} as const;

const bytesOf1252 = new Map(Array.from({ length: 256 }, (_, byte) => [windows1252.decode(Uint8Array.of(byte)), byte]));

/**
 * Character pairs that hardly occur in a correct text: « Ã » and a sign, unless « Ã » ends a word in capitals; the
 * beginning of a punctuation mark.
 */
const surelyMojibake = /(?<!\p{Lu})Ã[\x80-\x9f\xa1-\xbf†-™Œ-Ÿˆƒ]|â€[\x80-\xbf†-™Œ-Ÿ“”]/u;

/**
 * UTF-8 that was read as Windows-1252, once or twice, is put right: letters of Latin-1 and Latin Extended-A, marks of
 * punctuation.
 */
function withoutMojibake(text: string): string {
  let repaired = text;
  for (let pass = 0; pass < 2 && surelyMojibake.test(repaired); pass++)
    repaired = repaired.replace(/[ÂÃÄÅ]\P{ASCII}|â[€‚„]\P{ASCII}/gu, (found) => {
      const meant = Buffer.from(Array.from(found, (character) => bytesOf1252.get(character) ?? 0)).toString();
      return /^[\xa0-\u017f\u2000-\u203a€™]$/u.test(meant) ? meant : found;
    });
  return repaired;
}

/**
 * The characters of several bytes that UTF-8 has (https://www.unicode.org/versions/latest/core-spec/, table 3-7), or
 * one byte that is in none.
 */
const sequence = patternOf('<ofUtf8>', 'g');

/** UTF-8 with some bytes of Windows-1252; undefined where these are as many: then the sequences of UTF-8 are chance. */
function withStrayBytes(bytes: Uint8Array): { readonly text: string; readonly encoding: 'utf-8' } | undefined {
  const latin1 = Buffer.from(bytes).toString('latin1');
  let [whole, stray] = [0, 0];
  const text = latin1.replace(sequence, (found) => {
    const bytesFound = Buffer.from(found, 'latin1');
    if (found.length > 1) whole += 1;
    else stray += 1;
    return found.length > 1 ? bytesFound.toString() : windows1252.decode(bytesFound);
  });
  return whole > stray ? { text, encoding: 'utf-8' } : undefined;
}

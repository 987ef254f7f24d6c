/** Turns the bytes of a bibliography into text, whatever program wrote them. */
import { withoutInvisible } from '@/lib/format/one-line';
import { patternOf } from './plain-patterns';
import { isOwnTable } from './read-csv';
import kinds from './words/file-kinds.json' with { type: 'json' };
import type { Encoding } from './work';

export type Decoded = { readonly text: string; readonly encoding: Encoding } | { readonly refusal: string };

/** The text of a bibliography; for another kind of file, a refusal that says what it seems to be. */
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
 * UTF-16 when a byte order mark or a NUL in every second byte shows it; else UTF-8, where a few invalid bytes are read
 * as Windows-1252; else Windows-1252 or Mac Roman. Letters that another program had misread (« Ã© ») are repaired.
 * Lines end in LF; the line and page breaks of Word and PDFs within a text become spaces; characters that no text holds
 * (controls, NUL, byte order marks, lone surrogates) are removed.
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

/** The sign for a letter that a program could not read or write, as it is or misread as Windows-1252. */
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

/** A bibliography begins with two ASCII characters; in UTF-16, one byte of each is NUL. */
function utf16Of([a, b, c, d]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((a === 0xff && b === 0xfe) || (a && b === 0 && c && d === 0)) return 'utf-16le';
  return (a === 0xfe && b === 0xff) || (a === 0 && b && c === 0 && d) ? 'utf-16be' : undefined;
}

const windows1252 = new TextDecoder('windows-1252');

/**
 * Windows-1252 and Mac Roman each have accented letters where the other has signs and capitals: the encoding with more
 * accented letters after a lower-case letter wins. A sign that ends a word, such as a dagger, does not count.
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
  const isUnlikely = count(unlikely[encoding]) * 10 > count(/[\x80-\xff]/g); // a few may come from a formula or a typing error
  return isUnlikely
    ? { text: windows1252.decode(bytes), encoding: 'one-byte' }
    : { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/**
 * Bytes unlikely in a text of that encoding: those that Windows-1252 leaves undefined, and within words its signs, or
 * the capitals of Mac Roman. CP850, ISO-8859-2 and ISO-8859-15 have letters there.
 */
const unlikely = {
  'windows-1252':
    /[\x81\x8d\x8f\x90\x9d]|[a-z\xdf-\xff][\x80\x82-\x84\x86-\x8b\xb1\xb3\xb6\xb9\xbc-\xbe](?=[a-z\xdf-\xff])/g,
  macintosh: /[a-z][\x80-\x86](?=[a-z])/g,
} as const;

const bytesOf1252 = new Map(Array.from({ length: 256 }, (_, byte) => [windows1252.decode(Uint8Array.of(byte)), byte]));

/** Pairs that hardly occur in a correct text: « Ã » and a sign, unless « Ã » ends a word in capitals; « â€ » and a sign. */
const surelyMojibake = /(?<!\p{Lu})Ã[\x80-\x9f\xa1-\xbf†-™Œ-Ÿˆƒ]|â€[\x80-\xbf†-™Œ-Ÿ“”]/u;

/** Repairs UTF-8 misread as Windows-1252, once or twice: letters of Latin-1 and Latin Extended-A, and punctuation. */
function withoutMojibake(text: string): string {
  let repaired = text;
  for (let pass = 0; pass < 2 && surelyMojibake.test(repaired); pass++)
    repaired = repaired.replace(/[ÂÃÄÅ]\P{ASCII}|â[€‚„]\P{ASCII}/gu, (found) => {
      const meant = Buffer.from(Array.from(found, (character) => bytesOf1252.get(character) ?? 0)).toString();
      return /^[\xa0-\u017f\u2000-\u203a€™]$/u.test(meant) ? meant : found;
    });
  return repaired;
}

/** A UTF-8 character of several bytes (https://www.unicode.org/versions/latest/core-spec/, table 3-7), or a stray byte. */
const sequence = patternOf('<ofUtf8>', 'g');

/** UTF-8 with a few bytes of Windows-1252; undefined when these are as many, since the UTF-8 is then due to chance. */
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

/** The kind of a file that is not text, such as « un document PDF »; undefined when it may be text. */
function binaryKind(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('latin1').trimStart();
  const kind = Object.entries(kinds.signatures).find(([signature]) => start.startsWith(signature))?.[1];
  if (kind) return kind === 'zip' ? zipKind(start) : kind;
  return start.startsWith('ftyp', 4) ? 'une image ou une vidéo' : undefined;
}

/** The kind of a text, such as « une page web »; undefined when it may be a bibliography. */
const textKind = (text: string): string | undefined => {
  const start = text.slice(0, 65_536).trimStart();
  return (
    texts.find(([pattern]) => pattern.test(start))?.[1] ??
    (tableHead.test(start) && !bibliography.test(start) && !isOwnTable(start) ? 'un tableau (CSV)' : undefined)
  );
};

/** Office documents are ZIP archives, recognised by the names of their first files. */
const zipKind = (names: string): string =>
  Object.entries(kinds.archives).find(([name]) => names.includes(name))?.[1] ?? 'une archive ZIP';

const texts: readonly (readonly [RegExp, string])[] = [
  [/^(?:<!--[\s\S]*?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i, 'une page web (HTML)'],
  [/^<\?xml[\s\S]*?<svg\b|^<svg\b/i, 'une image SVG'],
  [/^(?:<\?xml[\s\S]*?>\s*)?<xml>\s*<records>/i, 'un export XML d’EndNote'],
  [/^(?:<\?xml[\s\S]*?>\s*)?(?:<!--[\s\S]*?-->\s*)?<[a-z]/i, 'un fichier XML'],
  [/^<\?xml/i, 'un fichier XML'],
  [/^%0 [A-Z][A-Za-z ]+\n|^%[A-Z@0-9] .*\n%[A-Z@0-9] /, 'un export « Refer » d’EndNote (.enw)'],
  [/^FN .*\nVR \d/, 'un export Web of Science (texte balisé)'],
  [/^\\(?:documentclass|begin\{)/, 'un document LaTeX (.tex)'],
  [/^\{\s*(?:"responseHeader"[\s\S]{0,4000}?)?"response"\s*:\s*\{\s*"numFound"/, 'une réponse de HAL'],
  [/^\{\s*"status"\s*:\s*"ok"\s*,\s*"message-type"/, 'une réponse de Crossref'],
  [/^\{.*\}\n\{/, 'une suite d’objets JSON, un par ligne (NDJSON)'],
];

/** A first line of column names: at least four, or fewer if the first is one of a bibliography. */
const tableHead = patternOf('<tableHead>');
const bibliography = /^[ \t]*(?:@\s*[a-z][\w-]*\s*[{(]|TY {0,3}-)/im;

/** Files chosen by mistake, recognised by their first bytes or words. */
import { isOwnTable } from './read-csv';

/**
 * The kind of a file that is no text, as « un document PDF »; undefined when it may be one. White space may stand
 * before it.
 */
export function binaryKind(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('latin1').trimStart();
  const kind = signatures.find(([signature]) => start.startsWith(signature))?.[1];
  if (kind) return kind === 'zip' ? zipKind(start) : kind;
  return start.startsWith('ftyp', 4) ? 'une image ou une vidéo' : undefined;
}

/** The kind of a text, as « une page web »; undefined when it may be a bibliography. */
export const textKind = (text: string): string | undefined => {
  const start = text.slice(0, 65_536).trimStart();
  return (
    texts.find(([pattern]) => pattern.test(start))?.[1] ??
    (table.test(start) && !bibliography.test(start) && !isOwnTable(start) ? 'un tableau (CSV)' : undefined)
  );
};

const signatures: readonly (readonly [string, string])[] = [
  ['%PDF', 'un document PDF'],
  ['PK\x03\x04', 'zip'],
  ['PK\x05\x06', 'une archive ZIP'],
  ['\x89PNG', 'une image PNG'],
  ['\xff\xd8\xff', 'une image JPEG'],
  ['GIF8', 'une image GIF'],
  ['RIFF', 'une image, un son ou une vidéo'],
  ['\x1f\x8b', 'une archive compressée'],
  ['BZh9', 'une archive compressée'],
  ['\xfd7zXZ\0', 'une archive compressée'],
  ['\x28\xb5\x2f\xfd', 'une archive compressée'],
  ['Rar!', 'une archive RAR'],
  ['7z\xbc\xaf\x27\x1c', 'une archive 7-Zip'],
  ['\xd0\xcf\x11\xe0', 'un ancien document Office (Word, Excel…)'],
  ['{\\rtf', 'un document RTF'],
  ['SQLite format 3\0', 'une base de données SQLite (celle de Zotero ou d’EndNote, par exemple)'],
  ['\x00\x05\x16\x07', 'un fichier caché de macOS'],
  ['MZ\x90\0', 'un programme'],
  ['\x7fELF', 'un programme'],
];

/** Office documents are ZIP archives, recognised by the names of their first files. */
function zipKind(names: string): string {
  if (names.includes('opendocument.text')) return 'un document OpenDocument (.odt)';
  if (names.includes('opendocument.spreadsheet')) return 'un classeur OpenDocument (.ods)';
  if (names.includes('word/')) return 'un document Word (.docx)';
  if (names.includes('xl/')) return 'un classeur Excel (.xlsx)';
  if (names.includes('[Content_Types].xml')) return 'un document Office (.docx, .xlsx…)';
  if (names.includes('.enl')) return 'une bibliothèque EndNote compressée (.enlx)';
  return 'une archive ZIP';
}

const texts: readonly (readonly [RegExp, string])[] = [
  [/^(?:<!--[\s\S]*?-->\s*)?<(?:!doctype\s+html|html|head|body)\b/i, 'une page web (HTML)'],
  [/^<\?xml[\s\S]*?<svg\b|^<svg\b/i, 'une image SVG'],
  [/^(?:<\?xml[\s\S]*?>\s*)?<xml>\s*<records>/i, 'un export XML d’EndNote'],
  [/^(?:<\?xml[\s\S]*?>\s*)?(?:<!--[\s\S]*?-->\s*)?<[a-z]/i, 'un fichier XML'],
  [/^<\?xml/i, 'un fichier XML'],
  [/^%0 [A-Z][A-Za-z ]+\n|^%[A-Z@0-9] .*\n%[A-Z@0-9] /, 'un export « Refer » d’EndNote (.enw)'],
  [/^FN .*\nVR \d/, 'un export Web of Science (texte balisé)'],
  [/^\\(?:documentclass|documentstyle|begin\{)/, 'un document LaTeX (.tex)'],
  [/^\{\s*(?:"responseHeader"[\s\S]{0,4000}?)?"response"\s*:\s*\{\s*"numFound"/, 'une réponse de HAL'],
  [/^\{\s*"status"\s*:\s*"ok"\s*,\s*"message-type"/, 'une réponse de Crossref'],
  [/^\{.*\}\n\{/, 'une suite d’objets JSON, un par ligne (NDJSON)'],
];

/** The names of columns on the first line: four at least, or fewer of which the first is one of a bibliography. */
const table =
  /^(?:"?[\p{L} ._-]{2,40}"?(?:[;,\t](?!\s)"?[\p{L}\d ._/()’'-]{1,60}"?){3,}|"?(?:auteur|author|titre|title|ann[ée]e|year|date|doi|revue|journal)s?"?(?:[;,\t](?!\s)"?[\p{L}\d ._/()’'-]{1,60}"?)+)\n/iu;
const bibliography = /^[ \t]*(?:@\s*[a-z][\w-]*\s*[{(]|TY {0,3}-)/im;

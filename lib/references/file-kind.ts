/** Files that are chosen by mistake, told by their first bytes. */

/** What the file seems to be, as « un document PDF »; undefined when it may be a bibliography. */
export function otherKind(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 4096));
  const binary = signatures.find(([signature]) => start.subarray(0, signature.length).equals(Buffer.from(signature, 'latin1')));
  if (binary) return binary[1] === 'zip' ? zipKind(start) : binary[1];
  if (start.toString('latin1', 4, 8) === 'ftyp') return 'une image ou une vidéo';
  const text = start
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return texts.find(([pattern]) => pattern.test(text))?.[1];
}

const signatures: readonly (readonly [string, string])[] = [
  ['%PDF', 'un document PDF'],
  ['PK\x03\x04', 'zip'],
  ['PK\x05\x06', 'une archive ZIP'],
  ['\x89PNG', 'une image PNG'],
  ['\xff\xd8\xff', 'une image JPEG'],
  ['GIF8', 'une image GIF'],
  ['RIFF', 'une image, un son ou une vidéo'],
  ['\x1f\x8b', 'une archive compressée'],
  ['Rar!', 'une archive RAR'],
  ['7z\xbc\xaf\x27\x1c', 'une archive 7-Zip'],
  ['\xd0\xcf\x11\xe0', 'un ancien document Office (Word, Excel…)'],
  ['{\\rtf', 'un document RTF'],
  ['SQLite format 3\0', 'une base de données SQLite (celle de Zotero, par exemple)'],
  ['\x00\x05\x16\x07', 'un fichier caché de macOS'],
];

/** Office documents are ZIP archives, told by the names of their first files. */
function zipKind(start: Buffer): string {
  const names = start.toString('latin1');
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
  [/^%0 [A-Z][A-Za-z ]+\n|^%[A-Z@0-9] .*\r?\n%[A-Z@0-9] /, 'un export « Refer » d’EndNote (.enw)'],
  [/^PMID- ?\d+/, 'un export PubMed (.nbib)'],
  [/^FN .*\r?\nVR \d/, 'un export Web of Science (texte balisé)'],
  [/^\\(?:documentclass|documentstyle|begin\{)/, 'un document LaTeX (.tex)'],
  [/^"?[\p{L} _-]{2,40}"?(?:[;,\t]"?[\p{L} _/()-]{1,60}"?){3,}\r?\n/u, 'un tableau (CSV)'],
];

/** Recognises files chosen by mistake, by their first bytes or words. */

import { patternOf } from './plain-patterns';
import { isOwnTable } from './read-csv';
import kinds from './words/file-kinds.json' with { type: 'json' };

/** The kind of a file that is not text, such as « un document PDF »; undefined when it may be text. */
export function binaryKind(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString('latin1').trimStart();
  const kind = Object.entries(kinds.signatures).find(([signature]) => start.startsWith(signature))?.[1];
  if (kind) return kind === 'zip' ? zipKind(start) : kind;
  return start.startsWith('ftyp', 4) ? 'une image ou une vidéo' : undefined;
}

/** The kind of a text, such as « une page web »; undefined when it may be a bibliography. */
export const textKind = (text: string): string | undefined => {
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

/** How large an upload may be, in bytes: the browser says so before it sends, the server whatever was sent. */
export const maxImageBytes = 2 * 1024 * 1024;
export const maxDocumentBytes = 20 * 1024 * 1024;

export const imageTooLarge = 'La photo ne doit pas dépasser 2MB';
/** The same of a picture in a text, which is no photo. */
export const pictureTooLarge = 'Une image ne doit pas dépasser 2\u00a0Mo';
export const notAnImage = 'Veuillez sélectionner un fichier image valide';
export const documentTooLarge = 'Le document ne doit pas dépasser 20 Mo';

/** Readers look for the head of a PDF in this many bytes. */
export const pdfHeadLength = 1024;

/** A byte order mark and blanks are what programs leave before a PDF; anything else there makes it another file. */
const head = /^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]*%PDF-/;

/** Whether the beginning of a file, `pdfHeadLength` bytes or all of it, is that of a PDF. */
export const isPdfHead = (bytes: Uint8Array): boolean =>
  head.test(String.fromCharCode(...bytes.subarray(0, pdfHeadLength)));

/** The message for a picture that cannot be decoded, with the way out. */
export const heicRefused = 'Format HEIC\u00a0: exportez en JPEG, puis choisissez ce fichier.';

/** How many bytes of a file tell: its first box, with more brands than any camera writes. */
export const heicHead = 128;

/**
 * Whether the beginning of a file is that of a HEIC picture, whatever its name: the brands of its first box, the main
 * one and then those it is compatible with, tell.
 */
export function isHeic(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, heicHead));
  if (text.slice(4, 8) !== 'ftyp') return false;
  const length = Math.min(text.charCodeAt(2) * 256 + text.charCodeAt(3), text.length);
  const brands = text.slice(8, length).match(/.{4}/gs) ?? [];
  return brands.some((brand) => /^he(?:ic|ix|im|is|vc|vx|vm|vs)$/.test(brand));
}

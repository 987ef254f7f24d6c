/** Readers look for the head of a PDF in this many bytes. */
export const pdfHeadLength = 1024;

/** A byte order mark and blanks are what programs leave before a PDF; anything else there makes it another file. */
const head = /^(?:\xef\xbb\xbf)?[\0\t\n\f\r ]*%PDF-/;

/** Whether the beginning of a file, `pdfHeadLength` bytes or all of it, is that of a PDF. */
export const isPdfHead = (bytes: Uint8Array): boolean =>
  head.test(String.fromCharCode(...bytes.subarray(0, pdfHeadLength)));

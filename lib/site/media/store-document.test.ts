import { expect, test } from 'vitest';
import { samplePdf } from '@/lib/testing/sample-pdf';
import { PdfCheck } from './store-document';

const pdf = samplePdf();
/** The problem code for these bytes, received `step` at a time; null if accepted. */
function refusalOf(bytes: Buffer, step = 64 * 1024): string | null {
  const check = new PdfCheck();
  try {
    for (let at = 0; at < bytes.length; at += step) check.add(bytes.subarray(at, at + step));
    check.end();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
const [foreign, damaged, locked] = [
  /^Ce fichier n’est pas un PDF$/,
  /^Ce PDF est incomplet ou abîmé/,
  /^Ce PDF est protégé/,
];

test.each([
  ['nothing', Buffer.alloc(0), foreign],
  ['four bytes', Buffer.from('%PDF'), foreign],
  ['a page with a script, then a PDF', Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdf]), foreign],
  ['a script, then a PDF', Buffer.concat([Buffer.from('alert(1)//'), pdf]), foreign],
  ['a picture, then a PDF', Buffer.concat([Buffer.from('GIF89a'), pdf]), foreign],
  ['an archive, then a PDF', Buffer.concat([Buffer.from('PK\u0003\u0004'), pdf]), foreign],
  ['more blanks than readers look through, then a PDF', Buffer.concat([Buffer.alloc(1024, ' '), pdf]), foreign],
  ['a word of a mark, then a PDF', Buffer.concat([Buffer.from([0xef, 0xbb]), pdf]), foreign],
  ['a document of Word', Buffer.from('PK\u0003\u0004word/document.xml'), foreign],
  ['PostScript', Buffer.from('%!PS-Adobe-3.0'), foreign],
  ['a header alone', Buffer.from('%PDF-1.7\n'), damaged],
  ['a PDF, cut', pdf.subarray(0, -40), damaged],
  ['a PDF, then more than readers look through', Buffer.concat([pdf, Buffer.alloc(1024, 'x\n')]), damaged],
  ['a PDF, blanks, then something else', Buffer.concat([pdf, Buffer.alloc(1024), Buffer.from('x')]), damaged],
  [
    'a PDF whose table is beyond its end',
    Buffer.from(pdf.toString('latin1').replace(/startxref\n\d+/, 'startxref\n999999'), 'latin1'),
    damaged,
  ],
  ['an offset of a million digits', Buffer.from(`%PDF-1.4\nstartxref\n${'9'.repeat(1_000_000)}\n%%EOF`), damaged],
  ['encryption by reference', samplePdf('a', { more: '/Encrypt 9 0 R ' }), locked],
  ['encryption in place', samplePdf('a', { more: '/Encrypt<< /Filter /Standard >> ' }), locked],
  ['encryption behind blanks', samplePdf('a', { body: `${' '.repeat(3000)}trailer << /Encrypt 12 0 R >>\n` }), locked],
  [
    'encryption in a first table, before the objects',
    samplePdf('a', { body: 'trailer << /Encrypt\n12 0 R >>\n' }),
    locked,
  ],
])('%s is refused', (_, bytes, message) => {
  for (const step of [64 * 1024, 1000, 7])
    if (bytes.length / step < 10_000) expect(refusalOf(bytes, step)).toMatch(message);
});

test.each([
  ['the sample', pdf],
  ['bytes after the end, as some programs leave', Buffer.concat([pdf, Buffer.from('\0\n'.repeat(100))])],
  ['thousands of line ends after the end', Buffer.concat([pdf, Buffer.alloc(4000, '\r\n')])],
  ['a line end before the head', Buffer.concat([Buffer.from('\r\n'), pdf])],
  ['a byte order mark before the head', Buffer.concat([Buffer.from('\ufeff'), pdf])],
  ['blanks within it', samplePdf('a', { body: ' '.repeat(5000) })],
  ['a text about encryption', samplePdf('The key /Encrypt of a trailer')],
  ['another key', samplePdf('a', { more: '/EncryptMetadata false ' })],
  ['an end with other line breaks', Buffer.from(pdf.toString('latin1').replaceAll('\n%%EOF', '\r\n%%EOF\r'), 'latin1')],
])('%s is a PDF, however it arrives', (_, bytes) => {
  for (const step of [64 * 1024, 1000, 7, 1]) expect(refusalOf(bytes, step)).toBeNull();
});

/** Lines of calendars (RFC 5545, 3.1) and of address cards (RFC 6350, 3.2): a name, a colon and a value. */

/** A text as the value of a property (RFC 5545, 3.3.11; RFC 6350, 3.4). */
export const escapedText = (text: string): string =>
  text
    .trim()
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\n\r\u2028\u2029]/g, '\\n')
    .replaceAll(notAllowed, '');

/** Control characters except tab, and halves of characters. */
const notAllowed = /(?!\t)\p{Cc}|\p{Cs}/gu;

const mostOctets = 75;

/** A line in pieces of at most 75 octets, none of which ends within a character. */
export function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > mostOctets) {
      pieces.push(piece);
      piece = ' '; // which says that the line goes on, and counts
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

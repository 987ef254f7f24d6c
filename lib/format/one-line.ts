/**
 * Invisible characters: soft hyphens and zero-width breaks, which occur in texts from PDFs and web pages, and direction
 * marks.
 */
const invisible =
  /[\u00ad\u180e\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|(?<=\p{scx=Latin})[\u200c-\u200f]|[\u200c-\u200f](?=\p{scx=Latin})/gu;

/** Ligatures, which PDFs contain as single characters. */
const ligatures = /[\ufb00-\ufb06]/g;

/** Removes invisible characters, and writes ligatures as letters. */
export const withoutInvisible = (text: string): string =>
  text.replace(invisible, '').replace(ligatures, (letters) => letters.normalize('NFKC'));

/** Puts a text on one line, composed (NFC), without characters that cannot be stored or seen. */
export const oneLine = (text: string): string =>
  withoutInvisible(text)
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, (space) => (/^[\u00a0\u202f]$/.test(space) ? space : ' '))
    .replace(/\p{Cs}/gu, '')
    .trim();

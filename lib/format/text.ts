/** Whether a text is visible: not only spaces and zero-width characters such as U+200B. */
export const hasVisibleText = (text: string): boolean => /[^\s\p{Cf}\p{Cc}]/u.test(text);

/** Whether a text has neither NUL nor a lone surrogate, which no database, file or page can store. */
export const isWellFormed = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Number of non-blank characters, as forms and calls for applications count them. */
export const withoutBlanks = (text: string): number => [...text.replace(/\s/gu, '')].length;

/** Number of words as a reader counts them: separated by blanks, dashes ignored. */
export const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Cuts a text after `most` UTF-16 code units, between characters, and marks the cut with an ellipsis. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`;
}

/** Cuts a text to `most` units including the ellipsis, between words, or at half when the second half has no space. */
export function shortenedAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), most / 2)).replace(/[\s,;:.]+$/u, '')}…`;
}

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

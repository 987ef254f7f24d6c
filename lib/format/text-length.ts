/** How long a text is, as forms and calls count it. */

/** The signs of a text that are no blanks. */
export const withoutBlanks = (text: string): number => [...text.replace(/\s/gu, '')].length;

/** The words of a text, as a reader counts them: what blanks separate, dashes apart. */
export const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

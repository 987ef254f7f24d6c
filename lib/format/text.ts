/** Whether a text is visible: not only spaces and zero-width characters such as U+200B. */
export const hasVisibleText = (text: string): boolean => /[^\s\p{Cf}\p{Cc}]/u.test(text);

/** Whether a text has neither NUL nor a lone surrogate, which no database, file or page can store. */
export const isWellFormed = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Number of non-blank characters, as forms and calls for applications count them. */
export const withoutBlanks = (text: string): number => [...text.replace(/\s/gu, '')].length;

/** Number of words as a reader counts them: separated by blanks, dashes ignored. */
export const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Whether a text shows something: not only spaces and characters without width, such as U+200B. */
export const hasVisibleText = (text: string): boolean => /[^\s\p{Cf}\p{Cc}]/u.test(text);

/** Whether a text holds neither NUL nor a lone surrogate, which no database, file or page can keep as it is. */
export const isWellFormed = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** The signs of a text that are no blanks, as forms and calls count them. */
export const withoutBlanks = (text: string): number => [...text.replace(/\s/gu, '')].length;

/** The words of a text, as a reader counts them: what blanks separate, dashes apart. */
export const wordsIn = (text: string): number => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

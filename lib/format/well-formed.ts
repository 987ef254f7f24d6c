/** Whether a text shows something: not only spaces and characters without width, such as U+200B. */
export const hasVisibleText = (text: string): boolean => /[^\s\p{Cf}\p{Cc}]/u.test(text);

/** Whether a text holds neither NUL nor a lone surrogate, which no database, file or page can keep as it is. */
export const isWellFormed = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

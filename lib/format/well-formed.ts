/** Whether a text holds neither NUL nor a lone surrogate, which no database, file or page can keep as it is. */
export const isWellFormed = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

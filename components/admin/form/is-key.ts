type Key = 'Enter' | 'Escape' | 'Backspace';

/** Whether a key was pressed for itself: while a word is composed, as in Japanese, it belongs to the input method. */
export const isKey = (event: KeyboardEvent, key: Key): boolean => event.key === key && !event.isComposing;

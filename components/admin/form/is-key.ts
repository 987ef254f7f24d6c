type Key = 'Enter' | 'Escape' | 'Backspace';

/**
 * Whether a key was pressed for itself: while a word is composed, as in Japanese, it belongs to the input method. Safari ends the
 * composition before the key that confirms it; the code of that key is 229 (UI Events, « keyCode »).
 */
export const isKey = (event: KeyboardEvent, key: Key): boolean => event.key === key && !event.isComposing && event.keyCode !== 229;

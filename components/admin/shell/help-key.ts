import { useRemembered } from '../preview/use-remembered';

/**
 * Whether the key « ? » opens the shortcuts in this browser; a key alone is also what a voice or a slip of the hand may
 * type.
 */
export const useHelpKey = () => useRemembered('touche-aide', ['avec', 'sans']);

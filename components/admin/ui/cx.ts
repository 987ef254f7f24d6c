/** Joins class names; those that are false, empty or absent are left out. */
export const cx = (...names: readonly (string | false | undefined)[]): string => names.filter(Boolean).join(' ');

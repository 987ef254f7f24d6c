/** Names as they are read: the braces around one only say that it is a body's (lib/citations/authors.ts). */
export const withoutBraces = (names: string): string => names.replaceAll(/[{}]/g, '');

/** The lists of a domain, each of which holds publications of its own kind. */
export const listNames = ['articles', 'communications', 'others'] as const;
export type ListName = (typeof listNames)[number];

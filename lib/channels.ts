/**
 * Node's channels by which the start of the site speaks to what serves it, and to each copy of a module that Next and
 * the build have made in this process.
 */
/** The site is ready for requests. */
export const readyChannel = 'portfolio.ready';
/** `until`: promises that a subscriber adds; the site says that it is open once they are settled. */
export type Ready = { readonly until: Promise<unknown>[] };

/** The site ends: what is open is to be closed at once. */
export const endChannel = 'portfolio.end';

/**
 * Visits are about to be read, or the owner has switched their counting: what counts them writes what it has counted,
 * and looks at the setting, before this returns.
 */
export const visitsChannel = 'portfolio.visits';

/** Node's channels by which the start of the site speaks to what serves it, and to each copy of a module that Next and the build have made in this process. */

/** The site is ready for requests. A subscriber that opens it to them adds to `until` what is to be waited for. */
export const readyChannel = 'portfolio.ready';
export type Ready = { readonly until: Promise<unknown>[] };

/** The site ends: what is open is to be closed at once. */
export const endChannel = 'portfolio.end';

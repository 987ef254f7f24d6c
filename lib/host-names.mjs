/** The hosts that publications are looked up at. Plain JavaScript: the command that imports knows them before anything is built. */

/** @typedef {typeof hostNames[number]} HostName */
export const hostNames = /** @type {const} */ (['hal', 'orcid', 'doi']);

/** Those of a person's works, which the weekly look asks. */
export const weeklyHosts = /** @type {const} */ (['hal', 'orcid']);

/**
 * What a person calls them.
 * @satisfies {Readonly<Record<HostName, string>>}
 */
export const hostLabels = /** @type {const} */ ({ hal: 'HAL', orcid: 'ORCID', doi: 'doi.org' });

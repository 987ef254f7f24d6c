/** Limits on a bibliography; those on the processes that read and compare it are in lib/jobs/table.ts. */

export const maxBytes = 20 * 1024 * 1024;
export const maxEntries = 5000;

export const tooLong = 'Ces références dépassent 20\u00a0Mo\u00a0: importez-les en plusieurs fois.';

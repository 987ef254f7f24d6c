/**
 * Bounds of a bibliography, and of the process that reads it and compares it with what is stored
 * (lib/references/process.ts).
 */

export const maxBytes = 20 * 1024 * 1024;
export const maxEntries = 5000;

/** For the whole file, to read it and to compare it; the process ends itself a little before the site ends it. */
export const maxSeconds = 60;
/** Heap of the process, in MiB. */
export const maxHeap = 384;

export const tooLong = 'Ces références dépassent 20\u00a0Mo\u00a0: importez-les en plusieurs fois.';
export const tooSlow = 'Lire ces références demande trop de temps\u00a0: importez-les en plusieurs fois.';
export const tooBig = 'Lire ces références demande trop de mémoire\u00a0: importez-les en plusieurs fois.';
export const tooSlowToCompare =
  'Comparer ces références aux publications demande trop de temps\u00a0: importez-les en plusieurs fois.';
export const tooBigToCompare =
  'Comparer ces références aux publications demande trop de mémoire\u00a0: importez-les en plusieurs fois.';

/** Bounds of a bibliography, and of the process that reads it (lib/references/process.ts). */

export const maxBytes = 20 * 1024 * 1024;
export const maxEntries = 5000;

/** For the whole file; the process ends itself a little before the site ends it. */
export const maxSeconds = 60;
/** Heap of the process, in MiB. */
export const maxHeap = 384;

export const tooSlow = 'La lecture de ce fichier demande trop de temps : partagez-le en plusieurs fichiers.';
export const tooBig = 'La lecture de ce fichier demande trop de mémoire : partagez-le en plusieurs fichiers.';

export type OnProgress = (done: number, total: number) => void;

/** Reads every item of a list and reports progress; null when there are more than `max`. */
export function readEach<Raw, Entry>(
  items: Iterable<Raw>,
  max: number,
  read: (raw: Raw, index: number) => Entry,
  onProgress?: OnProgress,
): Entry[] | null {
  const list: Raw[] = [];
  for (const raw of items) if (list.push(raw) > max) return null;
  return list.map((raw, index) => {
    const entry = read(raw, index);
    onProgress?.(index + 1, list.length);
    return entry;
  });
}

// Limits on a bibliography; those on the processes that read and compare it are in lib/jobs/table.ts.

export const maxBytes = 20 * 1024 * 1024;
export const maxEntries = 5000;

export const tooLong = 'Ces références dépassent 20\u00a0Mo\u00a0: importez-les en plusieurs fois.';

/** Progress callback: how many of the entries of a file are read. */
export type OnProgress = (done: number, total: number) => void;

/** Reads each item of a list, and reports progress. */
export function readEach<Raw, Entry>(
  list: readonly Raw[],
  read: (raw: Raw, index: number) => Entry,
  onProgress?: OnProgress,
): Entry[] {
  return list.map((raw, index) => {
    const entry = read(raw, index);
    onProgress?.(index + 1, list.length);
    return entry;
  });
}

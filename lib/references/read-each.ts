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

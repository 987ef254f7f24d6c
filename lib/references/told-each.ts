/** Told how many of the entries of a file are read. */
export type Told = (done: number, total: number) => void;

/** Reads each of a list, and tells how far it has come. */
export function toldEach<Raw, Entry>(list: readonly Raw[], read: (raw: Raw, index: number) => Entry, told?: Told): Entry[] {
  return list.map((raw, index) => {
    const entry = read(raw, index);
    told?.(index + 1, list.length);
    return entry;
  });
}

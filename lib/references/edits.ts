/**
 * The least number of letters to insert, delete or replace to turn one text into the other (Levenshtein distance);
 * undefined when it exceeds `most`. For each number of edits, finds how far each shift of the texts gets (E. Ukkonen,
 * Algorithms for approximate string matching, 1985): two texts of two thousand letters that differ by nine take some
 * thousand steps, not a million.
 */
export function editsBetween(a: string, b: string, most: number): number | undefined {
  const shift = b.length - a.length;
  if (Math.abs(shift) > most) return undefined;
  // For each shift, from `-most` at index 1 to `most`: how many letters of `a` are matched so far. The first and last
  // elements are sentinels.
  let reached = new Int32Array(2 * most + 3).fill(-1);
  let next = new Int32Array(2 * most + 3).fill(-1);
  const end = shift + most + 1;
  for (let edits = 0; edits <= most; edits += 1) {
    for (let at = most + 1 - edits; at <= most + 1 + edits; at += 1) {
      const by = at - most - 1;
      let letter =
        edits === 0 ? 0 : Math.max((reached[at] ?? -1) + 1, reached[at - 1] ?? -1, (reached[at + 1] ?? -1) + 1);
      letter = Math.min(letter, a.length, b.length - by);
      while (letter < a.length && letter + by < b.length && a.charCodeAt(letter) === b.charCodeAt(letter + by))
        letter += 1;
      next[at] = letter;
    }
    if ((next[end] ?? -1) >= a.length) return edits;
    [reached, next] = [next, reached];
  }
  return undefined;
}

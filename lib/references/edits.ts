/** How far two texts lie apart. */

/**
 * The least number of letters to insert, delete or replace to make one text of the other (Levenshtein's distance);
 * undefined where it is more than `most`. Looks, for each number of edits, how far each shift of the texts gets (E.
 * Ukkonen, Algorithms for approximate string matching, 1985): two that differ by nine letters of two thousand take some
 * thousand steps, not a million.
 */
export function editsBetween(a: string, b: string, most: number): number | undefined {
  const shift = b.length - a.length;
  if (Math.abs(shift) > most) return undefined;
  // Of each shift, from `-most` at 1 to `most`: how many letters of `a` the edits so far have come to; 0 and the last
  // are out of bounds.
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

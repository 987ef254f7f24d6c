/** Compares two texts word by word. */

/** A part of a text; `changed` when the other text lacks it. */
export type TextPiece = { readonly text: string; readonly changed: boolean };
type WordDiff = { readonly before: readonly TextPiece[]; readonly after: readonly TextPiece[] };

/**
 * Maximum number of word pairs to compare; beyond it, everything between the common start and end counts as changed.
 */
const mostPairs = 1_000_000;

/**
 * Marks what was removed from `before` and what was added in `after`; the pieces of each side joined give its text
 * back.
 */
export function wordDiff(before: string, after: string): WordDiff {
  const [a, b] = [words(before), words(after)];
  const head = commonHead(a, b);
  const tail = commonHead(a.slice(head).reverse(), b.slice(head).reverse());
  const [midA, midB] = [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
  const common =
    midA.length * midB.length <= mostPairs ? commonWords(midA, midB) : { a: new Set<number>(), b: new Set<number>() };
  const side = (all: readonly string[], common: ReadonlySet<number>) =>
    joined(
      all.map((text, index) => ({
        text,
        changed: index >= head && index < all.length - tail && !common.has(index - head),
      })),
    );
  return { before: side(a, common.a), after: side(b, common.b) };
}

/** Words, runs of white space and single punctuation marks, as separate tokens. */
const words = (text: string): string[] => text.match(/\s+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu) ?? [];

function commonHead(a: readonly string[], b: readonly string[]): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1;
  return length;
}

/** The indices of a longest common subsequence, in each list. */
function commonWords(a: readonly string[], b: readonly string[]): { a: Set<number>; b: Set<number> } {
  const width = b.length + 1;
  const lengths = new Uint32Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  }
  const found = { a: new Set<number>(), b: new Set<number>() };
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      found.a.add(i++);
      found.b.add(j++);
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return found;
}

function joined(pieces: readonly TextPiece[]): TextPiece[] {
  const list: TextPiece[] = [];
  for (const piece of pieces) {
    const last = list.at(-1);
    if (last && last.changed === piece.changed) list[list.length - 1] = { ...last, text: last.text + piece.text };
    else list.push(piece);
  }
  return list;
}

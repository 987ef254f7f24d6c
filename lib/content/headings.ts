/**
 * Sanitised HTML whose highest heading stands at `level`, and whose headings go down one level at a time, so that a text
 * that starts with a title of the first order, or jumps from the first to the third, keeps the page's outline whole.
 */
export function shiftHeadings(html: string, level: number): string {
  const used = new Set([...html.matchAll(/<h([1-6])\b/gi)].map(([, digit]) => Number(digit)));
  const ranks = new Map([...used].toSorted((a, b) => a - b).map((digit, rank) => [String(digit), level + rank]));
  let current = level - 1;
  return html.replace(/(<(\/?)h)([1-6])\b/gi, (_, open: string, slash: string, digit: string) => {
    if (slash === '') current = Math.min(ranks.get(digit) ?? level, current + 1, 6);
    return `${open}${current}`;
  });
}

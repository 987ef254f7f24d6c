/**
 * Renumbers the headings of sanitised HTML: the highest level becomes `level`, and each heading is at most one level
 * below the one before it, so that a text that starts with h1, or jumps from h1 to h3, fits into the page's outline.
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

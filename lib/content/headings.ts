/**
 * Sanitised HTML whose highest heading stands at `level`, the others keeping their distance, so that a text that starts
 * with a title of the first order doesn't add a second one to the page.
 */
export function shiftHeadings(html: string, level: number): string {
  const levels = [...html.matchAll(/<h([1-6])\b/gi)].map(([, digit]) => Number(digit));
  if (levels.length === 0) return html;
  const shift = level - Math.min(...levels);
  return html.replace(/(<\/?h)([1-6])\b/gi, (_, open: string, digit: string) => `${open}${Math.min(6, Number(digit) + shift)}`);
}

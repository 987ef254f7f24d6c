/** A text cut after `most` UTF-16 code units, with an ellipsis where it was cut; no half of a character is left. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`;
}

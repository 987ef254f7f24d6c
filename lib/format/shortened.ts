/** A text cut after `most` UTF-16 code units, with an ellipsis where it was cut; no half of a character is left. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`;
}

/** The same, the ellipsis included, cut between two words, or at half when the second half has no space. */
export function shortenedAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), most / 2)).replace(/[\s,;:.]+$/u, '')}…`;
}

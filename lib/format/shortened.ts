/** Cuts a text after `most` UTF-16 code units, between characters, and marks the cut with an ellipsis. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
  return `${start.trimEnd()}…`;
}

/** Cuts a text to `most` units including the ellipsis, between words, or at half when the second half has no space. */
export function shortenedAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), most / 2)).replace(/[\s,;:.]+$/u, '')}…`;
}

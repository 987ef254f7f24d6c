/** Accents of TeX: most of what French and its neighbours write, so that most texts need no parser, which takes ten times as long. */

// biome-ignore format: a table
const marks: ReadonlyMap<string, string> = new Map([
  ["'", '\u0301'], ['`', '\u0300'], ['^', '\u0302'], ['"', '\u0308'], ['~', '\u0303'], ['=', '\u0304'],
  ['.', '\u0307'], ['c', '\u0327'], ['v', '\u030c'], ['H', '\u030b'], ['u', '\u0306'], ['k', '\u0328'], ['r', '\u030a'],
]);
// biome-ignore format: a table
const letters: ReadonlyMap<string, string> = new Map([
  ['oe', 'œ'], ['OE', 'Œ'], ['ae', 'æ'], ['AE', 'Æ'], ['aa', 'å'], ['AA', 'Å'], ['ss', 'ß'],
  ['o', 'ø'], ['O', 'Ø'], ['l', 'ł'], ['L', 'Ł'],
]);

/** `\'e`, `\'{e}`, `\c c`, `\"{\i}`; braces around are left. Not right behind a command, whose name would go on. */
const accent = /(?<!\\[a-zA-Z]{0,20})\\(['`^"~=.]|[cvHukr](?=[\s{]))\s*(?:\{\s*(?:\\([ij])|([a-zA-Z]))\s*\}|\\([ij])(?![a-zA-Z])\s*|([a-zA-Z]))/g;
const letter = /(?<!\\)\\(oe|OE|ae|AE|aa|AA|ss|o|O|l|L)(?![a-zA-Z])(?:\{\}|[ \t\n]+)?/g;

/** The text with these accents and letters as characters; one with formulas, where they mean something else, as it is. */
export function withAccents(tex: string): string {
  if (!tex.includes('\\') || tex.includes('$')) return tex;
  return tex
    .replace(accent, (_, mark: string, ...bases: (string | undefined)[]) =>
      ((bases.slice(0, 4).find(Boolean) ?? '') + (marks.get(mark) ?? '')).normalize('NFC'),
    )
    .replace(letter, (_, name: string) => letters.get(name) ?? '');
}

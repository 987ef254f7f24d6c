/** Accents of TeX: most of what French and its neighbours write, so that most texts need no parser, which takes ten times as long. */

const marks: ReadonlyMap<string, string> = new Map([
  ...[
    ["'", '\u0301'] as const,
    ['`', '\u0300'] as const,
    ['^', '\u0302'] as const,
    ['"', '\u0308'] as const,
    ['~', '\u0303'] as const,
    ['=', '\u0304'] as const,
  ],
  ...[
    ['.', '\u0307'] as const,
    ['c', '\u0327'] as const,
    ['v', '\u030c'] as const,
    ['H', '\u030b'] as const,
    ['u', '\u0306'] as const,
    ['k', '\u0328'] as const,
  ],
  ['r', '\u030a'],
]);
const letters: ReadonlyMap<string, string> = new Map([
  ...[['oe', 'œ'] as const, ['OE', 'Œ'] as const, ['ae', 'æ'] as const, ['AE', 'Æ'] as const, ['aa', 'å'] as const, ['AA', 'Å'] as const, ['ss', 'ß'] as const],
  ...[['o', 'ø'] as const, ['O', 'Ø'] as const, ['l', 'ł'] as const, ['L', 'Ł'] as const],
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

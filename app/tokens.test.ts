/** Colours and sizes are defined in the theme and nowhere else. */
import fs from 'node:fs';
import { expect, test } from 'vitest';

/** Files that may contain colours, with the reason. */
const excepted: readonly { readonly file: string; readonly reason: string }[] = [
  { file: 'app/theme.css', reason: 'the theme itself' },
  { file: 'app/schemes.css', reason: 'other values of its tokens: of a tone, in print' },
  {
    file: 'app/admin-theme.css',
    reason: 'the administration’s own tokens, and its denser values of those of the theme',
  },
  { file: 'app/document.tsx', reason: 'the colour of the browser’s bar is a <meta>, which knows no custom property' },
  { file: 'app/manifest.webmanifest/route.ts', reason: 'a manifest knows no custom property' },
  {
    file: 'app/(site)/print.css',
    reason: 'the margin of a printed page is outside of the document, which has the properties',
  },
];

const folders = ['app', 'components', 'sections'] as const;
const sources = folders
  .flatMap((folder) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
  .filter((file) => /\.(css|tsx)$/.test(file))
  .filter((file) => !excepted.some((one) => one.file === file));

/** `#fff`, `rgb(…)`, `oklch(…)`; not the fragment `#contact`, nor a mix of a token. */
const rawColour = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?!-)|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(/gi;
/** `text-[13px]`, `bg-[red]`, `border-(--x)`: a colour or type size that is not a token. */
const arbitrary =
  /(?:^|[\s"'`:])(?:text|bg|border|fill|stroke|outline|decoration|font|leading|tracking|rounded|shadow)-[[(](?!calc\(\d[\d.]*\*var\(--)[^\s"'`]*/g;

test('no colour is defined outside of the theme', () => {
  expect(found(rawColour)).toEqual([]);
});

test('no utility has a colour, type size or shape that is not a token', () => {
  expect(found(arbitrary)).toEqual([]);
});

function found(pattern: RegExp): string[] {
  return sources.flatMap((file) =>
    (fs.readFileSync(file, 'utf8').match(pattern) ?? []).map((text) => `${file}: ${text.trim()}`),
  );
}

/**
 * Writes app/fonts/*.woff2 from the @fontsource-variable packages: one small Latin file per face for every page,
 * symbols, Latin Extended and Vietnamese apart (loaded by unicode-range only where a page needs them), and the
 * licences. Newsreader is `headings`, Inter `text`: Next preloads in the order of names, and the largest is best asked
 * for first, on the open connection. app/fonts/pictures/*.ttf are the same faces in one weight each, for the pictures
 * that the server makes (lib/pictures). Run after an update of those packages: node tools/fonts.ts
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

if (process.argv.includes('--help')) {
  process.stdout.write('node tools/fonts.ts : régénère app/fonts à partir des paquets @fontsource-variable.\n');
  process.exit(0);
}

const require = createRequire(import.meta.url);
const subsetFont: (font: Buffer, text: string, options: object) => Promise<Buffer> = require('subset-font');
const target = join(import.meta.dirname, '../app/fonts');
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

// Characters of nearly every page: ASCII, the letters of Latin-1, œ Œ Ÿ, the spaces and marks of French typography.
const LATIN = `${range(0x20, 0x7e)}\u00a0§©«\u00ad°·»${range(0xc0, 0xd6)}${range(0xd8, 0xf6)}${range(0xf8, 0xff)}ŒœŸ\u2009\u200a\u202f\u2010\u2011–—‘’“”•…`;
// Characters of some scientific titles.
const SYMBOLS = '¡¢£¤¥¦¨ª¬®¯±²³´µ¶¸¹º¼½¾¿×÷‚„†‡‰‹›⁄€™−≈≠≤≥←↑→↓↗№';

// Headings are 17 to 64 px high: one optical size in between suits both ends and keeps the file small.
const SERIF = { opsz: 24, wght: { min: 400, max: 600 } };
const SANS = { wght: { min: 400, max: 650 } };

// The other features, which the site does not use, would triple the glyphs.
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum', 'sups'];

// Latin Extended-A and the Romanian letters, for the names of most of Europe. Rarer letters are in a file of their own.
const EUROPEAN = range(0x100, 0x17f) + range(0x218, 0x21b);
const RARE =
  range(0x180, 0x217) +
  range(0x21c, 0x24f) +
  range(0x2b0, 0x2ff) +
  range(0x300, 0x36f) +
  range(0x1e00, 0x1eff) +
  range(0x20a0, 0x20c0);
const EXTENDED = EUROPEAN + RARE;

const faces = [
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'headings-latin.woff2',
    axes: SERIF,
    text: LATIN,
  },
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
    to: 'headings-latin-italic.woff2',
    axes: { ...SERIF, wght: 400 },
    text: LATIN,
  },
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    to: 'headings-symbols.woff2',
    axes: SERIF,
    text: SYMBOLS,
  },
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
    to: 'headings-latin-ext.woff2',
    axes: SERIF,
    text: EUROPEAN,
  },
  {
    from: '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2',
    to: 'headings-latin-rare.woff2',
    axes: SERIF,
    text: RARE,
  },
  {
    from: '@fontsource-variable/newsreader/files/newsreader-vietnamese-opsz-normal.woff2',
    to: 'headings-vietnamese.woff2',
    axes: SERIF,
  },
  {
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    to: 'text-latin.woff2',
    axes: SANS,
    text: LATIN,
  },
  {
    from: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    to: 'text-symbols.woff2',
    axes: SANS,
    text: SYMBOLS,
  },
  {
    from: '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
    to: 'text-latin-ext.woff2',
    axes: SANS,
    text: EUROPEAN,
  },
  {
    from: '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2',
    to: 'text-latin-rare.woff2',
    axes: SANS,
    text: RARE,
  },
  {
    from: '@fontsource-variable/inter/files/inter-vietnamese-wght-normal.woff2',
    to: 'text-vietnamese.woff2',
    axes: SANS,
  },
];

await mkdir(join(target, 'pictures'), { recursive: true });
for (const { from, to, axes, text = EXTENDED } of faces) {
  const source = await readFile(require.resolve(from));
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(join(target, to), subset);
  process.stdout.write(`${to} ${(subset.length / 1024).toFixed(1)} Ko\n`);
}
for (const [name, file, axes] of [
  ['newsreader', 'opsz-normal', { opsz: 24, wght: 600 }],
  ['inter', 'wght-normal', { wght: 450 }],
]) {
  for (const part of ['latin', 'latin-ext', 'vietnamese']) {
    const source = await readFile(require.resolve(`@fontsource-variable/${name}/files/${name}-${part}-${file}.woff2`));
    const text = part === 'latin' ? `${LATIN}${SYMBOLS}ı` : EXTENDED;
    const subset = await subsetFont(source, text, {
      targetFormat: 'truetype',
      variationAxes: axes,
      keepFeatures: FEATURES,
      noHinting: true,
    });
    await writeFile(join(target, 'pictures', `${name}-${part}.ttf`), subset);
    process.stdout.write(`pictures/${name}-${part}.ttf ${(subset.length / 1024).toFixed(1)} Ko\n`);
  }
}
for (const name of ['newsreader', 'inter']) {
  await copyFile(
    join(dirname(require.resolve(`@fontsource-variable/${name}/package.json`)), 'LICENSE'),
    join(target, `OFL-${name}.txt`),
  );
}

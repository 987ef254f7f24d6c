/**
 * Writes app/fonts/*.woff2 from the @fontsource-variable packages: one small Latin file per face for every page,
 * symbols, Latin Extended, Vietnamese and Arabic apart (loaded by unicode-range only where a page needs them), and the
 * licences. Newsreader is `headings`, Inter `text`: Next preloads in the order of names, and the largest is best
 * requested first, on the open connection. app/fonts/pictures/*.ttf are the same faces in one weight each, for the
 * pictures that the server draws (lib/site/media/site-images). lib/typeset/fonts/*.ttf are static faces for PDF, from
 * @expo-google-fonts and @fontsource, with the list of their characters (coverage.json). Run after an update of those
 * packages: node scripts/dev/fonts.ts
 */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

if (process.argv.includes('--help')) {
  process.stdout.write(
    'node scripts/dev/fonts.ts : régénère app/fonts et lib/typeset/fonts à partir des paquets @fontsource-variable, @fontsource et @expo-google-fonts.\n',
  );
  process.exit(0);
}

const require = createRequire(import.meta.url);
const subsetFont: (font: Buffer, text: string, options: object) => Promise<Buffer> = require('subset-font');
const target = join(import.meta.dirname, '../../app/fonts');
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

// Characters of nearly every page: ASCII, Latin-1 letters, œ Œ Ÿ, spaces and punctuation of French typography.
const LATIN = `${range(0x20, 0x7e)}\u00a0§©«\u00ad°·»${range(0xc0, 0xd6)}${range(0xd8, 0xf6)}${range(0xf8, 0xff)}ŒœŸ\u2009\u200a\u202f\u2010\u2011–—‘’“”•…`;
// Characters of some scientific titles.
const SYMBOLS = '¡¢£¤¥¦¨ª¬®¯±²³´µ¶¸¹º¼½¾¿×÷‚„†‡‰‹›⁄€™−≈≠≤≥←↑→↓↗№';

// Headings are 17 to 64 px high: one optical size in between suits both ends and keeps the file small.
const SERIF = { opsz: 24, wght: { min: 400, max: 600 } };
const SANS = { wght: { min: 400, max: 650 } };

// The site does not use the other features, which would triple the glyphs.
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

// Arabic and Persian letters and marks, and those that Maghreb names add; as in app/fonts/extended.css.
const ARABIC_TEXT = `،؛؟${range(0x621, 0x63a)}${range(0x640, 0x652)}${range(0x660, 0x66d)}\u0670ٱپچژڤکڭگیݣ﴾﴿`;
const ARABIC_FEATURES = [
  'kern',
  'liga',
  'rlig',
  'calt',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'init',
  'medi',
  'fina',
  'isol',
];
const vazirmatn = (weight: number) => `@fontsource/vazirmatn/files/vazirmatn-arabic-${weight}-normal.woff2`;

type Face = {
  readonly from: string;
  readonly to: string;
  readonly axes?: object;
  readonly text?: string;
  readonly features?: readonly string[];
};
const faces: readonly Face[] = [
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
  { from: vazirmatn(400), to: 'arabic-regular.woff2', text: ARABIC_TEXT, features: ARABIC_FEATURES },
  { from: vazirmatn(600), to: 'arabic-half-bold.woff2', text: ARABIC_TEXT, features: ARABIC_FEATURES },
];

await mkdir(join(target, 'pictures'), { recursive: true });
for (const { from, to, axes, text = EXTENDED, features = FEATURES } of faces) {
  const source = await readFile(require.resolve(from));
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
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
{
  const source = await readFile(require.resolve(vazirmatn(500)));
  const subset = await subsetFont(source, ARABIC_TEXT, {
    targetFormat: 'truetype',
    keepFeatures: ARABIC_FEATURES,
    noHinting: true,
  });
  await writeFile(join(target, 'pictures', 'vazirmatn-arabic.ttf'), subset);
  process.stdout.write(`pictures/vazirmatn-arabic.ttf ${(subset.length / 1024).toFixed(1)} Ko\n`);
}
await copyFile(require.resolve('@fontsource/vazirmatn/LICENSE'), join(target, 'OFL-vazirmatn.txt'));
for (const name of ['newsreader', 'inter']) {
  await copyFile(
    join(dirname(require.resolve(`@fontsource-variable/${name}/package.json`)), 'LICENSE'),
    join(target, `OFL-${name}.txt`),
  );
}

// Characters of the PDF's static faces, which have no other fallback: Latin, Greek, Cyrillic and Arabic letters,
// phonetic and superscript ones, punctuation, currencies, arrows, mathematical symbols and the square for a missing
// one.
const PDF_TEXT = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x18f, 0x18f],
  [0x192, 0x192],
  [0x1cd, 0x1dc],
  [0x1e6, 0x1e7],
  [0x218, 0x21b],
  [0x2b0, 0x3ff],
  [0x400, 0x45f],
  [0x490, 0x4ff],
  [0x1d00, 0x1dbf],
  [0x1e00, 0x22ff],
  [0x25a0, 0x25ff],
]
  .map(([from = 0, to = 0]) => range(from, to))
  .join('');
const ARABIC = `\u200c\u200d${range(0x600, 0x6ff)}${range(0x750, 0x77f)}${range(0x8a0, 0x8ff)}`;

const expo = (family: string, face: string) =>
  `@expo-google-fonts/${family.toLowerCase()}/${face}/${family}_${face}.ttf`;
const pdfFaces: readonly { readonly from: string; readonly text: string; readonly features?: readonly string[] }[] = [
  ...['400Regular_Italic', '600SemiBold'].map((face) => ({
    from: expo('Newsreader', face),
    text: LATIN + SYMBOLS + EUROPEAN,
  })),
  ...['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic'].map((face) => ({
    from: expo('Inter', face),
    text: PDF_TEXT,
  })),
  ...[400, 600].map((weight) => ({ from: vazirmatn(weight), text: ARABIC, features: ARABIC_FEATURES })),
];
const pdfTarget = join(import.meta.dirname, '../../lib/typeset/fonts');
await mkdir(pdfTarget, { recursive: true });
const covered = new Set<number>();
for (const { from, text, features = FEATURES } of pdfFaces) {
  const source = await readFile(require.resolve(from));
  const subset = await subsetFont(source, text, { targetFormat: 'sfnt', keepFeatures: features, noHinting: true });
  const name = basename(from).replace(/\.\w+$/, '.ttf');
  await writeFile(join(pdfTarget, name), subset);
  for (const point of codePointsOf(subset)) covered.add(point);
  process.stdout.write(`lib/typeset/fonts/${name} ${(subset.length / 1024).toFixed(1)} Ko\n`);
}
await writeFile(join(pdfTarget, 'coverage.json'), `${JSON.stringify(rangesOf(covered))}\n`);
await copyFile(require.resolve('@fontsource/vazirmatn/LICENSE'), join(pdfTarget, 'OFL-vazirmatn.txt'));
for (const name of ['newsreader', 'inter'])
  await copyFile(require.resolve(`@expo-google-fonts/${name}/LICENSE_FONT`), join(pdfTarget, `OFL-${name}.txt`));

/** The code points in a font's format 4 `cmap` table (https://learn.microsoft.com/typography/opentype/spec/cmap). */
function codePointsOf(font: Buffer): number[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const table = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap');
  if (table === undefined) throw new Error('a font without cmap');
  const cmap = font.subarray(font.readUInt32BE(table + 8));
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(4 + index * 8 + 4));
  const at = subtables.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (at === undefined) throw new Error('a font without a cmap of format 4');
  const doubled = cmap.readUInt16BE(at + 6);
  return Array.from({ length: doubled / 2 }, (_, index) => {
    const end = cmap.readUInt16BE(at + 14 + index * 2);
    const start = cmap.readUInt16BE(at + 16 + doubled + index * 2);
    const delta = cmap.readUInt16BE(at + 16 + doubled * 2 + index * 2);
    const place = at + 16 + doubled * 3 + index * 2;
    const offset = cmap.readUInt16BE(place);
    return Array.from({ length: end - start + 1 }, (_, step) => start + step).filter((point) => {
      const glyph = offset === 0 ? point + delta : cmap.readUInt16BE(place + offset + (point - start) * 2);
      return point !== 0xffff && (glyph & 0xffff) !== 0;
    });
  }).flat();
}

function rangesOf(points: ReadonlySet<number>): (readonly [number, number])[] {
  const ranges: [number, number][] = [];
  for (const point of [...points].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  return ranges;
}

#!/usr/bin/env node
/**
 * Writes app/fonts/fallbacks.css: visitors' system fonts with the metrics of app/fonts, so that text does not shift
 * when a font arrives. Measured in Chromium with a French text, on the fonts of Debian's packages fonts-liberation
 * (which have the widths of Times New Roman and Arial), fonts-roboto-unhinted and fonts-noto-core (Android's). Run
 * after changing app/fonts: node scripts/dev/font-fallbacks.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright/test';
import { browserArguments, findBrowser } from '../lib/browser.ts';

if (process.argv.includes('--help')) {
  process.stdout.write(
    'node scripts/dev/font-fallbacks.ts : régénère app/fonts/fallbacks.css (paquets fonts-liberation, fonts-roboto-unhinted et fonts-noto-core).\n',
  );
  process.exit(0);
}

const TEXT =
  'Mes travaux relient la sécurité des réseaux à l’apprentissage automatique : détecter ce qui sort de l’ordinaire, comprendre pourquoi, et le dire à ceux qui décident. Après une thèse consacrée à la confiance dans les réseaux de capteurs, j’ai rejoint l’université où j’enseigne, dès la licence, la programmation et les systèmes répartis.';

const fonts = join(import.meta.dirname, '../../app/fonts');
const system = '/usr/share/fonts/truetype';

/**
 * `weight`: of the web font that the face stands in for; `file`: metric-compatible with `locals`, which are full names,
 * then PostScript names.
 */
const faces = [
  {
    family: 'Newsreader Fallback',
    web: 'headings-latin.woff2',
    weight: 450,
    file: 'liberation/LiberationSerif-Regular.ttf',
    locals: ['Times New Roman', 'Liberation Serif', 'TimesNewRomanPSMT'],
  },
  {
    family: 'Newsreader Fallback',
    web: 'headings-latin-italic.woff2',
    weight: 400,
    italic: true,
    file: 'liberation/LiberationSerif-Italic.ttf',
    locals: ['Times New Roman Italic', 'Liberation Serif Italic', 'TimesNewRomanPS-ItalicMT'],
  },
  {
    family: 'Newsreader Fallback Android',
    web: 'headings-latin.woff2',
    weight: 450,
    file: 'noto/NotoSerif-Regular.ttf',
    locals: ['Noto Serif', 'Noto Serif Regular', 'NotoSerif', 'NotoSerif-Regular'],
  },
  {
    family: 'Newsreader Fallback Android',
    web: 'headings-latin-italic.woff2',
    weight: 400,
    italic: true,
    file: 'noto/NotoSerif-Italic.ttf',
    locals: ['Noto Serif Italic', 'NotoSerif-Italic'],
  },
  {
    family: 'Inter Fallback',
    web: 'text-latin.woff2',
    weight: 400,
    file: 'liberation/LiberationSans-Regular.ttf',
    locals: ['Arial', 'Liberation Sans', 'ArialMT'],
  },
  {
    family: 'Inter Fallback',
    web: 'text-latin.woff2',
    weight: 600,
    bold: true,
    file: 'liberation/LiberationSans-Bold.ttf',
    locals: ['Arial Bold', 'Liberation Sans Bold', 'Arial-BoldMT'],
  },
  {
    family: 'Inter Fallback Android',
    web: 'text-latin.woff2',
    weight: 450,
    file: 'roboto/unhinted/RobotoTTF/Roboto-Regular.ttf',
    locals: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
  },
];

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
const page = await browser.newPage();

/** Width of the text, ascent and descent, in hundredths of the font size. */
async function measure(file: string, weight: number) {
  const data = (await readFile(file)).toString('base64');
  return page.evaluate(
    async ({ data, weight, text }) => {
      const size = 1000; // makes rounding to whole pixels a thousandth
      const face = new FontFace('measured', `url(data:font/ttf;base64,${data})`, { weight: '100 900' });
      document.fonts.add(await face.load());
      const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      context.font = `${weight} ${size}px measured`;
      const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(text);
      document.fonts.delete(face);
      return { width: width / size, ascent: ascent / size, descent: descent / size };
    },
    { data, weight, text: TEXT },
  );
}

const percent = (value: number) => `${(value * 100).toFixed(1)}%`;
let css =
  '/* Written by scripts/dev/font-fallbacks.ts: fonts of visitors’ systems with the widths and heights of ours, for text that is read before those have come. */\n';
for (const { family, web, weight, italic, bold, file, locals } of faces) {
  const ours = await measure(join(fonts, web), weight);
  const adjust = ours.width / (await measure(join(system, file), 400)).width;
  css += `@font-face {
  font-family: "${family}";
  font-style: ${italic ? 'italic' : 'normal'};
  font-weight: ${bold ? 700 : 400};
  src: ${locals.map((name) => `local("${name}")`).join(', ')};
  ascent-override: ${percent(ours.ascent / adjust)};
  descent-override: ${percent(ours.descent / adjust)};
  line-gap-override: 0%;
  size-adjust: ${percent(adjust)};
}
`;
}
await browser.close();
await writeFile(join(fonts, 'fallbacks.css'), css);

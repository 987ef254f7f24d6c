import path from 'node:path';
import { xml } from '@/lib/xml';
import { openSharp } from '../sharp';

/**
 * The site's two font families, each in the one weight used in pictures, and the one of Arabic letters (scripts/dev/fonts.ts
 * writes the files).
 */
const faces = {
  serif: { family: 'Newsreader 16pt,Vazirmatn Medium,serif SemiBold', file: 'newsreader' },
  sans: { family: 'Inter,Vazirmatn Medium,sans-serif', file: 'inter' },
} as const;

export type TextStyle = {
  readonly face: keyof typeof faces;
  /** In px. */
  readonly size: number;
  /** `#rrggbb` */
  readonly colour: string;
  /** Maximum line width in px; without it, lines do not wrap. */
  readonly width?: number;
};
export type RenderedText = { readonly input: Buffer; readonly width: number; readonly height: number };

/**
 * Renders a text as a transparent PNG of the text's own size. Characters that these families lack come from the
 * host's fonts.
 */
export async function renderText(text: string, { face, size, colour, width }: TextStyle): Promise<RenderedText> {
  const { family, file } = faces[face];
  await loadFonts();
  const markup = `<span foreground="${colour}">${xml(text)}</span>`;
  const fontfile = fontPath(`${file}-latin.ttf`);
  const sharp = await openSharp();
  const { data, info } = await sharp({
    text: { text: markup, font: `${family} ${size}`, fontfile, width, dpi: 72, rgba: true, wrap: 'word-char' },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

let loading: Promise<unknown> | undefined;

/**
 * Rendering a text with a font file registers it for the process: the extended files then serve as fallback for single
 * characters.
 */
function loadFonts(): Promise<unknown> {
  const files = [
    ...Object.values(faces).flatMap(({ file }) => ['latin-ext', 'vietnamese'].map((part) => `${file}-${part}.ttf`)),
    'vazirmatn-arabic.ttf',
  ];
  loading ??= openSharp().then((sharp) =>
    Promise.all(
      files.map((file) =>
        sharp({ text: { text: '.', fontfile: fontPath(file) } })
          .png()
          .toBuffer(),
      ),
    ),
  );
  return loading;
}

function fontPath(file: string): string {
  return path.join(/* turbopackIgnore: true */ process.cwd(), 'app/fonts/pictures', file);
}

import path from 'node:path';
import type { OutputInfo, OverlayOptions } from 'sharp';
import { openSharp } from '@/lib/site/media/decode';
import { xml } from '@/lib/xml';
import { fullName } from '@/sections/profil/schema';
import type { IconSize, Pictured } from './urls';

const cardSize = { width: 1200, height: 630 } as const;
const margin = 72;
const edge = 14;
const plainSizes = [112, 96, 84, 72, 60, 50, 40] as const;
const photoSizes = [84, 72, 60, 50, 40] as const;
const portrait = { width: 388, height: 486 } as const; // 4:5

/**
 * Renders the preview card that social networks show with a link to the site, as PNG: name, grade, affiliation, photo;
 * an Arabic name is set from the right.
 */
export async function renderSocialCard(
  profile: Pictured,
  photo: Buffer | null,
): Promise<{ data: Buffer; info: OutputInfo }> {
  const width = cardSize.width - 2 * margin - (photo ? portrait.width + 56 : 0);
  const name = await fitted(
    fullName(profile),
    { face: 'serif', colour: colours.ink, width },
    photo ? photoSizes : plainSizes,
    290,
  );
  const title = profile.grade.trim() || profile.fonction.trim();
  const grade =
    title === '' ? [] : [await fitted(title, { face: 'sans', colour: colours.accent, width }, [34, 28], 90)];
  const place = profile.affiliation.trim() || profile.laboratoire.trim();
  const placeLine =
    place === '' ? [] : [await fitted(place, { face: 'sans', colour: colours.soft, width }, [26, 22], 70)];
  const lines = [name, ...grade, ...placeLine];
  const fromRight = /^\P{L}*\p{Script=Arabic}/u.test(fullName(profile));
  /** Left offset of something `wide` px wide, `away` px from the edge where lines start. */
  const at = (away: number, wide: number) => (fromRight ? cardSize.width - away - wide : away);
  const gap = 28;
  let top = Math.round((cardSize.height - lines.reduce((sum, { height }) => sum + height + gap, -gap)) / 2);
  const overlays: OverlayOptions[] = lines.map((line) => {
    const overlay = { input: line.input, left: at(margin, line.width), top };
    top += line.height + gap;
    return overlay;
  });
  if (photo)
    overlays.push({
      input: await framed(photo),
      left: at(cardSize.width - margin - portrait.width, portrait.width),
      top: (cardSize.height - portrait.height) / 2,
    });
  const sharp = await openSharp();
  return sharp(background(at(0, edge)))
    .composite(overlays)
    .png({ compressionLevel: 9, palette: photo === null })
    .toBuffer({ resolveWithObject: true });
}

/**
 * Renders the text at the largest of `sizes` that fits into `height` px; at the smallest, it is cropped to that height.
 */
async function fitted(
  text: string,
  style: Omit<TextStyle, 'size'>,
  sizes: readonly number[],
  height: number,
): Promise<RenderedText> {
  let drawn: RenderedText | undefined;
  for (const size of sizes) {
    drawn = await renderText(text.slice(0, 200), { ...style, size });
    if (drawn.height <= height) return drawn;
  }
  if (!drawn) throw new RangeError('no size to draw at');
  const sharp = await openSharp();
  return {
    ...drawn,
    height,
    input: await sharp(drawn.input).extract({ left: 0, top: 0, width: drawn.width, height }).toBuffer(),
  };
}

async function framed(photo: Buffer): Promise<Buffer> {
  const { width, height } = portrait;
  const frame = `<svg width="${width}" height="${height}"><rect x="1" y="1" width="${width - 2}" height="${height - 2}" fill="none" stroke="${colours.rule}" stroke-width="2"/></svg>`;
  const sharp = await openSharp();
  return sharp(photo)
    .resize(width, height, { fit: 'cover', position: 'top' })
    .composite([{ input: Buffer.from(frame) }])
    .png()
    .toBuffer();
}

/** The background: paper, with an accent bar along the edge where lines start, `left` px from the left. */
function background(left: number): Buffer {
  const { width, height } = cardSize;
  return Buffer.from(
    `<svg width="${width}" height="${height}" xmlns="http://www.w3.org/2000/svg"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${colours.accent}"/><stop offset="1" stop-color="#2f8fc4"/></linearGradient></defs><rect width="100%" height="100%" fill="${colours.paper}"/><rect x="${left}" width="${edge}" height="100%" fill="url(#g)"/></svg>`,
  );
}

/**
 * The site's two font families, each in the one weight used in pictures, and the Arabic one (scripts/dev/fonts.ts
 * writes the files).
 */
const faces = {
  serif: { family: 'Newsreader 16pt,Vazirmatn Medium,serif SemiBold', file: 'newsreader' },
  sans: { family: 'Inter,Vazirmatn Medium,sans-serif', file: 'inter' },
} as const;

type TextStyle = {
  readonly face: keyof typeof faces;
  /** In px. */
  readonly size: number;
  /** `#rrggbb` */
  readonly colour: string;
  /** Maximum line width in px; without it, lines do not wrap. */
  readonly width?: number;
};
type RenderedText = { readonly input: Buffer; readonly width: number; readonly height: number };

/**
 * Renders a text as a transparent PNG of the text's own size. Characters that these families lack come from the
 * host's fonts.
 */
async function renderText(text: string, { face, size, colour, width }: TextStyle): Promise<RenderedText> {
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
 * Rendering a text with a font file registers the font for the process: the extended files then serve as fallback for
 * single characters.
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

/** The light scheme's colours (app/theme.css) in hexadecimal, for pictures. */
export const colours = {
  paper: '#fdfaf5',
  ink: '#1b1f2b',
  soft: '#454b59',
  rule: '#ddd8d0',
  accent: '#1c4390',
  onAccent: '#fdfaf5',
} as const;

/**
 * Renders an icon of `size` px as PNG: the photo, cropped to a square that keeps its top, or the initials without a
 * photo.
 */
export async function renderIcon(
  profile: Pictured,
  size: IconSize,
  photo: Buffer | null,
): Promise<{ data: Buffer; info: OutputInfo }> {
  const sharp = await openSharp();
  if (photo)
    return sharp(photo)
      .resize(size, size, { fit: 'cover', position: 'top' })
      .png({ compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
  // Rendered large, then scaled down: the initials keep their position at every size.
  const letters = await renderText(initials(profile) || '·', { face: 'serif', size: 250, colour: colours.onAccent });
  const fitted = await sharp(letters.input)
    .resize({ width: 380, height: 300, fit: 'inside', withoutEnlargement: true })
    .toBuffer();
  const large = await sharp({ create: { width: 512, height: 512, channels: 4, background: colours.accent } })
    .composite([{ input: fitted, gravity: 'centre' }])
    .png()
    .toBuffer();
  return sharp(large).resize(size, size).png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
}

/** « NT » for Nabil Tazrouti. */
export function initials({ prenom, nom }: Pick<Pictured, 'prenom' | 'nom'>): string {
  return [prenom, nom].map((name) => Array.from(name.trim())[0]?.toLocaleUpperCase('fr') ?? '').join('');
}

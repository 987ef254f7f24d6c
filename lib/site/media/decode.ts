/**
 * Decodes uploaded bytes. Runs only in the picture process, which bounds its time and memory
 * (docs/decisions/0014-processes.md).
 */
import decodeBmp from 'decode-bmp';
import decodeIco from 'decode-ico';
import type { OutputInfo, Sharp } from 'sharp';
import { isIcon, largestPicture } from './ico-file';
import { openSharp } from './sharp';

const maxPixels = 40_000_000;
/** Decoding AVIF takes 20 bytes of memory per pixel, two to five times as much as the other formats. */
const maxAvifPixels = 16_000_000;
const maxSide = 2400;
const loaders = ['JpegBuffer', 'PngBuffer', 'NsgifBuffer', 'WebpBuffer', 'HeifBuffer'];

/**
 * Re-encodes a picture as WebP: orientation applied, no metadata, no trailing bytes. Throws when the bytes are no
 * picture or it is too large.
 */
export async function cleanPicture(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  const picture = await decoded(bytes);
  return picture
    .rotate()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86, effort: 4 })
    .toBuffer({ resolveWithObject: true });
}

/**
 * Opens what sharp decodes, and BMP and ICO, which it cannot. Its other loaders (SVG, TIFF, PDF…) are blocked and never
 * see the bytes.
 */
async function decoded(bytes: Buffer): Promise<Sharp> {
  const sharp = await openSharp();
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders.map((loader) => `VipsForeignLoad${loader}`) });
  const legacy = isBitmap(bytes) ? bitmapPicture(bytes) : isIcon(bytes) ? iconPicture(bytes) : bytes;
  if (!Buffer.isBuffer(legacy))
    return sharp(legacy.data, { raw: { width: legacy.width, height: legacy.height, channels: 4 } });
  const picture = sharp(legacy, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
  const { format, width, height } = await picture.metadata();
  if (width * height > (format === 'heif' ? maxAvifPixels : maxPixels))
    throw new RangeError(`${width} × ${height} px of ${format}`);
  return picture;
}

type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray | Uint8Array };

const isBitmap = (bytes: Buffer): boolean => bytes.toString('latin1', 0, 2) === 'BM';

function bitmapPicture(bitmap: Buffer): Pixels {
  if (bitmap.readInt32LE(18) < 1 || bitmap.readInt32LE(22) < 1) throw new RangeError('a bitmap without a size');
  return whole(decodeBmp(bitmap));
}

/** Decoded pixels, or a PNG file. */
function iconPicture(icon: Buffer): Pixels | Buffer {
  const { kind, bytes } = largestPicture(icon);
  if (kind === 'png') return bytes;
  const [picture] = decodeIco(bytes);
  if (!picture) throw new RangeError('an icon without a picture');
  return whole(picture);
}

function whole(pixels: Pixels): Pixels {
  if (pixels.width * pixels.height * 4 !== pixels.data.length) throw new RangeError('pixels are missing');
  return pixels;
}

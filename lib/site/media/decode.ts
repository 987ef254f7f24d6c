/**
 * Decodes uploaded bytes. Runs only in the picture process, which bounds its time and memory
 * (docs/decisions/0014-processes.md).
 */
import decodeBmp from 'decode-bmp';
import decodeIco from 'decode-ico';
import type { OutputInfo, Sharp } from 'sharp';

/**
 * Loads the picture library. Only the picture process does (docs/decisions/0014-processes.md), to spare the site
 * its memory and its decoders.
 */
export async function openSharp(): Promise<typeof import('sharp').default> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false); // useless: a process makes one picture
  sharp.concurrency(1); // bounds memory whatever the machine
  return sharp;
}

const maxPixels = 40_000_000;
/** Decoding AVIF takes 20 bytes of memory per pixel, two to five times as much as the other formats. */
const maxAvifPixels = 16_000_000;
const maxSide = 2400;
const loaders = ['JpegBuffer', 'PngBuffer', 'NsgifBuffer', 'WebpBuffer', 'HeifBuffer'];

/**
 * Re-encodes a picture as WebP: orientation applied, no metadata, no trailing bytes. Throws when the bytes are no
 * picture or one too large.
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
 * Opens what sharp decodes, plus BMP and ICO, which it cannot. Its other loaders (SVG, TIFF, PDF…) are blocked and
 * never see the bytes.
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
  return withAllPixels(decodeBmp(bitmap));
}

/** Decoded pixels, or a PNG file. */
function iconPicture(icon: Buffer): Pixels | Buffer {
  const { kind, bytes } = largestPicture(icon);
  if (kind === 'png') return bytes;
  const [picture] = decodeIco(bytes);
  if (!picture) throw new RangeError('an icon without a picture');
  return withAllPixels(picture);
}

function withAllPixels(pixels: Pixels): Pixels {
  if (pixels.width * pixels.height * 4 !== pixels.data.length) throw new RangeError('pixels are missing');
  return pixels;
}

/** Sizes in bytes of the file header and of each entry of its directory. */
const iconHeaderSize = 6;
const iconEntrySize = 16;
/** Icons hold a handful of pictures; a directory of thousands, possibly all with the same bytes, is an attack. */
const maxEntries = 256;
const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

type Entry = {
  readonly payload: Buffer;
  readonly isPng: boolean;
  readonly area: number;
  readonly bits: number;
  readonly at: number;
};

/** Whether the bytes start with the header of an icon file. */
export const isIcon = (file: Buffer): boolean =>
  file.length >= iconHeaderSize + iconEntrySize && file.readUInt32LE(0) === 0x00010000;

/**
 * The largest picture of an icon, by area, then by bits per pixel: a PNG as it is, else an icon file with this picture
 * only. Throws a RangeError for a directory that is empty, too long, or points outside the file.
 */
export function largestPicture(file: Buffer): { readonly kind: 'png' | 'icon'; readonly bytes: Buffer } {
  const count = file.readUInt16LE(4);
  if (count === 0 || count > maxEntries) throw new RangeError(`an icon of ${count} pictures`);
  const entries = Array.from({ length: count }, (_, index) =>
    entryAt(file, iconHeaderSize + iconEntrySize * index, iconHeaderSize + iconEntrySize * count),
  );
  const { isPng, payload, at } = entries.reduce((best, entry) =>
    entry.area > best.area || (entry.area === best.area && entry.bits > best.bits) ? entry : best,
  );
  if (isPng) return { kind: 'png', bytes: payload };
  const alone = Buffer.concat([file.subarray(0, iconHeaderSize), file.subarray(at, at + iconEntrySize), payload]);
  alone.writeUInt16LE(1, 4);
  alone.writeUInt32LE(iconHeaderSize + iconEntrySize, iconHeaderSize + 12);
  return { kind: 'icon', bytes: alone };
}

/**
 * Reads the directory entry at offset `at`. Width and height come from the picture itself, since the directory has one
 * byte for each. `from`: the first offset where pictures may begin.
 */
function entryAt(file: Buffer, at: number, from: number): Entry {
  const size = file.readUInt32LE(at + 8);
  const offset = file.readUInt32LE(at + 12);
  if (size < 40 || offset < from || offset + size > file.length) throw new RangeError('a picture outside the icon');
  const payload = file.subarray(offset, offset + size);
  const isPng = payload.subarray(0, 8).equals(pngSignature);
  const width = isPng ? payload.readUInt32BE(16) : payload.readInt32LE(4);
  const height = isPng ? payload.readUInt32BE(20) : payload.readInt32LE(8) / 2; // the height includes the mask
  if (width < 1 || height < 1) throw new RangeError('a picture without a size');
  return { payload, isPng, area: width * height, bits: isPng ? payload.readUInt8(24) : payload.readUInt16LE(14), at };
}

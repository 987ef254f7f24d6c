/** Reads the list of pictures that an icon file (ICO) holds, without decoding any of them. */

/** Sizes in bytes of the file header and of each entry of its directory. */
const head = 6;
const line = 16;
/**
 * Icons hold a handful of pictures; a directory of thousands, possibly all of the same bytes, is made to waste time.
 */
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
export const isIcon = (file: Buffer): boolean => file.length >= head + line && file.readUInt32LE(0) === 0x00010000;

/**
 * The largest picture of an icon, by area, then by bits per pixel: a PNG as it is, else an icon file with this picture
 * only. Throws a RangeError for a directory that is empty, too long, or points outside the file.
 */
export function largestPicture(file: Buffer): { readonly kind: 'png' | 'icon'; readonly bytes: Buffer } {
  const count = file.readUInt16LE(4);
  if (count === 0 || count > maxEntries) throw new RangeError(`an icon of ${count} pictures`);
  const entries = Array.from({ length: count }, (_, index) => entryAt(file, head + line * index, head + line * count));
  const { isPng, payload, at } = entries.reduce((best, entry) =>
    entry.area > best.area || (entry.area === best.area && entry.bits > best.bits) ? entry : best,
  );
  if (isPng) return { kind: 'png', bytes: payload };
  const alone = Buffer.concat([file.subarray(0, head), file.subarray(at, at + line), payload]);
  alone.writeUInt16LE(1, 4);
  alone.writeUInt32LE(head + line, head + 12);
  return { kind: 'icon', bytes: alone };
}

/**
 * Reads the directory entry at offset `at`. Width and height come from the picture itself, because the directory has
 * one byte for each.
 * `from` is the first offset where pictures may begin.
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

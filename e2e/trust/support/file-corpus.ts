/** Files for the upload route: truncated or altered pictures, polyglots, and small files that declare huge contents. */
import zlib from 'node:zlib';
import sharp from 'sharp';
import { iconBitmap, iconFile, manyFrames } from '../../../lib/testing/hostile-pictures';

/** Marker in every file that carries something besides its picture; no stored file may contain it. */
export const stowaway = 'canari-passager';

export type Sent = { readonly name: string; readonly bytes: Buffer };

const script = `<script>window.__ran=1//${stowaway}</script>`;

/** One small valid picture of each format that the site reads. */
export async function soundPictures(): Promise<Sent[]> {
  const picture = () => sharp({ create: { width: 48, height: 36, channels: 3, background: '#467' } }).withExif({ IFD0: { Copyright: stowaway } });
  return [
    { name: 'a.jpg', bytes: await picture().jpeg().toBuffer() },
    { name: 'a.png', bytes: await picture().png().toBuffer() },
    { name: 'a.gif', bytes: await picture().gif().toBuffer() },
    { name: 'a.webp', bytes: await picture().webp().toBuffer() },
    { name: 'a.avif', bytes: await picture().avif({ effort: 0 }).toBuffer() },
    { name: 'a.bmp', bytes: bitmap(20, 10) },
    { name: 'a.ico', bytes: icon(await picture().resize(16, 16).png().toBuffer()) },
  ];
}

/** Valid pictures, polyglots, files of other types and decompression bombs. */
export async function craftedFiles(): Promise<Sent[]> {
  const sound = await soundPictures();
  const picture = () => sharp({ create: { width: 1, height: 1, channels: 3, background: '#467' } });
  const text = (name: string, content: string): Sent => ({ name, bytes: Buffer.from(content) });
  const behind = sound.map(({ name, bytes }) => ({ name: `behind-${name}`, bytes: Buffer.concat([bytes, Buffer.from(script)]) }));
  const before = sound.map(({ name, bytes }) => ({ name: `before-${name}`, bytes: Buffer.concat([Buffer.from(script), bytes]) }));
  const archives = sound.map(({ name, bytes }) => ({ name: `zip-${name}`, bytes: Buffer.concat([bytes, emptyZip()]) }));
  const misnamed = sound.map(({ bytes }, at) => ({
    name: ['a.html', 'a.svg', 'a.php', '../../a.png', 'a\r\nX: y.png', 'a.png\u0000.html', 'é’😀.png'][at] ?? 'a',
    bytes,
  }));
  const carriers = [...behind, ...before, ...archives, ...misnamed];
  return [
    ...sound,
    ...carriers,
    text('a.svg', `<svg xmlns="http://www.w3.org/2000/svg" onload="${stowaway}" width="9" height="9"/>`),
    text(
      'entities.svg',
      '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&c;</text></svg>',
    ),
    text('file.svg', '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="file:///etc/passwd"/></svg>'),
    text('a.html', `<!doctype html>${script}`),
    text('script.gif', `GIF89a/*${stowaway}*/=1;window.__ran=1`),
    text('script.bmp', `BM=1;/*${stowaway}*/window.__ran=1;${' '.repeat(60)}`),
    text('script.jpg', `\u00ff\u00d8\u00ff\u00e0${script}`),
    text('a.pdf', '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>'),
    text('a.mvg', "push graphic-context\nviewbox 0 0 640 480\nfill 'url(https://canari.example/)'\npop graphic-context"),
    text('a.txt', 'rien'),
    text('empty', ''),
    {
      name: 'tiff',
      bytes: await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
        .tiff()
        .toBuffer(),
    },
    { name: 'huge.png', bytes: pngOf(100_000, 100_000, Buffer.alloc(0)) },
    { name: 'wide.png', bytes: pngOf(2_000_000_000, 1, Buffer.alloc(0)) },
    { name: 'fifty.png', bytes: pngOf(10_000, 5_000, zlib.deflateSync(Buffer.alloc((10_000 * 3 + 1) * 5_000))) },
    { name: 'forty.png', bytes: pngOf(8_000, 5_000, zlib.deflateSync(Buffer.alloc((8_000 * 3 + 1) * 5_000))) },
    { name: 'overfull.png', bytes: pngOf(8, 8, zlib.deflateSync(Buffer.alloc(200_000_000))) },
    {
      name: 'text-bomb.png',
      bytes: withChunk(
        pngOf(8, 8, zlib.deflateSync(Buffer.alloc(8 * 25))),
        'zTXt',
        Buffer.concat([Buffer.from('a\0\0'), zlib.deflateSync(Buffer.alloc(300_000_000))]),
      ),
    },
    { name: 'huge.jpg', bytes: jpegOf(sound[0]?.bytes ?? Buffer.alloc(0), 65_500, 65_500) },
    { name: 'huge.gif', bytes: gifOf(sound[2]?.bytes ?? Buffer.alloc(0), 65_535, 65_535) },
    { name: 'huge.bmp', bytes: bitmapOf(60_000, 60_000) },
    { name: 'negative.bmp', bytes: bitmapOf(-60_000, -60_000) },
    { name: 'many.ico', bytes: crowdedIcon() },
    { name: 'shared-256.ico', bytes: iconFile(Array(256).fill({ payload: iconBitmap(400, 1, [9, 9, 9]) })) },
    { name: 'large.ico', bytes: iconFile([{ payload: iconBitmap(2800, 1, [9, 9, 9]) }]) },
    { name: 'flat.bmp', bytes: bitmapOf(0, 0x7fffffff) },
    {
      name: 'profile-bomb.png',
      bytes: withChunk(
        pngOf(8, 8, zlib.deflateSync(Buffer.alloc(8 * 25))),
        'iCCP',
        Buffer.concat([Buffer.from('a\0\0'), zlib.deflateSync(Buffer.alloc(300_000_000))]),
      ),
    },
    {
      name: 'international-text-bomb.png',
      bytes: withChunk(
        pngOf(8, 8, zlib.deflateSync(Buffer.alloc(8 * 25))),
        'iTXt',
        Buffer.concat([Buffer.from('a\0\u0001\0\0\0'), zlib.deflateSync(Buffer.alloc(300_000_000))]),
      ),
    },
    { name: 'long-animation.webp', bytes: manyFrames(400, 5000, await picture().webp({ lossless: true }).toBuffer()) },
    {
      name: 'frames.gif',
      bytes: await sharp(Buffer.alloc(16 * 16 * 300 * 3, 7), { raw: { width: 16, height: 16 * 300, channels: 3, pageHeight: 16 } })
        .gif()
        .toBuffer(),
    },
  ];
}

function pngOf(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** The PNG with one more chunk after its header. */
const withChunk = (png: Buffer, type: string, data: Buffer) => Buffer.concat([png.subarray(0, 33), chunk(type, data), png.subarray(33)]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(8);
  framed.writeUInt32BE(data.length, 0);
  framed.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([framed.subarray(0, 4), body, framed.subarray(4)]);
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** The JPEG with another size in its frame header. */
function jpegOf(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

function gifOf(gif: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(gif);
  copy.writeUInt16LE(width, 6);
  copy.writeUInt16LE(height, 8);
  return copy;
}

function bitmapOf(width: number, height: number): Buffer {
  const copy = bitmap(20, 10);
  copy.writeInt32LE(width, 18);
  copy.writeInt32LE(height, 22);
  return copy;
}

function bitmap(width: number, height: number): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + row * height, 0x66);
  file.fill(0, 0, 54);
  file.write('BM', 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  return file;
}

function icon(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

/** An icon that declares 65,535 pictures, all at the same offset. */
function crowdedIcon(): Buffer {
  const file = Buffer.alloc(6 + 65_535 * 16, 1);
  file.set([0, 0, 1, 0, 0xff, 0xff]);
  return file;
}

/** End record of an empty ZIP archive, which readers search for from the end of a file. */
const emptyZip = () => Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

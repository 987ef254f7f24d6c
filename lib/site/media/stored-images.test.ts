import fs from 'node:fs';
import { type FileHandle, mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { jobs } from '@/lib/jobs/table';
import { iconBitmap, iconFile } from '@/lib/testing/hostile-pictures';
import { makePicture } from './process';
import { storeImage, variantBytes, variantsFolder } from './stored-images';
import { parseVariant } from './variants';

const folder = await mkdtemp(path.join(os.tmpdir(), 'images '));
process.env.UPLOADS_DIR = folder;
afterAll(() => rm(folder, { recursive: true }));

const refused = { code: 'wrongType', message: 'Veuillez sélectionner un fichier image valide' };
const plain = (width: number, height = width) => sharp({ create: { width, height, channels: 3, background: '#369' } });
const hugeAvif = fs.readFileSync('lib/testing/huge.avif'); // 6300 pixels square in 1 KB, decoded to 700 MiB
const stored = async (bytes: Buffer) => {
  const { name, width, height } = await storeImage(bytes);
  const data = await readFile(path.join(folder, name));
  const [red = 0, green = 0, blue = 0] = await sharp(data)
    .removeAlpha()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return { width, height, red: red > 200, green: green > 200, blue: blue > 200 };
};

test('the largest picture of an icon is stored, bitmap or PNG', async () => {
  const entries = [
    { payload: iconBitmap(16, 32, [255, 0, 0]) },
    { payload: iconBitmap(40, 1, [0, 0, 255]) },
    { payload: iconBitmap(40, 32, [0, 255, 0]) },
  ];
  expect(await stored(iconFile(entries))).toEqual({ width: 40, height: 40, red: false, green: true, blue: false });
  const png = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  expect(await stored(iconFile([...entries, { payload: png }]))).toEqual({
    width: 256,
    height: 256,
    red: true,
    green: false,
    blue: false,
  });
});

test('the refusal of a HEIC says what it is, whatever its name', async () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(100)]);
  await expect(storeImage(heic)).rejects.toMatchObject({
    code: 'wrongType',
    message: expect.stringContaining('HEIC\u00a0: exportez en JPEG'),
  });
});

test('an icon that refers to the same bytes thousands of times is refused, at no more cost than another', async () => {
  const payload = iconBitmap(400, 1, [0, 0, 0]);
  for (const count of [2400, 65_535])
    await expect(storeImage(iconFile(Array(count).fill({ payload })))).rejects.toMatchObject(refused);
  expect(await stored(iconFile(Array(256).fill({ payload })))).toMatchObject({ width: 400, height: 400 });
  expect(await readdir(folder)).toHaveLength(3);
});

/** A PNG with this size in its header, and these further chunks. */
function pngOf(width: number, height: number, ...chunks: readonly (readonly [type: string, data: Buffer])[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const framed = ([['IHDR', header], ...chunks, ['IEND', Buffer.alloc(0)]] as const).map(([type, data]) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  });
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...framed]);
}
const bomb = deflateSync(Buffer.alloc(300_000_000));

test.each<[string, Buffer | Promise<Buffer>]>([
  ['a PNG of ten gigapixels', pngOf(100_000, 100_000, ['IDAT', Buffer.alloc(0)])],
  ['a PNG of one very long line', pngOf(2_000_000_000, 1, ['IDAT', Buffer.alloc(0)])],
  [
    'a JPEG of four gigapixels',
    plain(40)
      .jpeg()
      .toBuffer()
      .then((jpeg) =>
        jpeg.fill(0xff, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5, jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 9),
      ),
  ],
  [
    'a page before a picture',
    plain(4)
      .png()
      .toBuffer()
      .then((png) => Buffer.concat([Buffer.from('<script>1</script>'), png])),
  ],
  ['a TIFF', plain(9).tiff().toBuffer()],
  [
    'a drawing of ImageMagick',
    Buffer.from("push graphic-context\nfill 'url(https://canari.example/)'\npop graphic-context"),
  ],
  [
    'a drawing that names a file',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
  ],
])('%s is refused', async (_, bytes) => expect(storeImage(await bytes)).rejects.toMatchObject(refused));

test.each(['zTXt', 'iCCP', 'iTXt'])(
  'a small PNG whose %s unfolds to 300 MB costs no more than another, and is kept without it',
  async (type) => {
    const named = Buffer.from(type === 'iTXt' ? 'a\0\u0001\0\0\0' : 'a\0\0');
    const picture = pngOf(8, 8, [type, Buffer.concat([named, bomb])], ['IDAT', deflateSync(Buffer.alloc(8 * 25))]);
    const outcome = await storeImage(picture).then(
      async ({ name }) => (await readFile(path.join(folder, name))).length < 10_000,
      ({ code }) => code === 'wrongType',
    );
    expect(outcome).toBe(true);
  },
);

test('40 megapixels are decoded, but only 16 of AVIF, which takes most memory', async () => {
  const large = process.env.NIGHTLY ? plain(8000, 5000) : plain(2560, 1600);
  expect(await stored(await large.png().toBuffer())).toMatchObject({ width: 2400, height: 1500 });
  const small = await plain(process.env.NIGHTLY ? 4000 : 2500)
    .avif({ effort: 0 })
    .toBuffer();
  expect(await stored(small)).toMatchObject({ width: 2400, height: 2400 });
  await expect(storeImage(hugeAvif)).rejects.toMatchObject(refused);
});

test('a process that exceeds its memory is killed', async () => {
  const printed = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  expect(await makePicture({ kind: 'variant', width: 40, ratio: null, format: 'webp' }, hugeAvif)).toBeNull();
  const lines = printed.mock.calls.map(([line]) => JSON.parse(String(line)));
  printed.mockRestore();
  expect(lines).toEqual([
    expect.objectContaining({
      level: 'warn',
      event: 'job.ended',
      job: 'variant',
      reason: 'memory',
    }),
  ]);
});

test('one upload is decoded at a time and eight wait; the next is told to retry', async () => {
  const decoded = Promise.withResolvers<void>();
  for (let ahead = 0; ahead < 8; ahead += 1) void jobs.upload.queue.run(() => decoded.promise);
  const last = expect(storeImage(Buffer.from('rien'))).rejects.toMatchObject({ code: 'wrongType' });
  await expect(storeImage(Buffer.from('rien'))).rejects.toMatchObject({ code: 'busy' });
  decoded.resolve();
  await last;
});

test('a picture whose folder cannot be synced leaves nothing', async () => {
  const probe = await open(import.meta.filename);
  const sync = vi.spyOn(Object.getPrototypeOf(probe) as FileHandle, 'sync');
  await probe.close();
  sync.mockImplementation(async function (this: FileHandle) {
    if ((await this.stat()).isDirectory()) throw new Error('EIO: i/o error, fsync');
  });
  const before = await readdir(folder);
  await expect(storeImage(await plain(4).png().toBuffer())).rejects.toThrow('EIO');
  sync.mockRestore();
  expect(await readdir(folder)).toEqual(before);
});

test('a variant is cached once its bytes are on the disk, and an empty file, left by a power cut, is made again', async () => {
  const { name: upload } = await storeImage(await plain(90).png().toBuffer());
  const name = upload.replace('.webp', '-square-80.webp');
  const variant = parseVariant(name);
  if (!variant) throw new Error(`${name} is no size`);
  const made = await variantBytes(name, variant);
  const file = path.join(variantsFolder(), name);
  expect(await readdir(variantsFolder())).toEqual([name]);
  for (const isLost of [false, true]) {
    if (isLost) await writeFile(file, '');
    expect((await variantBytes(name, variant)).equals(made)).toBe(true);
    expect((await readFile(file)).equals(made)).toBe(true);
  }
});

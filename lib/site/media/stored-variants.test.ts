import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { storeImage } from './store-image';
import { variantBytes, variantsFolder } from './stored-variants';
import { parseVariant } from './variants';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'images '));
process.env.UPLOADS_DIR = folder;
afterAll(() => fs.rmSync(folder, { recursive: true }));

const { name: upload } = await storeImage(
  await sharp({ create: { width: 90, height: 90, channels: 3, background: '#369' } })
    .png()
    .toBuffer(),
);
const name = upload.replace('.webp', '-square-80.webp');
const asked = () => {
  const variant = parseVariant(name);
  if (!variant) throw new Error(`${name} is no size`);
  return variantBytes(name, variant);
};

test('a variant is cached once its bytes are on the disk, and an empty file, left by a power cut, is made again', async () => {
  const made = await asked();
  const file = path.join(variantsFolder(), name);
  expect(fs.readFileSync(file).equals(made)).toBe(true);
  expect(fs.readdirSync(variantsFolder())).toEqual([name]);
  fs.writeFileSync(file, '');
  expect((await asked()).equals(made)).toBe(true);
  expect(fs.readFileSync(file).equals(made)).toBe(true);
});

/** The photo of the profile may come straight from a phone. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/test';

/** A photo as a phone takes it: upright by its metadata alone, and more than 2 MB. */
async function phonePhoto(): Promise<Buffer> {
  const raw = { width: 1500, height: 1000, channels: 3 } as const;
  const noise = sharp(randomBytes(raw.width * raw.height * 3), { raw });
  return noise.resize(2600).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
}

/**
 * A HEIC as a phone takes it, which Chromium does not read: 96 × 64 px, blue with a red quarter at the start, to be
 * turned clockwise, with a place in its EXIF.
 */
const heic = fs.readFileSync(path.join(import.meta.dirname, 'fixtures/phone.heic'));
/** The beginning of one, and nothing after it. */
const broken = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(2000)]);

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel(/^Choisir une (?:autre )?photo/).setInputFiles({ name, mimeType, buffer });

test('a phone’s photo that is too large for the site is resized and sent upright', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  const photo = await phonePhoto();
  expect(photo.length).toBeGreaterThan(2 * 1024 * 1024);
  await page.goto('/admin/profile');
  await choose(page, 'IMG_1234.JPG', 'image/jpeg', photo);
  const portrait = page.getByRole('img', { name: 'Aperçu du portrait' });
  await expect(portrait).toHaveAttribute('src', /^\/uploads\//);
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1600, 2400]);
});

test('a HEIC that the browser cannot read is accepted and turned upright, whatever its name; an unreadable one is named', async ({
  adminPage: page,
  site,
}) => {
  await page.goto('/admin/profile');
  const answered = page.waitForResponse(/\/api\/upload\/photo/);
  await choose(page, 'IMG_1234.jpg', 'image/jpeg', heic);
  const { url } = await (await answered).json();
  await expect(page.getByRole('img', { name: 'Aperçu du portrait' })).toHaveAttribute('src', url);
  const stored = fs.readFileSync(path.join(site.uploadsDir, path.basename(url)));
  const { width, height, exif } = await sharp(stored).metadata();
  expect([width, height, exif]).toEqual([64, 96, undefined]);
  const isRed = async (left: number, top: number) => {
    const [red = 0, , blue = 0] = await sharp(stored).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
    return red > blue;
  };
  expect([await isRed(8, 8), await isRed(56, 8), await isRed(56, 88)]).toEqual([false, true, false]);
  const main = page.getByRole('main');
  await choose(page, 'IMG_1234.HEIC', 'image/heic', broken);
  await expect(
    main.getByText('Format HEIC\u00a0: exportez en JPEG, puis choisissez ce fichier.').first(),
  ).toBeVisible();
  await choose(page, 'a.txt', 'text/plain', Buffer.from('a'));
  await expect(main.getByText('Veuillez sélectionner un fichier image valide')).toBeVisible();
});

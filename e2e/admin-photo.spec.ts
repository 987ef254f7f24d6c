/** The photo of the profile and the pictures of texts: what today's phones make is taken. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { toast } from './support/admin';
import { expect, test } from './support/test';

/** A photo as a phone takes it: upright by its metadata alone, and more than 2 MB. */
async function phonePhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const [width, height] = [1500, 1000];
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
  const buffer = await noise.resize(2600).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
  return { name: 'IMG_1234.JPG', mimeType: 'image/jpeg', buffer };
}

/**
 * A HEIC as a phone takes it, which Chromium does not read: 96 × 64 px, blue with a red quarter at the start, to be
 * turned clockwise, with a place in its EXIF.
 */
const photo = fs.readFileSync(path.join(import.meta.dirname, 'fixtures/phone.heic'));
/** The beginning of one, and nothing after it. */
const broken = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(2000)]);

const chosen = (page: Page) => page.getByLabel(/^Choisir une (?:autre )?photo/);

test('a photo of a phone, larger than what the site takes, is made smaller and sent upright', { tag: '@long' }, async ({
  adminPage: page,
}) => {
  const photo = await phonePhoto();
  expect(photo.buffer.length).toBeGreaterThan(2 * 1024 * 1024);
  await page.goto('/admin/profile');
  const sent = page.waitForRequest(/\/api\/upload\/photo/);
  await chosen(page).setInputFiles(photo);
  expect(Number((await (await sent).allHeaders())['content-length'])).toBeLessThan(2 * 1024 * 1024 + 1000);
  await expect(toast(page, 'Photo uploadée avec succès!')).toBeVisible();
  const portrait = page.getByRole('img', { name: 'Aperçu du portrait' });
  await expect(portrait).toHaveAttribute('src', /^\/uploads\//);
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([1600, 2400]);
});

test('a HEIC that the browser cannot read is taken upright, whatever its name says; one that nobody can read is named', async ({
  adminPage: page,
  site,
}) => {
  await page.goto('/admin/profile');
  const portrait = page.getByRole('img', { name: 'Aperçu du portrait' });
  for (const [name, mimeType] of [
    ['IMG_1234.HEIC', ''],
    ['IMG_1234.jpg', 'image/jpeg'],
  ] as const) {
    const answered = page.waitForResponse(/\/api\/upload\/photo/);
    await chosen(page).setInputFiles({ name, mimeType, buffer: photo });
    const { url } = await (await answered).json();
    await expect(portrait).toHaveAttribute('src', url);
    const stored = fs.readFileSync(path.join(site.uploadsDir, path.basename(url)));
    const { width, height, exif } = await sharp(stored).metadata();
    expect([width, height, exif]).toEqual([64, 96, undefined]);
    const isRed = async (left: number, top: number) => {
      const [red = 0, , blue = 0] = await sharp(stored).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
      return red > blue;
    };
    expect([await isRed(8, 8), await isRed(56, 8), await isRed(56, 88)]).toEqual([false, true, false]);
  }
  await chosen(page).setInputFiles({ name: 'IMG_1234.HEIC', mimeType: 'image/heic', buffer: broken });
  await expect(
    page.getByText('Format HEIC\u00a0: exportez en JPEG, puis choisissez ce fichier.').first(),
  ).toBeVisible();
  await chosen(page).setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
  await expect(page.getByRole('main').getByText('Veuillez sélectionner un fichier image valide')).toBeVisible();
  await expect(page.getByText('WebP, AVIF, HEIC, BMP et ICO passent aussi')).toBeVisible();
});

test('in a text, a picture that stays too large is no « photo »', { tag: '@long' }, async ({ adminPage: page }) => {
  await page.goto('/admin/about');
  await page.getByRole('button', { name: 'Modifier', exact: true }).first().click();
  const file = page.getByLabel('Choisir une image');
  const status = page.locator('[data-rich-text]').getByRole('status');
  await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await expect(status).toHaveText('Une image ne doit pas dépasser 2\u00a0Mo');
  await file.setInputFiles({ name: 'b.jpg', mimeType: 'image/jpeg', buffer: broken });
  await expect(status).toHaveText('Format HEIC\u00a0: exportez en JPEG, puis choisissez ce fichier.');
});

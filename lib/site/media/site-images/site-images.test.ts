import { mkdtemp, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { initials } from './drawn';
import { renderImage } from './render';
import { iconSizes, imageUrl, type Pictured } from './urls';

const profile: Pictured = {
  nom: 'Nguyễn-Lefèvre de La Tour-d’Auvergne',
  prenom: 'Amélie-Constance',
  grade: 'Professeure des universités, 1re classe <b>&',
  fonction: '',
  affiliation: 'Sorbonne Université, Campus Pierre et Marie Curie, 4 place Jussieu, 75005 Paris, France',
  laboratoire: '',
  photo: null,
};
const withPhoto = { ...profile, photo: '/uploads/a.webp' };
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'pictures '));
  const red = sharp({ create: { width: 400, height: 500, channels: 3, background: '#ff0000' } });
  await writeFile(path.join(folder, 'a.webp'), await red.webp().toBuffer());
});

const pixel = async (png: Buffer, left: number, top: number) =>
  Array.from(await sharp(png).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer());
const isRed = ([red = 0, green = 0, blue = 0]: readonly number[]) => red > 200 && green < 40 && blue < 40;

describe('a URL', () => {
  it('changes with what the picture shows, and with nothing else', () => {
    expect(imageUrl(profile, 32)).toMatch(/^\/images\/32-[0-9a-f]{16}\.png$/);
    expect(imageUrl({ ...profile }, 32)).toBe(imageUrl(profile, 32));
    for (const other of [withPhoto, { ...profile, grade: 'Autre' }, { ...profile, nom: 'Autre' }])
      expect(imageUrl(other, 'apercu')).not.toBe(imageUrl(profile, 'apercu'));
  });
});

describe('a picture', () => {
  it('is the photo in each size of icon', async () => {
    for (const size of iconSizes.slice(process.env.NIGHTLY ? 0 : -1)) {
      const png = await renderImage(withPhoto, size, folder);
      expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: size, height: size });
      expect(isRed(await pixel(png, size / 2, size / 2))).toBe(true);
    }
  });

  it('shows initials without a photo, and when its file is missing', async () => {
    for (const one of [profile, { ...profile, photo: '/uploads/partie.webp' }]) {
      const png = await renderImage(one, 180, folder);
      expect(await pixel(png, 2, 2)).toEqual([0x1c, 0x43, 0x90]);
      const { channels } = await sharp(png).stats();
      expect(channels[0]?.max).toBeGreaterThan(200); // the letters
    }
    expect(initials(profile)).toBe('AN');
    expect(initials({ prenom: ' élie', nom: '' })).toBe('É');
  });

  it('is a card of 1200 × 630 px with words, and the photo at its right', async () => {
    const card = await renderImage(withPhoto, 'apercu', folder);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(isRed(await pixel(card, 930, 315))).toBe(true);
    const words = await sharp(card).extract({ left: 72, top: 60, width: 600, height: 500 }).stats();
    expect(words.channels[0]?.min).toBeLessThan(80);
    expect(card.length).toBeLessThan(300_000);
    expect(await renderImage(withPhoto, 'apercu', folder)).toBe(card);
  });
});

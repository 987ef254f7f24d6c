import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packJson } from '@/lib/brotli-json';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { db, write } from './client';
import { collectUnusedUploads } from './uploads';

let uploads: string;
let close: () => Promise<void>;
const later = () => Date.now() + 25 * 60 * 60 * 1000;

beforeAll(async () => {
  const scratch = await scratchDatabase();
  close = scratch.close;
  uploads = path.join(scratch.folder, 'uploads');
  fs.mkdirSync(uploads);
});
afterAll(() => close());

const addRow = (name: string) =>
  write((tx) =>
    tx.upload.create({
      data: { name, mime: 'image/webp', width: 1, height: 1, bytes: 1, sha256: 'x', createdAt: new Date(0) },
    }),
  );

test('pictures of another database stay, whatever their age: it may only have been mistaken for this one', async () => {
  fs.writeFileSync(path.join(uploads, 'ancienne.webp'), 'x');
  await collectUnusedUploads(later());
  expect(fs.readdirSync(uploads)).toEqual(['ancienne.webp']);
  fs.rmSync(path.join(uploads, 'ancienne.webp'));
});

test('what is no file is left alone and keeps nothing else from going', async () => {
  fs.mkdirSync(path.join(uploads, 'dossier.webp'));
  fs.mkdirSync(path.join(uploads, 'dossier.webp.part'));
  fs.symlinkSync('/nulle/part', path.join(uploads, 'perdu.webp'));
  fs.symlinkSync('/nulle/part', path.join(uploads, 'perdu.webp.part'));
  fs.writeFileSync(path.join(uploads, '.coupée.webp.part'), 'x');
  fs.writeFileSync(path.join(uploads, 'inutile.webp'), 'x');
  for (const name of ['dossier.webp', 'inutile.webp', 'partie.webp', 'perdu.webp']) await addRow(name);
  await collectUnusedUploads();
  expect(fs.readdirSync(uploads)).toContain('.coupée.webp.part');
  await collectUnusedUploads(later());
  expect(fs.readdirSync(uploads)).toEqual(['dossier.webp', 'dossier.webp.part', 'perdu.webp', 'perdu.webp.part']);
  expect(await db().upload.count()).toBe(0);
});

test('a picture that a translation alone shows stays', async () => {
  await addRow('traduite.webp');
  await addRow('inutile.webp');
  const texts = JSON.stringify([
    { form: 'html', place: '', of: '<p>Oui</p>', text: '<img src="/uploads/traduite.webp">' },
  ]);
  await write((tx) => tx.translation.create({ data: { subject: 'profile', language: 'en', texts } }));
  await collectUnusedUploads(later());
  expect((await db().upload.findMany()).map(({ name }) => name)).toEqual(['traduite.webp']);
  await write(async (tx) => {
    await tx.translation.deleteMany();
    await tx.upload.deleteMany();
  });
});

test('a picture that any version names stays, however long the history is', async () => {
  const data = Array.from({ length: 250 }, (_, n) => ({
    subject: 'section',
    key: 'projets',
    version: n,
    action: 'update',
    data: packJson({ content: `/uploads/image-${n}.webp` }),
  }));
  await write((tx) => tx.version.createMany({ data }));
  for (const name of ['image-0.webp', 'image-99.webp', 'image-100.webp', 'image-249.webp', 'image-250.webp'])
    await addRow(name);
  await collectUnusedUploads(later());
  expect((await db().upload.findMany()).map(({ name }) => name).toSorted()).toEqual([
    'image-0.webp',
    'image-100.webp',
    'image-249.webp',
    'image-99.webp',
  ]);
});

import 'server-only';
import { lstat, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Authority } from '@/lib/authority';
import { unpackJson } from '@/lib/brotli-json';
import { env } from '@/lib/env';
import { removeImage, type StoredImage, storeImage, variantsFolder } from '@/lib/site/media/stored-images';
import type { PictureSize } from '@/lib/site/rich-text/sanitize';
import { audit } from './audit';
import { db, write } from './client';
import { cvSetting } from './public-cv';

/**
 * Stores an image and its row; returns its address, `/uploads/…`. Throws what `storeImage` throws; `tooLarge` are its
 * words for too many bytes.
 */
export async function saveImage(authority: Authority, bytes: Buffer, tooLarge?: string): Promise<string> {
  const image = await storeImage(bytes, tooLarge);
  try {
    await write(async (tx) => {
      await tx.upload.create({ data: image });
      await audit(tx, authority, 'upload.create', { name: image.name, bytes: image.bytes });
    });
  } catch (error) {
    await removeImage(image.name);
    throw error;
  }
  return `/uploads/${image.name}`;
}

/** The sizes of uploads, in pixels, by their addresses (`/uploads/…`); unknown ones are left out. */
export async function readSizes(addresses: readonly string[]): Promise<ReadonlyMap<string, PictureSize>> {
  if (addresses.length === 0) return new Map();
  const names = addresses.map((address) => address.slice('/uploads/'.length));
  const rows = await db().upload.findMany({
    where: { name: { in: names } },
    select: { name: true, width: true, height: true },
  });
  return new Map(rows.map(({ name, width, height }) => [`/uploads/${name}`, { width, height }]));
}

/** The row of an upload, or null for a name the site did not make. */
export async function readUpload(
  name: string,
): Promise<Pick<StoredImage, 'name' | 'mime' | 'bytes' | 'sha256'> | null> {
  return db().upload.findUnique({ where: { name }, select: { name: true, mime: true, bytes: true, sha256: true } });
}

/** A younger file or row may belong to a form that is still open, in ms. */
const grace = 24 * 60 * 60 * 1000;

/** The file names of the pictures that a text of JSON or HTML mentions. */
function mentionedUploads(text: string): string[] {
  return Array.from(text.matchAll(/\/uploads\/([A-Za-z0-9_-]+\.[a-z0-9]+)/g), ([, name = '']) => name);
}

/** The file names of the pictures that the profile, the sections and their translations use now. */
export async function uploadsInUse(): Promise<Set<string>> {
  const [profiles, sections, translations] = await Promise.all([
    db().profile.findMany({ select: { photo: true, mission: true } }),
    db().section.findMany({ where: { deletedAt: null }, select: { content: true } }),
    db().translation.findMany({ select: { texts: true } }),
  ]);
  return new Set(mentionedUploads(JSON.stringify([profiles, sections, translations])));
}

/**
 * Removes uploads that nothing mentions, not even the history or the trash, and what an interrupted write has left;
 * both once a day old. A complete file without a row is another database's, or an older state's that a restoration may
 * bring back: it stays.
 */
export async function collectUnusedUploads(now = Date.now()): Promise<void> {
  const used = await filesInUse();
  const [pictures, documents] = await Promise.all([
    db().upload.findMany({ select: { name: true, createdAt: true } }),
    db().document.findMany({ select: { id: true, createdAt: true } }),
  ]);
  const unused = pictures
    .filter(({ name, createdAt }) => !used.has(name) && now - createdAt.getTime() > grace)
    .map(({ name }) => name);
  if (unused.length > 0) {
    for (const name of unused) await removeFile(name); // before its row: after a crash, the next sweep finds the row
    await write((tx) => tx.upload.deleteMany({ where: { name: { in: unused } } }));
    await rm(variantsFolder(), { recursive: true, force: true });
  }
  for (const { id } of documents.filter(({ id }) => !used.has(`${id}.pdf`)))
    await removeDocument(id, new Date(now - grace));
  for (const folder of [env().uploadsDir, variantsFolder()]) await removeCutWrites(folder, now - grace);
}

/** The file names that anything mentions: what is shown, translations, the trash, the history, the public CV. */
async function filesInUse(): Promise<ReadonlySet<string>> {
  const [profiles, sections, translations, cv] = await Promise.all([
    db().profile.findMany({ select: { photo: true, mission: true } }),
    db().section.findMany({ select: { content: true } }),
    db().translation.findMany({ select: { texts: true } }),
    db().setting.findMany({ where: { key: cvSetting } }),
  ]);
  const used = new Set(mentionedFiles(JSON.stringify([profiles, translations, cv])));
  for (const { content } of sections) for (const name of mentionedFiles(content)) used.add(name);
  for await (const { id, data } of everyVersion()) for (const name of mentionedFiles(textOf(id, data))) used.add(name);
  return used;
}

/** A hundred are in memory at a time: the history may be larger than it. */
async function* everyVersion(): AsyncGenerator<{ id: number; data: Uint8Array }> {
  for (let after = 0; ; ) {
    const page = await db().version.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: 100,
      select: { id: true, data: true },
    });
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Throws for a version that cannot be read: it may mention any file. */
function textOf(id: number, data: Uint8Array): string {
  try {
    return JSON.stringify(unpackJson(data));
  } catch (error) {
    throw new Error(`version ${id} cannot be read: no upload is removed`, { cause: error });
  }
}

const mentionedFiles = (text: string): string[] => [
  ...mentionedUploads(text),
  ...Array.from(text.matchAll(/\/documents\/([0-9a-f]{32})/g), ([, id]) => `${id}.pdf`),
];

/**
 * Removes a document that was last uploaded before `due`, in one transaction: the same file may be uploaded again at
 * any moment.
 */
async function removeDocument(id: string, due: Date): Promise<void> {
  await write(async (tx) => {
    const { count } = await tx.document.deleteMany({ where: { id, createdAt: { lt: due } } });
    if (count > 0) await removeFile(`${id}.pdf`);
  });
}

/** Removes the unfinished files in a folder that were last written before `due`, in ms. */
async function removeCutWrites(folder: string, due: number): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const cut = entries.filter((entry) => entry.isFile() && /\.(?:webp|avif|pdf)\.part$/.test(entry.name));
  for (const { name } of cut) {
    const file = path.join(folder, name);
    const stat = await lstat(file).catch(() => null);
    if (stat && stat.mtimeMs < due) await rm(file, { force: true });
  }
}

/** Removes a file of `uploadsDir`, if it exists and is a regular file. */
async function removeFile(name: string): Promise<void> {
  const file = path.join(env().uploadsDir, name);
  const stat = await lstat(file).catch(() => null);
  if (stat?.isFile()) await rm(file, { force: true });
}

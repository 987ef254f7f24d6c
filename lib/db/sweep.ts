import 'server-only';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/lib/env';
import { variantsFolder } from '@/lib/image-variants';
import { db, write } from './client';
import { unpack } from './packed';

/** A file or a row this young may belong to a form that is still open, in ms. */
const grace = 24 * 60 * 60 * 1000;

/** The names of the uploads that a text of JSON or HTML mentions. */
export function mentioned(text: string): string[] {
  return Array.from(text.matchAll(/\/uploads\/([A-Za-z0-9_-]+\.[a-z0-9]+)/g), ([, name = '']) => name);
}

/** The uploads that the profile and the sections use now. */
export async function uploadsInUse(): Promise<Set<string>> {
  const [profiles, sections] = await Promise.all([
    db().profile.findMany({ select: { photo: true, mission: true } }),
    db().section.findMany({ where: { deletedAt: null }, select: { content: true } }),
  ]);
  return new Set(mentioned(JSON.stringify([profiles, sections])));
}

/** Removes uploads that nothing mentions, not even the history or the bin, and files without a row (trust.md 22); both once a day old. */
export async function sweepUploads(now = Date.now()): Promise<void> {
  const [sections, versions, rows, files] = await Promise.all([
    db().section.findMany({ where: { deletedAt: { not: null } }, select: { content: true } }),
    db().version.findMany({ select: { data: true } }),
    db().upload.findMany({ select: { name: true, createdAt: true } }),
    readdir(env().uploadsDir).catch((): string[] => []),
  ]);
  const used = await uploadsInUse();
  for (const { content } of sections) for (const name of mentioned(content)) used.add(name);
  for (const { data } of versions) for (const name of mentioned(JSON.stringify(unpack(data)))) used.add(name);
  const unused = rows.filter(({ name, createdAt }) => !used.has(name) && now - createdAt.getTime() > grace).map(({ name }) => name);
  if (unused.length > 0) {
    await write((tx) => tx.upload.deleteMany({ where: { name: { in: unused } } }));
    await rm(variantsFolder(), { recursive: true, force: true });
  }
  const known = new Set(rows.map(({ name }) => name).filter((name) => !unused.includes(name)));
  for (const file of files)
    if (/\.webp(?:\.part)?$/.test(file) && !known.has(file)) await removeOld(path.join(env().uploadsDir, file), unused.includes(file) ? 0 : grace, now);
}

async function removeOld(file: string, age: number, now: number): Promise<void> {
  const { mtimeMs } = await stat(file);
  if (now - mtimeMs > age) await rm(file, { force: true });
}

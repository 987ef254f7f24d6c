import fs from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { hostAuthority } from '@/lib/site/auth/host';
import { samplePdf } from '@/lib/testing/sample-pdf';
import { scratchDatabase } from '@/lib/testing/scratch-database';
import { db, write } from './client';
import { saveDocument } from './documents';
import { saveSection } from './sections';
import { collectUnusedUploads } from './uploads';

let uploads: string;
let close: () => Promise<void>;
beforeAll(async () => {
  const scratch = await scratchDatabase();
  close = scratch.close;
  uploads = path.join(scratch.folder, 'uploads');
});
afterAll(() => close());
afterEach(async () => {
  await write((tx) => tx.document.deleteMany());
  fs.rmSync(uploads, { recursive: true, force: true });
});

async function* chunksOf(bytes: Buffer, size = 100) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
const save = (bytes: Buffer) => saveDocument(hostAuthority(), chunksOf(bytes));
const later = () => Date.now() + 25 * 60 * 60 * 1000;

test('the same file twice is stored once, under its digest, and only its user may read it', async () => {
  const { url, bytes } = await save(samplePdf());
  expect(await save(samplePdf())).toEqual({ url, bytes });
  expect((await save(samplePdf('Autre'))).url).not.toBe(url);
  expect(await db().document.count()).toBe(2);
  const name = `${url.slice('/documents/'.length)}.pdf`;
  expect(fs.readdirSync(uploads)).toHaveLength(2);
  expect(fs.readFileSync(path.join(uploads, name)).equals(samplePdf())).toBe(true);
  expect(fs.statSync(path.join(uploads, name)).mode & 0o777).toBe(0o600);
});

test('what is refused, or breaks off, leaves nothing', async () => {
  await expect(save(Buffer.from('<html>'))).rejects.toMatchObject({ code: 'wrongType' });
  await expect(save(samplePdf().subarray(0, -30))).rejects.toMatchObject({ code: 'invalid' });
  async function* broken() {
    yield samplePdf().subarray(0, 200);
    throw new Error('broken');
  }
  await expect(saveDocument(hostAuthority(), broken())).rejects.toThrow('broken');
  expect([fs.readdirSync(uploads), await db().document.count()]).toEqual([[], 0]);
});

test('a document that nothing mentions goes after a day; one that is uploaded again stays another', async () => {
  const [unused, again] = [await save(samplePdf('a')), await save(samplePdf('b'))];
  await write((tx) => tx.document.updateMany({ data: { createdAt: new Date(0) } }));
  await save(samplePdf('b'));
  await collectUnusedUploads();
  const left = (await db().document.findMany()).map(({ id }) => `/documents/${id}`);
  expect(left).toEqual([again.url]);
  expect(fs.readdirSync(uploads)).toEqual([`${again.url.slice('/documents/'.length)}.pdf`]);
  expect(unused.url).not.toBe(again.url);
});

test('one that content, the trash or a stored version mentions stays', async () => {
  const { recordVersion } = await import('./record-version');
  const { write } = await import('./client');
  const saved = await Promise.all(['section', 'bin', 'version', 'none'].map((name) => save(samplePdf(name))));
  const [section, bin, version] = saved.map(({ url }) => url);
  const row = { type: 'cards', order: 1, title: 'T' };
  await write((tx) =>
    tx.section.create({ data: { ...row, id: 'a', content: JSON.stringify([{ documents: [{ file: section }] }]) } }),
  );
  await write((tx) =>
    tx.section.create({
      data: { ...row, id: 'b', content: JSON.stringify([{ documents: [{ file: bin }] }]), deletedAt: new Date() },
    }),
  );
  await write((tx) =>
    recordVersion(tx, 'section', 'a', 1, 'update', { content: JSON.stringify([{ documents: [{ file: version }] }]) }),
  );
  await collectUnusedUploads(later());
  expect((await db().document.findMany()).map(({ id }) => `/documents/${id}`).toSorted()).toEqual(
    [section, bin, version].toSorted(),
  );
  expect(fs.readdirSync(uploads)).toHaveLength(3);
});

test('a file that an item and its copy name stays until the last of them is gone', async () => {
  const { url } = await save(samplePdf('copy'));
  const course = (id: string) => ({
    id,
    title: id,
    establishment: 'Dakar',
    level: 'Master 1',
    hours: '',
    description: '',
    color: '',
    documents: [{ id: `d-${id}`, name: 'Plan', file: url }],
  });
  for (const content of [[course('a'), course('b')], [course('b')]]) {
    await saveSection(hostAuthority(), 'enseignement', { content });
    await write((tx) => tx.version.deleteMany());
    await collectUnusedUploads(later());
    expect(fs.readdirSync(uploads)).toHaveLength(1);
  }
  await saveSection(hostAuthority(), 'enseignement', { content: [] });
  await write((tx) => tx.version.deleteMany());
  await collectUnusedUploads(later());
  expect(fs.readdirSync(uploads)).toEqual([]);
});

const publications = (file: string) => ({
  d: {
    title: 'D',
    articles: [
      {
        id: 'p',
        title: 'T',
        authors: 'A',
        year: '2024',
        journal: '',
        type: '',
        texts: [{ id: 't', file, name: 'Mon article', version: 'acceptee' }],
      },
    ],
  },
});

test('content names stored documents only; one that is gone since the last save may stay, and is not shown', async () => {
  const owner = hostAuthority();
  const unknown = `/documents/${'f'.repeat(32)}`;
  await expect(saveSection(owner, 'publications', { content: publications(unknown) })).rejects.toMatchObject({
    code: 'invalid',
    message: 'Le document «\u00a0Mon article\u00a0» n’est plus sur le site\u00a0: joignez-le de nouveau',
    extras: { issues: [{ path: ['d', 'articles', 0, 'texts', 0, 'file'] }] },
  });
  const { url } = await save(samplePdf());
  await saveSection(owner, 'publications', { content: publications(url) });
  await write((tx) => tx.document.deleteMany());
  const { version } = await saveSection(owner, 'publications', { content: publications(url), title: 'Autre titre' });
  expect(version).toBeGreaterThan(1);
});

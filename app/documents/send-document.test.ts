import fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { db, write } from '@/lib/site/db/client';
import { readPublicSite } from '@/lib/site/db/public';
import { documentFile } from '@/lib/site/media/store-document';
import { tableOf } from '@/lib/testing/rows';
import { resetToSample, scratchDatabase } from '@/lib/testing/scratch-database';
import { publicDocuments } from '@/sections/public-documents';
import { byteRange, sendDocument } from './send-document';

vi.mock('@/lib/site/auth/guard', () => ({ currentOwner: async () => ({}) }));

afterAll((await scratchDatabase()).close);
await resetToSample();

const id = '0'.repeat(32);
fs.mkdirSync(path.dirname(documentFile(id)), { recursive: true });
fs.writeFileSync(documentFile(id), Buffer.alloc(1_000_000));

/** An open file, for the prototype that has `stat`. */
const probe = await open(documentFile(id));
const stat = vi.spyOn(Object.getPrototypeOf(probe) as FileHandle, 'stat');
const opened = () => stat.mock.contexts[0] as FileHandle;
await probe.close();
beforeEach(() => void stat.mockClear());

const ask = (headers: Record<string, string> = {}) =>
  sendDocument(new Request(`http://localhost:3000/documents/${id}/a.pdf`, { headers }), id);
const askHead = (headers: Record<string, string>) =>
  sendDocument(new Request(`http://localhost:3000/documents/${id}/a.pdf`, { method: 'HEAD', headers }), id);
const isClosed = () => vi.waitFor(() => expect(opened().fd).toBe(-1));

test('a document is sent completely, and its file closed', async () => {
  expect((await (await ask()).arrayBuffer()).byteLength).toBe(1_000_000);
  await isClosed();
});

test('HEAD covers the whole document, whatever range it asks for', async () => {
  const part = await ask({ Range: 'bytes=0-9' });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);
  const head = await askHead({ Range: 'bytes=0-9' });
  expect([head.status, head.headers.get('content-range')]).toEqual([200, null]);
});

test('a browser with any version of a document has the present one', async () => {
  expect((await ask({ 'If-None-Match': '*' })).status).toBe(304);
});

test('the download name contains no direction controls', async () => {
  const section = { id: 'd1', file: `/documents/${id}`, name: 'fac\u202efdp.exe' };
  const { content } = await db().section.findUniqueOrThrow({ where: { id: 'projets' }, select: { content: true } });
  const [first, ...others] = JSON.parse(content);
  await write((tx) =>
    tx.section.update({
      where: { id: 'projets' },
      data: { content: JSON.stringify([{ ...first, documents: [section] }, ...others]) },
    }),
  );
  await write((tx) => tx.document.create({ data: { id, bytes: 1_000_000, sha256: id } }));
  const [document] = publicDocuments(await readPublicSite());
  const answer = await sendDocument(new Request(`http://localhost:3000${document?.href}`), id);
  expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''fac%20fdp.exe.pdf");
  await answer.body?.cancel();
});

test.each(tableOf('app/documents/byte-range.txt', 'the part of 100 bytes that is asked for'))(
  '%s: %s',
  (header, part) => {
    const range = byteRange(header ?? null, 100) ?? 'none';
    expect(range === 'beyond' || range === 'none' ? range : `${range.start}-${range.end}`).toBe(part);
  },
);

test('without the header there is no range', () => expect(byteRange(null, 100)).toBeNull());

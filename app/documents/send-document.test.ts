import fs from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { documentFile } from '@/lib/media/store-document';
import { resetToSample, scratchDatabase } from '@/lib/testing/scratch-database';
import { sendDocument } from './send-document';

vi.mock('@/lib/auth/guard', () => ({ currentOwner: async () => ({}) }));

const { close } = await scratchDatabase();
afterAll(close);
await resetToSample();

const id = '0'.repeat(32);
fs.mkdirSync(path.dirname(documentFile(id)), { recursive: true });
fs.writeFileSync(documentFile(id), Buffer.alloc(1_000_000));

/** What `stat` is called on: the file that is open. */
const probe = await open(documentFile(id));
const stat = vi.spyOn(Object.getPrototypeOf(probe) as FileHandle, 'stat');
const opened = () => stat.mock.contexts[0] as FileHandle;
await probe.close();
beforeEach(() => void stat.mockClear());

const ask = (headers: Record<string, string> = {}) => sendDocument(new Request(`http://localhost:3000/documents/${id}/a.pdf`, { headers }), id);
const isClosed = () => vi.waitFor(() => expect(opened().fd).toBe(-1));

test('a document is sent whole, and its file closed', async () => {
  expect((await (await ask()).arrayBuffer()).byteLength).toBe(1_000_000);
  await isClosed();
});

test('the file of a reader who leaves is closed, whether a part was read or none', async () => {
  const reader = (await ask()).body?.getReader();
  expect((await reader?.read())?.value?.length).toBeLessThan(1_000_000);
  await reader?.cancel();
  await isClosed();
  stat.mockClear();
  await (await ask()).body?.cancel();
  await isClosed();
});

test('a file that cannot be examined is closed', async () => {
  stat.mockImplementationOnce(async () => {
    throw new Error('no stat');
  });
  await expect(ask()).rejects.toThrow('no stat');
  await isClosed();
});

import { spawnSync } from 'node:child_process';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { fc } from '@/lib/testing/properties';
import { readTar, type TarEntry, writeTar } from './tar';

const entry = (name: string, content: Buffer): TarEntry => ({ name, size: content.length, content: [content] });

async function contents(archive: AsyncIterable<Buffer>): Promise<[string, Buffer][]> {
  const found: [string, Buffer][] = [];
  for await (const { name, content } of readTar(archive)) found.push([name, await buffer(content)]);
  return found;
}

/** The archive as a stream in chunks of `length` bytes. */
const pieces = (archive: Buffer, length: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(archive.length / length) }, (_, n) =>
      archive.subarray(n * length, (n + 1) * length),
    ),
  );

test('what is written is read back, whatever its lengths and chunks', async () => {
  const files = fc.array(fc.tuple(fc.stringMatching(/^[a-zé]{1,40}$/), fc.uint8Array({ maxLength: 2000 })), {
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(files, fc.integer({ min: 1, max: 1500 }), async (list, length) => {
      const entries = list.map(([name, bytes]) => entry(name, Buffer.from(bytes)));
      const archive = await buffer(writeTar(entries));
      expect(await contents(pieces(archive, length))).toEqual(list.map(([name, bytes]) => [name, Buffer.from(bytes)]));
    }),
    { numRuns: 50 },
  );
});

test('the system’s tar reads it', async () => {
  const archive = await buffer(
    writeTar([entry('manifest.json', Buffer.from('{}')), entry('uploads/a.webp', Buffer.alloc(1000, 1))]),
  );
  const { stdout, status } = spawnSync('tar', ['tvf', '-'], { input: archive, encoding: 'utf8' });
  expect(status).toBe(0);
  expect(stdout).toMatch(/2 .*manifest\.json\n.*1000 .*uploads\/a\.webp/);
});

test('refuses an archive that ends early, or whose header was altered', async () => {
  const archive = await buffer(writeTar([entry('a', Buffer.alloc(600, 1))]));
  for (const length of [100, 512, 700, 1535, archive.length - 1024])
    await expect(contents(pieces(archive.subarray(0, length), 512))).rejects.toThrow('ends early');
  for (const at of [0, 124, 156, 257]) {
    const altered = Buffer.from(archive);
    altered[at] = (altered[at] ?? 0) ^ 1;
    await expect(contents(pieces(altered, 512))).rejects.toThrow('not one of our archives');
  }
});

test('refuses to write what could not be read', async () => {
  await expect(buffer(writeTar([entry('a'.repeat(101), Buffer.alloc(1))]))).rejects.toThrow('does not fit');
  await expect(buffer(writeTar([{ name: 'a', size: 2, content: [Buffer.alloc(1)] }]))).rejects.toThrow(
    '1 bytes, not 2',
  );
});

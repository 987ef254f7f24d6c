import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readZip } from '@/lib/testing/read-zip';
import { writeZip } from './make-archive';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zip '));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const at = new Date(2026, 10, 27, 9, 41, 30);

test('an archive contains texts and files, compressed, with one date', async () => {
  const [file, page] = [path.join(folder, 'copie.zip'), path.join(folder, 'page')];
  fs.writeFileSync(page, 'é'.repeat(5000));
  const size = await writeZip(
    file,
    [
      { name: 'LISEZ-MOI.txt', content: Buffer.from('lisez') },
      { name: 'site/a/index.html', content: page },
      { name: 'site/vide', content: Buffer.alloc(0) },
    ],
    at,
  );
  expect(size).toBe(fs.statSync(file).size);
  expect(size).toBeLessThan(2000);
  const date = (46 << 9) | (11 << 5) | 27;
  expect(
    readZip(fs.readFileSync(file)).map(({ name, bytes, date: written }) => ({
      name,
      text: bytes.toString(),
      date: written,
    })),
  ).toEqual([
    { name: 'LISEZ-MOI.txt', text: 'lisez', date },
    { name: 'site/a/index.html', text: 'é'.repeat(5000), date },
    { name: 'site/vide', text: '', date },
  ]);
});

test('a missing file and a missing folder are reported', async () => {
  const gone = [{ name: 'a', content: path.join(folder, 'parti') }];
  await expect(writeZip(path.join(folder, 'copie.zip'), gone, at)).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(writeZip(path.join(folder, 'non', 'copie.zip'), [], at)).rejects.toMatchObject({ code: 'ENOENT' });
});

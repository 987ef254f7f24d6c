import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readZip } from '@/lib/testing/read-zip';
import { writeZip } from './zip';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zip '));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const at = new Date(2026, 10, 27, 9, 41, 30);

/** The entries of an archive. */
const read = (file: string) =>
  readZip(fs.readFileSync(file)).map(({ bytes, ...rest }) => ({ ...rest, text: bytes.toString() }));

test('an archive gives back texts, which are packed, and what packing makes no smaller', async () => {
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
  const date = (46 << 9) | (11 << 5) | 27;
  expect(read(file)).toEqual([
    { name: 'LISEZ-MOI.txt', text: 'lisez', isDeflated: false, date },
    { name: 'site/a/index.html', text: 'é'.repeat(5000), isDeflated: true, date },
    { name: 'site/vide', text: '', isDeflated: false, date },
  ]);
});

test('more files than the format can tell of are refused', async () => {
  const entries = Array.from({ length: 65_536 }, (_, number) => ({ name: `${number}`, content: new Uint8Array() }));
  await expect(writeZip(path.join(folder, 'copie.zip'), entries, at)).rejects.toThrow(
    'trop grande pour une archive ZIP',
  );
});

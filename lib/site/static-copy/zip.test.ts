import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeZip } from './zip';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zip '));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const at = new Date(2026, 10, 27, 9, 41, 30);

/** The entries of an archive, read by the directory at its end. */
function read(file: string): { name: string; text: string; isDeflated: boolean; date: number }[] {
  const bytes = fs.readFileSync(file);
  const end = bytes.subarray(-22);
  expect(end.readUInt32LE(0)).toBe(0x06054b50);
  let from = end.readUInt32LE(16);
  return Array.from({ length: end.readUInt16LE(10) }, () => {
    expect(bytes.readUInt32LE(from)).toBe(0x02014b50);
    const [method, date, crc] = [
      bytes.readUInt16LE(from + 10),
      bytes.readUInt16LE(from + 14),
      bytes.readUInt32LE(from + 16),
    ];
    const [size, length] = [bytes.readUInt32LE(from + 20), bytes.readUInt16LE(from + 28)];
    const local = bytes.readUInt32LE(from + 42);
    const name = bytes.toString('ascii', from + 46, from + 46 + length);
    expect(bytes.readUInt32LE(local)).toBe(0x04034b50);
    expect(bytes.toString('ascii', local + 30, local + 30 + length)).toBe(name);
    const packed = bytes.subarray(local + 30 + length, local + 30 + length + size);
    const content = method === 8 ? zlib.inflateRawSync(packed) : packed;
    expect(zlib.crc32(content)).toBe(crc);
    from += 46 + length;
    return { name, text: content.toString(), isDeflated: method === 8, date };
  });
}

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

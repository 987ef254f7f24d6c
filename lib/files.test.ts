import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { handOver } from './files';

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio hand over '));
const inHome = (name: string) => path.join(home, name);
fs.writeFileSync(inHome('root.webp'), '');
fs.writeFileSync(inHome('own.webp'), '');
afterEach(() => vi.restoreAllMocks());

/** Has the folder belong to user 1000, and each file to root but `own.webp`; returns what is given to whom. */
function asIn(user: number) {
  vi.spyOn(process, 'getuid').mockReturnValue(user);
  const real = fs.lstatSync;
  vi.spyOn(fs, 'statSync').mockImplementation((() => ({ uid: 1000, gid: 100 })) as never);
  vi.spyOn(fs, 'lstatSync').mockImplementation(((file: string, options: object) => {
    const stat = real(file, options);
    return stat && { uid: file.endsWith('own.webp') ? 1000 : 0 };
  }) as never);
  return vi.spyOn(fs, 'lchownSync').mockReturnValue();
}

test('what root has written belongs to whom its folder belongs; another user gives nothing away', () => {
  const files = ['root.webp', 'own.webp', 'missing.webp'].map(inHome);
  const given = asIn(0);
  handOver(files);
  expect(given.mock.calls).toEqual([[inHome('root.webp'), 1000, 100]]);
  vi.restoreAllMocks();
  const none = asIn(1000);
  handOver(files);
  expect(none).not.toHaveBeenCalled();
});

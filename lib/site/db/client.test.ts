import { afterAll, expect, test } from 'vitest';
import { scratchDatabase } from '@/lib/testing/scratch-database';

const { close } = await scratchDatabase();
const { db, storageProblem, write } = await import('./client');
afterAll(close);

test('a change is all or nothing', async () => {
  const before = await db().setting.count();
  await expect(
    write(async (tx) => {
      await tx.setting.create({ data: { key: 'essai', value: '1' } });
      throw new Error('la suite échoue');
    }),
  ).rejects.toThrow('la suite échoue');
  expect(await db().setting.count()).toBe(before);
});

test('of ninety writes at once, each that is acknowledged is stored, and none that failed', async () => {
  const keys = Array.from({ length: 90 }, (_, index) => `w${index}`);
  const outcomes = await Promise.allSettled(
    keys.map((key, index) =>
      write(async (tx) => {
        await tx.setting.create({ data: { key, value: '' } });
        await db().setting.count(); // a read meanwhile
        if (index % 3 === 0) throw new Error('la suite échoue');
      }),
    ),
  );
  const acknowledged = keys.filter((_, index) => outcomes[index]?.status === 'fulfilled');
  expect(acknowledged).toHaveLength(60);
  const stored = await db().setting.findMany({ where: { key: { startsWith: 'w' } } });
  expect(new Set(stored.map(({ key }) => key))).toEqual(new Set(acknowledged));
});

test('outside of `write` nothing can be written', async () => {
  await expect(db().setting.create({ data: { key: 'dehors', value: '' } })).rejects.toThrow();
  expect(await db().setting.count({ where: { key: 'dehors' } })).toBe(0);
});

test.each([
  [{ code: 'SQLITE_BUSY', message: 'database is locked' }, 'busy'],
  [{ code: 'SQLITE_FULL', message: 'database or disk is full' }, 'full'],
  [{ code: 'ENOSPC', message: 'no space left on device, write' }, 'full'],
  [{ code: 'EDQUOT', message: 'disk quota exceeded' }, 'full'],
  [{ code: 'SQLITE_READONLY', message: 'attempt to write a readonly database' }, 'readOnly'],
  [{ code: 'SQLITE_IOERR_WRITE', message: 'disk I/O error' }, 'readOnly'],
  [{ code: 'EIO', message: 'i/o error, fsync' }, 'readOnly'],
  [{ code: 'SQLITE_CORRUPT', message: 'database disk image is malformed' }, 'damaged'],
  [{ code: 'SQLITE_NOTADB', message: 'file is not a database' }, 'damaged'],
  [{ code: 'EROFS', message: 'read-only file system, open' }, 'readOnly'],
  [{ code: 'EEXIST', message: 'file already exists, mkdir' }, 'readOnly'], // the folder of the uploads has become a file
  [{ code: 'ENOTDIR', message: 'not a directory, open' }, 'readOnly'],
  [{ message: 'Invalid `create()` invocation', cause: { originalCode: 'SQLITE_FULL' } }, 'full'],
] as const)('%o is %s for the caller', (error, code) => {
  expect(storageProblem(Object.assign(new Error(), error))?.code).toBe(code);
});

import { afterAll, expect, test } from 'vitest';
import { scratchDatabase } from '@/lib/testing/scratch-database';

const { close } = await scratchDatabase();
const { db, execute, storageProblem, write } = await import('./client');
afterAll(close);

test('the connection that writes has the pragmas that durability rests on', async () => {
  const pragma = async (name: string) => Object.values((await db().$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${name}`))[0] ?? {})[0];
  expect(await pragma('journal_mode')).toBe('wal');
  expect(Number(await pragma('synchronous'))).toBe(2);
  expect(Number(await pragma('foreign_keys'))).toBe(1);
  expect(Number(await pragma('busy_timeout'))).toBe(0); // the adapter waits itself, without blocking the event loop
});

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

const setting = (key: string) => db().setting.findUnique({ where: { key } });

test('a statement past Prisma’s client is part of the transaction, and of no other', async () => {
  const insert = 'INSERT INTO "Setting" VALUES (?, ?)';
  let ended: Parameters<Parameters<typeof write>[0]>[0] | undefined;
  await write(async (tx) => {
    await execute(tx, insert, ['direct', 'L’été']);
    ended = tx;
  });
  expect(await setting('direct')).toEqual({ key: 'direct', value: 'L’été' });
  const failing = write(async (tx) => {
    await execute(tx, insert, ['défait', '']);
    throw new Error('la suite échoue');
  });
  await expect(failing).rejects.toThrow('la suite échoue');
  const late = write(() => (ended ? execute(ended, insert, ['tardif', '']) : Promise.resolve()));
  await expect(late).rejects.toThrow('this transaction is not open');
  expect([await setting('défait'), await setting('tardif')]).toEqual([null, null]);
});

test('what SQLite refuses to such a statement is told as of any other', async () => {
  await db().$executeRawUnsafe('PRAGMA query_only = 1');
  try {
    await expect(write((tx) => execute(tx, 'DELETE FROM "Setting"', []))).rejects.toMatchObject({ code: 'readOnly' });
  } finally {
    await db().$executeRawUnsafe('PRAGMA query_only = 0');
  }
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
  [{ code: 'ERR_SQLITE_ERROR', message: 'file is not a database' }, 'damaged'],
  [{ code: 'EROFS', message: 'read-only file system, open' }, 'readOnly'],
  [{ code: 'EEXIST', message: 'file already exists, mkdir' }, 'readOnly'], // the folder of the uploads has become a file
  [{ code: 'ENOTDIR', message: 'not a directory, open' }, 'readOnly'],
  [{ message: 'Invalid `create()` invocation', cause: { originalCode: 'SQLITE_FULL' } }, 'full'],
] as const)('%o is %s for the caller', (error, code) => {
  expect(storageProblem(Object.assign(new Error(), error))?.code).toBe(code);
});

test('only of a write it is said that nothing was stored', async () => {
  const failed = Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' });
  expect(storageProblem(failed)?.message).toBe('Le stockage du site signale une erreur. Veuillez réessayer dans un instant.');
  const failing = write(async () => {
    throw failed;
  });
  await expect(failing).rejects.toMatchObject({ code: 'readOnly', message: expect.stringContaining('rien n’a été enregistré'), cause: failed });
});

test('any other error is none of storage', () => {
  expect(storageProblem(new Error('Cannot read properties of undefined'))).toBeNull();
  expect(storageProblem(new Error('Invalid value: SOCIOLOGIE'))).toBeNull();
  expect(storageProblem(null)).toBeNull();
});

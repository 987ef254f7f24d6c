import { afterAll, expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
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

// `EEXIST` is that of a folder of the uploads which has become a file.
test.each(tableOf('lib/site/db/storage-errors.txt', 'what an error of the storage is for the caller'))(
  '%s is %s',
  (error = '', problem) => {
    const [code, message] = error.split(': ');
    expect(storageProblem(Object.assign(new Error(message), { code }))?.code).toBe(problem);
  },
);

test('Prisma has the code of SQLite as a cause', () => {
  const error = new Error('Invalid `create()` invocation', { cause: { originalCode: 'SQLITE_FULL' } });
  expect(storageProblem(error)?.code).toBe('full');
});

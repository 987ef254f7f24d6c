import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '@/lib/sqlite';
import { tableOf } from '@/lib/testing/rows';
import { scratchDatabase } from '@/lib/testing/scratch-database';

const { close, file } = await scratchDatabase();
const { db, storageProblem, write } = await import('./client');
afterAll(close);

const add = (key: string) => write((tx) => tx.setting.create({ data: { key, value: '' } }));
const isThere = async (key: string) => (await db().setting.count({ where: { key } })) === 1;
/** Another program, until the test is over. */
function otherProgram() {
  const other = openDatabase(file);
  onTestFinished(() => void other.close());
  return other;
}

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

test('outside of `write` nothing can be written, and nothing of an open change is read', async () => {
  await expect(db().setting.create({ data: { key: 'dehors', value: '' } })).rejects.toThrow();
  await expect(db().$executeRawUnsafe(`INSERT INTO "Setting" VALUES ('dehors', '')`)).rejects.toThrow();
  expect(await isThere('dehors')).toBe(false);
  await write(async (tx) => {
    await tx.setting.create({ data: { key: 'dedans', value: '' } });
    expect(await isThere('dedans')).toBe(false);
  });
  expect(await isThere('dedans')).toBe(true);
});

test('while another program holds the lock, a change waits without holding up the event loop, and goes on when it is given back', async () => {
  const other = otherProgram();
  other.exec('BEGIN IMMEDIATE');
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
    if (turns === 20) other.exec('COMMIT');
  });
  await add('tard');
  clearInterval(ticking);
  expect(turns).toBeGreaterThanOrEqual(20);
  expect(await isThere('tard')).toBe(true);
});

test('a change that fails at its end leaves nothing open', async () => {
  const orphan = { id: 'a', ownerId: 'nobody', sessionVersion: 1, expiresAt: new Date() };
  await expect(
    write(async (tx) => {
      await tx.$executeRawUnsafe('PRAGMA defer_foreign_keys = ON');
      await tx.session.create({ data: orphan });
    }),
  ).rejects.toThrow();
  await add('ensuite');
  expect([await isThere('ensuite'), await db().session.count()]).toEqual([true, 0]);
});

test('a change holds the lock before it reads, and has what durability rests on', async () => {
  const other = otherProgram();
  const insert = (key: string) => other.exec(`INSERT INTO "Setting" VALUES ('${key}', '')`);
  const pragmas = await write(async (tx) => {
    expect(() => insert('pendant')).toThrow('database is locked');
    const all = ['journal_mode', 'synchronous', 'foreign_keys'].map((name) => tx.$queryRawUnsafe(`PRAGMA ${name}`));
    return (await Promise.all(all)).flatMap((rows) => Object.values(Object(rows)[0]).map(String));
  });
  expect(pragmas).toEqual(['wal', '2', '1']);
  expect(() => insert('après')).not.toThrow();
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

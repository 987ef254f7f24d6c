import { afterAll, expect, test } from 'vitest';
import { scratchDatabase } from '@/lib/testing/scratch-database';

const { close } = await scratchDatabase();
const { write } = await import('./client');
const { boundedTime } = await import('./maintenance');
afterAll(close);

const day = 24 * 60 * 60 * 1000;
const at = (days: number) => new Date(Date.UTC(2026, 10, 21) + days * day);

test('a clock that jumps ahead costs two days of the past at a time; one that is put back, nothing', async () => {
  expect(await boundedTime(at(0))).toEqual(at(0));
  expect(await boundedTime(at(1))).toEqual(at(1));
  expect(await boundedTime(at(400))).toEqual(at(3));
  expect(await boundedTime(at(2))).toEqual(at(2));
  expect(await boundedTime(at(-300))).toEqual(at(-300));
  expect(await boundedTime(at(3)), 'and is caught up with at once').toEqual(at(3));
});

test('a value that cannot be read begins again', async () => {
  await write((tx) => tx.setting.update({ where: { key: 'tidied' }, data: { value: 'hier' } }));
  expect(await boundedTime(at(5))).toEqual(at(5));
});

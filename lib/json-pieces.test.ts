import { expect, test } from 'vitest';
import { fc } from '@/lib/testing/properties';
import { jsonPieces } from './json-pieces';

async function pieces(value: unknown): Promise<string[]> {
  const all: string[] = [];
  for await (const piece of jsonPieces(value)) all.push(piece);
  return all;
}

test('together, the pieces are the JSON of the value', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (value) => {
      expect((await pieces(value)).join('')).toBe(JSON.stringify(value));
    }),
  );
  expect((await pieces({ a: undefined, b: [undefined, 1] })).join('')).toBe('{"b":[null,1]}');
});

test('a long value is many pieces', async () => {
  const list = Array.from({ length: 1000 }, (_, index) => ({ title: `${index}`.padEnd(2000, 'x') }));
  for (const value of [{ publications: { field: { articles: list } } }, { entries: list }])
    expect(Math.max(...(await pieces(value)).map(({ length }) => length))).toBeLessThan(100_000);
});

import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { InTurn } from './in-turn';

test('between the parts of a page other work gets its turn', async () => {
  const seen: string[] = [];
  const parts = ['first', 'second', 'third'].map(async (part) => seen.push(String(await InTurn({ children: part }))));
  const others = async () => {
    while (seen.filter((each) => each !== 'others').length < parts.length) {
      await setImmediate();
      if (seen.at(-1) !== 'others') seen.push('others');
    }
  };
  await Promise.all([...parts, others()]);
  expect(seen.slice(0, 6)).toEqual(['others', 'first', 'others', 'second', 'others', 'third']);
});

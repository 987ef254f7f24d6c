import { expect, test } from 'vitest';
import { fc } from '@/lib/testing/properties';
import { editsBetween } from './edits';

/** Levenshtein's distance by its definition, with a whole table. */
function byTable(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of a.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of b.split('').entries())
      next.push(Math.min((row[j] ?? 0) + Number(letter !== other), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row.at(-1) ?? 0;
}

test('the edits agree with the definition, or exceed the limit', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 14 });
  fc.assert(
    fc.property(text, text, fc.integer({ min: 0, max: 14 }), (a, b, most) => {
      const edits = byTable(a, b);
      expect(editsBetween(a, b, most)).toBe(edits <= most ? edits : undefined);
    }),
    { numRuns: 3000 },
  );
});

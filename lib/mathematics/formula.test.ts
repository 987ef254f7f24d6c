import { expect, test, vi } from 'vitest';
import { budget } from './budget';
import { readFormula } from './formula';

budget.lift();

test('a formula rendered by one bundle of the process is found by the other', async () => {
  const made = readFormula('\\alpha_0');
  vi.resetModules();
  const other = await import('./formula');
  expect(other.readFormula).not.toBe(readFormula);
  expect(other.readFormula('\\alpha_0')).toBe(made);
});

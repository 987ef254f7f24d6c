import { expect, test, vi } from 'vitest';
import { budget } from './budget';
import { readFormula } from './formula';

budget.lift();

test('what one program of the process has made, the other finds', async () => {
  const made = readFormula('\\alpha_0');
  vi.resetModules();
  const other = await import('./formula');
  expect(other.readFormula).not.toBe(readFormula);
  expect(other.readFormula('\\alpha_0')).toBe(made);
});

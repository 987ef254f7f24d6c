import { createRequire } from 'node:module';
import { expect, test, vi } from 'vitest';
import { budget } from './budget';
import { readFormula } from './formula';

budget.lift();

test('of a list longer than what is remembered, most formulas are made once; what nobody has used for long makes room', () => {
  readFormula('x'); // which loads Temml
  const markup = `<math><mi>${'x'.repeat(9980)}</mi></math>`;
  const render = vi.spyOn(createRequire(import.meta.url)('temml'), 'renderToString').mockReturnValue(markup);
  const made = (list: readonly string[]) => {
    render.mockClear();
    for (const tex of list) expect(readFormula(tex)).toBeDefined();
    return render.mock.calls.length;
  };
  const list = Array.from({ length: 1000 }, (_, index) => `x_{${index}}`);
  expect(made(list), 'more where the processor did something else meanwhile').toBeGreaterThanOrEqual(1000);
  for (let again = 0; again < 2; again += 1)
    expect(made(list), 'what is beyond the eight million characters').toBeLessThan(250);

  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60 * 1000);
  const others = list.slice(0, 500).map((tex) => `y${tex}`);
  expect(made(list.slice(500, 600)), 'still in use').toBe(0);
  expect(made(others)).toBeGreaterThanOrEqual(500);
  expect(made(others)).toBe(0);
  expect(made(list.slice(500, 600))).toBe(0);
  now.mockRestore();
  render.mockRestore();
});

test('what one program of the process has made, the other finds', async () => {
  const made = readFormula('\\alpha_0');
  vi.resetModules();
  const other = await import('./formula');
  expect(other.readFormula).not.toBe(readFormula);
  expect(other.readFormula('\\alpha_0')).toBe(made);
});

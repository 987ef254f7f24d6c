import { expect, it } from 'vitest';
import { partNames, readOptions } from './options.mjs';

it('runs everything in five rounds unless told otherwise', () => {
  expect(readOptions([])).toEqual({ only: partNames.map(({ id }) => id), rounds: 5, isShort: false, withLighthouse: false, isWhole: true });
});

it('takes parts in their own order, and says what it writes apart', () => {
  expect(readOptions(['--only', 'saves,home', '--rounds=7'])).toMatchObject({ only: ['home', 'saves'], rounds: 7, isWhole: false });
  expect(readOptions(['--short'])).toMatchObject({ rounds: 2, isShort: true, isWhole: false });
});

it.each([[['--fast']], [['--only', 'tout']], [['--rounds', '0']]])('refuses %j with a line in French', (args) => {
  expect(() => readOptions(args)).toThrow(/inconnue|entier/);
});

import { afterEach, expect, test } from 'vitest';
import { parseArguments } from './console';

const { argv } = process;
afterEach(() => {
  process.argv = argv;
});

const given = (...args: readonly string[]) => {
  process.argv = [...argv.slice(0, 2), ...args];
  const { values, positionals } = parseArguments(
    'npm run build',
    { force: { type: 'boolean' }, email: { type: 'string' } },
    1,
  );
  return { ...values, positionals };
};

test('options and arguments are read', () => {
  expect(given()).toEqual({ positionals: [] });
  expect(given('--force', 'a.tar.gz', '--email', 'moi@exemple.org')).toEqual({
    force: true,
    email: 'moi@exemple.org',
    positionals: ['a.tar.gz'],
  });
});

test.each([
  [['--forc'], 'Option inconnue ou incomplète. Utilisation : npm run build -- --help'],
  [['--email'], 'Option inconnue ou incomplète. Utilisation : npm run build -- --help'],
  [['a', 'b'], 'Argument de trop : b. Utilisation : npm run build -- --help'],
])('%j is refused', (args, line) => expect(() => given(...args)).toThrow(line));

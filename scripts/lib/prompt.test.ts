import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CliError } from './console';
import { ask } from './prompt';

let keyboard: PassThrough;
const shown = vi.fn(() => true);

beforeEach(() => {
  keyboard = new PassThrough();
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(
    Object.assign(keyboard, { fd: 0 as const }) as unknown as typeof process.stdin,
  );
  shown.mockClear();
  vi.spyOn(process.stdout, 'write').mockImplementation(shown);
});

afterEach(() => {
  vi.restoreAllMocks();
});

test('a line is what was typed, and a hidden one is not shown', async () => {
  const answer = ask('Mot de passe : ', { hidden: true });
  keyboard.write('secrex\u007ft\r');
  expect(await answer).toBe('secret');
  expect(shown.mock.calls.flat().join('')).toBe('Mot de passe : \n');
});

test.each([
  ['Ctrl+C', '\u0003'],
  ['Ctrl+D', '\u0004'],
])('%s gives up in one line', async (_name, key) => {
  const answer = ask('Mot de passe : ', { hidden: true });
  keyboard.write(key);
  await expect(answer).rejects.toEqual(new CliError('Annulé : rien n’a été changé.'));
});

import { expect, it } from 'vitest';
import { passwordStrength } from './strength-meter';

it.each([
  ['', 0],
  ['abcde', 0],
  ['aaaaaaaaaaaaaaaa', 1],
  ['123456789012345', 1],
  ['motdepas', 1],
  ['Mot2passe', 2],
  ['hydrologie-2026', 4],
  ['un cheval mange des pommes', 4],
])('%j is of level %i', (password, level) => expect(passwordStrength(password).level).toBe(level));

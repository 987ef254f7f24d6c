import { expect, it, test } from 'vitest';
import { isEmail, passwordFault, passwordStrength } from './sign-in-rules';

test.each([
  ['', 'short'],
  ['12345', 'short'],
  ['123456', null],
  ['     6', null],
  ['x'.repeat(72), null],
  ['é'.repeat(36), null],
  [`${'é'.repeat(36)}x`, 'long'],
])('%j is %j', (password, fault) => expect(passwordFault(password)).toBe(fault));

test.each([
  ['moi@exemple.org', true],
  ['camille.martin+site@univ-exemple.fr', true],
  ['', false],
  ['a@b', false],
  ['moi@université.fr', false],
  ['moi @exemple.org', false],
])('%j: %s', (text, expected) => expect(isEmail(text)).toBe(expected));

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

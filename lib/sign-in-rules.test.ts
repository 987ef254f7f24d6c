import { expect, test } from 'vitest';
import { isEmail, passwordFault } from './sign-in-rules';

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

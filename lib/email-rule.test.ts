import { expect, test } from 'vitest';
import { isEmail } from './email-rule';

test.each([
  ['moi@exemple.org', true],
  ['camille.martin+site@univ-exemple.fr', true],
  ['', false],
  ['a@b', false],
  ['moi@université.fr', false],
  ['moi @exemple.org', false],
])('%j: %s', (text, expected) => expect(isEmail(text)).toBe(expected));

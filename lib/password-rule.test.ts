import { expect, test } from 'vitest';
import { passwordFault } from './password-rule';

test.each([
  ['', 'short'],
  ['12345', 'short'],
  ['123456', null],
  ['     6', null],
  ['x'.repeat(72), null],
  ['é'.repeat(36), null],
  [`${'é'.repeat(36)}x`, 'long'],
])('%j is %j', (password, fault) => expect(passwordFault(password)).toBe(fault));

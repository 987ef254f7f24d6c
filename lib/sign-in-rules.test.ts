import { expect, test } from 'vitest';
import { isEmail, passwordFault, redirectTarget } from './sign-in-rules';

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

test.each(['/admin', '/admin/projects', '/admin/sections?x=1'])('a sign-in leads to %s', (path) =>
  expect(redirectTarget(path)).toBe(path),
);

test.each([
  undefined,
  ['/admin/x'],
  '',
  '/',
  '/login',
  '//evil.example/admin',
  'https://evil.example/admin',
  '/\\evil.example',
  '/admin/../login',
  '/administration',
  '/admin\\..\\x',
  '/admin/\n',
])('a sign-in leads to the dashboard, not to %j', (path) => expect(redirectTarget(path)).toBe('/admin'));

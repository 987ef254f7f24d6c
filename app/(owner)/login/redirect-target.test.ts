import { expect, it } from 'vitest';
import { redirectTarget } from './redirect-target';

it.each(['/admin', '/admin/projects', '/admin/sections?x=1'])('keeps %s', (path) =>
  expect(redirectTarget(path)).toBe(path),
);

it.each([
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
])('refuses %j', (path) => expect(redirectTarget(path)).toBe('/admin'));

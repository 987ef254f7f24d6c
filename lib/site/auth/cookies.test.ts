import { expect, test, vi } from 'vitest';
import { sessionCookie } from './cookies';

const settings: { SITE_URL: string; SITE_DIR: string | undefined } = { SITE_URL: '', SITE_DIR: undefined };
vi.mock('@/lib/env', () => ({ env: () => settings }));

test.each([
  ['a site alone', 'http://localhost:3000', undefined, 'portfolio_session'],
  ['a site alone, https', 'https://exemple.org', undefined, '__Host-portfolio_session'],
  ['one of several, at its own name', 'https://dupont.univ.fr', '/s/dupont', '__Host-portfolio_session'],
  ['one of several, at a port of one name', 'http://localhost:3001', '/s/dupont', 'portfolio_session_3001'],
  ['the same in https', 'https://univ.fr:8443', '/s/dupont', '__Host-portfolio_session_8443'],
])('%s', (_, SITE_URL, SITE_DIR, name) => {
  Object.assign(settings, { SITE_URL, SITE_DIR });
  expect(sessionCookie()).toBe(name);
});

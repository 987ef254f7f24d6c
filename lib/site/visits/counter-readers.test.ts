import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { isReader, originOf } from './counter';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each(tableOf('lib/site/visits/reader.txt', 'who asks'))('%s is a %s', (agent, is) =>
  expect(isReader({ 'user-agent': agent })).toBe(is === 'reader'),
);

test('a client without a user agent is not a reader', () => expect(isReader({})).toBe(false));

test.each([
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'x-moz': 'prefetch' },
  { cookie: 'portfolio_session=Fe26.2*a' },
  { cookie: 'a=b; __Host-portfolio_device=x' },
  { cookie: 'portfolio_session_3001=Fe26.2*a' },
])('not a reader, though a browser: %o', (headers) =>
  expect(isReader({ 'user-agent': firefox, ...headers })).toBe(false),
);

test('a cookie of another site on the same host is not the owner’s', () =>
  expect(isReader({ 'user-agent': firefox, cookie: 'theme=dark; not_portfolio_session=1' })).toBe(true));

test.each(tableOf('lib/site/visits/reader.txt', 'where a reader comes from'))('from %s: « %s »', (referer, origin) =>
  expect(originOf(referer, ['localhost:3000', 'exemple.org'])).toBe(origin),
);

test('without a referrer, and with one whose host name is too long', () => {
  expect(originOf(undefined, [])).toBe('');
  expect(originOf(`https://${'a.'.repeat(60)}org/`, [])).toBe('*');
});

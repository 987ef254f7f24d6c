import { expect, test } from 'vitest';
import { isReader, originOf } from './reader';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.each([
  firefox,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) GSA/15.20 Mobile Safari/537.36',
  'Opera/9.80 (Windows NT 6.1; WOW64) Presto/2.12.388 Version/12.18',
])('a reader: %s', (agent) => expect(isReader({ 'user-agent': agent })).toBe(true));

test.each([
  undefined,
  '',
  'curl/8.5.0',
  'python-requests/2.32',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0',
  'Mozilla/5.0 (compatible; Baiduspider-render/2.0)',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36',
  'Mozilla/5.0 (compatible; archive.org_bot)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)',
  'Mozilla/5.0 (compatible; UptimeRobot/2.0)',
])('a program: %s', (agent) => expect(isReader({ 'user-agent': agent })).toBe(false));

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

test('a cookie of another site on the same host is no owner’s', () =>
  expect(isReader({ 'user-agent': firefox, cookie: 'theme=dark; not_portfolio_session=1' })).toBe(true));

test.each([
  [undefined, ''],
  ['https://scholar.google.com/scholar?q=someone', 'scholar.google.com'],
  ['https://www.example.org/a/b', 'example.org'],
  ['https://exemple.org/publications', ''],
  ['http://localhost:3000/', ''],
  ['https://EXAMPLE.org:8443/', 'example.org'],
  ['https://école.example/', 'xn--cole-9oa.example'],
  ['android-app://com.google.android.gm/', ''],
  ['nonsense', ''],
  ['http://192.0.2.77/a', '*'],
  ['http://[2001:db8::77]/', '*'],
  ['http://intranet/', '*'],
  [`https://${'a.'.repeat(60)}org/`, '*'],
])('from %s: « %s »', (referer, origin) => expect(originOf(referer, ['localhost:3000', 'exemple.org'])).toBe(origin));

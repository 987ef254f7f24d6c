import { Caller } from '../support/api-client';
import { expect, test } from '../support/test';
import { isLong, report } from './support/form';
import { inLanes } from './support/lanes';

/** 2,539 mutations of a valid session cookie, a quarter of them in the short form: API calls get 401, pages redirect to sign-in, nothing is a 500. */
test('no mutation of a session cookie is a session, or an error', async ({ site }) => {
  const caller = await new Caller(site.origin).signIn();
  const [, value = ''] = /portfolio_session=([^;]+)/.exec(caller.cookies) ?? [];
  const mutations = mutationsOf(value, 2539).filter((_, at) => isLong || at % 4 === 0);
  const statuses = new Map<string, number>();
  const count = (what: string) => statuses.set(what, (statuses.get(what) ?? 0) + 1);
  await inLanes(mutations, 8, async (mutation, at) => {
    const cookies = `portfolio_session=${mutation}`;
    if (at % 10 !== 0) return count(`call ${(await caller.call('GET', `/api/profile/${caller.id}`, { cookies })).status}`);
    const page = await fetch(`${site.origin}/admin`, { headers: { Cookie: cookies }, redirect: 'manual' });
    await page.arrayBuffer();
    count(`page ${page.status} ${page.headers.get('location')}`);
  });
  report({ cases: mutations.length, calls: statuses.get('call 401') ?? 0, pages: statuses.get('page 307 /login') ?? 0 });
  expect(Array.from(statuses.keys()).toSorted()).toEqual(['call 401', 'page 307 /login']);
  expect((await caller.call('GET', `/api/profile/${caller.id}`)).status, 'the cookie itself is still good').toBe(200);
});

/** Up to `count` mutations: each character changed, each prefix, parts swapped and repeated. None decodes to the value itself. */
function mutationsOf(value: string, count: number): string[] {
  const parts = value.split('*');
  const replaced = (at: number, by: string) => value.slice(0, at) + by + value.slice(at + 1);
  const made = new Set<string>([
    sameBytes(value),
    '',
    '*',
    'Fe26.2',
    value + value,
    value.toUpperCase(),
    `${value}*`,
    `*${value}`,
    encodeURIComponent(`${value}é`),
    '%',
    '%00',
    'x'.repeat(4000),
  ]);
  for (let at = 0; at < parts.length; at += 1)
    for (const part of ['', '0', '-1', '1e999', 'NaN', 'é', ...parts]) made.add(parts.map((own, index) => (index === at ? part : own)).join('*'));
  for (let length = 1; length < value.length; length += 1) made.add(value.slice(0, length));
  for (const by of ['A', '*', '~', '%', '-', '0', '.', 'z', '/'])
    for (let at = 0; at < value.length && made.size <= count + 100; at += 1) made.add(encodeURI(replaced(at, by)));
  const isAltered = (mutation: string) => decoded(mutation) !== value;
  return Array.from(made).filter(isAltered).slice(0, count);
}

/** The cookie with a spare bit set in the last character of its digest: 32 bytes take 43 characters of base64 and leave two bits over. */
function sameBytes(value: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return value.replace(/.(?=~2$)/, (last) => alphabet[alphabet.indexOf(last) + 1] ?? '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import { describe, expect, test } from 'vitest';
import { assertSameSite } from './origin';

type Sent = Readonly<Record<string, string>>;
const check = (headers: Sent) => () =>
  assertSameSite({ headers: new Headers({ host: 'localhost:3000', cookie: 'session=a', ...headers }) });

describe('a call that changes something', () => {
  test.each<Sent>([
    {},
    { origin: 'http://localhost:3000' },
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'none' },
  ])('passes with %j: from the site, or from a program, which sends neither', (headers) =>
    expect(check(headers)).not.toThrow(),
  );

  test.each<Sent>([
    { origin: 'https://ailleurs.org' },
    { origin: 'null' },
    { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': '' },
  ])('is refused with %j: from another site', (headers) =>
    expect(check(headers)).toThrow('Cette requête ne vient pas du site'),
  );
});

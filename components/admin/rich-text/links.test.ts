import { expect, it } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { isPlainlyLink, isSafeLink, linkAddress } from './links';

const origin = 'https://portfolio.exemple.fr';

it.each(tableOf('components/admin/rich-text/links.txt', 'safe addresses'))('%j is safe: %s', (address = '', is) =>
  expect(String(isSafeLink(address))).toBe(is),
);

it.each(tableOf('components/admin/rich-text/links.txt', 'typed addresses'))('reads %j as %j', (typed, address) =>
  expect(linkAddress(typed, origin) ?? 'none').toBe(address),
);

it.each([
  ['https://exemple.org', true],
  ['www.exemple.org/a', true],
  ['nom@exemple.fr', true],
  ['exemple.org', false],
  ['fin.Il', false],
  ['a@b', false],
])('typed, %j becomes a link by itself: %j', (word, is) => expect(isPlainlyLink(word)).toBe(is));

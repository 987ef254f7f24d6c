import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { linkBetween, placeOf } from './place';

test.each(tableOf('lib/site/static-copy/place.txt', 'the file of an address'))('%s is %s', (address, file) => {
  expect(placeOf(address)?.file).toBe(file);
});

test('links are relative, and name the file itself', () => {
  const link = (from: string, address: string) => linkBetween(from, placeOf(address) ?? expect.fail(address));
  expect(link('index.html', '/publications')).toBe('publications/index.html');
  expect(link('publications/un-titre/index.html', '/#contact')).toBe('../../index.html#contact');
  expect(link('publications/un-titre/index.html', '/publications/un-titre')).toBe('index.html');
  expect(link('en/index.html', '/en#contact')).toBe('#contact');
});

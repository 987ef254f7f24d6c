import { expect, it } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { linkParts } from './web-address';

const linksIn = (text: string) => linkParts(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));

it.each(tableOf('lib/format/web-address.txt', 'addresses in a text'))('in %j: %j', (text = '', ...links) => {
  expect(linksIn(text).map((link) => link.join(' '))).toEqual(links);
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it('a long text is read in linear time', () => {
  for (const piece of ['a@', 'www.', '10.1234/', 'a.', ')', 'é'])
    expect(
      linkParts(`@${piece.repeat(20_000)}`)
        .map(({ text }) => text)
        .join(''),
    ).toHaveLength(1 + piece.length * 20_000);
});

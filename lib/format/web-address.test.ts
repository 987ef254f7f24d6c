import { expect, it } from 'vitest';
import { addressesIn } from './web-address';

const linksIn = (text: string) => addressesIn(text).flatMap(({ text: shown, href }) => (href ? [[shown, href]] : []));

it.each([
  ['Voir https://exemple.org/a?b=c.', [['https://exemple.org/a?b=c', 'https://exemple.org/a?b=c']]],
  ['(www.exemple.org)', [['www.exemple.org', 'https://www.exemple.org']]],
  ['https://exemple.org/a_(b), puis', [['https://exemple.org/a_(b)', 'https://exemple.org/a_(b)']]],
  ['« https://exemple.org »', [['https://exemple.org', 'https://exemple.org']]],
  ['Écrire à nom.prenom@univ.exemple.fr\u202f!', [['nom.prenom@univ.exemple.fr', 'mailto:nom.prenom@univ.exemple.fr']]],
  ['doi:10.1234/abc.1;', [['doi:10.1234/abc.1', 'https://doi.org/10.1234/abc.1']]],
  ['10.5281/zenodo.123, et la suite', [['10.5281/zenodo.123', 'https://doi.org/10.5281/zenodo.123']]],
  [
    'https://a.example et b@c.example',
    [
      ['https://a.example', 'https://a.example'],
      ['b@c.example', 'mailto:b@c.example'],
    ],
  ],
  ['M.Dupont, Node.js, 3/4 et 10.5/2', []],
  ['https://nom@ailleurs.example', []],
  ['https://', []],
  ['javascript:alert(1)', []],
  ['', []],
])('in %j: %j', (text, links) => {
  expect(linksIn(text)).toEqual(links);
  expect(
    addressesIn(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

it('a long text is read in one pass', () => {
  for (const piece of ['a@', 'www.', '10.1234/', 'a.', ')', 'é'])
    expect(
      addressesIn(`@${piece.repeat(20_000)}`)
        .map(({ text }) => text)
        .join(''),
    ).toHaveLength(1 + piece.length * 20_000);
});

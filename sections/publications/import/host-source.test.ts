import { expect, test } from 'vitest';
import { hostSource, maxDois } from './host-source';

const dois = (ids: unknown) => {
  const { data, error } = hostSource.safeParse({ source: 'doi', ids });
  return data ? ('ids' in data ? data.ids : []) : error?.issues[0]?.message;
};

test.each([
  ['10.1000/182', ['10.1000/182']],
  [
    'https://doi.org/10.1000/182\nDOI: 10.5555/A,10.5555/b ; doi:10.5555/c',
    ['10.1000/182', '10.5555/a', '10.5555/b', '10.5555/c'],
  ],
  ['10.1000/a,b;c', ['10.1000/a,b;c']],
  ['10.1000/x 10.1000/X', ['10.1000/x']],
  [['10.1000/x'], ['10.1000/x']],
])('of %j these DOIs are asked for', (given, wanted) => {
  expect(dois(given)).toEqual(wanted);
});

test.each([
  ['', 'Veuillez saisir au moins un DOI'],
  ['10.1000/182 bonjour', '«\u00a0bonjour\u00a0» n’est pas un DOI, qui s’écrit comme 10.1000/182'],
  ['http://169.254.169.254/', '«\u00a0http://169.254.169.254/\u00a0» n’est pas un DOI, qui s’écrit comme 10.1000/182'],
  [Array.from({ length: maxDois + 1 }, (_, index) => `10.1000/${index}`), '200 DOI au plus à la fois'],
  [undefined, 'La liste des DOI est requise'],
])('%j is refused: %s', (given, message) => {
  expect(dois(given)).toBe(message);
});

test('an ORCID and an idHAL are checked as in the profile, in any dress', () => {
  expect(hostSource.parse({ source: 'orcid', id: 'https://orcid.org/0000-0002-1825-0097' })).toEqual({
    source: 'orcid',
    id: '0000-0002-1825-0097',
  });
  expect(hostSource.parse({ source: 'hal', id: 'https://cv.hal.science/Sophie-Benali' })).toEqual({
    source: 'hal',
    id: 'sophie-benali',
  });
  for (const [source, id] of [
    ['orcid', '0000-0002-1825-0098'],
    ['hal', 'sophie" OR *:*'],
    ['hal', '../works'],
    ['ftp', 'x'],
  ])
    expect(hostSource.safeParse({ source, id }).success).toBe(false);
});

import { expect, test } from 'vitest';
import { rowsOf } from '@/lib/testing/rows';
import { hostSource, maxDois } from './host-source';

const dois = (ids: unknown) => {
  const { data, error } = hostSource.safeParse({ source: 'doi', ids });
  return data ? ('ids' in data ? data.ids : []) : error?.issues[0]?.message;
};

test.each(rowsOf('sections/publications/import/host-source.txt'))(
  '$input: $outputs',
  ({ input, outputs: [wanted = ''] }) => expect(dois(JSON.parse(input) ?? undefined)).toEqual(JSON.parse(wanted)),
);

test('more DOIs than a host is asked at once are refused', () =>
  expect(dois(Array.from({ length: maxDois + 1 }, (_, index) => `10.1000/${index}`))).toBe(
    '200 DOI au plus à la fois',
  ));

test('an ORCID and an idHAL are checked as in the profile, however they are typed', () => {
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

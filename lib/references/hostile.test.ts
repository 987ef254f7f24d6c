/** No input may make a reader throw, change a prototype, or take long. Tries 3,000 inputs at night, else some hundreds. */

import { expect, test } from 'vitest';
import { hostileReferences } from '@/lib/testing/hostile-references';
import { fc } from '@/lib/testing/properties';
import { readReferences } from './read';

const numRuns = process.env.NIGHTLY ? 3000 : 100;
test('no input makes a reader throw, changes a prototype or takes long', () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  fc.assert(
    fc.property(hostileReferences, (input) => {
      const start = process.cpuUsage();
      const read = readReferences(typeof input === 'string' ? new TextEncoder().encode(input) : input);
      const { user } = process.cpuUsage(start);
      expect(user / 1000).toBeLessThan(2000);
      if ('refusal' in read) return;
      for (const entry of read.entries) {
        if ('refused' in entry) expect(entry.refused).not.toBe('');
        else {
          expect(entry.work.title).not.toBe('');
          expect(JSON.stringify(entry.work).isWellFormed()).toBe(true);
          expect(JSON.stringify(entry.work)).not.toMatch(/\\u0000|"(?:url|pdf)":"(?!https?:)/);
        }
      }
    }),
    { numRuns },
  );
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});

test('after a change in a BibTeX file, each entry is still read or refused as a whole', () => {
  const entry = (index: number) =>
    `@article{k${index},\n title = {Titre ${index}},\n author = {Auteur, ${'ABCDEFGHIJ'[index % 10]}.},\n journal = {J},\n year = {2020}\n}\n`;
  const changes = fc.tuple(fc.nat(7), fc.nat(80), fc.constantFrom('{', '}', '"', '', '@', '}}', '{{', '},'));
  fc.assert(
    fc.property(changes, ([which, at, piece]) => {
      const text = Array.from({ length: 8 }, (_, index) => {
        const good = entry(index);
        return index === which ? good.slice(0, at % good.length) + piece + good.slice((at % good.length) + 1) : good;
      }).join('\n');
      const read = readReferences(new TextEncoder().encode(text));
      if ('refusal' in read) throw new Error(read.refusal);
      const intact = read.entries.flatMap((entry) =>
        'work' in entry && /^Titre [0-7]$/.test(entry.work.title) ? [entry] : [],
      );
      for (const index of [0, 1, 2, 3, 4, 5, 6, 7].filter((other) => other !== which)) {
        const found = intact.find(({ key }) => key === `k${index}`);
        expect(found?.work).toMatchObject({
          title: `Titre ${index}`,
          authors: [{ family: 'Auteur', given: `${'ABCDEFGHIJ'[index % 10]}.` }],
          date: '2020',
          container: 'J',
        });
      }
    }),
    { numRuns },
  );
});

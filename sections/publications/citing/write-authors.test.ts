import { expect, test } from 'vitest';
import type { Name } from '@/lib/names/name';
import { fc } from '@/lib/testing/properties';
import { tableOf } from '@/lib/testing/rows';
import { readAuthors } from './authors';
import { writeAuthors } from './write-authors';

const owner = { nom: 'Tazrouti', prenom: 'Nabil' };

test.each(tableOf('sections/publications/citing/write-authors.txt', 'names'))(
  '%s is written %s',
  (names = '', written) => expect(writeAuthors(JSON.parse(names), owner)).toBe(written),
);

const words = [
  'Dupont',
  'de',
  'La',
  'Tour',
  'García',
  'Peña',
  'van',
  'der',
  'Berg',
  'Aït',
  'N.',
  'J.-P.',
  'Élise',
  'O’Brien',
  'Y',
  'Ł',
  '小明',
  'Müller',
];
const phrase = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
const person = fc
  .record({ family: phrase, given: phrase, suffix: fc.constantFrom(undefined, undefined, 'Jr.', 'III', 'fils') })
  .map(({ suffix, ...name }) => (suffix === undefined ? name : { ...name, suffix }));
const self = fc.constantFrom({ family: 'Tazrouti', given: 'Nabil' }, { family: 'Tazrouti', given: 'N.' });
const body = phrase.map((literal) => ({ literal }));

test('a thousand lists are read back unchanged', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof({ weight: 5, arbitrary: person }, { weight: 1, arbitrary: self }, { weight: 1, arbitrary: body }),
        { minLength: 1, maxLength: 6 },
      ),
      fc.constantFrom('hu', undefined),
      (authors: Name[], language) => {
        const read = readAuthors(writeAuthors(authors, owner, language), owner, language);
        expect(read).toEqual(
          authors.map((name) => ('literal' in name ? { family: name.literal, isBody: true } : name)),
        );
      },
    ),
    { numRuns: process.env.NIGHTLY ? 1000 : 300 },
  );
});

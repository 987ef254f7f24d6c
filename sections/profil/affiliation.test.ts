import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { aroundTeam, placeName } from './affiliation';

test.each(tableOf('sections/profil/team.txt', 'teams'))('a team is called one once: %s', (name = '', shown) => {
  expect(aroundTeam(name, 'fr').join(name)).toBe(shown);
});

test.each(tableOf('sections/profil/place-name.txt', 'the name of a place'))(
  'the place of « %s » is « %s »',
  (affiliation, name) => expect(placeName(affiliation)).toBe(name),
);

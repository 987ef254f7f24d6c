import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { placeName } from './place-name';

test.each(tableOf('sections/profil/place-name.txt', 'the name of a place'))(
  'the place of « %s » is « %s »',
  (affiliation, name) => expect(placeName(affiliation)).toBe(name),
);

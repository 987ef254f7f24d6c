import { expect, test } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import { aroundTeam } from './team';

test.each(tableOf('sections/profil/team.txt', 'teams'))('a team is called one once: %s', (name = '', shown) => {
  expect(aroundTeam(name, 'fr').join(name)).toBe(shown);
});

import { expect, test } from 'vitest';
import { aroundTeam } from './team';

test.each([
  ['Réseaux et sécurité', 'Équipe «\u00a0Réseaux et sécurité\u00a0»'],
  ['Équipe Réseaux', 'Équipe Réseaux'],
  ['EQUIPE DRUGS', 'EQUIPE DRUGS'],
  ['L’équipe «\u00a0Droit\u00a0»', 'L’équipe «\u00a0Droit\u00a0»'],
  ['Immunity Team', 'Immunity Team'],
  ['Équipement et sols', 'Équipe «\u00a0Équipement et sols\u00a0»'],
])('a team is called one once: %s', (name, shown) => {
  expect(aroundTeam(name, 'fr').join(name)).toBe(shown);
});

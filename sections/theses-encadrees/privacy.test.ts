import { expect, test } from 'vitest';
import { thesesEncadrees } from './definition';
import { publicTheses } from './privacy';

const student = { doctorant: 'Léa Secret', codirection: 'A. Martin' };
const thesis = (more: object) => ({ sujet: 'Les crues', statut: 'En cours', annee: '2024', ...more });
const seen = (...items: readonly object[]) =>
  publicTheses(thesesEncadrees.schema.parse({ Eau: items })).Eau?.map(
    ({ encadrement }) => encadrement?.doctorant ?? '',
  );

test.each(['Abandonnée', 'abandonnée en 2012', 'Abandon'])(
  'a thesis whose status is « %s » is private, until its owner shows it',
  (statut) => {
    expect(seen(thesis({ statut }))).toBeUndefined();
    expect(seen(thesis({ statut }), thesis({ statut, shown: true }))).toEqual(['']);
  },
);

test('a domain of which nothing is public is not named', () =>
  expect(publicTheses(thesesEncadrees.schema.parse({ Eau: [thesis({ statut: 'Abandonnée' })], Air: [] }))).toEqual({}));

test.each([
  [{ statut: 'En cours' }, ''],
  [{ statut: 'Terminé', encadrement: { ...student, nature: 'Master' } }, ''],
  [{ statut: 'Soutenue' }, 'Léa Secret'],
  [{ statut: 'Soutenue', encadrement: { ...student, anonyme: true } }, ''],
  [{ statut: 'En cours', encadrement: { ...student, nomPublic: true } }, 'Léa Secret'],
  [{ statut: 'En cours', encadrement: { ...student, nomPublic: true, anonyme: true } }, ''],
  [{ statut: 'Abandonnée', shown: true }, ''],
])('visitors are told of %j the name « %s »', (more, name) =>
  expect(seen(thesis({ encadrement: student, ...more }))).toEqual([name]),
);

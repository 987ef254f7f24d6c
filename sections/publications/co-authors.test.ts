import { expect, test } from 'vitest';
import { profileSchema } from '@/sections/profil/schema';
import { inFrench, type PublicSite, publicSection } from '@/sections/public-site';
import { kinds } from '@/sections/registry';
import { authorKey } from './citing/authors';
import { coAuthorsOf } from './co-authors';
import { readQuery } from './query';
import { readList } from './read-list';
import { publicationsSchema } from './schema';

const article = (id: string, year: number, authors: string) => ({
  id,
  title: `Titre ${id}`,
  authors,
  year: String(year),
  journal: 'Revue',
  type: '',
});
const content = publicationsSchema.parse({
  d: {
    title: 'D',
    articles: [
      article('a', 2024, 'Jérôme Dupont, N. Tazrouti et {Institut de la mer}'),
      article('b', 2020, 'Tazrouti, N., Dupont, J., Martin, A.'),
      article('c', 2010, 'N. Tazrouti, 王 小明, dupont J.'),
    ],
    communications: [],
  },
});
const site: PublicSite = {
  profile: profileSchema.parse({
    nom: 'Tazrouti',
    prenom: 'Nabil',
    titre: 'MCF',
    email: 'n@exemple.org',
    telephone: '',
    specialite: '',
    affiliation: '',
  }),
  sections: [
    publicSection({ id: 'publications', title: 'Publications', type: kinds.publications.type, content }),
  ].filter((section) => section.kind === 'publications'),
  parts: {},
  ...inFrench,
  documents: new Map(),
  updatedAt: new Date(),
};
const found = await coAuthorsOf(site);

test('co-authors are matched by surname and initial, and named as in the newest publication; the owner is not one', () => {
  const told = Array.from(found, ([key, { name, entries }]) => [
    key,
    name,
    entries.map(({ item }) => item.id).join(''),
  ]);
  expect(told.toSorted()).toEqual([
    ['dupont j', 'Jérôme Dupont', 'abc'],
    ['institut de la mer', 'Institut de la mer', 'a'],
    ['martin a', 'A. Martin', 'b'],
    ['王 小', '王 小明', 'c'],
  ]);
  expect(authorKey({ family: 'Éluard' })).toBe('eluard');
});

test('the list filters by co-author together with other filters; an unknown one is ignored', async () => {
  const ids = (query: Record<string, string>) =>
    readList(site, readQuery(query)).then((list) => list?.items.map(({ entry }) => entry.item.id));
  expect(await ids({ auteur: 'martin a' })).toEqual(['b']);
  expect(await ids({ auteur: 'dupont j', annee: '2010' })).toEqual(['c']);
  expect(await readList(site, readQuery({ auteur: 'tazrouti n' }))).toMatchObject({
    coAuthor: undefined,
    filter: { auteur: undefined },
    total: 3,
  });
});

test('they are read once for a list and the names of its owner', async () => {
  const { profile } = site;
  expect(await coAuthorsOf({ ...site, profile: { ...profile, gsm: '0600000000' } })).toBe(found);
  const others = await coAuthorsOf({ ...site, profile: { ...profile, nom: 'Dupont', prenom: 'Jérôme' } });
  expect([others.has('tazrouti n'), others.has('dupont j')]).toEqual([true, false]);
});

import { expect, test } from 'vitest';
import { matchesFacets } from './facets';
import { choicesOf, type Filter, facetsOf, isFiltered, matching, readFilter } from './filter';
import { listed } from './grouping';
import { typeOf } from './mentions';
import { type Query, readQuery, searchWords } from './query';
import { unknownParts } from './read-list';
import { type Publications, publicationsSchema } from './schema';
import { type PublicationEntry, publicationEntries } from './statistics';

const filterEntries = (entries: readonly PublicationEntry[], filter: Filter) => entries.filter(matching(filter));

const publications: Publications = publicationsSchema.parse({
  reseauxSecurite: {
    articles: [
      {
        id: 'a',
        title: 'Détection d’intrusions',
        authors: 'N. Éluard',
        year: '2020',
        journal: 'Réseaux',
        type: 'SCOPUS',
      },
      { id: 'b', title: 'Routage sobre', authors: 'P. Autre', year: '2019', journal: 'Annales', type: '' },
    ],
    communications: [
      {
        id: 'c',
        title: 'Capteurs au cœur du maître',
        authors: 'N. Éluard',
        year: '2020',
        conference: 'Colloque de Lyon',
      },
    ],
  },
  patrimoine: {
    title: 'Patrimoine',
    articles: [],
    communications: [{ id: 'd', title: 'Moulins', authors: 'N. Éluard', year: '2018', conference: 'Brest' }],
  },
});
const choices = choicesOf(publications);
const entries = publicationEntries(publications);
const ids = (params: Record<string, string | string[]>) =>
  filterEntries(entries, readFilter(readQuery(params), choices)).map(({ item }) => item.id);

test('finds words in title, authors and venue, ignoring accents, case and apostrophes', () => {
  expect(ids({ q: "ELUARD d'intrusions" })).toEqual(['a']);
  expect(ids({ q: 'lyon' })).toEqual(['c']);
  expect(ids({ q: 'moulins lyon' })).toEqual([]);
  expect(ids({ q: 'coeur MAITRE' }), 'œ in two letters').toEqual(['c']);
});

test('finds words in the abstract, keywords, publisher and identifiers', () => {
  const found = (q: string) => {
    const article = { id: 'm', title: 'Titre', authors: 'N. Éluard', year: '2020', journal: 'Annales', type: '' };
    const details = {
      abstract: 'Des capteurs très sobres.',
      keywords: ['énergie', 'mesure'],
      publisher: 'Zenodo',
      doi: '10.5802/crmath.123',
      halId: 'hal-04123456',
    };
    const [entry] = publicationEntries(
      publicationsSchema.parse({ m: { title: 'M', articles: [{ ...article, details }], communications: [] } }),
    );
    return filterEntries(entry ? [entry] : [], { q }).length;
  };
  expect(['sobres', 'energie', 'mesure tres', 'gaspillage'].map(found)).toEqual([1, 1, 1, 0]);
  expect(['zenodo', 'https://doi.org/10.5802/CRMATH.123', 'hal-04123456'].map(found)).toEqual([1, 1, 1]);
});

test('visitors choose types in their own words; the stored ones are accepted', () => {
  const list = publicationsSchema.parse({
    d: {
      articles: ['Book Chapter', 'Article de journal', ''].map((type, n) => ({
        id: `t${n}`,
        title: 'T',
        authors: 'A',
        year: '2020',
        journal: 'J',
        type,
      })),
    },
  });
  const offered = choicesOf(list);
  expect(offered.type.map(({ value }) => value)).toEqual(['Article de revue', 'Chapitre d’ouvrage']);
  const found = (type: string) =>
    filterEntries(publicationEntries(list), readFilter({ type }, offered)).map(({ item }) => item.id);
  expect(['Chapitre d’ouvrage', 'Book Chapter', 'Article de journal', 'Article de revue'].map(found)).toEqual([
    ['t0'],
    ['t0'],
    ['t1', 't2'],
    ['t1', 't2'],
  ]);
  expect(filterEntries(publicationEntries(list), { q: 'book chapter' })).toHaveLength(1);
});

test('popular articles are distinguished from journal articles, the type of an index is unchanged', () => {
  const list = publicationsSchema.parse({
    d: {
      articles: ['Article de journal', '', 'Compte rendu', 'SCOPUS'].map((type, n) => ({
        ...{ id: `t${n}`, title: 'T', authors: 'A', year: '2020', journal: 'J', type },
        details: { popular: true },
      })),
    },
  });
  const entries = publicationEntries(list);
  expect(entries.map((entry) => typeOf(entry))).toEqual([
    ...['Article de vulgarisation', 'Article de vulgarisation', 'Compte rendu', 'SCOPUS'],
  ]);
  expect(listed(list, entries, 'nature').map(({ group }) => group.title)).toEqual([
    ...['Articles de vulgarisation', 'Articles de vulgarisation', 'Articles de vulgarisation', 'Comptes rendus'],
  ]);
});

test('filters by peer review, invitation, award and audience', () => {
  const details = [
    { peerReviewed: true, audience: 'internationale' },
    { invited: true },
    { award: 'Prix du jury' },
    undefined,
  ];
  const talks = details.map((each, n) => ({
    id: `m${n}`,
    title: 'T',
    authors: 'A',
    year: '2020',
    conference: 'C',
    ...(each && { details: each }),
  }));
  const list = publicationsSchema.parse({ d: { communications: talks } });
  const offered = choicesOf(list);
  expect(offered.audience.map(({ value }) => value)).toEqual(['internationale']);
  expect(offered.mention.map(({ value }) => value)).toEqual(['pairs', 'invitation', 'prix']);
  const found = (query: Query) =>
    filterEntries(publicationEntries(list), readFilter(query, offered)).map(({ item }) => item.id);
  expect([
    found({ mention: 'pairs' }),
    found({ mention: 'invitation' }),
    found({ mention: 'prix' }),
    found({ audience: 'internationale' }),
  ]).toEqual([['m0'], ['m1'], ['m2'], ['m0']]);
  expect(choices.mention, 'nothing to choose where there is none').toEqual([]);
});

test('drops unknown values, and reports them', () => {
  const query = readQuery({
    annee: 'deux mille',
    type: '<script>',
    domaine: '__proto__',
    audience: 'tous',
    q: '   ',
    classement: 'x',
    inconnu: 'annees, lieu',
  });
  const filter = readFilter(query, choices);
  expect(isFiltered(filter)).toBe(false);
  expect(unknownParts(query, filter)).toEqual([
    'année «\u00a0deux mille\u00a0»',
    'type «\u00a0<script>\u00a0»',
    'domaine «\u00a0__proto__\u00a0»',
    'audience «\u00a0tous\u00a0»',
    'classement «\u00a0x\u00a0»',
    '«\u00a0annees\u00a0»',
    '«\u00a0lieu\u00a0»',
  ]);
  expect(
    unknownParts({ annee: '2020', q: 'a', classement: 'nature' }, readFilter({ annee: '2020', q: 'a' }, choices)),
  ).toEqual([]);
  expect(ids({ annee: 'x' })).toHaveLength(4);
  expect(ids({ annee: ['2018', '2019'] })).toEqual(['d']);
});

test('a work without a year is found by the words for it', () => {
  const of = (id: string, year: string) => ({ id, title: id, authors: 'N. Éluard', year });
  const content = publicationsSchema.parse({
    d: { title: 'D', articles: [of('a', 'sous presse'), of('b', '2024'), of('c', 's. d.')] },
  });
  const { annee } = choicesOf(content);
  expect(annee).toEqual([
    { value: 'sous-presse', label: 'Sous presse' },
    { value: '2024', label: '2024' },
    { value: 'sans-date', label: 'Sans date' },
  ]);
  for (const [index, annee] of ['sous-presse', '2024', 'sans-date'].entries())
    expect(
      filterEntries(publicationEntries(content), readFilter({ annee }, choicesOf(content))).map(({ item }) => item.id),
    ).toEqual(['abc'[index]]);
});

test('the facets in a static copy find what the server finds', () => {
  const data = entries.map((entry) => ({ id: entry.item.id, facets: JSON.parse(JSON.stringify(facetsOf(entry))) }));
  const asked: Record<string, string>[] = [
    { annee: '2020' },
    { de: '2019' },
    { a: '2019' },
    { type: 'SCOPUS' },
    { domaine: 'patrimoine' },
    { q: 'coeur' },
  ];
  for (const query of asked) {
    const filter = readFilter(readQuery(query), choices);
    const found = data.filter(({ facets }) => matchesFacets(facets, filter, searchWords(filter.q ?? '')));
    expect(found.map(({ id }) => id)).toEqual(ids(query));
    expect(found.length).toBeGreaterThan(0);
  }
});

import fs from 'node:fs';
import { expect, test } from 'vitest';
import { readCsl } from './read-csl';
import type { Entry, Work } from './work';

const workOf = (entry: Entry | undefined): Work => {
  if (!entry || 'refused' in entry) throw new Error(JSON.stringify(entry));
  return entry.work;
};
const one = (item: object): Work => workOf(readCsl({ type: 'article-journal', title: 'T', ...item }, 10)?.[0]);
const named = (...author: readonly unknown[]) => one({ author }).authors;

test('an export of Zotero', () => {
  const works =
    readCsl(JSON.parse(fs.readFileSync('e2e/fixtures/references/zotero-csl.json', 'utf8')), 10)?.map(workOf) ?? [];
  expect(works[0]).toEqual({
    nature: 'article',
    title: 'Les cartes du <i>XVII</i>ᵉ siècle',
    authors: [
      { family: 'van der Berg', given: 'Jan' },
      { family: 'Smith', given: 'John', suffix: 'Jr.' },
      { literal: 'Consortium des cartes' },
    ],
    date: '2024-03-18',
    container: 'Revue des cartes',
    volume: '3',
    issue: '2',
    pages: '100–112',
    doi: '10.5555/cartes.1',
    issn: '0317-8471',
    abstract: 'Du CO₂ & de l’eau.',
    language: 'fr',
    note: 'Lu en séance',
  });
  expect(works[1]).toMatchObject({
    nature: 'communication',
    title: 'Cartes et textes',
    container: 'Actes du colloque',
    event: { name: 'Colloque des cartes', place: 'Lausanne' },
    place: 'Genève',
    date: '2023-06',
  });
  expect(works[2]).toMatchObject({
    nature: 'hdr',
    institution: 'Université du Lac',
    publisher: undefined,
    date: '2020-03',
  });
  expect(works[3]).toMatchObject({
    nature: 'direction',
    editors: [{ family: 'Roux', given: 'Claire' }],
    isbn: '9782070368228',
  });
});

test('a note that is nothing but a state gives the status that no field gives', () => {
  expect(one({ note: 'in press' }).status).toBe('sous-presse');
  expect(one({ note: 'PMID: 1234\nÀ paraître' }).status).toBe('a-paraitre');
  expect(one({ note: 'in press', status: 'submitted' }).status).toBe('soumise');
  expect(one({ note: 'Lu en séance' }).status).toBeUndefined();
});

test('what programs keep in a note is no remark', () => {
  const kept =
    'mlzsync1:0047{"extrafields":{"place":"Paris, France"}}Citation Key: a2020\n_eprint: https://arxiv.org/abs/2401.01234';
  expect(one({ type: 'book', note: kept }).note).toBeUndefined();
  expect(one({ type: 'book', note: `${kept}\nPrix du jury` }).note).toBe('Prix du jury');
  expect(one({ type: 'book', note: 'Cited By 12\nPrix du jury' }).note).toBe('Prix du jury');
});

test('what a whole work appeared in is its series or noted, by any name', () => {
  const hosted = (type: string, title: string, more: object = {}) => one({ type, 'container-title': title, ...more });
  expect(hosted('report', 'Notes', { publisher: 'Inria' })).toMatchObject({
    institution: 'Inria',
    container: 'Notes',
    note: undefined,
  });
  expect(hosted('report', 'Notes')).toMatchObject({ container: undefined, note: 'Collection «\u00a0Notes\u00a0»' });
  expect(hosted('thesis', 'Département de physique', { publisher: 'Université du Lac' })).toMatchObject({
    container: undefined,
    note: 'Département de physique',
  });
  for (const known of ['Université du Lac', 'http://www.theses.fr'])
    expect(hosted('thesis', known, { publisher: 'Université du Lac' }).note).toBeUndefined();
  expect(hosted('book', 'Carnets')).toMatchObject({ container: 'Carnets' });
  expect(hosted('book', 'Carnets', { title: 'Carnets' }).container, 'its own title').toBeUndefined();
});

test.each([[{ literal: 'et al.' }], [{ family: 'others' }], ['and others']])(
  '%j says that there are more authors',
  (others) => {
    expect(one({ author: [{ family: 'Roux' }, others] })).toMatchObject({
      authors: [{ family: 'Roux' }],
      andOthers: true,
    });
  },
);

test('a book appeared in its series', () => {
  const series = { 'collection-title': 'Carnets', 'collection-number': '7' };
  expect(one({ type: 'book', ...series })).toMatchObject({ container: 'Carnets', issue: '7' });
  expect(one({ type: 'chapter', 'container-title': 'Le livre', ...series })).toMatchObject({
    container: 'Le livre',
    issue: undefined,
  });
});

test('the volume of a talk in a series is the series’ own, unless that has a number', () => {
  const talk = { type: 'paper-conference', 'container-title': 'Actes', 'collection-title': 'LNCS', volume: '11234' };
  expect(one(talk)).toMatchObject({ volume: undefined, series: 'LNCS', seriesNumber: '11234' });
  expect(one({ ...talk, 'collection-number': '7' })).toMatchObject({ volume: '11234', seriesNumber: '7' });
});

test('a thesis is what its genre says', () => {
  const natures = ['PhD', 'MSc', 'Habilitation', undefined].map((genre) => one({ type: 'thesis', genre }).nature);
  expect(natures).toEqual(['these', 'memoire', 'hdr', 'these']);
});

test('what has no field of its own is noted; translators have one', () => {
  const translator = [{ family: 'Roux', given: 'Claire' }];
  expect(one({ note: 'Prix du jury', version: '1.4', translator })).toMatchObject({
    note: 'Prix du jury. Version 1.4',
    translators: translator,
  });
});

test('any word before a colon is the author’s, but for the members that a note stands in for', () => {
  for (const note of ['Prix: meilleur article', 'Directeur : P. Martin', 'Traduit par: L. Martin'])
    expect(one({ note }).note).toBe(note);
  const extra =
    'DOI: 10.5555/a\nNumber of Volumes: 5\nPMID: 123\nCitation Key: roux2020\nStatus: in press\nPrix du jury';
  expect(one({ note: extra })).toMatchObject({
    doi: '10.5555/a',
    status: 'sous-presse',
    note: 'Prix du jury. 5\u00a0volumes',
  });
});

test('the work that another one is about is no author’s of it', () => {
  const roux = [{ family: 'Roux', given: 'Claire' }];
  const reviewed = { 'reviewed-title': 'Un livre', 'reviewed-author': roux };
  const review = { nature: 'compte-rendu', reviewedTitle: 'Un livre', reviewedAuthors: roux };
  for (const type of ['review-book', 'article-journal']) expect(one({ type, ...reviewed })).toMatchObject(review);
  const translator = [{ family: 'Tazrouti', given: 'Nabil' }];
  expect(
    one({ type: 'book', genre: 'Traduction', author: roux, translator, 'original-title': 'Vom Kriege' }),
  ).toMatchObject({
    nature: 'traduction',
    authors: translator,
    originalAuthors: roux,
    originalTitle: 'Vom Kriege',
  });
  expect(one({ type: 'chapter', genre: 'Préface', 'container-author': roux })).toMatchObject({
    nature: 'preface',
    containerAuthors: roux,
  });
  for (const [type, nature] of [
    ['entry-encyclopedia', 'notice'],
    ['periodical', 'numero-revue'],
    ['broadcast', 'media'],
  ] as const)
    expect(one({ type }).nature).toBe(nature);
});

test('numbers, titles and persons that a publication has no field for are noted; members that nobody reads are told', () => {
  const roux = [{ family: 'Roux', given: 'Claire' }];
  expect(
    one({
      type: 'chapter',
      'chapter-number': 4,
      'number-of-volumes': 5,
      'original-title': 'Vom Kriege',
      'collection-editor': roux,
    }).note,
  ).toBe('5\u00a0volumes. Chapitre 4. Titre original\u00a0: Vom Kriege. Collection dirigée par Claire Roux');
  const reviewed = { 'reviewed-title': 'Un livre', 'reviewed-author': roux };
  expect(one({ type: 'chapter', ...reviewed }).note).toBe('Compte rendu de Claire Roux, Un livre');
  expect(
    readCsl([{ type: 'book', title: 'T', scale: '1:1000', accessed: {}, source: 'Zotero', reference: [1] }], 1),
  ).toMatchObject([{ odd: ['Champ laissé de côté\u00a0: «\u00a0scale\u00a0».'] }]);
});

test.each([
  [{ 'date-parts': [[2019]], season: 1 }],
  [{ 'date-parts': [[2019]], season: 'Spring' }],
  [{ 'date-parts': [[2019, 21]] }],
  [{ literal: 'Spring 2019' }],
])('a season is noted: %j', (issued) =>
  expect(one({ issued })).toMatchObject({ date: '2019', note: 'Printemps 2019' }),
);

test('an archive of preprints is named, « et al. » of editors is kept, and a thesis is what its author calls it', () => {
  expect(one({ type: 'article-journal', 'container-title': 'bioRxiv' })).toMatchObject({
    nature: 'prepublication',
    publisher: 'bioRxiv',
    container: undefined,
  });
  expect(one({ type: 'article', 'container-title': 'medRxiv : the preprint server', publisher: 'CSHL' })).toMatchObject(
    { publisher: 'medRxiv', note: 'CSHL' },
  );
  expect(one({ type: 'chapter', editor: [{ family: 'Roux' }, { literal: 'others' }] })).toMatchObject({
    editors: [{ family: 'Roux' }],
    otherEditors: true,
  });
  expect(one({ type: 'thesis', genre: 'Mémoire de recherche' })).toMatchObject({
    nature: 'memoire',
    note: 'Mémoire de recherche',
  });
});

test('an edition is a number where it is one, and the place of a conference a city and a country', () => {
  expect([3, '3rd ed.', 'revue'].map((edition) => one({ type: 'book', edition }).edition)).toEqual(['3', '3', 'revue']);
  const event = (fields: object) => one({ type: 'paper-conference', ...fields }).event;
  expect(event({ 'event-place': 'El Jadida, Maroc' })).toEqual({ place: 'El Jadida', country: 'Maroc' });
  expect(event({ 'event-place': 'Boston, MA' })).toEqual({ place: 'Boston, MA' });
  expect(event({ event: { name: 'MAPS', location: 'Paris, France' } })).toEqual({
    name: 'MAPS',
    place: 'Paris',
    country: 'France',
  });
  expect(event({ custom: { eventCountry: 'Maroc' } })).toEqual({ country: 'Maroc' });
});

test('a list of subjects may have commas in each', () => {
  expect(one({ keyword: 'cartes, réseaux', subject: ['Physics, general', 'Maps'] }).keywords).toEqual([
    'cartes',
    'réseaux',
    'Physics, general',
    'Maps',
  ]);
});

test('a report has its genre in its note; one that is a preprint is no report', () => {
  expect(one({ type: 'report', genre: 'Rapport technique' })).toMatchObject({
    nature: 'rapport',
    note: 'Rapport technique',
  });
  expect(one({ type: 'report', genre: 'preprint' })).toMatchObject({ nature: 'prepublication', note: undefined });
  for (const genre of ['Working Paper', 'Document de travail'])
    expect(one({ type: 'report', genre, number: '123' })).toMatchObject({
      nature: 'rapport',
      note: genre,
      issue: '123',
      status: undefined,
    });
});

test('the length of a work is noted', () =>
  expect(one({ type: 'book', 'number-of-pages': 414 }).note).toBe('414\u00a0p.'));

test('what Crossref gives: lists, a subtitle, a link to the file', () => {
  expect(
    one({
      type: 'journal-article',
      title: ['Cartes'],
      subtitle: ['une question'],
      'container-title': ['Revue', 'Rev.'],
      'published-print': { 'date-parts': [[2021, 5]] },
      ISSN: ['0317-8471', '2434-561X'],
      link: [{ URL: 'https://example.org/a.pdf', 'content-type': 'application/pdf' }],
      subject: ['Cartes'],
    }),
  ).toMatchObject({
    title: 'Cartes: une question',
    container: 'Revue',
    date: '2021-05',
    issn: '0317-8471',
    pdf: 'https://example.org/a.pdf',
    keywords: ['Cartes'],
  });
});

test.each([
  [{ family: 'La Tour', given: 'Jean', 'dropping-particle': 'de' }, [{ family: 'de La Tour', given: 'Jean' }]],
  [{ family: 'Holbach', given: 'Paul', 'dropping-particle': 'd’' }, [{ family: 'd’Holbach', given: 'Paul' }]],
  [{ family: 'Institut national des cartes' }, [{ literal: 'Institut national des cartes' }]],
  [{ family: 'Madonna' }, [{ family: 'Madonna' }]],
  [{ name: 'ACME' }, [{ literal: 'ACME' }]],
  ['Durand, Hélène', [{ family: 'Durand', given: 'Hélène' }]],
  [{ literal: 'et al.' }, []],
  [{ family: ['A'], given: 3 }, [{ family: 'A' }]], // a number is a mark
  [null, []],
  [42, []],
  [{}, []],
])('a name: %j', (name, expected) => expect(named(name)).toEqual(expected));

test('a list, one item, or a list in an object; other JSON is none', () => {
  const item = { type: 'book', title: 'T' };
  for (const json of [item, [item], { items: [item] }]) expect(readCsl(json, 10)).toHaveLength(1);
  for (const json of [
    {},
    { a: 1 },
    'x',
    3,
    null,
    [1, 2],
    [{ a: 1 }],
    { title: 'Portfolio' },
    [{ type: 'ELEC', title: 'Liens' }],
  ])
    expect(readCsl(json, 10)).toBeUndefined();
  expect(readCsl([item, item, item], 2)).toBeNull();
});

test('what is no item is refused with its place, and costs nothing else', () => {
  const entries = readCsl(
    [{ type: 'book', title: 'Bon' }, 3, null, 'x', { type: 'book' }, { type: 'book', title: { a: 1 } }],
    10,
  );
  expect(entries).toMatchObject([
    { work: { title: 'Bon' } },
    { key: 'élément 2', refused: 'L’élément 2 n’est pas une référence.' },
    { key: 'élément 3', refused: 'L’élément 3 n’est pas une référence.' },
    { key: 'élément 4', refused: 'L’élément 4 n’est pas une référence.' },
    { refused: 'Cette entrée n’a pas de titre (élément 5).' },
    { refused: 'Cette entrée n’a pas de titre (élément 6).' },
  ]);
});

test('an item whose lists are nested too deeply is refused', () => {
  const nested: unknown = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`);
  for (const field of ['custom', 'author', 'issued', 'x']) {
    const entries = readCsl(
      [
        { type: 'book', title: 'T', [field]: field === 'issued' ? { 'date-parts': [[nested]] } : nested },
        { type: 'book', title: 'Bon' },
      ],
      10,
    );
    expect(entries).toMatchObject([
      { refused: 'L’élément 1 a des listes imbriquées trop profondément.', text: 'élément 1' },
      { work: { title: 'Bon' } },
    ]);
  }
});

test('dates: the first year of several, a number, texts', () => {
  expect(one({ issued: { 'date-parts': [['2020-2021']] } }).date).toBe('2020');
  expect(one({ issued: { 'date-parts': [['2020', '03', '04']] } }).date).toBe('2020-03-04');
  expect(one({ issued: 2020 }).date).toBe('2020');
  expect(one({ issued: { 'date-parts': [[null]] } }).date).toBeUndefined();
});

test('who directed a film has made it', () => {
  const director = [{ family: 'Varda', given: 'Agnès' }];
  expect(one({ type: 'motion_picture', director }).authors).toEqual([{ family: 'Varda', given: 'Agnès' }]);
  expect(one({ type: 'motion_picture', director, author: [{ family: 'Demy' }] }).authors).toEqual([{ family: 'Demy' }]);
});

test('wrong values of fields are left out', () => {
  const work = one({
    issued: 'hier',
    author: 3,
    editor: { a: 1 },
    ISSN: [1, {}],
    URL: 'javascript:x',
    link: [3],
    volume: { a: 1 },
    page: null,
    abstract: [],
  });
  expect(JSON.parse(JSON.stringify(work))).toEqual({
    nature: 'article',
    note: 'Date\u00a0: hier',
    title: 'T',
    authors: [],
  });
});

test('names of prototypes are keys like others', () => {
  const json: unknown = JSON.parse(
    '{"type":"book","title":"T","__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"author":[{"family":"__proto__","__proto__":{"given":"G"}}]}',
  );
  expect(workOf(readCsl(json, 10)?.[0])).toMatchObject({ authors: [{ family: '__proto__' }] });
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

test('the lines of a note are sentences, and what they say of the original has its words', () => {
  expect(one({ note: '{:original-title: Vom Kriege}\nUne remarque\nUne autre,\nqui continue' }).note).toBe(
    'Une remarque. Une autre, qui continue. Titre original\u00a0: Vom Kriege',
  );
  expect(one({ note: 'original-date: 1954' }).note).toBe('Première publication\u00a0: 1954');
});

import { expect, test } from 'vitest';
import { publications } from './definition';
import { recordEditor } from './record-editor';
import { publicationsSchema } from './schema';

const item = { id: 'a', title: 'Titre', authors: 'K. Tazrouti', year: '2024', journal: 'Revue', type: 'SCOPUS' };
const domains = (article: object, others?: unknown) => ({
  d: {
    title: 'Domaine',
    icon: '',
    color: '',
    articles: [article],
    communications: [],
    ...(others !== undefined && { others }),
  },
});
const parse = (article: object, others?: unknown) => publicationsSchema.safeParse(domains(article, others));
const messages = (article: object) =>
  parse(article).error?.issues.map(({ path, message }) => [path.slice(3).join('.'), message]);

test('content that was written before these fields stays as it is, to the byte', () => {
  const before = domains({ ...item, pages: '1–9', link: 'https://example.org/' });
  expect(JSON.stringify(parse(before.d.articles[0] ?? {}).data)).toBe(JSON.stringify(before));
});

test('volume and number are stored without the words that are written before them everywhere', () => {
  const stored = (volume: string, number: string) =>
    parse({ ...item, details: { volume, number } }).data?.d?.articles[0]?.details;
  expect(stored('vol. 104', 'n° 2')).toEqual({ volume: '104', number: '2' });
  expect(stored('t. IV', 'no 2-3')).toEqual({ volume: 'IV', number: '2-3' });
  expect(stored('Tome 3', 'numéro 7 bis')).toEqual({ volume: '3', number: '7 bis' });
  expect(stored('Volumes mêlés', 'Nouvelle série')).toEqual({ volume: 'Volumes mêlés', number: 'Nouvelle série' });
});

test('identifiers are stored in the form in which they are compared, and a wrong one is named', () => {
  const details = {
    doi: 'https://doi.org/10.1000/ABC.',
    halId: 'https://hal.science/hal-01956501v2',
    arxivId: 'arXiv:2401.01234v1',
    isbn: '2-07-036822-X',
    issn: '03178471',
  };
  const stored = {
    doi: '10.1000/abc',
    halId: 'hal-01956501',
    arxivId: '2401.01234',
    isbn: '9782070368228',
    issn: '0317-8471',
  };
  expect(parse({ ...item, details }).data?.d?.articles[0]?.details).toEqual(stored);
  expect(messages({ ...item, details: { doi: 'abc', issn: '1' } })).toEqual([
    ['details.doi', 'Ce DOI n’est pas valide\u00a0: il commence par «\u00a010.\u00a0», comme 10.1000/182'],
    ['details.issn', 'Cet ISSN n’est pas valide'],
  ]);
});

test('a year outside of 1990 to 2030 is taken from a source, not from a keyboard', () => {
  const old = { ...item, year: '1987' };
  const wrong = [['year', 'L’année doit être comprise entre 1990 et 2030']];
  const from = (year: string) => [{ from: 'fichier', id: 'x', at: '2026-11-22T10:00:00Z', values: { year } }];
  expect(messages(old)).toEqual(wrong);
  expect(messages({ ...old, sources: from('1987') })).toBeUndefined();
  expect(messages({ ...old, year: '1986', sources: from('1987') })).toEqual(wrong);
  expect(messages({ ...old, title: '' }), 'each error is told').toEqual([
    ['title', 'Veuillez remplir tous les champs obligatoires'],
    ...wrong,
  ]);
});

test.each([
  ['à paraître', 'à paraître'],
  [' In press ', 'sous presse'],
  ['forthcoming', 'à paraître'],
  ['Soumis', 'soumis'],
  ['en préparation', 'en préparation'],
  ['n.d.', 's.\u00a0d.'],
  ['[s. d.]', 's.\u00a0d.'],
])('a publication may have « %s » for a year, which is stored as « %s »', (typed, stored) => {
  expect(parse({ ...item, year: typed }).data?.d?.articles[0]?.year).toBe(stored);
  expect(parse({ ...item, year: stored }).data?.d?.articles[0]?.year).toBe(stored);
});

test.each(['vers 2020', '2031', 'bientôt', '20'])('« %s » is no year', (year) =>
  expect(messages({ ...item, year })).toEqual([['year', 'L’année doit être comprise entre 1990 et 2030']]),
);

test('other works have a nature, and an empty list of them is not stored', () => {
  const [book] =
    parse(item, [{ id: 'b', title: 'Livre', authors: 'K. Tazrouti', year: '2020', nature: 'livre' }]).data?.d?.others ??
    [];
  expect(book).toMatchObject({ nature: 'livre', container: '' });
  expect(JSON.stringify(parse(item, []).data)).not.toContain('others');
  expect(parse(item, [{ ...item, nature: 'roman' }]).success).toBe(false);
});

test('the form of a list shows the fields of other lists where they have a value', () => {
  const shown = (list: 'article' | 'communication' | 'other', details: Readonly<Record<string, unknown>>) =>
    Object.entries(recordEditor(list).fields).flatMap(([name, node]) =>
      'when' in node && node.when && !node.when(details) ? [] : [name],
    );
  expect(shown('article', {})).not.toContain('institution');
  expect(shown('article', { institution: 'Inria', eventPlace: 'Lyon' })).toEqual(
    expect.arrayContaining(['institution', 'eventPlace']),
  );
  expect(shown('article', { institution: '' }), 'while it is typed anew').toContain('institution');
  expect(shown('communication', {})).toContain('eventStart');
});

test('what a work says for dossiers is read by visitors once it is shown', () => {
  const details = { plain: 'L’eau revient.', contribution: 'J’ai mesuré les puits.', volume: '12' };
  const read = (more: object) => {
    const content = parse({ ...item, details: { ...details, ...more } }).data ?? {};
    return publications.forVisitors?.(content).d?.articles[0]?.details;
  };
  expect(read({})).toEqual({ volume: '12' });
  expect(read({ showsContribution: true })).toEqual({ ...details, showsContribution: true });
});

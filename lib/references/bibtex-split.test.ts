/** What is odd in a file of BibTeX costs no entry, and no entry goes without being counted. */
import { expect, test } from 'vitest';
import { type BrokenEntry, type RawEntry, splitBibtex } from './bibtex-split';
import { readBibtex } from './read-bibtex';

const split = (text: string) => [...splitBibtex(text)];
const fieldsOf = (entry: RawEntry | BrokenEntry | undefined) =>
  entry && 'fields' in entry ? Object.fromEntries(entry.fields) : entry;
const oddOf = (entry: RawEntry | BrokenEntry | undefined) => (entry && 'odd' in entry ? entry.odd : entry);

test.each([
  ['a name of words', 'Early Access Date = {JAN}', { 'early access date': 'JAN' }, []],
  ['a name with accents', 'référence = {x}, mots-clés = {a}', { référence: 'x', 'mots-clés': 'a' }, []],
  ['no value', 'note = , month = ', { note: '', month: '' }, []],
  [
    'a name alone',
    'open-access, year = 2019',
    { year: '2019' },
    ['Le champ «\u00a0open-access\u00a0» n’a pas de valeur.'],
  ],
  [
    'a name alone, at the end',
    'year = 2019, open-access',
    { year: '2019' },
    ['Le champ «\u00a0open-access\u00a0» n’a pas de valeur.'],
  ],
  [
    'a name alone, without a comma',
    'open-access\n year = 2019',
    { year: '2019' },
    ['Le champ «\u00a0open-access\u00a0» n’a pas de valeur.'],
  ],
  ['no comma', 'year = {2019} volume = 12', { year: '2019', volume: '12' }, []],
  ['no comma after a number', 'year = 2019\n volume = 12', { year: '2019', volume: '12' }, []],
  ['numbers with other signs', 'pages = 12-34, volume = 12a', { pages: '12-34', volume: '12a' }, []],
  ['words without braces', 'journal = Nature Physics, year = 2019', { journal: 'Nature Physics', year: '2019' }, []],
  [
    'marks within marks',
    'abstract = "Il dit "bonjour" et part", year = 2019',
    { abstract: 'Il dit "bonjour" et part', year: '2019' },
    [],
  ],
  [
    'a comma within such marks',
    'abstract = "Il dit "bonjour", et part", year = 2019',
    { abstract: 'Il dit "bonjour", et part', year: '2019' },
    [],
  ],
  ['a colon for its sign', 'year : 2019, volume : 12', { year: '2019', volume: '12' }, []],
])('%s', (_, fields, expected, odd) => {
  const [entry, next] = split(`@article{k, title = {T}, ${fields}}\n@book{bon, title = {Bon}}`);
  expect(fieldsOf(entry)).toEqual({ title: 'T', ...expected });
  expect(oddOf(entry)).toEqual(odd);
  expect(fieldsOf(next)).toEqual({ title: 'Bon' });
});

test.each([
  ['@article{a,\n title = {T,\n author = {A},\n}', 'Le champ «\u00a0title\u00a0» n’est pas fermé, ligne 2.'],
  ['@article{a,\n title = {T}},\n author = {A}\n}', 'Une accolade ferme cette entrée trop tôt, ligne 2.'],
  ['@article{a,\n title = "T,\n author = {A}\n}', 'Une accolade fermée à la ligne 4 n’est pas ouverte.'],
  ['@article{a,\n title = {T},\n author = "A\n}', 'Une accolade fermée à la ligne 4 n’est pas ouverte.'],
  ['@article{a,\n title = {T},\n author = {A', 'Une accolade ouverte à la ligne 3 n’est pas fermée.'],
  [
    '@article{a, title = {T}, author = {A} {}, year = 2019}',
    'Une virgule est attendue après le champ «\u00a0author\u00a0».',
  ],
])('where braces or marks do not match, fields are told by their lines: %s', (text, said) => {
  const [entry, next, ...others] = split(`${text}\n@book{bon, title = {Bon}}`);
  expect(fieldsOf(entry)).toMatchObject({ title: 'T', author: 'A' });
  expect(entry).toMatchObject({ key: 'a', odd: [said] });
  expect(fieldsOf(next)).toEqual({ title: 'Bon' });
  expect(others).toEqual([]);
});

test.each([
  'title="Averse, author="Dupont, Jean", year=2001',
  'author="Dupont, Jean, title="Averse", year=2001',
  'title={Averse}, author="Dupont, Jean, year="2001"',
])('a closing mark that is missing costs no other field: %s', (fields) => {
  const [entry, next] = split(`@article{k, ${fields}}\n@book{bon, title = {Bon}}`);
  expect(fieldsOf(entry)).toEqual({ title: 'Averse', author: 'Dupont, Jean', year: '2001' });
  expect(oddOf(entry)).toEqual(['Un guillemet ouvert ici n’est pas fermé.']);
  expect(fieldsOf(next)).toEqual({ title: 'Bon' });
});

test.each([
  ['@article x9, title={X}}', 'Une accolade est attendue après «\u00a0@article\u00a0».'],
  ['@{a4, title={X}}', 'Un type est attendu après «\u00a0@\u00a0».'],
  ['article{a3, title={X}}', 'Le signe «\u00a0@\u00a0» est attendu avant «\u00a0article\u00a0».'],
])('an entry that does not begin as one is refused, behind a broken one, too: %s', (text, broken) => {
  const good = '@book{bon, title = {Bon}}';
  for (const before of ['', good, '@article{x8, title={Rosée}}, journal={J}}']) {
    const [wrong, next] = split(`${before}\n${text}\n${good}`).slice(before === '' ? 0 : 1);
    expect([wrong, fieldsOf(next)], before).toMatchObject([{ broken }, { title: 'Bon' }]);
  }
});

test('a comment ends at its brace, or else is one word: no entry goes with it, unless it is put around entries alone', () => {
  const entries = '@book{a, title = {A}}\n@book{b, title = {B}}}\n@book{c, title = {C}}';
  for (const comment of [String.raw`@comment{une accolade \{ seule}`, '@comment{sans fin', '@comment sans accolade'])
    expect(
      split(`${comment}\n${entries}`).map(({ key }) => key),
      comment,
    ).toEqual(['a', 'b', 'c']);
  expect(split(`@comment{jabref-meta: groups:\n0 AllEntriesGroup:;\n}\n${entries}`)).toHaveLength(3);
  expect(split(`@comment{\n  @book{d, title = {D}}\n}\n${entries}`).map(({ key }) => key)).toEqual(['a', 'b', 'c']);
});

test('a key without its comma is one; an address of mail and a line of comment are no entries', () => {
  expect(split('@book{k\n title = {T}}')).toMatchObject([{ key: 'k' }]);
  expect(split('moi@example.org\n% @book{a, title = {A}}\n@book{b, title = {B}}').map(({ key }) => key)).toEqual(['b']);
});

test('long runs of one sign take no time', () => {
  const start = performance.now();
  for (const text of ['\n', ' ', '\t', '"', '@comment{ ', '@a{ ', '@a{k\n', ',\n'].map(
    (sign) => `@a{k, t = {x}, ${sign.repeat(2_000_000 / sign.length)}`,
  ))
    readBibtex(text, 5000);
  readBibtex(`@a{${' x'.repeat(1_000_000)}`, 5000);
  expect(performance.now() - start).toBeLessThan(10_000);
});

test.each([
  ['@article{x5 author={Jean Dupont}, title={T}}', { key: 'x5', fields: { author: 'Jean Dupont', title: 'T' } }],
  [
    "@article{x6, title='L\u2019été', author='Jean Dupont', year='2001'}",
    { key: 'x6', fields: { title: 'L\u2019été', author: 'Jean Dupont', year: '2001' } },
  ],
  [
    '@article{x7, title=“Un titre”, author=“Dupont, Jean”, year=2001}',
    { key: 'x7', fields: { title: 'Un titre', author: 'Dupont, Jean', year: '2001' } },
  ],
  [
    '@article{x8, title={T}, keywords = eau, air, terre, year=2001}',
    { key: 'x8', fields: { title: 'T', keywords: 'eau, air, terre', year: '2001' } },
  ],
  [
    '@article{x9, author: {Jean Dupont}, title: {T}, journal: {J}, year: 2001}',
    { key: 'x9', fields: { author: 'Jean Dupont', title: 'T', journal: 'J', year: '2001' } },
  ],
])('signs that are missing or others cost no field: %s', (file, wanted) => {
  const read = [...splitBibtex(file)].map(
    (entry) => 'fields' in entry && { key: entry.key, fields: Object.fromEntries(entry.fields) },
  );
  expect(read).toEqual([wanted]);
});

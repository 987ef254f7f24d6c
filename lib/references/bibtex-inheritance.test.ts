/** Fields that an entry takes from others. */
import { expect, test } from 'vitest';
import { readBibtex } from './read-bibtex';

const read = (text: string) =>
  readBibtex(text, 20)?.map((entry) => ('work' in entry ? { ...entry.work, odd: entry.odd } : entry));

test('from what xdata names, which is no entry itself, in chains and by single fields', () => {
  const house =
    '@xdata{house, publisher = {Presses universitaires}, location = {Rennes}}\n@xdata{both, xdata = {house}, date = {2019}}';
  const chapter = (fields: string) =>
    read(`${house}\n@inbook{x, title = {Un chapitre}, author = {Dupont, Jean}, booktitle = {Un livre}, ${fields}}`);
  const expected = { publisher: 'Presses universitaires', place: 'Rennes', date: '2019', odd: undefined };
  expect(chapter('xdata = {both}')).toMatchObject([expected]);
  expect(chapter('xdata = {house, both}, location = {Lyon}')).toMatchObject([{ ...expected, place: 'Lyon' }]);
  expect(chapter('publisher = {xdata=house-publisher}, date = {xdata=both-date}')).toMatchObject([
    { publisher: 'Presses universitaires', date: '2019' },
  ]);
  expect(chapter('xdata = {perdu}')).toMatchObject([
    { odd: ['L’entrée «\u00a0perdu\u00a0», que celle-ci nomme, n’est pas dans le fichier.'] },
  ]);
});

test('from volumes of several volumes: their title is that of the whole', () => {
  const set =
    '@mvbook{o, author = {Dupont, Jean}, title = {Œuvres}, subtitle = {édition critique}, publisher = {Seuil}, year = 1998}';
  expect(read(`@book{t, title = {Tome premier}, volume = 1, crossref = {o}}\n${set}`)?.[0]).toMatchObject({
    title: 'Tome premier',
    container: 'Œuvres\u00a0: édition critique',
    volume: '1',
    publisher: 'Seuil',
    authors: [{ family: 'Dupont', given: 'Jean' }],
  });
  const chapter = '@inbook{c, title = {Un chapitre}, pages = {1-9}, crossref = {t}}';
  expect(read(`${chapter}\n@book{t, title = {Tome premier}, volume = 1, crossref = {o}}\n${set}`)?.[0]).toMatchObject({
    container: 'Tome premier',
    series: 'Œuvres\u00a0: édition critique',
    authors: [{ family: 'Dupont', given: 'Jean' }],
  });
});

test('a collection may say what it is called where its parts name it', () => {
  const collection =
    '@collection{p, title = {Space}, subtitle = {Papers}, booktitle = {Space and Beyond}, booksubtitle = {The Frontier}}';
  expect(read(`@incollection{a, title = {T}, crossref = {p}, langid = {english}}\n${collection}`)?.[0]).toMatchObject({
    container: 'Space and Beyond: The Frontier',
  });
  const plain = collection.replace(/, booktitle.*/, '}');
  expect(read(`@incollection{a, title = {T}, crossref = {p}}\n${plain}`)?.[0]).toMatchObject({
    container: 'Space\u00a0: Papers',
  });
  expect(read(`@incollection{a, title = {T}, booktitle = {Autre}, crossref = {p}}\n${plain}`)?.[0]).toMatchObject({
    container: 'Autre',
  });
});

test('from an entry that is named by another of its keys, and never from itself without end', () => {
  expect(
    read(
      '@inproceedings{a, title = {T}, crossref = {autre}}\n@proceedings{p, ids = {un, autre}, title = {Actes}}',
    )?.[0],
  ).toMatchObject({
    container: 'Actes',
  });
  expect(
    read('@book{a, title = {A}, crossref = {b}, xdata = {b}}\n@book{b, title = {B}, crossref = {a}, xdata = {a}}'),
  ).toHaveLength(2);
});

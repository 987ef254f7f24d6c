import fs from 'node:fs';
import { expect, test } from 'vitest';
import { readReferences } from './read';
import { readRis } from './read-ris';
import type { Entry, Work } from './work';

const workOf = (entry: Entry | undefined): Work => {
  if (!entry || 'refused' in entry) throw new Error(JSON.stringify(entry));
  return entry.work;
};
const fixture = (name: string): Entry[] => {
  const read = readReferences(fs.readFileSync(`e2e/fixtures/references/${name}`));
  if ('refusal' in read) throw new Error(read.refusal);
  return [...read.entries];
};
const read = (...lines: string[]): Entry[] => readRis(lines.join('\n'), 100) ?? [];
const one = (...lines: string[]): Work => workOf(read('TY  - JOUR', 'TI  - T', ...lines, 'ER  - ')[0]);

test('a patent has its number and its holder', () => {
  const patent = (...lines: string[]) =>
    workOf(read('TY  - PAT', 'TI  - T', 'AU  - Dupont, Jean', ...lines, 'ER  - ')[0]);
  const wanted = { nature: 'brevet', issue: 'FR3098765 (A1)', institution: 'Orange SA' };
  for (const lines of [
    ['A2  - Orange SA', 'SN  - FR3098765 (A1)'],
    ['PB  - Orange SA', 'M1  - FR3098765 (A1)'],
  ]) {
    const work = patent(...lines);
    expect(work).toMatchObject(wanted);
    expect([work.editors, work.note]).toEqual([undefined, undefined]);
  }
});

test('a report has its number, which Zotero writes where others write an ISBN', () => {
  const report = (...lines: string[]) => workOf(read('TY  - RPRT', 'TI  - T', 'PB  - Inria', ...lines, 'ER  - ')[0]);
  expect(report('SN  - RR-1234')).toMatchObject({ issue: 'RR-1234', isbn: undefined, note: undefined });
  expect(report('SN  - 978-2-07-036822-8', 'M1  - RR-1234')).toMatchObject({ issue: 'RR-1234', isbn: '9782070368228' });
});

test('what databases note of a record is no remark', () => {
  const notes = [
    ...[
      'Cited By :12',
      'Export Date: 10 November 2023',
      'CODEN: ABCDE',
      'PubMed ID: 123',
      'References: Dupont, J., Titre (2019)',
    ],
    ...[
      'Correspondence Address: Dupont, J.; Univ. Paris; email: jean@exemple.org',
      'Funding details: ANR',
      'Conference code: 1234',
    ],
  ];
  expect(one(...notes.map((note) => `N1  - ${note}`)).note).toBeUndefined();
  expect(one(...notes.map((note) => `N1  - ${note}`), 'N1  - Prix du jury').note).toBe('Prix du jury');
});

test('a date may be without signs between its parts', () => {
  expect(one('PY  - 2023', 'DA  - 20231115').date).toBe('2023-11-15');
  expect(one('PY  - 2023', 'DA  - 20231315').date).toBe('2023');
});

test('a file of Mendeley', () => {
  const [article, chapter] = fixture('mendeley.ris').map(workOf);
  expect(article).toEqual({
    nature: 'article',
    title: 'Un titre - avec un tiret',
    authors: [
      { family: 'Durand', given: 'Hélène' },
      { family: 'Smith', given: 'J.', suffix: 'Jr.' },
      { literal: 'Consortium des Lettres' },
    ],
    date: '2020-03',
    container: 'Revue des lettres',
    volume: '4',
    issue: '1',
    pages: '1–14',
    issn: '0317-8471',
    doi: '10.5555/rl.2020.4',
    url: 'https://example.org/rl/4',
    pdf: 'https://example.org/rl/4.pdf',
    keywords: ['lettres', 'réseaux'],
    abstract: 'Un résumé sur deux lignes.',
  });
  expect(chapter).toMatchObject({
    nature: 'chapitre',
    container: 'Un livre',
    editors: [{ family: 'Roux', given: 'Claire' }],
    isbn: '9782070368228',
    pages: '21–34',
    publisher: 'Éditions du Ponant',
    place: 'Rennes',
  });
});

test('a file of EndNote: a mark, words before the first entry, CRLF, an entry without end, tags in lower case', () => {
  const entries = fixture('endnote.ris');
  expect(entries.map(({ line }) => line)).toEqual([4, 14]);
  const [talk, thesis] = entries.map(workOf);
  expect(talk).toMatchObject({
    nature: 'communication',
    container: 'Actes du colloque',
    event: { name: 'Colloque des cartes', place: 'Lausanne' },
    date: '2023-06-05',
    articleNumber: '45',
    language: 'fr',
  });
  expect(thesis).toMatchObject({
    nature: 'these',
    title: 'Une thèse',
    institution: 'Université du Lac',
    date: '2021-11-02',
    publisher: undefined,
  });
});

test.each([
  [['SP  - 1-14'], { pages: '1–14' }],
  [['SP  - e12'], { pages: 'e12' }],
  [['SP  - 7', 'EP  - 7'], { pages: '7' }],
  [['JO  - J. Lett.', 'T2  - Journal of Letters'], { container: 'Journal of Letters' }],
  [['JA  - J. Lett.'], { container: 'J. Lett.' }],
  [['PY  - 2019', 'DA  - 2019/05/02'], { date: '2019-05-02' }],
  [['PY  - 2019', 'Y2  - 2024/01/01'], { date: '2019' }],
  [['PY  - 03/2020'], { date: '2020-03' }],
  [['PY  - 2020', 'DA  - 03/2020'], { date: '2020-03' }],
  [['SN  - 978-2-07-036822-8', 'SN  - 0317-8471'], { isbn: '9782070368228', issn: '0317-8471', note: undefined }],
  [
    ['N1  - mlzsync1:0047{"extrafields":{"place":"Paris"}}', 'N1  - _eprint: 2401.01234', 'N1  - Prix du jury'],
    { note: 'Prix du jury' },
  ],
  [['AU  - Roux, Claire', 'AU  - et al.'], { authors: [{ family: 'Roux', given: 'Claire' }], andOthers: true }],
  [['AU  - 王 小明'], { authors: [{ family: '王', given: '小明' }] }],
  [['LA  - hun', 'AU  - Nagy István'], { authors: [{ family: 'Nagy', given: 'István' }] }],
  [['M3  - doi:10.5555/A'], { doi: '10.5555/a' }],
  [['UR  - https://doi.org/10.5555/B'], { doi: '10.5555/b' }],
  [['UR  - https://hal.science/hal-04100001v2'], { halId: 'hal-04100001' }],
  [['UR  - javascript:alert(1)'], { url: undefined }],
  [['AU  - '], { authors: [] }],
  [['AB  - a', 'TI2 - b', '__proto__  - c'], { title: 'T', abstract: 'a TI2 - b __proto__ - c' }],
  [['N1  - Export Date: 3 May 2024', 'N1  - À paraître'], { status: 'a-paraitre' }],
  [['N1  - Prix du jury', 'ET  - 2019/03/12'], { status: undefined, note: 'Prix du jury' }],
  [['N1  - Code : https://github.com/a/b'], { note: 'Code : https://github.com/a/b', url: undefined }],
  [
    ['N1  - https://github.com/a/b', 'N1  - https://b.org/2'],
    { note: 'https://b.org/2', url: 'https://github.com/a/b' },
  ],
  [
    ['UR  - https://a.org/1', 'N1  - https://github.com/a/b'],
    { note: 'https://github.com/a/b', url: 'https://a.org/1' },
  ],
  [
    ['UR  - https://a.org/1', 'N1  - https://a.org/1', 'N1  - https://doi.org/10.5555/B'],
    { note: undefined, url: 'https://a.org/1', doi: '10.5555/b' },
  ],
  [['N1  - <p>Ma note de lecture</p>', 'N1  - Times Cited: 5', `N1  - ${'a'.repeat(1001)}`], { note: undefined }],
  [['AB  - <jats:p>CO<sub>2</sub></jats:p>'], { abstract: 'CO₂' }],
] as const)('%j', (lines, expected) => expect(one(...lines)).toMatchObject(expected));

test('keywords: one a tag, one a line of what continues it; a tag that is alone may hold a list', () => {
  expect(one('KW  - adult', 'army', 'child').keywords).toEqual(['adult', 'army', 'child']);
  expect(one('KW  - adult', 'army of', '  children').keywords).toEqual(['adult', 'army of children']);
  expect(workOf(read('  TY  - JOUR', '  TI  - T', '  KW  - adult', '  army', '    of children')[0]).keywords).toEqual([
    'adult',
    'army of children',
  ]);
  expect(one('KW  - Children’s literature, Australian', 'KW  - Berners-Lee, Tim, 1955-').keywords).toEqual([
    'Children’s literature, Australian',
    'Berners-Lee, Tim, 1955-',
  ]);
  expect(one('KW  - cartes &amp; plans; réseaux, sobres').keywords).toEqual(['cartes & plans', 'réseaux, sobres']);
  expect(one('KW  - cartes, réseaux').keywords).toEqual(['cartes', 'réseaux']);
});

test('of several addresses, the first counts', () =>
  expect(one('UR  - http://a.org/1', 'http://a.org/2').url).toBe('http://a.org/1'));

test('several authors in one tag are parted by semicolons', () => {
  expect(one('AU  - Dawson, L. E. R.; O&apos;Kiely, Padraig; Moloney, A.P.', 'AU  - Smith, J.').authors).toEqual([
    { family: 'Dawson', given: 'L. E. R.' },
    { family: 'O’Kiely', given: 'Padraig' },
    { family: 'Moloney', given: 'A.P.' },
    { family: 'Smith', given: 'J.' },
  ]);
});

test('the editors of a book beside its authors, in the tags that have them; with both, A2 are those of the series', () => {
  const editors = (...lines: string[]) =>
    workOf(read('TY  - BOOK', 'TI  - T', 'AU  - Roux, Claire', ...lines, 'ER  - ')[0]).editors;
  expect(editors('A2  - Petit, Anne')).toEqual([{ family: 'Petit', given: 'Anne' }]);
  expect(editors('A2  - Petit, Anne', 'ED  - Durand, Luc')).toEqual([{ family: 'Durand', given: 'Luc' }]);
});

test('what begins like a tag, but has not the spaces that the file’s tags have, is text', () => {
  expect(one('AB  - Un premier paragraphe.', 'AU - faux', 'ER - positives', 'T2  - Revue')).toMatchObject({
    authors: [],
    abstract: 'Un premier paragraphe. AU - faux ER - positives',
    container: 'Revue',
  });
  expect(workOf(read('TY - JOUR', 'TI - T', 'AU - Roux, Claire', 'ER -')[0])).toMatchObject({
    title: 'T',
    authors: [{ family: 'Roux' }],
  });
  expect(
    read('TY  - JOUR', 'TI  - T', 'ER -', 'AU  - Personne', 'TY  - JOUR', 'TI  - U').map(
      (entry) => workOf(entry).authors,
    ),
  ).toEqual([[], []]);
});

test('each entry says how many spaces its tags have', () => {
  const [two, one] = [
    ['TY  - JOUR', 'TI  - Deux', 'AB  - a', 'AU - faux', 'ER  - '],
    ['TY - JOUR', 'TI - Un', 'AU - Roux, C.', 'ER - '],
  ] as const;
  for (const lines of [
    [...two, ...one],
    [...one, ...two],
  ])
    expect(
      Object.fromEntries(read(...lines).map((entry) => [workOf(entry).title, workOf(entry).authors.length])),
    ).toEqual({ Deux: 0, Un: 1 });
});

test('the pages of a whole work are how many it has, those of a part which', () => {
  const work = (type: string, ...lines: string[]) => workOf(read(`TY  - ${type}`, 'TI  - T', ...lines, 'ER  - ')[0]);
  expect(work('BOOK', 'SP  - 414')).toMatchObject({ pages: undefined, note: '414\u00a0p.' });
  expect(work('THES', 'SP  - xvi, 414 p.', 'N1  - Prix du jury')).toMatchObject({
    pages: undefined,
    note: 'Prix du jury. xvi, 414 p.',
  });
  expect(work('BOOK', 'SP  - NA')).toMatchObject({ pages: undefined, note: undefined });
  expect(work('BOOK', 'SP  - 12', 'EP  - 20')).toMatchObject({ pages: '12–20', note: undefined });
  expect(work('BOOK', 'SP  - 2', 'EP  - 2')).toMatchObject({ pages: '2', note: undefined });
  expect(work('CHAP', 'SP  - 12')).toMatchObject({ pages: '12', note: undefined });
});

test('the type of a report is noted', () => {
  const report = (...lines: string[]) => workOf(read('TY  - RPRT', 'TI  - T', ...lines, 'ER  - ')[0]);
  expect(report('M3  - Rapport technique').note).toBe('Rapport technique');
  expect(report('M3  - doi:10.5555/A').note).toBeUndefined();
  expect([report('M3  - Rapport').note, report('M3  - Report').note]).toEqual([undefined, undefined]);
});

test('a book has its edition; what is kept in its own words says its container once', () => {
  const other = (type: string, ...lines: string[]) => workOf(read(`TY  - ${type}`, 'TI  - T', ...lines, 'ER  - ')[0]);
  expect(other('BOOK', 'ET  - 2nd ed.')).toMatchObject({ edition: '2', note: undefined });
  expect(other('JOUR', 'ET  - 2020/03/18').edition, 'a date').toBeUndefined();
  expect(other('GEN', 'T2  - Blog')).toMatchObject({ container: 'Blog', note: undefined });
  expect(other('THES', 'M3  - Thèse', 'N1  - Licence CC BY 4.0').nature).toBe('these');
  expect(other('COMP', 'PB  - Inria')).toMatchObject({ institution: 'Inria', publisher: undefined });
});

test('the days of a conference are read as this site writes them, and from nothing else', () => {
  const event = (days: string) =>
    workOf(read('TY  - CPAPER', 'TI  - T', 'CY  - Rabat', `C6  - ${days}`, 'ER  - ')[0]).event;
  expect(event('2024-03-18/2024-03-20')).toEqual({ place: 'Rabat', start: '2024-03-18', end: '2024-03-20' });
  expect(workOf(read('TY  - CPAPER', 'TI  - T', 'CY  - Rabat, Maroc', 'ER  - ')[0]).event).toEqual({
    place: 'Rabat',
    country: 'Maroc',
  });
  expect(event('2024-03-18')).toEqual({ place: 'Rabat', start: '2024-03-18' });
  for (const other of ['2024/03/18', '3', 'March 2024']) expect(event(other)).toEqual({ place: 'Rabat' });
});

test('a book appeared in its series', () => {
  const book = (...lines: string[]) => workOf(read('TY  - BOOK', ...lines, 'ER  - ')[0]);
  expect(book('TI  - T', 'T2  - Carnets')).toMatchObject({ title: 'T', container: 'Carnets' });
  expect(book('TI  - T', 'T2  - Le livre', 'T3  - Carnets')).toMatchObject({ title: 'T', container: 'Carnets' });
  expect(book('T2  - Le livre')).toMatchObject({ title: 'Le livre', container: undefined });
});

test('what a report appeared in is its series, or noted where no body is known; a thesis has the department noted', () => {
  const work = (type: string, ...lines: string[]) => workOf(read(`TY  - ${type}`, 'TI  - T', ...lines, 'ER  - ')[0]);
  expect(work('RPRT', 'PB  - Inria', 'T2  - Notes')).toMatchObject({
    institution: 'Inria',
    container: 'Notes',
    note: undefined,
  });
  expect(work('RPRT', 'T2  - Notes')).toMatchObject({ container: undefined, note: 'Collection «\u00a0Notes\u00a0»' });
  expect(work('RPRT', 'PB  - Inria', 'T3  - Notes')).toMatchObject({
    container: undefined,
    note: 'Collection «\u00a0Notes\u00a0»',
  });
  expect(work('THES', 'PB  - Université du Lac', 'T2  - Département de physique')).toMatchObject({
    container: undefined,
    note: 'Département de physique',
  });
  expect(work('THES', 'PB  - Université du Lac', 'T2  - Université du lac').note).toBeUndefined();
  expect(workOf(read('TY  - THES', 'T2  - Les crues', 'ER  - ')[0]), 'its title').toMatchObject({
    title: 'Les crues',
    note: undefined,
  });
});

test('types', () => {
  const nature = (type: string, ...lines: string[]) => workOf(read(`TY  - ${type}`, 'TI  - T', ...lines)[0]).nature;
  expect(['BOOK', 'EDBOOK', 'RPRT', 'COMP', 'DATA', 'PAT', 'UNPB', 'GEN', 'XXXX'].map((type) => nature(type))).toEqual([
    ...['livre', 'direction', 'rapport', 'logiciel', 'donnees', 'brevet', 'prepublication', 'autre', 'autre'],
  ]);
  expect([
    nature('THES', 'M3  - Habilitation à diriger des recherches'),
    nature('THES', 'M3  - Mémoire de master'),
  ]).toEqual(['hdr', 'memoire']);
  expect([nature('THES', 'M3  - MRes Thesis'), nature('THES', 'M3  - PhD Thesis by publication')]).toEqual([
    'memoire',
    'these',
  ]);
  expect(nature('THES', 'M3  - doi:10.5555/A')).toBe('these');
  expect([
    nature('THES', 'N1  - Lu en 2020'),
    nature('THES', 'N1  - Mémoire de master'),
    nature('JOUR', 'M3  - MSc'),
  ]).toEqual(['these', 'memoire', 'article']);
});

test('what is before the first entry, and between entries, is left out; an entry without a title is refused with its line', () => {
  const entries = read(
    'AU  - Personne',
    '',
    'TY  - JOUR',
    'AU  - Durand, H.',
    'ER  - ',
    'TI  - Rien',
    'TY  - JOUR',
    'TI  - Bon',
    'ER  -',
  );
  expect(entries).toMatchObject([
    { line: 3, refused: 'Cette entrée n’a pas de titre.' },
    { line: 7, work: { title: 'Bon', authors: [] } },
  ]);
});

test('a reference that does not say what it is is read all the same, and tags that nobody reads are told', () => {
  expect(
    read(
      'TI  - Titre',
      'AU  - Durand, H.',
      'PY  - 2020',
      'ER  - ',
      'TY  - JOUR',
      'TI  - T',
      'X9  - 3',
      'AN  - 123',
      'ER  - ',
    ),
  ).toMatchObject([
    {
      line: 1,
      work: { title: 'Titre', nature: 'autre', date: '2020' },
      odd: ['Cette référence ne dit pas ce qu’elle est\u00a0: il lui manque «\u00a0TY\u00a0».'],
    },
    { line: 5, work: { title: 'T' }, odd: ['Champ laissé de côté\u00a0: «\u00a0X9\u00a0».'] },
  ]);
});

test('a conference of the Web of Science has its name, city and days, and those of Scopus its days', () => {
  const talk = (...lines: string[]) =>
    workOf(read('TY  - CPAPER', 'TI  - T', 'T2  - PROCEEDINGS OF CT 2019', ...lines, 'ER  - ')[0]);
  const days = (text: string) =>
    talk('CT  - 5th Conference (CT)', `CY  - ${text}`, 'CL  - Lyon, FRANCE', 'PU  - IEEE', 'PI  - New York');
  const event = {
    name: '5th Conference (CT)',
    place: 'Lyon',
    country: 'FRANCE',
    start: '2019-03-12',
    end: '2019-03-14',
  };
  for (const text of ['MAR 12-14, 2019', '12-14 mars 2019', '12 March 2019 through 14 March 2019'])
    expect(days(text), text).toMatchObject({
      event,
      publisher: 'IEEE',
      place: 'New York',
      note: 'Actes «\u00a0PROCEEDINGS OF CT 2019\u00a0»',
    });
  expect(days('MAR 30-APR 02, 2019').event).toMatchObject({ start: '2019-03-30', end: '2019-04-02' });
  expect(talk('Y2  - 12 March 2019 through 14 March 2019').event).toMatchObject({
    start: '2019-03-12',
    end: '2019-03-14',
  });
  expect(talk('Y2  - 2019/03/12/', 'CY  - Paris').event, 'a day of access').toEqual({ place: 'Paris' });
});

test('series and issue of a journal, « et al. » of editors, seasons, and what a publication has no field for', () => {
  expect(
    one('JO  - Annales', 'T3  - Nouvelle série', 'C3  - Des lettres', 'A2  - Garcia, A.', 'A2  - et al.'),
  ).toMatchObject({
    ...{
      container: 'Annales',
      series: 'Nouvelle série',
      issueTitle: 'Des lettres',
      editors: [{ family: 'Garcia' }],
      otherEditors: true,
      note: undefined,
    },
  });
  expect(one('PY  - 2019///Spring')).toMatchObject({ date: '2019', note: 'Printemps 2019' });
  expect(one('JO  - bioRxiv')).toMatchObject({ nature: 'prepublication', publisher: 'bioRxiv', container: undefined });
  expect(
    workOf(
      read(
        'TY  - CHAP',
        'TI  - T',
        'T2  - Livre',
        'SE  - 4',
        'NV  - 5',
        'OP  - 1734',
        'SN  - 2-7535-1234-5',
        'ER  - ',
      )[0],
    ),
  ).toMatchObject({
    ...{ isbn: '9782753512344', issn: undefined, note: '5\u00a0volumes. Chapitre 4. Première publication\u00a0: 1734' },
  });
});

test('bounds: entries, and the length of one', () => {
  expect(readRis('TY  - JOUR\n'.repeat(4), 3)).toBeNull();
  expect(read('TY  - JOUR', 'TI  - T', `AB  - ${'x'.repeat(1_100_000)}`)).toMatchObject([
    { refused: 'Cette entrée est trop longue\u00a0: 1\u00a0Mo au plus.' },
  ]);
  const start = process.cpuUsage();
  readRis(`TY  - JOUR\nTI  - a\n${'b\n'.repeat(200_000)}`, 10);
  readRis('TY  - JOUR\n'.repeat(4900), 5000);
  expect(process.cpuUsage(start).user / 1000, 'milliseconds of processor').toBeLessThan(20_000);
});

test('a number whose check digit is wrong is noted as it is written', () => {
  expect(one('SN  - 0317-8472').note).toBe('ISBN ou ISSN\u00a0: 0317-8472');
  expect(workOf(read('TY  - BOOK', 'TI  - T', 'SN  - 978-2-07-036822-9', 'ER  - ')[0]).note).toBe(
    'ISBN\u00a0: 978-2-07-036822-9',
  );
  expect(workOf(read('TY  - BOOK', 'TI  - T', 'SN  - 0317-8471', 'ER  - ')[0]).note).toBeUndefined();
});

test('days and places of a conference, as the Web of Science and Scopus write them', () => {
  const talk = (...lines: string[]) => workOf(read('TY  - CONF', 'TI  - T', ...lines, 'ER  - ')[0]).event;
  expect(talk('CY  - DEC 30, 2018-JAN 02, 2019', 'CL  - San Francisco, CA USA')).toMatchObject({
    place: 'San Francisco, CA',
    country: 'USA',
    start: '2018-12-30',
    end: '2019-01-02',
  });
  expect(talk('CL  - ELECTR NETWORK')).toMatchObject({ place: 'En ligne' });
  expect(talk('N1  - Conference date: 12 March 2019 through 14 March 2019')).toMatchObject({
    start: '2019-03-12',
    end: '2019-03-14',
  });
});

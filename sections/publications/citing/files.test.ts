import { parse } from '@retorquere/bibtex-parser';
import { describe, expect, it } from 'vitest';
import { readBibtex } from '@/lib/references/read-bibtex';
import { readCsl } from '@/lib/references/read-csl';
import { readRis } from '@/lib/references/read-ris';
import { toBibtexFile } from './bibtex';
import { toCsl } from './csl';
import { toCsv } from './csv';
import type { Reference } from './reference';
import { toRis } from './ris';

const talk: Reference = {
  nature: 'communication',
  slug: 'sonder-2024',
  title: 'Sonder les puits',
  authors: [
    { family: 'Tazrouti', given: 'Nabil' },
    { family: 'Institut de la mer', isBody: true },
  ],
  year: '2024',
  date: '2024-03-19',
  container: 'Colloque de l’eau',
  eventPlace: 'Rabat, Maroc',
  eventStart: '2024-03-18',
  eventEnd: '2024-03-20',
  keywords: ['eau', 'capteurs'],
  doi: '10.1000/182',
};

describe('a file of BibTeX', () => {
  it('gives each entry a key of its own', () => {
    const keys = [
      ...toBibtexFile([talk, talk, { ...talk, slug: 'x', authors: [] }, talk]).matchAll(/^@inproceedings\{([^,]+),$/gm),
    ].map(([, key]) => key);
    expect(keys).toEqual(['tazrouti2024sonder', 'tazrouti2024sonder-2', 'x', 'tazrouti2024sonder-3']);
  });

  it('has no ligature of TeX that was not typed as one, but for ranges of pages, and leaves addresses as they are', () => {
    const title = "L’option --force, a---b, ``oui'', l''an, ?` et !`";
    const typed: Reference = {
      ...talk,
      title,
      container: 'A--B',
      pages: { first: '1', last: '9' },
      link: "https://exemple.org/a--b''c",
      doi: '10.1000/a--b',
    };
    const file = toBibtexFile([
      { ...typed, abstract: title, note: title, keywords: [title], authors: [{ family: 'A--B', given: 'C' }] },
    ]);
    expect(file).toContain('pages = {1--9},');
    expect(file).toMatch(/doi = \{10\.1000\/a--b\},\n {2}url = \{https:\/\/exemple\.org\/a--b''c\}/);
    expect(file).toContain("title = {{L’option -{}-force, a-{}-{}-b, `{}`oui'{}', l'{}'an, ?{}` et !{}`}}");
    const [entry] = parse(file, { sentenceCase: false }).entries;
    expect(entry?.fields).toMatchObject({
      title,
      booktitle: 'A--B',
      abstract: title,
      author: [{ lastName: 'A--B', firstName: 'C' }],
    });
  });

  it('says where and when a conference was', () => {
    expect(toBibtexFile([talk])).toMatch(/ {2}venue = \{Rabat, Maroc\},\n {2}eventdate = \{2024-03-18\/2024-03-20\},/);
    expect(toRis(talk)).toContain('\r\nCY  - Rabat, Maroc\r\n');
  });
});

it('CSL-JSON names what is known, and nothing else', () => {
  expect(JSON.parse(JSON.stringify(toCsl(talk)))).toEqual({
    id: 'sonder-2024',
    type: 'paper-conference', // it has a DOI
    title: 'Sonder les puits',
    author: [{ family: 'Tazrouti', given: 'Nabil' }, { literal: 'Institut de la mer' }],
    issued: { 'date-parts': [[2024, 3, 19]] },
    'event-title': 'Colloque de l’eau',
    'container-title': 'Colloque de l’eau',
    'event-place': 'Rabat, Maroc',
    'event-date': {
      'date-parts': [
        [2024, 3, 18],
        [2024, 3, 20],
      ],
    },
    DOI: '10.1000/182',
    keyword: 'eau; capteurs',
  });
});

it('the state of a publication, its review, audience and invitation come back from the files', () => {
  const invited = { ...talk, status: 'sous-presse', peerReviewed: true, audience: 'nationale', invited: true } as const;
  const read = readCsl(JSON.parse(JSON.stringify([toCsl(invited)])), 1);
  expect(read).toMatchObject([
    { work: { status: 'sous-presse', peerReviewed: true, audience: 'nationale', invited: true } },
  ]);
  expect(readBibtex(toBibtexFile([invited]), 1)).toMatchObject([{ work: { status: 'sous-presse' } }]);
});

it('who is said to have directed a volume besides those who stand for it is not one of them in any file', () => {
  const directed: Reference = {
    ...talk,
    nature: 'direction',
    authors: [{ family: 'Tazrouti', given: 'N.' }],
    editors: [{ family: 'Petit', given: 'A.' }],
  };
  expect(toBibtexFile([directed])).toMatch(
    /^@collection\{[\s\S]*author = \{Tazrouti, N\.\}[\s\S]*editor = \{Petit, A\.\}/,
  );
  expect(toCsl(directed)).toMatchObject({
    author: [{ family: 'Tazrouti' }],
    editor: [{ family: 'Petit' }],
    custom: { nature: 'direction' },
  });
  const alone = { ...directed, editors: undefined };
  expect(toBibtexFile([alone])).toMatch(/^@book\{[\s\S]*editor = \{Tazrouti, N\.\}/);
  expect(toCsl(alone)).toMatchObject({ editor: [{ family: 'Tazrouti' }] });
  expect(toCsl(alone)).not.toHaveProperty('author');
});

it('a note leaves with each file and comes back', () => {
  const noted = { ...talk, note: 'Numéro spécial. 2e édition. Collection «\u00a0LNCS\u00a0», 12' };
  const works = [
    readBibtex(toBibtexFile([noted]), 1),
    readRis(toRis(noted).replaceAll('\r', ''), 1),
    readCsl(JSON.parse(JSON.stringify([toCsl(noted)])), 1),
  ];
  for (const [entry] of works.flatMap((read) => [read ?? []]))
    expect(entry).toMatchObject({ work: { note: noted.note } });
});

describe('what each format has a place for', () => {
  const thesis: Reference = {
    ...talk,
    nature: 'these',
    container: 'Université d’Artois',
    eventPlace: undefined,
    place: 'Arras',
  };
  const report: Reference = {
    ...talk,
    nature: 'rapport',
    container: 'Inria',
    number: 'RR-9000',
    halId: 'hal-00000001',
    arxivId: '2401.01234',
  };

  it('RIS: the city of a talk before the publisher’s, the university of a thesis, the addresses of identifiers', () => {
    expect(toRis({ ...talk, place: 'New York', isbn: '9782070368228', issn: '0317-8471' })).toMatch(
      /CY {2}- Rabat, Maroc\r\nC1 {2}- New York\r\nSN {2}- 9782070368228\r\nSN {2}- 0317-8471/,
    );
    expect(toRis(thesis)).toMatch(/PB {2}- Université d’Artois\r\nCY {2}- Arras/);
    expect(toRis(thesis)).not.toContain('T2');
    expect(toRis(report)).toMatch(
      /UR {2}- https:\/\/hal\.science\/hal-00000001\r\nUR {2}- https:\/\/arxiv\.org\/abs\/2401\.01234/,
    );
  });

  it('a report names the body behind it, and BibTeX what it is in, too', () => {
    const both = { ...report, container: 'Rapports de recherche', institution: 'Inria' };
    expect(readBibtex(toBibtexFile([both]), 1)).toMatchObject([
      { work: { institution: 'Inria', container: 'Rapports de recherche' } },
    ]);
    expect(toRis(both)).toContain('\r\nPB  - Inria\r\n');
    expect(toCsl(both)).toMatchObject({ publisher: 'Inria' });
  });

  it('CSL: the university of a thesis, and the other body behind it', () => {
    const both = { ...thesis, institution: 'Laboratoire de l’eau' };
    const work = { container: 'Université d’Artois', institution: 'Laboratoire de l’eau' };
    expect(readCsl(JSON.parse(JSON.stringify([toCsl(both)])), 1)).toMatchObject([{ work }]);
  });

  it('RIS: the editors of a book are not those of a series', () => {
    const editors = [{ family: 'Petit', given: 'Paul' }];
    expect(toRis({ ...talk, nature: 'livre', editors })).toContain('\r\nED  - Petit, Paul\r\n');
    expect(toRis({ ...talk, nature: 'chapitre', editors })).toContain('\r\nA2  - Petit, Paul\r\n');
  });

  it('RIS: each number has the tag of its own', () => {
    const book: Reference = { ...talk, nature: 'livre', container: 'Eaux', number: '7' };
    expect(toRis(report)).toContain('\r\nSN  - RR-9000\r\n');
    expect(toRis({ ...report, number: 'inria-00365874' })).toContain('\r\nSN  - inria-00365874\r\n');
    expect(toRis({ ...report, number: '0317-8471' }), 'not taken for an ISSN').toContain('\r\nIS  - 0317-8471\r\n');
    expect(toRis({ ...report, nature: 'brevet', number: 'FR2301234' })).toContain('\r\nSN  - FR2301234\r\n');
    expect(toRis(book)).toContain('\r\nM1  - 7\r\n');
    expect(toRis({ ...book, container: '' }), 'a number of a journal').toContain('\r\nIS  - 7\r\n');
    expect(toRis({ ...book, nature: 'chapitre', number: undefined, series: 'LNCS', seriesNumber: '12' })).toContain(
      '\r\nSV  - 12\r\n',
    );
  });

  it('RIS: the proceedings of a paper, who edited a report, who translated a work, the publisher that the styles print', () => {
    expect(toRis({ ...talk, doi: undefined }), 'a talk').not.toContain('C3  -');
    expect(toRis(talk)).toContain('\r\nT2  - Colloque de l’eau\r\nC3  - Colloque de l’eau\r\n');
    const people = [{ family: 'Petit', given: 'Paul' }];
    expect(toRis({ ...report, editors: people, kind: 'Rapport technique' })).toMatch(
      /\r\nED {2}- Petit, Paul\r\n[\s\S]*\r\nM3 {2}- Rapport technique\r\n/,
    );
    expect(toRis({ ...talk, nature: 'article', translators: people })).toContain('\r\nA4  - Petit, Paul\r\n');
    expect(toRis({ ...talk, nature: 'autre', institution: 'EHESS' })).toContain('\r\nPB  - EHESS\r\n');
  });

  it('CSL: the number of a report, the series of a book', () => {
    expect(toCsl(report)).toMatchObject({
      number: 'RR-9000',
      publisher: 'Inria',
      archive: 'HAL',
      archive_location: 'hal-00000001',
    });
    expect(toCsl({ ...talk, nature: 'livre', container: 'Carnets', number: '7' })).toMatchObject({
      'collection-title': 'Carnets',
      'collection-number': '7',
    });
  });

  it('a table: body and state', () => {
    const judged = toCsv([
      { ...talk, authors: [], peerReviewed: true, audience: 'nationale', invited: true, award: 'Prix du jury' },
    ])
      .split('\r\n')
      .map((line) => line.split(';'));
    const column = (heading: string) => judged[1]?.[judged[0]?.indexOf(heading) ?? -1];
    expect(
      [
        'Lieu de la conférence',
        'Dates de la conférence',
        'Évaluée par les pairs',
        'Audience',
        'Sur invitation',
        'Distinction',
      ].map(column),
    ).toEqual(['Rabat, Maroc', '18–20 mars 2024', 'oui', 'nationale', 'oui', 'Prix du jury']);
    const table = toCsv([{ ...talk, institution: 'Inria', status: 'soumise' }]);
    expect(table).toMatch(/;Organisme;.*;État;[\s\S]*;Inria;.*;Soumise;/);
  });
});

describe('a table', () => {
  const lines = (...references: Reference[]) => toCsv(references).split('\r\n');

  it('has a line of headings, then one for each reference, as a French spreadsheet reads them', () => {
    const [head, first, last, ...none] = lines(talk, { ...talk, title: 'Dire « "oui" »; ou non', authors: [] });
    expect(head).toMatch(/^\ufeffNature;Auteurs;Titre;Année;/);
    expect(first).toMatch(
      /^Communication;"Tazrouti, Nabil\u00a0; Institut de la mer";Sonder les puits;2024;2024-03-19;Colloque de l’eau;/,
    );
    expect(last).toMatch(/^Communication;;"Dire « ""oui"" »; ou non";2024/);
    expect(none).toEqual(['']);
  });

  it.each([
    ["Simple,=cmd|' /C calc'!A0", "Simple,'=cmd|"],
    ['De 5, -3 et +2', ';De 5, -3 et +2;'],
  ])('%j is no formula for programs that split at commas', (title, written) =>
    expect(lines({ ...talk, title })[1]).toContain(written),
  );

  it.each(['=1+1', '+1', '-1', '@x', '\t=1'])('writes %j as a text, not as a formula', (title) => {
    expect(lines({ ...talk, title })[1]).toContain(`;'${title};`);
  });
});

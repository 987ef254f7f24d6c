import { describe, expect, it, test } from 'vitest';
import { atomFeed } from '@/lib/site/seo/atom';
import { fc } from '@/lib/testing/properties';
import { profilSample } from '@/sections/profil/sample';
import { publicationGraph } from '@/sections/publications/json-ld';
import { publicationsSchema } from '@/sections/publications/schema';
import { publicationEntries } from '@/sections/publications/statistics';
import { toBibtex } from './bibtex';
import { toCsl } from './csl';
import { toCsv } from './csv';
import { formatReference, referenceText } from './formatted';
import { highwireTags } from './highwire';
import { readPages } from './pages';
import { type Reference, referenceOf } from './reference';
import { toRis } from './ris';
import { styles } from './styles';

const owner = { nom: 'Tazrouti', prenom: 'Nabil' };
const article = {
  id: 'a',
  title: 'A year of campus traffic: 50 % of {nothing} & more_data',
  authors: 'N. Tazrouti, M. Oulhaj',
  year: '2025',
  journal: 'Data & Networks',
  type: 'SCOPUS',
  pages: '1–18',
  link: 'https://doi.org/10.1000/x_(y)',
};
const talk = { id: 'c', title: 'Capteurs\nsobres', authors: 'N. Tazrouti', year: 2019, conference: 'Colloque de Lyon' };

function references(
  articles: readonly object[],
  communications: readonly object[] = [],
  others: readonly object[] = [],
): Reference[] {
  const content = publicationsSchema.parse({ reseaux: { title: 'Réseaux', articles, communications, others } });
  return publicationEntries(content).map((entry) => referenceOf(entry, owner));
}
const one = (item: object): Reference => first(references([item]));
const oneOther = (item: object): Reference =>
  first(references([], [], [{ id: 'o', authors: 'N. Tazrouti', year: '2018', container: '', ...item }]));
function first([reference]: readonly Reference[]): Reference {
  if (!reference) throw new Error('no reference');
  return reference;
}
const [, spoken] = references([article], [talk]);

it('names « et al. » in every text and table', () => {
  const reference = one({ ...article, authors: 'N. Tazrouti et al.' });
  expect(referenceText(reference)).toMatch(/^Tazrouti, N\. et al\. \(2025\)\./);
  expect(toCsv([reference])).toContain('"Tazrouti, N.\u00a0; et al."');
  expect(toBibtex(reference)).toContain('author = {Tazrouti, N. and others}');
  expect(toCsl(reference)).toMatchObject({
    author: [{ family: 'Tazrouti', given: 'N.' }],
    custom: { andOthers: true },
  });
  expect(toRis(reference)).toContain('AU  - Tazrouti, N.\r\nAU  - et al.\r\n');
});

it('writes the rank of a name as a part of its own', () => {
  const reference = one({ ...article, authors: 'King Jr., Martin Luther ; Jean Dupont III' });
  expect(toBibtex(reference)).toContain('author = {King, Jr., Martin Luther and Dupont, III, Jean}');
  expect(toRis(reference)).toContain('AU  - King, Martin Luther, Jr.\r\nAU  - Dupont, Jean, III\r\n');
  expect(toCsl(reference)).toMatchObject({
    author: [
      { family: 'King', given: 'Martin Luther', suffix: 'Jr.' },
      { family: 'Dupont', given: 'Jean', suffix: 'III' },
    ],
  });
  expect(highwireTags(reference, '').citation_author).toEqual(['King, Martin Luther, Jr.', 'Dupont, Jean, III']);
  expect(toCsv([reference])).toContain('King, Martin Luther, Jr.\u00a0; Dupont, Jean, III');
  const [work] = publicationGraph(reference, { profile: profilSample }, 'https://exemple.org')['@graph'];
  expect(work).toMatchObject({
    author: [
      { name: 'Martin Luther King Jr.', honorificSuffix: 'Jr.' },
      { name: 'Jean Dupont III', honorificSuffix: 'III' },
    ],
  });
});

it('keeps the particle that a name has in parentheses', () => {
  const reference = one({ ...article, authors: 'Miramon (de), Charles ;' });
  const [iso690, apa, vancouver] = styles.map(({ write }) => write(reference)[0]?.text ?? '');
  expect(apa).toMatch(/^Miramon, C\. de\. \(2025\)/);
  expect(iso690).toMatch(/^MIRAMON, Charles de, 2025\./);
  expect(vancouver).toMatch(/^de Miramon C\. /);
});

describe('a reference', () => {
  it('is an article, a chapter or a communication', () => {
    expect(
      references(
        [article, { ...article, type: 'Book Chapter' }, { ...article, type: 'Chapitre d’ouvrage' }],
        [talk],
      ).map(({ nature }) => nature),
    ).toEqual(['article', 'chapitre', 'chapitre', 'communication']);
  });

  it('knows a DOI from its address, and from nothing else', () => {
    expect(one(article).doi).toBe('10.1000/x_(y)');
    for (const link of [
      'https://doi.org/',
      'https://doi.org/%E0%A4',
      'https://example.org/10.1000/x',
      'https://doi.org.example/10.1000/x',
    ])
      expect(one({ ...article, link }).doi).toBeUndefined();
  });

  it.each([
    ['100–112', { first: '100', last: '112' }],
    ['pp. 100-112', { first: '100', last: '112' }],
    ['P104-P110', { first: '104', last: '110' }],
    ['p. 104 – p. 110', { first: '104', last: '110' }],
    ['p.p. 104−110', { first: '104', last: '110' }],
    ['p. 12, p. 15', { first: '12', last: '15', list: '12, 15' }],
    ['P10008', { first: 'P10008' }],
    ['531- 546,', { first: '531', last: '546' }],
    ['; 531–546. ', { first: '531', last: '546' }],
    ['12, 15 ;', { first: '12', last: '15', list: '12, 15' }],
    ['104‑10', { first: '104', last: '110' }],
    ['S1104–9', { first: 'S1104', last: 'S1109' }],
    ['12-3', { first: '12', last: '3' }],
    ['2024-12', { first: '2024', last: '12' }],
    ['p. 7', { first: '7' }],
    ['e1024', { first: 'e1024' }],
    ['145 à 163', { first: '145', last: '163' }],
    ['S12—S19', { first: 'S12', last: 'S19' }],
    ['12à 14', { first: '12', last: '14' }],
    ['28,29', { first: '28', last: '29', list: '28, 29' }],
    ['12-15 ; 20', { first: '12', last: '20', list: '12–15, 20' }],
    ['6.E.4-1–6.E.4-8', { first: '6.E.4-1', last: '6.E.4-8' }],
    ['ix--xiv', { first: 'ix', last: 'xiv' }],
    ['p. XI', { first: 'XI' }],
    ['xvi, 414', { first: 'xvi', last: '414', list: 'xvi, 414' }],
    ['28, non paginé', { list: '28, non paginé' }],
    ['pp. 12 sqq.', { list: '12 sqq.' }],
    ['123–128+135', { list: '123–128+135' }],
    ['320 p.', { list: '320 p.' }],
    ['1-2-3', { list: '1-2-3' }],
    ['1-10, 320 p.', { list: '1–10, 320 p.' }],
    ['pp. 1 - 10 sqq. et A4-1, 6.4-1', { list: '1–10 sqq. et A4-1, 6.4-1' }],
    ['Article 12', { list: 'Article 12' }],
    ['1–', { list: '1–' }],
    ['à paraître', undefined],
    ['civil', undefined],
    ['–', undefined],
    ['', undefined],
  ])('reads the pages « %s »', (typed, pages) => expect(readPages(typed)).toEqual(pages));

  it('reads texts made to be slow once', () => {
    for (const typed of [
      `1${',;'.repeat(250_000)}"`,
      `${'0'.repeat(500_000)}"`,
      '1 -'.repeat(100_000),
      `${'1-'.repeat(200_000)}"`,
    ])
      expect(readPages(typed)).toEqual({ list: typed });
    for (const typed of [`${'à'.repeat(500_000)}"`, 'i'.repeat(500_000)]) expect(readPages(typed)).toBeUndefined();
  });
});

test('pages that are no one range leave in every form', () => {
  const reference = one({ ...article, pages: '28, 31-33' });
  expect(toBibtex(reference)).toContain('  pages = {28, 31--33},');
  expect(toRis(reference)).toContain('\r\nSP  - 28, 31–33\r\nDO');
  expect(toCsl(reference)).toMatchObject({ page: '28, 31-33' });
  expect(referenceText(reference)).toContain('p.\u00a028, 31–33.');
  expect(highwireTags(reference, '')).toMatchObject({ citation_firstpage: ['28'], citation_lastpage: ['33'] });
});

test('a thesis that names its university as the body behind it has it wherever another has', () => {
  const reference = oneOther({ title: 'Habilitation', nature: 'hdr', details: { institution: 'Université d’Artois' } });
  expect(toBibtex(reference)).toContain('school = {Université d’Artois}');
  expect(toBibtex(reference)).not.toContain('institution =');
  expect(highwireTags(reference, '')).toMatchObject({ citation_dissertation_institution: ['Université d’Artois'] });
});

test.each([
  ['compte-rendu', 'citation_journal_title'],
  ['note-arret', 'citation_journal_title'],
  ['preface', 'citation_inbook_title'],
  ['notice', 'citation_inbook_title'],
])('for a reference manager, where a work of nature %s appeared is %s', (nature, tag) => {
  const tags = highwireTags(oneOther({ title: 'Les crues', nature, container: 'Annales' }), '');
  expect(tags[tag]).toEqual(['Annales']);
  expect(tags).not.toHaveProperty('citation_series_title');
});

test('a whole work has a number of pages, and no first one', () => {
  const reference = oneOther({ title: 'Les crues', nature: 'livre', pages: '412' });
  expect(referenceText(reference)).toContain(' 412\u00a0p.');
  expect(highwireTags(reference, '')).not.toHaveProperty('citation_firstpage');
});

test('a feed dates no entry after itself, and says what is not out yet', () => {
  const reference = one({ ...article, year: '2027', details: { status: 'sous-presse' } });
  const feed = atomFeed({
    language: 'fr',
    origin: 'https://exemple.org',
    title: 'P',
    author: 'N',
    updated: new Date('2026-11-25T10:00:00Z'),
    references: [reference],
  });
  expect(feed.match(/<updated>[^<]*/g)).toEqual([
    '<updated>2026-11-25T10:00:00.000Z',
    '<updated>2026-11-25T10:00:00.000Z',
  ]);
  expect(feed).toContain('(2027, sous presse)');
});

test('pages that are no range are in every form as they were typed, and « p. » is said once', () => {
  const written = (pages: string) => {
    const reference = one({ ...article, type: 'Book Chapter', pages });
    const texts = styles.map(({ write }) => write(reference).map(({ text }) => text));
    return [
      referenceText(reference),
      ...texts.map((parts) => parts.join('')),
      toBibtex(reference),
      toRis(reference),
      JSON.stringify(toCsl(reference)),
    ];
  };
  for (const form of written('12 sqq.')) expect(form).toMatch(/(?:p\.\u00a0|\{|SP {2}- |")12 sqq\.(?!\.)/i);
  for (const form of written('320 p.')) expect(form).toMatch(/(?<!p\.\u00a0)320 p\.(?!\.)/i);
  for (const form of written('Article 12')) expect(form).not.toMatch(/p\.\u00a0Article/i);
  expect(referenceText(one({ ...article, journal: '', pages: 'xvi, 320 p.' }))).toMatch(/ xvi, 320 p\. /);
  for (const form of written('ix–xiv')) expect(form).toMatch(/ix(?:-|–|--|\r\nEP {2}- )xiv/);
  expect(toBibtex(one({ ...article, pages: '1–3+5 p.' }))).toContain('  pages = {1--3+5 p.},');
  expect(Object.keys(highwireTags(one({ ...article, pages: '320 p.' }), ''))).not.toContain('citation_firstpage');
});

test('what has no year has no date in any form, but the state that it is in', () => {
  const of = (year: string) => one({ ...article, year, details: { date: '2026-06' } });
  const pending = of('à paraître');
  expect(toBibtex(pending)).toMatch(/^@article\{tazroutiyear,[\s\S]*year = \{à paraître\}/);
  expect(toRis(pending)).toContain('PY  - à paraître\r\n');
  expect(toCsl(pending)).toMatchObject({ status: 'forthcoming' });
  expect(toCsv([pending])).toContain(';à paraître;');
  expect(referenceText(pending)).toContain('(à paraître)');
  const undated = of('s. d.');
  for (const form of [toBibtex(undated), toRis(undated)]) expect(form).not.toMatch(/year = |PY {2}-/);
  expect(toCsv([undated])).toContain(';s.\u00a0d.;');
  for (const each of [pending, undated]) {
    expect(toCsl(each)).not.toHaveProperty('issued');
    expect(highwireTags(each, '')).not.toHaveProperty('citation_publication_date');
    expect(toBibtex(each) + toRis(each)).not.toContain('2026');
  }
});

test('a date of another year than the publication’s, which the owner has corrected, is in no form', () => {
  const dated = (date: string, year: string) => {
    const reference = one({ ...article, year, details: { date } });
    return [
      toBibtex(reference),
      toRis(reference),
      JSON.stringify([toCsl(reference), highwireTags(reference, '')]),
    ].join('');
  };
  expect(dated('2018-06-12', '2017')).not.toContain('2018');
  expect(dated('2018-06-12', '2017')).toMatch(
    /year = \{2017\}[\s\S]*PY {2}- 2017[\s\S]*\[\[2017\]\][\s\S]*"citation_publication_date":\["2017"\]/,
  );
  expect(dated('2018-06-12', '2018')).toMatch(/date = \{2018-06-12\}[\s\S]*DA {2}- 2018\/06\/12/);
});

test('a preprint that has no link has its address on arXiv in every form', () => {
  const reference = one({ ...article, link: '', details: { arxivId: '2401.01234' } });
  const forms = [
    toBibtex(reference),
    toRis(reference),
    JSON.stringify(toCsl(reference)),
    ...styles.map(({ write }) => JSON.stringify(write(reference))),
  ];
  for (const form of forms) expect(form).toContain('https://arxiv.org/abs/2401.01234');
});

test('a language is called as BibLaTeX calls it, by its code where it has no name there', () => {
  expect(toBibtex(one({ ...article, details: { language: 'fr' } }))).toContain('  langid = {french}');
  expect(toBibtex(one({ ...article, details: { language: 'br' } }))).toContain('  language = {br}');
});

test('an article is in an issue of a volume of its journal, for search engines', () => {
  const reference = one({ ...article, details: { volume: '12', number: '3', issn: '0317-8471' } });
  const journal = { '@type': 'Periodical', name: 'Data & Networks', issn: '0317-8471' };
  const volume = { '@type': 'PublicationVolume', volumeNumber: '12', isPartOf: journal };
  expect(publicationGraph(reference, { profile: profilSample }, '')['@graph'][0]).toMatchObject({
    isPartOf: { '@type': 'PublicationIssue', issueNumber: '3', isPartOf: volume },
  });
});

test('the university of a thesis that was stored as its institution too is cited once', () => {
  const thesis = {
    id: 't',
    title: 'Écouter',
    authors: 'N. Tazrouti',
    year: '2019',
    nature: 'these',
    container: 'Université d’Artois',
  };
  const content = publicationsSchema.parse({
    d: { title: 'D', others: [{ ...thesis, details: { institution: "Université d'Artois", place: 'Arras' } }] },
  });
  const texts = publicationEntries(content).flatMap((entry) =>
    styles.map(({ write }) =>
      write(referenceOf(entry, owner))
        .map(({ text }) => text)
        .join(''),
    ),
  );
  for (const text of texts) expect(text.split('Artois')).toHaveLength(2);
});

describe('BibTeX', () => {
  it('writes an article', () => {
    expect(toBibtex(one(article))).toBe(`@article{tazrouti2025year,
  author = {Tazrouti, N. and Oulhaj, M.},
  title = {{A year of campus traffic: 50 \\% of \\textbraceleft{}nothing\\textbraceright{} \\& more\\_data}},
  journal = {Data \\& Networks},
  year = {2025},
  pages = {1--18},
  doi = {10.1000/x_(y)},
  url = {https://doi.org/10.1000/x_(y)}
}
`);
  });

  it('writes chapters and communications, and leaves out what there is not', () => {
    expect(toBibtex(one({ ...article, type: 'Book Chapter' }))).toMatch(/^@incollection\{[\s\S]*booktitle = \{Data/);
    if (!spoken) throw new Error('no communication');
    expect(toBibtex(spoken)).toBe(`@inproceedings{tazrouti2019capteurs,
  author = {Tazrouti, N.},
  title = {{Capteurs sobres}},
  booktitle = {Colloque de Lyon},
  year = {2019}
}
`);
  });

  it('keeps its braces balanced and lets no command through, whatever was typed', () => {
    const nasty = fc.string({
      unit: fc.constantFrom(
        '\\',
        '{',
        '}',
        '%',
        '#',
        '$',
        '^^5c',
        '\n',
        '@',
        ',',
        '"',
        'input',
        'write18',
        ' and ',
        'é',
        '=',
      ),
    });
    fc.assert(
      fc.property(nasty, nasty, nasty, (title, authors, journal) => {
        const text = toBibtex(one({ ...article, title: `T${title}`, authors: `A${authors}`, journal }));
        let depth = 0;
        for (const [index, sign] of [...text].entries()) {
          depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
          expect(depth > 0 || index < text.indexOf('{') || index >= text.length - 2).toBe(true);
        }
        expect(depth).toBe(0);
        const known =
          /\\(?:textless|textgreater|textbackslash|textbraceleft|textbraceright|textasciitilde|textasciicircum)\{\}|\\[$&%#_]/g;
        const formula = /\$(?:[^$\\^#%a-z]|input|write18|and|\^(?!\^)|\\(?:[lr]brace\{\}|[^a-z]))+\$/g; // has no command
        const either = new RegExp(`${known.source}|${formula.source}`, 'g'); // a formula may hold an escaped sign
        expect(text.replace(either, '')).not.toMatch(/[\\$^#%]/);
        expect(text.match(/^@/gm)).toHaveLength(1);
        expect(text.split('\n').every((line) => /^(?:@|\}|$| {2}[a-z]+ = \{.*\},?$)/.test(line))).toBe(true);
      }),
    );
  });
});

describe('RIS', () => {
  it('writes a record whose lines end as the format asks', () => {
    expect(toRis(one(article)).split('\r\n')).toEqual([
      'TY  - JOUR',
      'ID  - a-year-of-campus-traffic-50-of-nothing-more-data-2025',
      'TI  - A year of campus traffic: 50 % of {nothing} & more_data',
      'AU  - Tazrouti, N.',
      'AU  - Oulhaj, M.',
      'T2  - Data & Networks',
      'PY  - 2025',
      'SP  - 1',
      'EP  - 18',
      'DO  - 10.1000/x_(y)',
      'UR  - https://doi.org/10.1000/x_(y)',
      'ER  - ',
      '',
    ]);
  });

  it('has one record and no line but its own, whatever was typed', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('\r', '\n', '\r\nER  - ', '\u2028', '\u0085', '\v', 'TY  - X', 'é', ' '),
    });
    fc.assert(
      fc.property(nasty, nasty, (title, journal) => {
        const lines = toRis(one({ ...article, title: `T${title}`, journal })).split(
          /\r\n|[\n\r\v\f\u0085\u2028\u2029]/,
        );
        expect(lines.filter((line) => line.startsWith('ER  - '))).toHaveLength(1);
        expect(lines.every((line) => line === '' || /^[A-Z][A-Z0-9] {2}- /.test(line))).toBe(true);
        expect(lines.length).toBeLessThanOrEqual(13);
      }),
    );
  });
});

describe('the printed reference', () => {
  it('follows French usage', () => {
    expect(referenceText(one(article))).toBe(
      'Tazrouti, N. et Oulhaj, M. (2025). A year of campus traffic: 50 % of {nothing} & more_data. Data & Networks, p.\u00a01–18. https://doi.org/10.1000/x_(y)',
    );
    expect(formatReference(one(article)).filter(({ italic }) => italic)).toEqual([
      { text: 'Data & Networks', italic: true },
    ]);
    expect(referenceText(one({ ...article, type: 'Book Chapter', title: 'Pourquoi ?', pages: '', link: '' }))).toBe(
      'Tazrouti, N. et Oulhaj, M. (2025). Pourquoi ? Dans Data & Networks.',
    );
    expect(referenceText({ ...one(article), doi: '10.1002/a<b>#2' })).toMatch(
      / https:\/\/doi\.org\/10\.1002\/a%3Cb%3E%232$/,
    );
  });
});

describe('the tags for Scholar', () => {
  it('name title, each author, year, journal and pages', () => {
    expect(highwireTags(one(article), 'https://exemple.org/publications/x')).toEqual({
      citation_title: [article.title],
      citation_author: ['Tazrouti, N.', 'Oulhaj, M.'],
      citation_publication_date: ['2025'],
      citation_journal_title: ['Data & Networks'],
      citation_firstpage: ['1'],
      citation_lastpage: ['18'],
      citation_doi: ['10.1000/x_(y)'],
      citation_abstract_html_url: ['https://exemple.org/publications/x'],
    });
  });

  it('date a work to the day or to the year, which Scholar reads', () => {
    const dated = (date: string) => highwireTags(one({ ...article, details: { date } }), '').citation_publication_date;
    expect(['2025-11', '2025-11-05'].map(dated)).toEqual([['2025'], ['2025/11/05']]);
  });

  it('tell who directed a volume from who wrote it, and the body behind a report from its series', () => {
    const directed = oneOther({ title: 'Les eaux', nature: 'direction', authors: 'N. Tazrouti', details: {} });
    expect(highwireTags(directed, '')).toMatchObject({ citation_editor: ['Tazrouti, N.'] });
    expect(highwireTags(directed, '')).not.toHaveProperty('citation_author');
    const both = oneOther({
      title: 'Les eaux',
      nature: 'direction',
      authors: 'N. Tazrouti',
      details: { editors: 'P. Petit' },
    });
    expect(highwireTags(both, '')).toMatchObject({ citation_author: ['Tazrouti, N.'], citation_editor: ['Petit, P.'] });
    const report = oneOther({
      title: 'Compter',
      nature: 'rapport',
      container: 'Notes',
      details: { institution: 'Inria', number: '7' },
    });
    expect(highwireTags(report, '')).toMatchObject({
      citation_technical_report_institution: ['Inria'],
      citation_technical_report_number: ['7'],
      citation_series_title: ['Notes'],
    });
    expect(highwireTags(oneOther({ title: 'Compter', nature: 'rapport', container: 'Inria' }), '')).not.toHaveProperty(
      'citation_series_title',
    );
  });

  it('say where an article begins, by its number too', () => {
    const pagesOf = (item: object) => highwireTags(one({ ...article, ...item }), '');
    expect(pagesOf({ pages: '531- 546,' })).toMatchObject({ citation_firstpage: ['531'], citation_lastpage: ['546'] });
    expect(pagesOf({ pages: '', details: { articleNumber: 'e7' } })).toMatchObject({ citation_firstpage: ['e7'] });
  });

  it('tell a chapter and a communication from an article', () => {
    expect(highwireTags(one({ ...article, type: 'Book Chapter' }), '')).toMatchObject({
      citation_inbook_title: ['Data & Networks'],
    });
    if (!spoken) throw new Error('no communication');
    const tags = highwireTags(spoken, '');
    expect(tags).toMatchObject({ citation_conference_title: ['Colloque de Lyon'] });
    expect(Object.keys(tags)).not.toContain('citation_journal_title');
    expect(Object.keys(tags)).not.toContain('citation_pdf_url');
  });
});

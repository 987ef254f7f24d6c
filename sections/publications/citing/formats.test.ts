import { parse } from '@retorquere/bibtex-parser';
import { describe, expect, it, test } from 'vitest';
import { formsOf } from '@/lib/testing/forms';
import { fc } from '@/lib/testing/properties';
import { rowsOf } from '@/lib/testing/rows';
import { publicationsSchema } from '@/sections/publications/schema';
import { publicationEntries } from '@/sections/publications/statistics';
import { toBibtex } from './bibtex';
import { fileFormats } from './file-formats';
import { readPages } from './pages';
import { type Reference, referenceOf } from './reference';
import { toRis } from './ris';

const article = {
  id: 'a',
  title: 'A year of campus traffic',
  authors: 'N. Tazrouti, M. Oulhaj',
  year: '2025',
  journal: 'Data & Networks',
  type: 'SCOPUS',
  pages: '1–18',
  link: 'https://doi.org/10.1000/x_(y)',
};
function one(item: object): Reference {
  const content = publicationsSchema.parse({ reseaux: { title: 'Réseaux', articles: [item] } });
  const [entry] = publicationEntries(content);
  if (!entry) throw new Error('no publication');
  return referenceOf(entry, { nom: 'Tazrouti', prenom: 'Nabil' });
}
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

test.each(rowsOf('sections/publications/citing/forms.txt'))('$rule: $input', ({ input, outputs }) => {
  const names = outputs.filter((line) => /^[a-z]+:$/.test(line));
  expect(
    formsOf(
      input,
      names.map((name) => name.slice(0, -1)),
    ),
  ).toEqual(outputs);
});

test.each(rowsOf('sections/publications/citing/pages.txt'))('$rule: « $input »', ({ input, outputs: [pages] }) =>
  expect(readPages(input)).toEqual(pages ? JSON.parse(pages) : undefined),
);

describe('a reference', () => {
  it('recognises a DOI in a URL, and nothing else', () => {
    expect(one(article).doi).toBe('10.1000/x_(y)');
    for (const link of [
      'https://doi.org/',
      'https://doi.org/%E0%A4',
      'https://example.org/10.1000/x',
      'https://doi.org.example/10.1000/x',
    ])
      expect(one({ ...article, link }).doi).toBeUndefined();
  });

  it('reads texts made to be slow in linear time', () => {
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

describe('BibTeX', () => {
  it('gives each entry a unique key', () => {
    const keys = [
      ...fileFormats.bib
        .write([talk, talk, { ...talk, slug: 'x', authors: [] }, talk])
        .matchAll(/^@inproceedings\{([^,]+),$/gm),
    ].map(([, key]) => key);
    expect(keys).toEqual(['tazrouti2024sonder', 'tazrouti2024sonder-2', 'x', 'tazrouti2024sonder-3']);
  });

  it('has no TeX ligature that was not typed as one, except in page ranges, and leaves URLs unchanged', () => {
    const title = "L’option --force, a---b, ``oui'', l''an, ?` et !`";
    const typed: Reference = {
      ...talk,
      title,
      container: 'A--B',
      pages: { first: '1', last: '9' },
      link: "https://exemple.org/a--b''c",
      doi: '10.1000/a--b',
    };
    const file = fileFormats.bib.write([
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

  it('keeps braces balanced and lets no command through, whatever was typed', () => {
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
        const formula = /\$(?:[^$\\^#%a-z]|input|write18|and|\^(?!\^)|\\(?:[lr]brace\{\}|[^a-z]))+\$/g; // without a command
        const either = new RegExp(`${known.source}|${formula.source}`, 'g'); // a formula may contain an escaped character
        expect(text.replace(either, '')).not.toMatch(/[\\$^#%]/);
        expect(text.match(/^@/gm)).toHaveLength(1);
        expect(text.split('\n').every((line) => /^(?:@|\}|$| {2}[a-z]+ = \{.*\},?$)/.test(line))).toBe(true);
      }),
    );
  });
});

describe('RIS', () => {
  it('is one record without extra lines, whatever was typed', () => {
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

describe('a table', () => {
  const lines = (...references: Reference[]) => fileFormats.csv.write(references).split('\r\n');

  it('has a header, then a line per reference, as a French spreadsheet reads them', () => {
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

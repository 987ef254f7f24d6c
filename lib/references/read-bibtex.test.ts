import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readReferences } from './read';
import { readBibtex } from './read-bibtex';
import type { Entry, Work } from './work';

const fixture = (name: string) => {
  const read = readReferences(fs.readFileSync(`e2e/fixtures/references/${name}`));
  if ('refusal' in read) throw new Error(read.refusal);
  return read.entries;
};
const read = (text: string): Entry[] => readBibtex(text, 100) ?? [];
const workOf = (entry: Entry | undefined): Work => {
  if (!entry || 'refused' in entry) throw new Error(JSON.stringify(entry));
  return entry.work;
};
const one = (fields: string, type = 'article'): Work => workOf(read(`@${type}{k, title = {T}, ${fields}}`)[0]);
const titled = (title: string): string => workOf(read(`@book{k, title = {${title}}}`)[0]).title;
const refusal = (text: string, at = 0) => {
  const entry = read(text)[at];
  return entry && 'refused' in entry ? `${entry.line} ${entry.refused}` : entry;
};

test('a book, and what has no journal, book or university, appeared in its series, with the number in it', () => {
  const series = 'series = {Carnets}, number = 7';
  for (const type of ['misc', 'book', 'proceedings', 'incollection'])
    expect(one(series, type)).toMatchObject({ container: 'Carnets', issue: '7' });
  expect(one(`${series}, booktitle = {Actes}`, 'inproceedings')).toMatchObject({
    container: 'Actes',
    issue: undefined,
  });
  expect(one(`${series}, journal = {Revue}`)).toMatchObject({ container: 'Revue', issue: '7' });
  expect(one(`${series}, institution = {Inria}`, 'techreport')).toMatchObject({ container: undefined, issue: '7' });
});

test('a whole book is in no book: its booktitle is for the parts that name it by crossref', () => {
  for (const type of ['book', 'collection', 'proceedings']) {
    const text = `@incollection{c, author = {Roux, Claire}, title = {C}, crossref = {p}} @${type}{p, editor = {Roux, Claire}, title = {T}, booktitle = {T}}`;
    expect(read(text).map((entry) => workOf(entry).container)).toEqual(['T', undefined]);
  }
});

test.each([
  [String.raw`Fran\c cois Dupont`, 'Dupont', 'François'],
  [String.raw`Jo\~ao Silva`, 'Silva', 'João'],
  [String.raw`Roberto Casta\~neda Lozano`, 'Lozano', 'Roberto Castañeda'],
  [String.raw`Beno\^\i t Durand`, 'Durand', 'Benoît'],
  [String.raw`S\o ren Kierkegaard`, 'Kierkegaard', 'Søren'],
  [String.raw`\AA ke Berg`, 'Berg', 'Åke'],
  [String.raw`Jan \v Skoda`, 'Škoda', 'Jan'],
  [String.raw`Ludwig {\'e}tienne Noir`, 'étienne Noir', 'Ludwig'],
  [String.raw`Dupont, J.\ P.`, 'Dupont', 'J. P.'],
  [String.raw`J.\ P. Dupont`, 'Dupont', 'J. P.'],
  ['Yves Le~Traon', 'Le Traon', 'Yves'],
  ['Yves {Le Traon}', 'Le Traon', 'Yves'],
])('the name %s is of the family %s', (name, family, given) =>
  expect(one(`author = {${name}}`).authors).toEqual([{ family, given }]),
);

test('a book whose authors have the role of directors was directed by them', () => {
  const book = one('author = {Petit, Paul and Mayeux (dir.), Pierre}', 'book');
  expect(book).toMatchObject({
    nature: 'direction',
    authors: [
      { family: 'Petit', given: 'Paul' },
      { family: 'Mayeux', given: 'Pierre' },
    ],
  });
  expect(one(String.raw`author = {Paul Petit ({\'e}d.)}`, 'book').nature).toBe('direction');
  expect(one('author = {Petit, Paul (CNRS)}', 'book').nature).toBe('livre');
});

test('a name that is too long is cut, which is noted', () => {
  const { authors, note } = one(`author = {Dupont, Jean and ${'a'.repeat(5000)}}`);
  expect(authors).toEqual([{ family: 'Dupont', given: 'Jean' }, { family: `${'a'.repeat(299)}…` }]);
  expect(note).toBe(`Nom coupé après 300 caractères\u00a0: «\u00a0${'a'.repeat(40)}…\u00a0»`);
});

test('a body in braces keeps its accents and its « and »', () => {
  expect(one(String.raw`author = {{\'Ecole des cartes and Co} and {Minist\`ere}}`).authors).toEqual([
    { literal: 'École des cartes and Co' },
    { literal: 'Ministère' },
  ]);
});

test.each([
  [String.raw`10.1007/978-3-030-58475-7\_46`, '10.1007/978-3-030-58475-7_46'],
  [String.raw`10.1007/978-3-030-58475-7{\_}46`, '10.1007/978-3-030-58475-7_46'],
  [String.raw`10.1007/978-3-030-58475-7{\textunderscore}46`, '10.1007/978-3-030-58475-7_46'],
  [String.raw`https://doi.org/10.1002/a$\_$b`, '10.1002/a_b'],
  [String.raw`\url{https://doi.org/10.1002/a_b}`, '10.1002/a_b'],
  [String.raw`\href{https://doi.org/10.1002/a_b}{\nolinkurl{10.1002/a_b}}`, '10.1002/a_b'],
  [String.raw`10.1000/a\&b\#c`, '10.1000/a&b#c'],
  [
    String.raw`10.1002/(SICI)1097-4636\textless{}1::AID-JBM1\textgreater{}3.0.CO`,
    '10.1002/(sici)1097-4636<1::aid-jbm1>3.0.co',
  ],
  ['10.1002/(SICI)1097-4636$<$1::AID-JBM1$>$3.0.CO', '10.1002/(sici)1097-4636<1::aid-jbm1>3.0.co'],
  [
    String.raw`10.1002/(SICI)1097-4636(19)1:1\&lt;1::AID-JBM1\&gt;3.0.CO`,
    '10.1002/(sici)1097-4636(19)1:1<1::aid-jbm1>3.0.co',
  ],
])('TeX in the DOI %s is read', (given, doi) => expect(one(`doi = {${given}}`).doi).toBe(doi));

test('TeX in other identifiers is read', () => {
  expect(
    one(
      String.raw`hal_id = {{hal}{-}01956501}, isbn = {978{\textendash}2-07-036822-8}, issn = {0317\textendash 8471}`,
      'book',
    ),
  ).toMatchObject({
    halId: 'hal-01956501',
    isbn: '9782070368228',
    issn: '0317-8471',
  });
  expect(one(String.raw`eprint = {\mbox{2401.01234}}, archiveprefix = {arXiv}`).arxivId).toBe('2401.01234');
});

test('a number whose check digit is wrong is noted as it is written', () => {
  expect(one('isbn = {978-2-07-036822-9}, issn = {0317-8471}', 'book')).toMatchObject({
    issn: '0317-8471',
    note: 'ISBN\u00a0: 978-2-07-036822-9',
  });
  expect(one('isbn = {123}', 'book').note).toBe('ISBN\u00a0: 123');
  expect(one('isbn = {978-2-07-036822-8}, issn = {to appear}', 'book').note).toBeUndefined();
});

test.each([
  'S0958-1669(08)00072-4 [pii] 10.1016/j.copbio.2008.06.004',
  '10.1016/j.copbio.2008.06.004 NSB877 [pii] 10.1016/J.copbio.2008.06.004',
  'http://dx.doi.org.ezproxy.example.edu/10.1016/j.copbio.2008.06.004',
  '<a href="https://doi.org/10.1016/j.copbio.2008.06.004">ici</a>',
])('the one DOI in the field %s is read', (given) =>
  expect(one(`doi = {${given}}`)).toMatchObject({ doi: '10.1016/j.copbio.2008.06.004', note: undefined }),
);

test('a DOI that is none is noted as it is written, unless it is another identifier or becomes the link', () => {
  expect(one('doi = {10.1/abc}').note).toBe('DOI\u00a0: 10.1/abc');
  expect(one('doi = {10.1000/a et 10.1000/b}, note = {Épuisé}').note).toBe('Épuisé. DOI\u00a0: 10.1000/a et 10.1000/b');
  expect(one('doi = {https://hdl.handle.net/20.500/1}')).toMatchObject({
    url: 'https://hdl.handle.net/20.500/1',
    note: undefined,
  });
  expect(one('doi = {https://hdl.handle.net/20.500/1}, url = {https://a.org/x}')).toMatchObject({
    url: 'https://a.org/x',
    note: 'DOI\u00a0: https://hdl.handle.net/20.500/1',
  });
  expect(one('doi = {arXiv:2401.01234}')).toMatchObject({ arxivId: '2401.01234', note: undefined });
  expect(one('doi = {https://hal.science/hal-01956501}')).toMatchObject({ halId: 'hal-01956501', note: undefined });
  for (const nothing of ['n/a', '-', '', 'null', 'forthcoming', 'Research Support, Non-U.S. Gov’t'])
    expect(one(`doi = {${nothing}}`).note).toBeUndefined();
});

test('what programs keep in a note is no remark', () => {
  const kept = [
    String.raw`mlzsync1:0047\{"extrafields":\{"place":"Paris"\}\}`,
    String.raw`\_eprint: https://arxiv.org/abs/2401.01234`,
  ].join('\n');
  expect(one(`note = {${kept}}`).note).toBeUndefined();
  expect(one(`note = {${kept}\nPrix du jury}`).note).toBe('Prix du jury');
  expect(one('note = {Publisher: {MAUSS}\nNumber: 33}')).toMatchObject({ publisher: 'MAUSS', note: undefined });
});

test('what databases note of a record is no remark', () => {
  for (const note of [
    'Cited by: 12; All Open Access, Gold Open Access',
    'cited By 12',
    'Times Cited: 3',
    'Export Date: 1 May 2024',
  ]) {
    expect(one(`note = {${note}}`).note, note).toBeUndefined();
  }
  expect(one('note = {Prix du jury}, art_number = {7890123}')).toMatchObject({
    note: 'Prix du jury',
    articleNumber: '7890123',
  });
});

test('words in italics stay so in a title, in a container they do not', () => {
  const work = workOf(
    read(
      String.raw`@article{k, title = {The genome of \textit{Zea mays} and {\it Triticum}}, journal = {Cahiers de \emph{Zea}}}`,
    )[0],
  );
  expect(work).toMatchObject({
    title: 'The genome of <i>Zea mays</i> and <i>Triticum</i>',
    container: 'Cahiers de Zea',
  });
});

test('a poster is a communication, whose conference HAL gives as how it appeared', () => {
  expect(one('howpublished = {EPSO Conference 2023}, note = {Poster}', 'misc')).toMatchObject({
    nature: 'communication',
    event: { name: 'EPSO Conference 2023' },
    note: 'Poster',
  });
  expect(one('type = {Poster}, eventtitle = {EPSO}', 'unpublished')).toMatchObject({
    nature: 'communication',
    event: { name: 'EPSO' },
  });
});

test('what an archive of preprints publishes is a preprint', () => {
  expect(one('publisher = {bioRxiv}', 'misc')).toMatchObject({ nature: 'prepublication' });
});

test('the commands by which astronomers name journals are read', () => {
  expect(one(String.raw`journal = {\mnras}`).container).toBe('Monthly Notices of the Royal Astronomical Society');
  expect(one(String.raw`journal = {\aap}, archiveprefix = {arXiv}, eprint = {2401.01234}`)).toMatchObject({
    nature: 'article',
    container: 'Astronomy & Astrophysics',
  });
});

test('the place of a talk is that of the conference, or of its publisher', () => {
  const talk = (fields: string) => one(`booktitle = {Actes}, ${fields}`, 'inproceedings');
  const konstanz = 'address = {Konstanz, Germany}, publisher = {Springer}';
  expect(talk(konstanz)).toMatchObject({ place: 'Konstanz, Germany', event: undefined });
  expect(talk(`${konstanz}, hal_version = {v1}`), 'of HAL').toMatchObject({
    place: undefined,
    event: { place: 'Konstanz', country: 'Germany' },
  });
  const acm = talk('publisher = {ACM}, address = {New York, NY, USA}, location = {London, UK}');
  expect(acm, 'of the ACM').toMatchObject({ place: 'New York, NY, USA', event: { place: 'London', country: 'UK' } });
});

test('an identifier that cannot be read stays in the note, also when it comes back from this site', () => {
  expect(one('isbn = {2-204-13805-1}').note).toBe('ISBN\u00a0: 2-204-13805-1');
  expect(one('note = {ISBN\u00a0: 2-204-13805-1}').note).toBe('ISBN\u00a0: 2-204-13805-1');
  expect(one('note = {ISBN: 978-2-204-13805-5}').note).toBeUndefined();
});

test('the labels of HAL’s volumes are taken off', () => {
  expect(one('volume = {vol. 21 no. 3}')).toMatchObject({ volume: '21', issue: '3' });
  expect(one('volume = {Vol. XII}, number = {4}')).toMatchObject({ volume: 'XII', issue: '4' });
  expect(one('volume = {Volume spécial}')).toMatchObject({ volume: 'Volume spécial' });
});

test('« and others » is kept', () => {
  for (const author of ['Erdős, Paul and others', 'Erdős, Paul et al.', 'Erdős, Paul and et al'])
    expect(one(`author = {${author}}`)).toMatchObject({
      authors: [{ family: 'Erdős', given: 'Paul' }],
      andOthers: true,
    });
  expect(one('author = {{Erdős, Paul and Others }}').andOthers).toBe(true);
  expect(one('author = {Erdős, Paul and Others, John}').andOthers).toBeUndefined();
});

test('an export of HAL', () => {
  const entries = fixture('hal.bib');
  expect(entries.map(({ line, key }) => `${line} ${key}`).slice(0, 2)).toEqual([
    '1 benali:hal-04100001',
    '21 dupre:hal-04100002',
  ]);
  const works = entries.map(workOf);
  expect(works.map(({ nature }) => nature)).toEqual([
    ...['article', 'communication', 'hdr', 'these', 'chapitre', 'direction', 'rapport', 'prepublication', 'logiciel'],
  ]);
  expect(works[0]).toEqual({
    nature: 'article',
    title: 'Stylométrie et réseaux de correspondance au XVIIᵉ siècle',
    authors: [
      { family: 'Benali', given: 'Sophie' },
      { family: 'de La Tour', given: 'François' },
      { literal: "Institut national d'histoire numérique" },
    ],
    date: '2023-09',
    container: "Cahiers d'histoire numérique",
    volume: '12',
    issue: '3',
    pages: '1–14',
    publisher: "Presses de l'Atelier",
    doi: '10.5555/chn.2023.12',
    halId: 'hal-04100001',
    url: 'https://hal.science/hal-04100001',
    pdf: 'https://hal.science/hal-04100001/file/stylometrie.pdf',
    keywords: ['stylométrie', 'réseaux', '45° parallèle'],
    note: 'Numéro spécial',
  });
  expect(works[1]).toMatchObject({
    authors: [
      { family: 'Dupré', given: 'Léa' },
      { family: 'van der Berg', given: 'Jan' },
      { family: 'Smith', given: 'John', suffix: 'Jr.' },
    ],
    container: 'Journées francophones des réseaux',
    event: { place: 'Lyon', country: 'France' },
  });
  expect(works[3]).toMatchObject({ date: '1987', institution: 'Université de la Presqu’île'.replace('’', "'") });
  expect(works[4]).toMatchObject({
    isbn: '9782070368228',
    place: 'Rennes',
    publisher: 'Éditions du Ponant',
    pages: '45–67',
    editors: [{ family: 'Roux' }, {}],
  });
  expect(works[6]).toMatchObject({ institution: 'Laboratoire des réseaux', issue: 'RR-9000' });
  expect(works[7]?.title).toBe('Une borne pour $x^2 + y$ et H₂O');
});

test('an export of Zotero, in BibLaTeX', () => {
  const works = fixture('zotero-biblatex.bib').map(workOf);
  expect(works.map(({ nature }) => nature)).toEqual([
    ...[
      'article',
      'communication',
      'memoire',
      'prepublication',
      'logiciel',
      'donnees',
      'rapport',
      'direction',
      'article',
    ],
  ]);
  expect(works[0]).toEqual({
    nature: 'article',
    title: 'Reading Networks at scale: a survey of 100 % of them',
    authors: [
      { family: "D'Souza", given: 'Maria' },
      { family: 'Müller', given: 'Jörg' },
    ],
    date: '2024-03-18',
    container: 'Journal of Reading',
    volume: '7',
    issue: '2',
    pages: 'e12',
    doi: '10.5555/reading.7',
    issn: '0317-8471',
    url: 'https://example.org/articles/7_2~a',
    keywords: ['maps', 'networks', 'Reading', 'distant'],
    language: 'en',
  });
  expect(works[1]).toMatchObject({
    title: 'La carte et le texte\u00a0: une question ouverte',
    event: {
      name: 'Colloque des cartes',
      place: 'Lausanne',
      country: 'Suisse',
      start: '2023-06-05',
      end: '2023-06-07',
    },
    place: 'Genève',
  });
  expect(works[3]).toMatchObject({ title: 'Graphs & words', arxivId: '2401.01234', status: undefined });
  expect(works[4]).toMatchObject({ date: '2022-11-02', url: 'https://example.org/outil' });
  expect(works[6]).toMatchObject({ institution: 'Ministère des Lettres' });
  expect(works[8]).toMatchObject({ publisher: 'Presses du Nord', place: 'Paris', status: 'a-paraitre' });
});

test('a file of JabRef: @string, @preamble, @comment, crossref', () => {
  const entries = fixture('jabref.bib');
  expect(entries.map(({ key }) => key)).toEqual(['Martin2010', 'Martin2011', 'Actes2011']);
  const [article, talk] = entries.map(workOf);
  expect(article).toMatchObject({
    authors: [{ family: 'Martin', given: 'Paul' }],
    title: 'Un titre avec une Majuscule et un ü',
    container: 'Journal des faux titres',
    publisher: 'Constructor Press',
    date: '2010-03-10',
  });
  expect(talk).toMatchObject({
    authors: [
      { family: 'Malony', given: 'Allen D.' },
      { family: 'Philippe', given: 'Charles' },
    ],
    title: 'Un exposé',
    container: 'Actes des journées',
    editors: [{ family: 'Roux', given: 'Claire' }],
    date: '2011',
    publisher: 'Presses du Nord',
    place: 'Lille',
  });
});

describe('titles', () => {
  test.each([
    [String.raw`L'{\'E}tat et l'{\oe}uvre \og compl{\`e}te\fg{}`, "L'État et l'œuvre «\u00a0complète\u00a0»"],
    [String.raw`Na\"{\i}ve \v{c}as \c{s} \H{o} \textbar{} 45{\textdegree}`, 'Naïve čas ş ő | 45°'],
    ['ÉTUDE du NOM Propre et iPhone', 'ÉTUDE du NOM Propre et iPhone'],
    ['{{Doubles Accolades}}', 'Doubles Accolades'],
    [String.raw`10\,\% de R\&D -- 100 % \_ \#1`, '10 % de R&D – 100 % _ #1'],
    [String.raw`a \textit{b} \emph{c} \textsc{d} \textnormal{e} \enquote{f}`, 'a <i>b c</i> d e “f”'],
    [String.raw`XIX\up{e} et XX$^{\mathrm{e}}$ et 3\ieme{}`, 'XIXᵉ et XXᵉ et 3ᵉ'],
    [String.raw`$\alpha$ et $O(n \log n)$ et 5$`, 'α et $O(n \\log n)$ et 5$'],
    ['<i>a</i> &amp; b < c', '<i>a</i> & b < c'],
    [String.raw`The \LaTeX{} book, \LaTeXe, \TeX`, 'The LaTeX book, LaTeX2e, TeX'],
    ["``a'' --- b", '“a” — b'],
    ['deux\n   lignes', 'deux lignes'],
  ])('%s', (tex, plain) => expect(titled(tex)).toBe(plain));

  test.each([
    [String.raw`Proc.\ of the ACM`, 'Proc. of the ACM'],
    [String.raw`\og ville\fg\ verte`, '«\u00a0ville\u00a0» verte'],
    [String.raw`a\/b \-c\@. d\! e`, 'ab c. d e'],
    [String.raw`a\;b\:c`, 'a b c'],
    [String.raw`$a\;b\!c$`, String.raw`$a\;b\!c$`],
  ])('spaces of TeX: %s', (tex, plain) => expect(titled(tex)).toBe(plain));

  test('a command that is not known stays as typed or leaves its argument, and is told; in a name it is only for the look', () => {
    const told = (text: string) => {
      const [entry] = read(`@book{k, ${text}}`);
      return entry && 'work' in entry ? [entry.work.title, entry.work.authors[0], ...(entry.odd ?? [])] : entry;
    };
    const said =
      'La commande TeX «\u00a0\\monmacro\u00a0» n’est pas connue\u00a0: ce qu’elle entoure est gardé tel quel.';
    expect(told(String.raw`title = {a \monmacro{b} c}`)).toEqual(['a b c', undefined, said]);
    expect(told(String.raw`title = {a \monmacro, b}`)).toEqual([
      expect.stringContaining(String.raw`\monmacro`),
      undefined,
      said,
    ]);
    expect(one(String.raw`author = {\monmacro{A}, B and \monmacro{Dupont, Jean}}`).authors).toEqual([
      { family: 'A', given: 'B' },
      { family: 'Dupont', given: 'Jean' },
    ]);
    expect(one(String.raw`journal = {a \monmacro b}, address = {\frac}, publisher = {P}`, 'book')).toMatchObject({
      title: 'T',
      publisher: 'P',
    });
  });
  test.each([
    [String.raw`Das \glqq Wort\grqq{} im Text`, 'Das „Wort“ im Text'],
    [String.raw`Le \flqq mot\frqq{} dans le texte`, 'Le «\u00a0mot\u00a0» dans le texte'],
    [String.raw`On \lq single\rq{} quotes`, 'On ‘single’ quotes'],
    [String.raw`Les \NoCaseChange{iPhone} et \fsc{Dupont}`, 'Les iPhone et Dupont'],
    ["They `walk like they talk' and ``more''", 'They ‘walk like they talk’ and “more”'],
    ["L'eau d'`ici' et $f'$", "L'eau d'‘ici’ et $f'$"],
    [String.raw`Fe\ensuremath{_2}O\ensuremath{_3} \ifmmode\pm\else\textpm\fi{} 5`, 'Fe₂O₃ ± 5'],
    [
      String.raw`\ifmmode\alpha\else$\alpha$\fi-amylase, 5 \ifmmode\pm\else$\pm$\fi{} 1, $\ifmmode x\else y\fi$`,
      'α-amylase, 5 ± 1, $x$',
    ],
    ['Le con\u00adtrôle de l\u200b’eau', 'Le contrôle de l’eau'],
  ])('signs that are only for the look: %s', (tex, plain) => expect(titled(tex)).toBe(plain));
  test('a condition of TeX prints one of its branches in a name, too', () => {
    expect(
      one(String.raw`author = {\ifmmode \check{C}\else \v{C}\fi{}adek, Ond\ifmmode \check{r}\else \v{r}\fi{}ej}`)
        .authors,
    ).toEqual([{ family: 'Čadek', given: 'Ondřej' }]);
  });
});

describe('fields', () => {
  test('of two equal ones the first counts', () =>
    expect(one('url = {https://a.org/1}, url = {https://a.org/2}').url).toBe('https://a.org/1'));
  test('names are of any case', () => expect(one('JOURNAL = {J}').container).toBe('J'));
  test('keys too: %s', () => {
    expect(
      read("@book{\tD'Souza2010, title={T}} @book{Müller 2024(a), title={T}} @book{title={T}}").map(({ key }) => key),
    ).toEqual([...["D'Souza2010", 'Müller 2024(a)', undefined]]);
  });
  test.each(['__proto__', 'constructor', 'hasOwnProperty', 'toString'])('%s is a name like another', (name) => {
    const [entry] = read(
      `@string{${name} = {A}} @book{${name}, title = {T} # ${name}, ${name} = {x}, author = {${name}, ${name}}}`,
    );
    expect(workOf(entry)).toMatchObject({ title: 'TA', authors: [{ family: name, given: name }] });
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
  test('a preprint is told by its server', () => {
    expect(one('journal = {arXiv preprint arXiv:2401.01234}, year = 2024')).toMatchObject({
      nature: 'prepublication',
      arxivId: '2401.01234',
      container: undefined,
    });
  });
  test.each([
    [
      'journal = {arXiv e-prints}, pages = {arXiv:1802.05018}, eid = {arXiv:1802.05018}',
      { nature: 'prepublication', arxivId: '1802.05018' },
    ],
    ['journal = {Revue}, pages = {arXiv:1802.05018}', { nature: 'article', arxivId: '1802.05018' }],
    ['journal = {arXiv}, volume = {1802.05018}', { nature: 'prepublication', arxivId: '1802.05018' }],
    ['journal = {Available at SSRN 1234567}', { nature: 'prepublication', publisher: 'SSRN' }],
    [
      'journal = {Computing Research Repository}, volume = {abs/1802.05018}',
      { nature: 'prepublication', arxivId: '1802.05018' },
    ],
    ['journal = {bioRxiv}, pages = {2020--01}', { nature: 'prepublication', publisher: 'bioRxiv' }],
  ])('what a preprint has for pages and a volume is none: %s', (fields, wanted) =>
    expect(one(fields)).toMatchObject({
      pages: undefined,
      volume: undefined,
      articleNumber: undefined,
      note: undefined,
      ...wanted,
    }),
  );
  test.each(['document de travail ou pré-publication', String.raw`document de travail ou pr{\'e}-publication`])(
    'the note « %s » is a state',
    (note) =>
      expect(one(`note = {${note}}`, 'unpublished')).toMatchObject({
        nature: 'prepublication',
        status: 'prepublication',
        note: undefined,
      }),
  );
  test('what was said in a seminar is a talk', () =>
    expect(one('note = {Exposé au séminaire du laboratoire}', 'unpublished')).toMatchObject({
      nature: 'communication',
    }));
  test('where date and year differ, the year counts', () =>
    expect(one('date = {2006-07-10}, year = 2005, month = jun').date).toBe('2005-06'));
  test('an address that stands in the note', () =>
    expect(one('note = "\\url{https://a.org/x}"').url).toBe('https://a.org/x'));
  test.each([
    ['note = {To appear}', 'a-paraitre'],
    [String.raw`note = {{\`A} para{\^\i}tre}`, 'a-paraitre'],
    ['note = {in press}, pubstate = {submitted}', 'soumise'],
    ['note = {Submitted.}, pubstate = {inpreparation}', 'en-preparation'],
    ['note = {working paper or preprint}', 'prepublication'],
    ['note = {Publisher: Presses du Nord\n\nSous presse}', 'sous-presse'],
    ['note = {To appear in the series of the same name}', undefined],
    ['note = {Prix du jury}', undefined],
    [String.raw`year = {2016 [\`a para\^itre]}`, 'a-paraitre'],
    ['year = {in press}', 'sous-presse'],
    ['howpublished = {Forthcoming}', 'a-paraitre'],
    ['year = {2016}', undefined],
  ])('a note or year that says nothing but a state gives the status: %s', (fields, status) =>
    expect(one(fields).status).toBe(status),
  );
  test.each([
    ['note = {Prix du jury.}, version = {1.4}', 'Prix du jury. Version 1.4'],
    ['note = {Prix du jury, voir https://prix.org}', 'Prix du jury, voir https://prix.org'],
    ['pagetotal = {xvi+414}', 'xvi+414\u00a0p.'],
    ['howpublished = {Affiche}, addendum = {Affiche}', 'Affiche'],
    ['howpublished = {\\url{https://a.org}}, note = {arXiv:2401.01234}', undefined],
    [String.raw`translator = {\inconnu{Roux}, Claire}, version = {\inconnu{2}}`, 'Version 2'],
    [`note = {${'a'.repeat(1500)}}`, `${'a'.repeat(999)}…`],
  ])('what has no field of its own is noted: %s', (fields, note) =>
    expect(one(fields)).toMatchObject({ title: 'T', note }),
  );
  test('translators have a field of their own', () => {
    expect(one('translator = {Roux, Claire and Durand, Luc}').translators).toEqual([
      { family: 'Roux', given: 'Claire' },
      { family: 'Durand', given: 'Luc' },
    ]);
    expect(one(String.raw`translator = {\inconnu{Roux}, Claire}`).translators).toEqual([
      { family: 'Roux', given: 'Claire' },
    ]);
  });
  test.each([
    ['report', 'type = {resreport}', 'Rapport de recherche'],
    ['techreport', 'type = {Research Report}', 'Research Report'],
    ['techreport', 'type = {Rapport technique}, note = {Lu. Rapport technique}', 'Lu. Rapport technique'],
    ['techreport', 'type = {Report}', undefined],
    ['patent', 'type = {patenteu}', 'Brevet européen'],
    ['patent', 'type = {patreqfr}', 'Demande de brevet français'],
    ['patent', 'type = {patentus}', 'Brevet américain'],
    ['patent', 'type = {Patent}', undefined],
    ['patent', 'type = {patent}', undefined],
  ])('what its author calls a @%s is noted: %s', (type, fields, note) => expect(one(fields, type).note).toBe(note));
  test.each([
    ['edition = 2', '2'],
    ['edition = {Second}', '2'],
    [String.raw`edition = {2\textsuperscript{e} {\'e}d.}`, '2'],
    ['edition = {Revue et augmentée}', 'Revue et augmentée'],
    [String.raw`edition = {\inconnu{2}}`, '2'],
    ['note = {Edition: 3}', '3'],
    ['edition = {}', undefined],
  ])('an edition is a number where it is one: %s', (fields, edition) =>
    expect(one(fields, 'book')).toMatchObject({ edition, note: undefined }),
  );
  test('a report’s type is noted; BibLaTeX’s keys in French', () => {
    expect(one('type = {Rapport technique}', 'techreport').note).toBe('Rapport technique');
    expect(one('type = {resreport}', 'report').note).toBe('Rapport de recherche');
    expect(one('type = {Poster}', 'inproceedings').note).toBeUndefined();
    expect([one('type = {Rapport}', 'techreport').note, one('type = {Report}', 'report').note]).toEqual([
      undefined,
      undefined,
    ]);
  });
  test('the volume of a talk in a series is the series’ own, unless that has a number', () => {
    const talk = (fields: string) => one(`booktitle = {Actes}, series = {LNCS}, ${fields}`, 'inproceedings');
    expect(talk('volume = 1234')).toMatchObject({ volume: undefined, series: 'LNCS', seriesNumber: '1234' });
    expect(talk('volume = 2, number = 1234')).toMatchObject({
      volume: '2',
      series: 'LNCS',
      seriesNumber: '1234',
      note: undefined,
    });
    expect(one('journal = {Revue}, series = {Série B}, volume = 2', 'article')).toMatchObject({
      volume: '2',
      series: 'Série B',
    });
    expect(one('booktitle = {Actes}, volume = 2', 'inproceedings').volume).toBe('2');
  });
  test('the proceedings of a talk are noted beside its conference, its organisation published them', () => {
    const talk = one(
      'booktitle = {Advances in Maps}, eventtitle = {MAPS 2024}, organization = {IEEE}, series = {LNCS}, number = 12',
      'inproceedings',
    );
    const note = 'Actes «\u00a0Advances in Maps\u00a0»';
    expect(talk).toMatchObject({
      event: { name: 'MAPS 2024' },
      publisher: 'IEEE',
      series: 'LNCS',
      seriesNumber: '12',
      note,
    });
    expect(one('organization = {Inria}', 'misc')).toMatchObject({ institution: 'Inria' });
  });
  test.each([
    ['location = {Durham and London}', 'Durham\u00a0; London'],
    ['location = {countryfr and countryde}', 'France\u00a0; Allemagne'],
    ['location = {Sarajevo, Bosnia and Herzegovina}', 'Sarajevo, Bosnia and Herzegovina'],
    ['address = {Durham and London}', 'Durham and London'],
  ])('places: %s', (fields, place) => expect(one(fields).place).toBe(place));
  test.each([
    ['type = {MSc thesis}', 'memoire'],
    ['type = {bathesis}', 'memoire'],
    ['type = {Theses}', 'these'],
    ['type = {Habilitation}', 'hdr'],
    ['howpublished = {Mémoire}', 'memoire'],
    ['howpublished = {En ligne}', 'these'],
  ])('a thesis with %s is of the nature %s', (fields, nature) => expect(one(fields, 'thesis').nature).toBe(nature));
  test('what is a doctorate by its entry is one, unless its author calls it something else', () => {
    for (const fields of [
      'type = {PhD, Univ. of Massachusetts, Amherst, MA}',
      'type = {Tesis}',
      'howpublished = {Mémoire}',
    ])
      expect(one(fields, 'phdthesis').nature, fields).toBe('these');
    expect(one('type = {Habilitation}', 'phdthesis').nature).toBe('hdr');
    expect(one(String.raw`type = {M{\'e}moire de master recherche 2e ann{\'e}e}`, 'phdthesis')).toMatchObject({
      nature: 'memoire',
      note: 'Mémoire de master recherche 2e année',
    });
    expect(one("type = {Mémoire {d'IEP}}", 'phdthesis').nature).toBe('memoire');
    for (const type of ['Theses', 'Thèse de doctorat', 'phdthesis', 'PhD thesis'])
      expect(one(`type = {${type}}`, 'phdthesis').note, type).toBeUndefined();
  });
  test.each([
    ['phdthesis', String.raw`note = {Habilitation {\`a} diriger des recherches}`, 'hdr'],
    ['phdthesis', 'note = {Mémoire de master 2}', 'memoire'],
    ['phdthesis', 'note = {Prix de la meilleure habilitation}', 'these'],
    ['phdthesis', 'type = {Thèse de doctorat}, note = {Mémoire de master}', 'these'],
    ['mastersthesis', 'note = {Thèse de doctorat}', 'these'],
    ['misc', 'howpublished = {Mémoire de maîtrise, Université de Lyon}', 'memoire'],
    ['misc', 'howpublished = {Thèse de doctorat, Université de Lyon}', 'these'],
    ['misc', 'howpublished = {Mémoire de la société}', 'autre'],
  ])('the kind of work that words of a @%s name counts where it has no type: %s', (type, fields, nature) =>
    expect(one(fields, type).nature).toBe(nature),
  );
  test('an unknown command in a minor field leaves its argument', () => {
    expect(one(String.raw`note = {Rev. of \foo{Bar}, \'etude \foo {de \baz{X}}}`).note).toBe('Rev. of Bar, étude de X');
    expect(one(String.raw`journal = {Rev. of \foo{Bar}}`).container).toBe('Rev. of Bar');
  });
  test('a book with editors only is edited', () =>
    expect(one('editor = {Roux, Claire}', 'book').nature).toBe('direction'));
  test('an address of another scheme is left out', () =>
    expect(one('url = {javascript:alert(1)}, pdf = {file:///etc/passwd}')).toMatchObject({
      url: undefined,
      pdf: undefined,
    }));
  test('a long abstract costs no time', () => {
    const work = one(`abstract = {${"l'{\\'e}t{\\'e} ".repeat(400_000)}}`);
    expect(work.abstract?.length).toBeLessThanOrEqual(20_000);
  });
  test('entries in parentheses', () =>
    expect(workOf(read('@book(k, title = "a (b)", year = 2020)')[0])).toMatchObject({ title: 'a (b)', date: '2020' }));
});

describe('an entry is refused only for what it lacks; one never costs another', () => {
  const good = '\n@book{bon, title = {Bon}}\n';
  test.each([
    ['@article{a,\n title {T}\n}', '1 Un nom de champ et son signe «\u00a0=\u00a0» sont attendus, ligne 2.'],
    ['@article{a,\n title = ,\n}', '1 Cette entrée n’a pas de titre.'],
    ['@article{a,\n author = {A}\n}', '1 Cette entrée n’a pas de titre.'],
    ['@article{a,\n author = {A\n}', '1 Le champ «\u00a0author\u00a0» n’est pas fermé, ligne 2.'],
    ['@article a, title = {T}', '1 Une accolade est attendue après «\u00a0@article\u00a0».'],
    ['@string{a {b}}', '1 Cette abréviation (@string) n’a pas de nom.'],
  ])('%s', (text, expected) => {
    expect(refusal(text + good)).toBe(expected);
    expect(workOf(read(text + good)[1]).title).toBe('Bon');
    expect(read(text + good)).toHaveLength(2);
  });

  test('an optional field that is far too long is cut, a title is not', () => {
    expect(one(`publisher = {${'p'.repeat(5001)}}`).publisher).toBe(`${'p'.repeat(4999)}…`);
    expect(refusal(`@book{k, title = {${'t'.repeat(5001)}}}`)).toBe(
      '1 Cette entrée a un titre de plus de 5\u202f000 caractères.',
    );
  });
  test('an entry of more than 64 Ko, without its abstract', () => {
    expect(refusal(`@book{k, title = {T}, series = {${'x'.repeat(70_000)}}}`)).toMatch(/64\u00a0Ko/);
  });
  test('an entry that takes too long', { timeout: 60_000 }, () => {
    expect(refusal(`@book{k, title = {${'{\\v{'.repeat(6000)}x${'}}'.repeat(6000)}}}${good}`)).toMatch(/^1 /);
  });
  test('lines are counted over the whole file', () => {
    expect(refusal(`@comment{a\nb}\n\n@string{x = {y}}\n% c\n@article{a,\n author = {T\n}`)).toBe(
      '6 Le champ «\u00a0author\u00a0» n’est pas fermé, ligne 7.',
    );
  });
  test('more entries than allowed', () => expect(readBibtex(good.repeat(4), 3)).toBeNull());
});

test('hostile files take linear time', () => {
  const start = performance.now();
  const times = 100_000;
  for (const text of [
    '@'.repeat(times),
    '@a{'.repeat(times),
    '@comment{'.repeat(times),
    '\n@a{b,c={'.repeat(times / 10),
    `@a{b,c=${'{'.repeat(times)}`,
    `@a{b,c=${'"'.repeat(times)}`,
  ]) {
    readBibtex(text, 20_000);
  }
  readBibtex(
    Array.from({ length: 60 }, (_, index) => `@string{s${index + 1} = s${index} # s${index}}`).join('\n'),
    100,
  );
  expect(performance.now() - start).toBeLessThan(20_000);
});

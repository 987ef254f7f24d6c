import { expect, test } from 'vitest';
import { readReferences } from './read';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const linesOf = (text: string) => {
  const read = readReferences(bytes(text));
  return 'refusal' in read ? read : read.entries.map(({ line }) => line);
};

test('of JSON, too, the first line of each entry is told, where they have lines of their own', () => {
  const item = '{ "type": "book",\n  "title": "Un \\"titre\\" [{",\n  "author": [\n   { "family": "A" } ] }';
  expect(linesOf(`[\n${item},\n${item}\n]`)).toEqual([2, 6]);
  expect(linesOf(`[\n${item},\n3,\n{"type": "book"}]`)).toEqual([0, 0, 0]); // what is no item has no place
  expect(linesOf(`\n${item}`)).toEqual([2]);
  expect(linesOf(`{\n "items": [\n${item},\n\n${item}]}`)).toEqual([3, 8]);
  const flat = item.replaceAll('\n', ' ');
  expect(linesOf(`[${flat}, ${flat}]\n`)).toEqual([0, 0]);
  expect(linesOf(`[${flat}]`)).toEqual([0]);
});

test('in every format, what cannot be seen is no part of a work, and printers’ ligatures are letters', () => {
  const files = [
    '@article{k, title = {Une \ufb01n\u200b}, author = {Mar\u200etin, Luc}, year = {20\u200b01}, doi = {10.1234/ab\u200bc}, issn = {0317\u00ad-8471}}',
    'TY  - JOUR\nTI  - Une \ufb01n\u200b\nAU  - Mar\u200etin, Luc\nPY  - 20\u200b01\nDO  - 10.1234/ab\u200bc\nSN  - 0317\u00ad-8471\nER  - \n',
    `[{"type":"article-journal","title":"Une \ufb01n&shy;","author":[{"family":"Mar\u200etin","given":"Luc"}],"issued":"20\\u200b01","DOI":"10.1234/ab\\u200bc","ISSN":"0317\u00ad-8471"}]`,
  ];
  for (const file of files) {
    const read = readReferences(bytes(file));
    const work = {
      title: 'Une fin',
      authors: [{ family: 'Martin', given: 'Luc' }],
      date: '2001',
      doi: '10.1234/abc',
      issn: '0317-8471',
      note: undefined,
    };
    expect('entries' in read && read.entries[0]).toMatchObject({ work });
  }
});

test('a file is empty, or has no text', () => {
  for (const empty of ['', ' \n', '\uFEFF', '\uFEFF\r\n'])
    expect(readReferences(bytes(empty))).toEqual({ refusal: 'Ce fichier est vide.' });
  for (const without of [new Uint8Array(1000), bytes('\n\x01\x02\x7f\n')])
    expect(readReferences(without)).toEqual({
      refusal:
        'Ce fichier ne contient pas de texte. Veuillez choisir un fichier BibTeX (.bib), RIS (.ris), PubMed (.nbib) ou CSL-JSON (.json).',
    });
});

test('millions of line ends, spaces or signs are read in a moment', () => {
  const start = performance.now();
  for (const sign of ['\n', ' ', '\t', '@', '{', '[', '-', '\n ', '\nTY', '\n@a', '<', '&', '"'])
    for (const around of [
      '',
      'TY  - JOUR\nTI  - T\n',
      '@book{k, title = {T}}\n',
      'PMID- 1\nTI  - T\n',
      '{"type": "book", "title": "T", "x": "',
    ])
      readReferences(bytes(`${around}${sign.repeat(2_000_000 / sign.length)}`));
  expect(performance.now() - start).toBeLessThan(60_000);
}, 90_000);

test.each<[string, Record<string, unknown>]>([
  ['PMID- 38123456\nTI  - T\nPMC - PMC12345', {}],
  ['@article{k, title = {T}, author = {A}, pmid = {38123456}, pmcid = {PMC12345}}', {}],
  ['@article{k, title = {T}, author = {A}, eprint = 38123456, eprinttype = {pubmed}, pmc = {12345}}', {}],
  ['@article{k, title = {T}, author = {A}, note = {PMID: 38123456\nPMCID: PMC12345}}', {}],
  ['TY  - JOUR\nTI  - T\nN1  - PMID: 38123456\nC2  - PMC12345\nER  - ', {}],
  ['TY  - JOUR\nTI  - T\nAN  - 38123456\nDB  - PubMed\nN1  - PMCID: PMC12345\nER  - ', {}],
  [
    'Petit P. Les racines du fleuve. Revue. 2020;1(2):3-4. PMID: 38123456; PMC12345',
    { title: 'Les racines du fleuve' },
  ],
])('an article of PubMed has its address, unless it has a DOI: %j', (text, work) => {
  const found = readReferences(bytes(text));
  const read = 'entries' in found && found.entries[0];
  expect(read).toMatchObject({
    work: {
      title: 'T',
      ...work,
      url: 'https://pubmed.ncbi.nlm.nih.gov/38123456/',
      note: 'Identifiant PubMed\u00a0: PMC12345',
    },
  });
});

test.each(['J9', 'JI', 'TA', 'JA', 'JO', 'J2'])('a journal that RIS names in %s alone', (tag) => {
  const found = readReferences(bytes(`TY  - JOUR\nTI  - T\n${tag}  - J Rivers\nER  - `));
  expect('entries' in found && found.entries).toMatchObject([{ work: { container: 'J Rivers' } }]);
});

test.each([
  '@article{k, title = {T}, author = {A}, shortjournal = {J Rivers}}',
  '@article{k, title = {T}, author = {A}, Journal-ISO = {J Rivers}}',
  '[{"type":"article-journal","title":"T","container-title-short":"J Rivers"}]',
  '[{"type":"article-journal","title":"T","journalAbbreviation":"J Rivers"}]',
])('a journal that only its abbreviation names: %s', (text) => {
  const found = readReferences(bytes(text));
  expect('entries' in found && found.entries).toMatchObject([{ work: { container: 'J Rivers' } }]);
  expect('entries' in found && found.entries[0]).not.toHaveProperty('odd');
});

test.each<[string, Record<string, unknown>]>([
  ['TY  - JOUR\nTI  - Un titre\u2028en deux lignes\nER  - ', { nature: 'article', title: 'Un titre en deux lignes' }],
  [
    'TY  - JOUR\nTI  - T\nA1  - A, J\nAU  - B, J\nA1  - C, J\nER  - ',
    { authors: ['A', 'B', 'C'].map((family) => ({ family, given: 'J' })) },
  ],
  [
    '@article{a, title = {T}, author = {A}, journal = {Adv. Math.}, fjournal = {Advances in Mathematics}}',
    { container: 'Advances in Mathematics' },
  ],
  ['@book{a, title = {T}, author = {A}, publisher = {Seuil}, city = {Paris}}', { place: 'Paris' }],
  [
    String.raw`@article{a, title = {Le XIX$^e$ si\`ecle, le $4^{\textrm{th}}$ et $2^n$}, author = {A}}`,
    { title: 'Le XIXᵉ siècle, le 4ᵗʰ et $2^n$' },
  ],
  [
    'OWN - ERIC\nTI  - T\nPT  - Reports - Research\nAU  - A, J\nDP  - 2020\nLID - http://eric.ed.gov/?id=ED1',
    { nature: 'rapport', url: 'http://eric.ed.gov/?id=ED1' },
  ],
  [
    'TY  - BOOK\nTI  - Le livre [Texte imprimé] / Jean Dupont ; préface de Luc Martin\nAU  - Dupont, Jean\nER  - ',
    { title: 'Le livre', note: 'préface de Luc Martin' },
  ],
  ['@misc{h, title = {T}, author = {A}, note = {working paper or preprint}}', { nature: 'prepublication' }],
  [
    'PMID- 1\nOWN - NLM\nTI  - T\nTA  - R\nLID - 1042 [pii]\nLID - 10.5555/a [doi]',
    { articleNumber: '1042', doi: '10.5555/a' },
  ],
])('what other programs write: %j', (text, work) => {
  const found = readReferences(bytes(text));
  expect('entries' in found && found.entries).toMatchObject([{ work }]);
});

test('a journal of astronomers is no command that is not known', () => {
  const found = readReferences(bytes(String.raw`@article{a, title = {T}, author = {A}, journal = {\apj}}`));
  expect('entries' in found && found.entries[0]).toEqual({
    line: 1,
    key: 'a',
    work: expect.objectContaining({ container: 'The Astrophysical Journal' }),
    odd: undefined,
  });
});

import fs from 'node:fs';
import { expect, test } from 'vitest';
import { isOfDatabase } from './note';
import { readReferences } from './read';
import { readNbib } from './read-nbib';

test('what PubMed saves: full names, the title in its own language, whole ranges of pages, a preprint, a consortium', () => {
  const read = readReferences(fs.readFileSync('e2e/fixtures/references/pubmed.nbib'));
  if ('refusal' in read) throw new Error(read.refusal);
  expect(read.format).toBe('nbib');
  const [article, translated, preprint, untitled] = read.entries;
  expect(article).toMatchObject({
    key: '38123456',
    line: 2,
    work: {
      nature: 'article',
      title:
        'Water flow in Arabidopsis roots depends on aquaporins and on CO(2): a long title that goes on in the next line',
      authors: [
        { family: 'Diallo-Perrin', given: 'Awa' },
        { family: 'van der Meer', given: 'Jan K' },
        { literal: 'Root Consortium' },
      ],
      date: '2024-02-12',
      container: 'Journal of experimental botany',
      volume: '75',
      issue: '4',
      pages: '1845–1861',
      doi: '10.5555/jxb/erad001',
      issn: '1460-2431',
      keywords: ['aquaporin', 'root'],
      language: 'en',
      url: undefined,
    },
  });
  expect(translated).toMatchObject({
    work: {
      title: 'Racines et eau dans le Sud',
      authors: [{ family: 'Bourdin', given: 'C' }],
      date: '2020-01',
      language: 'fr',
      url: 'https://pubmed.ncbi.nlm.nih.gov/30000001/',
    },
  });
  expect(preprint).toMatchObject({
    work: { nature: 'prepublication', title: 'Roots before review', container: undefined },
  });
  expect(
    readNbib('PMID- 1\nTI  - Titre\nJT  - bioRxiv : the preprint server for biology\nDP  - 2018 Winter\n', 1),
  ).toMatchObject([{ work: { nature: 'prepublication', publisher: 'bioRxiv', date: '2018', note: 'Hiver 2018' } }]);
  expect(untitled).toMatchObject({ refused: 'Cette entrée n’a pas de titre.' });
});

test.each([
  ['Clinical journal : CJ : official journal of a society', 'Clinical journal'],
  ['Lancet (London, England)', 'Lancet'],
  ['Presse medicale (Paris, France : 1983)', 'Presse medicale'],
  ['BMJ (Clinical research ed.)', 'BMJ'],
  ['Genes, brain, and behavior', 'Genes, brain, and behavior'],
])('a journal is named without what its catalogue says of it: %s', (said, container) => {
  expect(readNbib(`PMID- 1\nTI  - Titre\nAU  - Petit P\nJT  - ${said}\n`, 1)).toMatchObject([{ work: { container } }]);
});

test('the identifiers that no address says and the state of what is online first go to the note, and are kept by what the site writes', () => {
  const entry = 'PMID- 38123456\nTI  - Roots\nAU  - Petit P\nPST - aheadofprint\nPMC - PMC1234567\n';
  const noted = (text: string) => readNbib(text, 1)?.map((read) => 'work' in read && read.work.note);
  expect(noted(`${entry}LID - 10.5555/abc [doi]\n`)).toEqual([
    'En ligne avant impression. Identifiant PubMed\u00a0: 38123456, PMC1234567',
  ]);
  expect(noted(entry)).toEqual(['En ligne avant impression. Identifiant PubMed\u00a0: PMC1234567']);
  expect(isOfDatabase('Identifiant PubMed\u00a0: 38123456'), 'as PMID: 38123456 is').toBe(false);
});

test('a translated title alone is without its brackets; more entries than may be are none', () => {
  const entry = (number: number) => `PMID- ${number}\nTI  - [A title.].\n`;
  expect(readNbib(entry(1), 1)).toMatchObject([{ work: { title: 'A title' } }]);
  expect(readNbib(`${entry(1)}\n${entry(2)}`, 1)).toBeNull();
});

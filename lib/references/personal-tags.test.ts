import { expect, test } from 'vitest';
import { readReferences } from './read';

const read = (text: string) => readReferences(new TextEncoder().encode(text));
const bib = (key: string, more = '', keywords = 'crues, hydrologie', indent = '  ') =>
  `@article{${key},\n${indent}title = {Crues},\n${indent}author = {Martin, Anne},\n${indent}year = {2019},\n${indent}keywords = {${keywords}},\n${more}}\n`;
const ris = (...more: string[]) =>
  ['TY  - JOUR', 'TI  - Crues', 'AU  - Martin, Anne', 'PY  - 2019', 'KW  - crues', ...more, 'ER  - '].join('\n');

test.each([
  ['Zotero’s BibTeX', bib('martin_crues_2019', '', 'crues', '\t'), true],
  ['Zotero’s BibTeX with a file', bib('a', '  file = {PDF:files/12/crues.pdf:application/pdf}\n'), true],
  ['Better BibTeX', bib('a', '  file = {/home/anne/Zotero/storage/AB12CD34/crues.pdf}\n'), true],
  ['Zotero’s RIS', ris('Y2  - 2023/01/05/10:11:12'), true],
  ['a tag that is no keyword', bib('a', '', 'crues, _tablet'), true],
  ['another one', bib('a', '', '⛔ No DOI found'), true],
  ['a third one', ris('KW  - À lire'), true],
  ['a publisher’s BibTeX', bib('MARTIN2019101', '  publisher = {Elsevier},\n'), false],
  ['a publisher’s RIS', ris('Y2  - 2023/01/05/', 'DP  - EBSCOhost'), false],
  ['HAL’s BibTeX', bib('martin:hal-01234567', '  HAL_ID = {hal-01234567}\n'), false],
] as const)('%s: keywords are somebody’s tags, %s', (_, text, expected) => {
  const found = read(text);
  expect('refusal' in found ? found.refusal : found.hasTags).toBe(expected);
});

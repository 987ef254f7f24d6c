import { expect, test } from 'vitest';
import { publicationsSchema } from '../schema';
import { publicationEntries } from '../statistics';
import { type DepositFinding, depositFindings, withOthersDeposits } from './deposits';

const record = (id: string, title: string, more: object = {}) => ({
  ...{ halId_s: id, docType_s: 'ART', title_s: [title], submitType_s: 'file', licence_s: 'etalab' },
  ...{ doiId_s: undefined, publicationDate_s: '2019-03', linkExtUrl_s: undefined },
  ...more,
});
const paper = (id: string, title: string, details: object = {}, year = '2019') => ({
  ...{ id, title, authors: 'S. Benali', year, journal: 'Annales', type: '', details },
});
type Records = Parameters<typeof depositFindings>[1];
const found = (papers: readonly object[], records: Records, others: Records = []) => {
  const content = publicationsSchema.parse({ d: { title: 'D', articles: papers, communications: [] } });
  const findings = withOthersDeposits(depositFindings(publicationEntries(content), records), others);
  return findings.map(({ is, key, about }: DepositFinding) => [is, key, about]);
};

test('a work is not absent when HAL has its identifier, its DOI in any case or its title, nor before it has appeared', () => {
  const records = [
    record('hal-01956501', 'Par son identifiant'),
    record('hal-2', 'Autre titre', { doiId_s: '10.5555/ABC' }),
    record('hal-3', 'Les crues de l’Oued Sebou au XIXᵉ siècle'),
  ];
  const papers = [
    paper('a', 'Titre changé', { halId: 'hal-01956501' }),
    paper('b', 'Encore un', { doi: '10.5555/abc' }),
    paper('c', 'Les crues de l’oued Sebou au XIXe siècle'),
    paper('d', 'Absente', {}, '2021'),
    paper('e', 'Bientôt', {}, 'à paraître'),
  ];
  expect(found(papers, records)).toEqual([['absent', 'absent d', 'Annales, 2021']]);
});

test('a work that others have deposited with the same DOI is not absent: its record lacks the owner’s idHAL', () => {
  const papers = [
    paper('a', 'Chez une autre', { doi: '10.5555/a-b' }),
    paper('b', 'Nulle part', { doi: '10.5555/ab' }),
  ];
  const others = [record('hal-9', 'Chez une autre', { doiId_s: '10.5555/A-B' })];
  expect(found(papers, [], others)).toEqual([
    ['unlinked', 'unlinked hal-9', 'hal-9, 2019'],
    ['absent', 'absent b', 'Annales, 2019'],
  ]);
});

test('markup in titles is compared and shown as plain text', () => {
  const [own, there] = ['Du sel et de <i>Zea mays</i>', 'Du H<sub>2</sub>O et de <i>Zea mays</i>'];
  const records = [record('hal-1', own), record('hal-2', there, { submitType_s: 'notice' })];
  const papers = [paper('a', own), paper('b', 'Du H₂O et de <i>Zea mays</i>')];
  const content = publicationsSchema.parse({ d: { title: 'D', articles: papers, communications: [] } });
  expect(depositFindings(publicationEntries(content), records).map(({ is, title }) => [is, title])).toEqual([
    ['noFile', 'Du H₂O et de Zea mays'],
  ]);
});

test('finds records without a file, files without a licence, and several records of one work', () => {
  expect(
    found(
      [],
      [
        record('hal-1', 'Une notice', { submitType_s: 'notice' }),
        record('hal-2', 'Un fichier sans licence', { licence_s: undefined }),
        record('hal-3', 'Les barrages et leurs usages'),
        record('hal-4', 'Les barrages et leurs usages.'),
        record('hal-5', 'Les barrages et leurs usages', { docType_s: 'COMM' }),
        record('hal-6', 'X', { doiId_s: '10.1/a' }),
        record('hal-7', 'Y', { doiId_s: '10.1/A' }),
      ],
    ),
  ).toEqual([
    ['noFile', 'noFile hal-1', 'hal-1, 2019'],
    ['noLicence', 'noLicence hal-2', 'hal-2, 2019'],
    ['double', 'double hal-4', 'hal-4 et hal-3'],
    ['double', 'double hal-7', 'hal-7 et hal-6'],
  ]);
});

import { describe, expect, it } from 'vitest';
import { cited, people, reference } from '@/lib/testing/cited';
import type { Reference } from '../reference';

const talk = reference('communication', { container: 'Colloque de l’eau', eventPlace: 'Rabat, Maroc' });

describe('a paper in proceedings is no talk', () => {
  it.each<[string, Partial<Reference>]>([
    ['their name', { container: 'Proc. of Mining Software Repositories (MSR)' }],
    ['a name that ends with them', { container: '2021 IEEE/ACM Proceedings' }],
    ['a name in capitals', { container: 'PROCEEDINGS OF MSR' }],
    ['a name without its stop', { container: 'Proc ACM Conf on Water' }],
    ['a note of an import', { note: 'Lu. Actes «\u00a0Les eaux\u00a0»' }],
    ['a French name', { container: 'Actes du colloque de l’eau' }],
    ['an Italian name', { container: 'Atti del convegno' }],
    ['the name of a series', { container: 'Lecture Notes in Computer Science' }],
    ['a DOI', { doi: '10.1145/3194810.3194818' }],
    ['a volume', { volume: '12' }],
    ['the number of the article', { articleNumber: '7' }],
    ['editors', { editors: people }],
    ['an ISBN', { isbn: '9782070368228' }],
    ['an ISSN', { issn: '0317-8471' }],
  ])('as %s says', (_, said) => {
    const paper = { ...talk, ...said };
    expect(cited('iso690', paper)).toContain(' Dans~: ');
    expect(cited('apa', paper)).toMatch(/^Tazrouti, N\. \(2024\)\. Sonder\. Dans /);
    expect(cited('vancouver', paper)).toMatch(/^Tazrouti N\. Sonder\. Dans~: /);
  });

  it.each<[string, Partial<Reference>]>([
    ['slides with a DOI of Zenodo', { doi: '10.5281/zenodo.1234' }],
    ['slides on HAL', { halId: 'hal-00000001', link: 'https://hal.science/hal-00000001' }],
    ['a conference on acts of language', { container: 'Actes de langage et procédures' }],
    ['a conference on trials', { container: 'Procès et processus' }],
    ['a poster with a DOI of F1000', { doi: '10.7490/f1000research.1' }],
    ['a day of a talk', { eventStart: '2024-03-18', date: '2024-03' }],
  ])('but not as %s', (_, said) => {
    expect(cited('apa', { ...talk, ...said })).toContain('*Sonder* [Communication].');
    expect(cited('vancouver', { ...talk, ...said })).toContain('Communication présentée à~: ');
  });

  it('is written as one', () => {
    const paper = reference('communication', {
      title: 'DUETS',
      container: 'Proc. of Mining Software Repositories (MSR)',
      doi: '10.1109/x',
    });
    expect(cited('apa', paper)).toBe(
      'Tazrouti, N. (2024). DUETS. Dans *Proc. of Mining Software Repositories (MSR)*. https://doi.org/10.1109/x',
    );
    expect(cited('vancouver', paper)).toBe(
      'Tazrouti N. DUETS. Dans~: Proc. of Mining Software Repositories (MSR). 2024. doi:10.1109/x',
    );
    expect(cited('iso690', paper)).toBe(
      'TAZROUTI, Nabil, 2024. DUETS. Dans~: *Proc. of Mining Software Repositories (MSR)*. DOI~10.1109/x.',
    );
  });

  it('keeps its pages without a name of the book', () => {
    const paper = reference('communication', { pages: { first: '1', last: '8' }, publisher: 'IEEE' });
    expect(cited('apa', paper)).toBe('Tazrouti, N. (2024). Sonder. P.~1–8. IEEE.');
    expect(cited('vancouver', paper)).toBe('Tazrouti N. Sonder. IEEE^; 2024. p.~1-8.');
  });
});

it('gives the month or the day of a talk whose conference has no days', () => {
  expect(cited('apa', { ...talk, date: '2024-11' })).toBe(
    'Tazrouti, N. (2024, novembre). *Sonder* [Communication]. Colloque de l’eau, Rabat, Maroc.',
  );
  expect(cited('apa', { ...talk, date: '2024-11-05' })).toContain('(2024, 5 novembre). ');
  expect(cited('vancouver', { ...talk, date: '2024-11' })).toBe(
    'Tazrouti N. Sonder. Communication présentée à~: Colloque de l’eau^; nov. 2024^; Rabat, Maroc.',
  );
  expect(cited('vancouver', { ...talk, date: '2024-11', eventStart: '2024-11-05', eventEnd: '2024-11-06' })).toMatch(
    /; 5\s?–\s?6 nov\. 2024\^;/,
  );
  expect(cited('apa', { ...talk, date: '2024-11', pages: { first: '1' } }), 'printed').toContain('(2024). ');
  expect(cited('apa', { ...talk, container: '' })).toBe('Tazrouti, N. (2024). *Sonder* [Communication]. Rabat, Maroc.');
});

it('says in Vancouver where and when a conference was whose proceedings are printed', () => {
  const salam = reference('communication', {
    year: '1968',
    container: 'Elementary particle theory',
    editors: [{ family: 'Svartholm', given: 'Nils' }],
    eventPlace: 'Aspenäsgarden, Lerum',
    eventStart: '1968-05-19',
    eventEnd: '1968-05-25',
    publisher: 'Almquist & Wiksell',
    place: 'Stockholm',
    pages: { first: '367', last: '377' },
  });
  expect(cited('vancouver', salam)).toMatch(
    /Dans~: Svartholm N, directeur\. Elementary particle theory\^; 19\s?–\s?25 mai 1968\^; Aspenäsgarden, Lerum\. Stockholm~: Almquist & Wiksell\^; 1968\. p\.~367-77\.$/,
  );
});

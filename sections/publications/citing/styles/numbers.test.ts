import { describe, expect, it } from 'vitest';
import { cited, people, reference } from '@/lib/testing/cited';
import { readPages, shortPages } from '../pages';

describe('pages in Vancouver', () => {
  it.each([
    ['100–112', '100-12'],
    ['531–546', '531-46'],
    ['7–20', '7-20'],
    ['123–125', '123-5'],
    ['999–1001', '999-1001'],
    ['S10–S19', 'S10-9'],
    ['124A–126A', '124A-6A'],
    ['e12–e19', 'e12-9'],
    ['ix–xiv', 'ix-xiv'],
    ['A1–B9', 'A1-B9'],
    ['112–100', '112-100'],
    ['145–149, 162–163', '145-9, 162-3'],
    ['6.E.4-1–6.E.4-8', '6.E.4-1-6.E.4-8'],
    ['12 sqq.', '12 sqq.'],
  ])('%s is short: %s', (typed, short) => {
    const work = reference('article', { container: 'Revue', pages: readPages(typed) });
    expect(cited('vancouver', work)).toContain(`Revue. 2024:${short}`);
  });

  it('of a chapter are short, in other styles they are whole', () => {
    const chapter = reference('chapitre', { container: 'Les eaux', pages: { first: '531', last: '546' } });
    expect(cited('vancouver', chapter)).toContain('2024. p.~531-46.');
    expect(cited('iso690', chapter)).toContain('P.~531–546.');
    expect(cited('apa', chapter)).toContain('(p.~531–546).');
    expect(shortPages({ first: '7' })).toEqual({ first: '7' });
  });
});

it('the year of a journal, in words, is called no volume', () => {
  const work = reference('article', { container: 'Annales', volume: '65e année', number: '2' });
  expect(cited('iso690', work)).toContain('*Annales*. 65e année, n°~2.');
});

describe('the number of a book in its series', () => {
  const coleridge = reference('livre', {
    container: 'Bollingen Series',
    number: '75',
    volume: '7',
    publisher: 'Routledge',
    place: 'Londres',
  });
  it('is written with the series, and the volume before', () => {
    expect(cited('iso690', coleridge)).toBe(
      'TAZROUTI, Nabil, 2024. *Sonder*. Londres~: Routledge. Vol.~7. Bollingen Series, n°~75.',
    );
    expect(cited('vancouver', coleridge)).toBe(
      'Tazrouti N. Sonder. Vol.~7. Londres~: Routledge^; 2024. (Bollingen Series^; n°~75).',
    );
  });

  it('is no issue: a volume that is a number of a journal has one', () => {
    const issue = reference('direction', { volume: '19', number: 'bis', authors: people });
    expect(cited('apa', issue)).toContain('*Sonder* (vol.~19, n°~bis).');
    expect(cited('vancouver', issue)).toContain('Sonder. Vol.~19, n°~bis. 2024.');
    expect(cited('iso690', issue)).toContain('*Sonder*. Vol.~19, n°~bis.');
  });

  it('does not follow the volume of the book that a chapter is in', () => {
    const chapter = reference('chapitre', {
      container: 'Les eaux',
      volume: '34',
      series: 'Villa I Tatti Series',
      pages: { first: '7', last: '20' },
    });
    expect(cited('iso690', chapter)).toContain('*Les eaux*. Vol.~34. Villa I Tatti Series. P.~7–20.');
  });
});

describe('a report and a patent', () => {
  const report = reference('rapport', { container: 'Inria', number: 'RR-6971' });
  it('has its number at the end in Vancouver, after its series', () => {
    expect(cited('vancouver', report)).toBe('Tazrouti N. Sonder. Inria^; 2024. Rapport n°~: RR-6971.');
    expect(cited('vancouver', { ...report, container: 'Notes', institution: 'Inria' })).toContain(
      '2024. (Notes). Rapport n°~: RR-6971.',
    );
    expect(cited('vancouver', { ...report, number: undefined })).toContain('Sonder [rapport]. Inria^; 2024.');
  });

  it('is called as its author calls it', () => {
    const research = { ...report, kind: 'Rapport de recherche' };
    expect(cited('apa', research)).toContain('*Sonder* (Rapport de recherche n°~RR-6971). Inria.');
    expect(cited('iso690', research)).toContain('*Sonder*. Rapport de recherche. Inria. N°~RR-6971.');
    expect(cited('vancouver', research)).toContain('2024. Rapport de recherche n°~: RR-6971.');
    expect(cited('apa', { ...research, number: undefined })).toContain('*Sonder* [Rapport de recherche]. Inria.');
    expect(cited('vancouver', { ...report, kind: 'Research Report', number: undefined })).toContain(
      'Sonder [Research Report]. ',
    );
  });

  it('says the country of a patent', () => {
    const patent = reference('brevet', { number: '1700367', date: '2024-06-20' });
    expect(cited('apa', { ...patent, place: 'France' })).toContain('*Sonder* (Brevet n°~1700367, France).');
    expect(cited('vancouver', { ...patent, place: 'France' })).toContain(
      'Sonder. Brevet 1700367, France. 20 juin 2024.',
    );
    const european = { ...patent, place: 'France', kind: 'Demande de brevet européen' };
    expect(cited('apa', european)).toContain('*Sonder* (Demande de brevet européen n°~1700367).');
    expect(cited('iso690', european)).toContain('*Sonder*. Demande de brevet européen. France. N°~1700367.');
    expect(cited('vancouver', european)).toContain('Sonder. Demande de brevet européen 1700367. 20 juin 2024.');
  });
});

describe('the name of a journal in Vancouver', () => {
  it.each([
    ['J. Organomet. Chem.', 'J Organomet Chem.'],
    ['Phys. Rev. B', 'Phys Rev B.'],
    ['Proc. Natl. Acad. Sci. U.S.A.', 'Proc Natl Acad Sci USA.'],
    ['J. Number Theory', 'J Number Theory.'],
    ['Ann. Phys. (N.Y.)', 'Ann Phys (NY).'],
    ['Nature Phys.', 'Nature Phys.'],
    ['Rev. fr. sociol.', 'Rev fr sociol.'],
    ['Int. J. Human-Computer Studies', 'Int J Human-Computer Studies.'],
    ['Annales. Histoire, sciences sociales', 'Annales. Histoire, sciences sociales.'],
    ['Politix. Revue', 'Politix. Revue.'],
    [
      'Les Cahiers du Centre de recherches historiques. Archives',
      'Les Cahiers du Centre de recherches historiques. Archives.',
    ],
    ['Mouvements', 'Mouvements.'],
  ])('%s is %s', (container, written) => {
    expect(cited('vancouver', reference('article', { container }))).toContain(`Sonder. ${written} 2024`);
    expect(cited('iso690', reference('article', { container })), 'other styles keep them').toContain(`*${container}*`);
  });
});

it('keeps volume and pages of an article whose journal is unknown, and of a chapter whose book is', () => {
  const pages = { first: '7', last: '20' };
  expect(cited('apa', reference('article', { volume: '12', number: '3', pages }))).toBe(
    'Tazrouti, N. (2024). Sonder. *12*(3), 7–20.',
  );
  expect(cited('apa', reference('article', { number: '3' }))).toBe('Tazrouti, N. (2024). Sonder. (3).');
  expect(cited('apa', reference('article'))).toBe('Tazrouti, N. (2024). Sonder.');
  expect(cited('apa', reference('chapitre', { volume: '2', pages, publisher: 'PUL' }))).toBe(
    'Tazrouti, N. (2024). Sonder. Vol.~2, p.~7–20. PUL.',
  );
});

it('a journal has its series beside its name', () => {
  const article = reference('article', { container: 'Annales', series: 'nouvelle série', volume: '15' });
  expect(cited('apa', article)).toBe('Tazrouti, N. (2024). Sonder. *Annales, nouvelle série*, *15*.');
  expect(cited('iso690', article)).toBe('TAZROUTI, Nabil, 2024. Sonder. *Annales, nouvelle série*. Vol.~15.');
  expect(cited('vancouver', article)).toBe('Tazrouti N. Sonder. Annales, nouvelle série. 2024;15.');
});

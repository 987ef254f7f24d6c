import { describe, expect, it } from 'vitest';
import { cited, people, reference } from '@/lib/testing/cited';

const fichaux = { family: 'Fichaux', given: 'Fabien' };
const book = reference('livre', {
  title: 'Le concours des IEP de régions',
  editors: [fichaux],
  publisher: 'Ellipses',
  place: 'Paris',
});
const translators = [{ family: 'Schadewaldt', given: 'Wolfgang' }];

describe('who directed a book that has authors', () => {
  it('is named after its title', () => {
    expect(cited('apa', book)).toBe(
      'Tazrouti, N. (2024). *Le concours des IEP de régions* (F. Fichaux, dir.). Ellipses.',
    );
    expect(cited('iso690', book)).toBe(
      'TAZROUTI, Nabil, 2024. *Le concours des IEP de régions*. FICHAUX, Fabien (dir.). Paris~: Ellipses.',
    );
    expect(cited('vancouver', book)).toBe(
      'Tazrouti N. Le concours des IEP de régions. Fichaux F, directeur. Paris~: Ellipses^; 2024.',
    );
  });

  it('is named beside edition, volume and others', () => {
    const several = { ...book, editors: [fichaux, ...people.slice(1)], edition: '2', volume: '3' };
    expect(cited('apa', several)).toContain(
      'régions* (F. Fichaux et A.-M. L. García Peña, dir.^; 2e éd., vol.~3). Ellipses.',
    );
    expect(cited('iso690', several)).toContain(
      'régions*. FICHAUX, Fabien et GARCÍA PEÑA, Ana-María L. (dir.). 2e éd. Paris~: Ellipses. Vol.~3.',
    );
    expect(cited('vancouver', several)).toContain(
      'régions. 2e éd. Fichaux F, García Peña AML, directeurs. Vol.~3. Paris~: ',
    );
  });

  it('may be more people than are named', () => {
    const many = { ...book, otherEditors: true } as const;
    expect(cited('apa', many)).toContain('régions* (F. Fichaux et al., dir.).');
    expect(cited('iso690', many)).toContain('FICHAUX, Fabien et al. (dir.).');
    expect(cited('vancouver', many)).toContain('Fichaux F, et al, directeurs.');
    expect(cited('apa', { ...many, nature: 'chapitre', container: 'Le livre' })).toContain(
      'Dans F. Fichaux et al. (dir.), *Le livre*.',
    );
  });

  it('is named of a report, a preprint and a thesis, too', () => {
    const report = { ...book, nature: 'rapport', number: '7' } as const;
    expect(cited('apa', report)).toContain('régions* (F. Fichaux, dir.^; Rapport n°~7). Ellipses.');
    expect(cited('apa', { ...book, nature: 'prepublication' })).toContain(
      'régions* (F. Fichaux, dir.) [Prépublication].',
    );
    for (const style of ['iso690', 'apa', 'vancouver'])
      expect(cited(style, { ...book, nature: 'these' }), style).toMatch(/fichaux/i);
  });

  it('is named of a chapter whose book has no name', () => {
    const chapter = reference('chapitre', { editors: [fichaux], pages: { first: '7' } });
    expect(cited('apa', chapter)).toBe('Tazrouti, N. (2024). Sonder (F. Fichaux, dir.). P.~7.');
    expect(cited('iso690', chapter)).toBe('TAZROUTI, Nabil, 2024. Sonder. FICHAUX, Fabien (dir.). P.~7.');
    expect(cited('vancouver', chapter)).toBe('Tazrouti N. Sonder. Fichaux F, directeur. 2024. p.~7.');
  });

  it('is beside the authors of a volume that has both', () => {
    const catalogue = { ...book, nature: 'direction' } as const;
    expect(cited('apa', catalogue)).toMatch(
      /^Tazrouti, N\. \(2024\)\. \*Le concours des IEP de régions\* \(F\. Fichaux, dir\.\)\./,
    );
    expect(cited('iso690', catalogue)).toMatch(/^TAZROUTI, Nabil, 2024\. .* FICHAUX, Fabien \(dir\.\)\./);
    expect(cited('vancouver', catalogue)).toMatch(/^Tazrouti N\. .* Fichaux F, directeur\./);
  });
});

describe('translators', () => {
  it('are named in each style', () => {
    const iliad = { ...book, editors: undefined, title: 'Ilias', edition: '3', translators };
    expect(cited('apa', iliad)).toBe('Tazrouti, N. (2024). *Ilias* (W. Schadewaldt, trad.^; 3e éd.). Ellipses.');
    expect(cited('iso690', iliad)).toBe(
      'TAZROUTI, Nabil, 2024. *Ilias*. Trad. par Wolfgang SCHADEWALDT. 3e éd. Paris~: Ellipses.',
    );
    expect(cited('vancouver', iliad)).toBe(
      'Tazrouti N. Ilias. 3e éd. Schadewaldt W, traducteur. Paris~: Ellipses^; 2024.',
    );
  });

  it('of an article and of a chapter follow its title', () => {
    const article = reference('article', { container: 'Annales', volume: '7', translators });
    expect(cited('apa', article)).toBe('Tazrouti, N. (2024). Sonder (W. Schadewaldt, trad.). *Annales*, *7*.');
    expect(cited('iso690', article)).toBe(
      'TAZROUTI, Nabil, 2024. Sonder. Trad. par Wolfgang SCHADEWALDT. *Annales*. Vol.~7.',
    );
    expect(cited('vancouver', article)).toBe('Tazrouti N. Sonder. Schadewaldt W, traducteur. Annales. 2024;7.');
    const chapter = reference('chapitre', {
      container: 'Les eaux',
      editors: [fichaux],
      translators: [...translators, fichaux],
    });
    expect(cited('vancouver', chapter)).toBe(
      'Tazrouti N. Sonder. Schadewaldt W, Fichaux F, traducteurs. Dans~: Fichaux F, directeur. Les eaux. 2024.',
    );
  });

  it('stand with those who directed the book', () => {
    expect(cited('apa', { ...book, translators })).toContain(' (F. Fichaux, dir.^; W. Schadewaldt, trad.). ');
    expect(cited('vancouver', { ...book, translators })).toContain(
      ' Schadewaldt W, traducteur^; Fichaux F, directeur. ',
    );
  });
});

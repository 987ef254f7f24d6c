import { describe, expect, it } from 'vitest';
import type { Reference } from '../reference';
import { styles } from '.';

const people = [
  { family: 'Tazrouti', given: 'Nabil' },
  { family: 'García Peña', given: 'Ana-María L.' },
];
const base = { slug: 's', year: '2024', container: '' } as const;
const article: Reference = {
  ...base,
  nature: 'article',
  title: 'Capteurs sobres',
  authors: people,
  container: 'Revue des réseaux',
  volume: '12',
  number: '3',
  pages: { first: '100', last: '112' },
  doi: '10.1000/182',
  publisher: 'PUL', // of a journal, no style names it
};
const chapter: Reference = {
  ...base,
  nature: 'chapitre',
  title: 'Où placer les puits ?',
  authors: people.slice(0, 1),
  editors: [{ family: 'Dupont', given: 'Jeanne' }],
  container: 'L’eau des villes',
  pages: { first: '7', last: '20' },
  publisher: 'PUL',
  place: 'Lyon',
};
const talk: Reference = {
  ...base,
  nature: 'communication',
  title: 'Sonder',
  authors: people.slice(0, 1),
  container: 'Colloque de l’eau',
  eventPlace: 'Rabat, Maroc',
};
const printed: Reference = { ...talk, pages: { first: '1', last: '8' }, publisher: 'IEEE' };
const book: Reference = {
  ...base,
  nature: 'livre',
  title: 'Les crues',
  authors: people.slice(0, 1),
  publisher: 'Masson',
  place: 'Paris',
  container: 'Eaux',
  isbn: '9782070368228',
};
const thesis: Reference = {
  ...base,
  nature: 'these',
  title: 'Écouter',
  authors: people.slice(0, 1),
  container: 'Université Chouaïb Doukkali',
  link: 'https://exemple.org/t',
};
const inSeries: Reference = { ...talk, series: 'LNCS', seriesNumber: '1234' };
const edited: Reference = { ...book, nature: 'direction', authors: people };

const write = (id: string, reference: Reference) =>
  styles
    .find((style) => style.id === id)
    ?.write(reference)
    .map(({ text, italic }) => (italic ? `*${text}*` : text))
    .join('')
    .replaceAll('\u00a0', '~')
    .replaceAll('\u202f', '^');

describe('ISO 690', () => {
  it.each<[string, Reference, string]>([
    [
      'an article',
      article,
      'TAZROUTI, Nabil et GARCÍA PEÑA, Ana-María L., 2024. Capteurs sobres. *Revue des réseaux*. Vol.~12, n°~3, p.~100–112. DOI~10.1000/182.',
    ],
    [
      'a chapter',
      chapter,
      'TAZROUTI, Nabil, 2024. Où placer les puits ? Dans~: DUPONT, Jeanne (dir.), *L’eau des villes*. Lyon~: PUL. P.~7–20.',
    ],
    ['a talk', talk, 'TAZROUTI, Nabil, 2024. Sonder. *Colloque de l’eau*. Rabat, Maroc.'],
    [
      'a talk in a series',
      inSeries,
      'TAZROUTI, Nabil, 2024. Sonder. Dans~: *Colloque de l’eau*. Rabat, Maroc. LNCS, n°~1234.',
    ],
    ['a book', book, 'TAZROUTI, Nabil, 2024. *Les crues*. Paris~: Masson. Eaux. ISBN~9782070368228.'],
    [
      'a thesis',
      thesis,
      'TAZROUTI, Nabil, 2024. *Écouter* [en ligne]. Thèse de doctorat. Université Chouaïb Doukkali. Disponible à l’adresse~: https://exemple.org/t',
    ],
    [
      'an edited book',
      edited,
      'TAZROUTI, Nabil et GARCÍA PEÑA, Ana-María L. (dir.), 2024. *Les crues*. Paris~: Masson. Eaux. ISBN~9782070368228.',
    ],
    ['nobody', { ...book, authors: [] }, '*Les crues*. 2024. Paris~: Masson. Eaux. ISBN~9782070368228.'],
  ])('%s', (_, reference, text) => expect(write('iso690', reference)).toBe(text));
});

describe('APA', () => {
  it.each<[string, Reference, string]>([
    [
      'an article',
      article,
      'Tazrouti, N. et García Peña, A.-M. L. (2024). Capteurs sobres. *Revue des réseaux*, *12*(3), 100–112. https://doi.org/10.1000/182',
    ],
    [
      'an article by number',
      { ...article, pages: undefined, volume: undefined, articleNumber: 'e7' },
      'Tazrouti, N. et García Peña, A.-M. L. (2024). Capteurs sobres. *Revue des réseaux*, (3), article e7. https://doi.org/10.1000/182',
    ],
    [
      'an address of odd signs',
      { ...article, doi: '10.1002/a<b>#2' },
      'Tazrouti, N. et García Peña, A.-M. L. (2024). Capteurs sobres. *Revue des réseaux*, *12*(3), 100–112. https://doi.org/10.1002/a%3Cb%3E%232',
    ],
    [
      'a chapter',
      chapter,
      'Tazrouti, N. (2024). Où placer les puits ? Dans J. Dupont (dir.), *L’eau des villes* (p.~7–20). PUL.',
    ],
    ['a talk', talk, 'Tazrouti, N. (2024). *Sonder* [Communication]. Colloque de l’eau, Rabat, Maroc.'],
    ['a printed talk', printed, 'Tazrouti, N. (2024). Sonder. Dans *Colloque de l’eau* (p.~1–8). IEEE.'],
    ['a book', book, 'Tazrouti, N. (2024). *Les crues*. Masson.'],
    [
      'a thesis',
      thesis,
      'Tazrouti, N. (2024). *Écouter* [Thèse de doctorat, Université Chouaïb Doukkali]. https://exemple.org/t',
    ],
    ['an edited book', edited, 'Tazrouti, N. et García Peña, A.-M. L. (dir.). (2024). *Les crues*. Masson.'],
    ['nobody', { ...book, authors: [] }, '*Les crues*. (2024). Masson.'],
  ])('%s', (_, reference, text) => expect(write('apa', reference)).toBe(text));
});

describe('Vancouver', () => {
  it.each<[string, Reference, string]>([
    [
      'an article',
      article,
      'Tazrouti N, García Peña AML. Capteurs sobres. Revue des réseaux. 2024;12(3):100-12. doi:10.1000/182',
    ],
    [
      'a chapter',
      chapter,
      'Tazrouti N. Où placer les puits ? Dans~: Dupont J, directeur. L’eau des villes. Lyon~: PUL^; 2024. p.~7-20.',
    ],
    ['a talk', talk, 'Tazrouti N. Sonder. Communication présentée à~: Colloque de l’eau^; 2024^; Rabat, Maroc.'],
    [
      'a talk in a series',
      inSeries,
      'Tazrouti N. Sonder. Dans~: Colloque de l’eau^; Rabat, Maroc. 2024. (LNCS^; n°~1234).',
    ],
    ['a printed talk', printed, 'Tazrouti N. Sonder. Dans~: Colloque de l’eau^; Rabat, Maroc. IEEE^; 2024. p.~1-8.'],
    ['a book', book, 'Tazrouti N. Les crues. Paris~: Masson^; 2024. (Eaux).'],
    [
      'a thesis',
      thesis,
      'Tazrouti N. Écouter [thèse de doctorat] [En ligne]. Université Chouaïb Doukkali^; 2024. Disponible sur~: https://exemple.org/t',
    ],
    ['an edited book', edited, 'Tazrouti N, García Peña AML, directeurs. Les crues. Paris~: Masson^; 2024. (Eaux).'],
    [
      'nobody',
      { ...article, authors: [], number: undefined },
      'Capteurs sobres. Revue des réseaux. 2024;12:100-12. doi:10.1000/182',
    ],
  ])('%s', (_, reference, text) => expect(write('vancouver', reference)).toBe(text));
});

it('initials written together are two, of a hyphenated name too', () => {
  const of = (given: string) =>
    ['apa', 'vancouver'].map(
      (id) => write(id, { ...talk, authors: [{ family: 'Dupont', given }] })?.split(/ \(|\. S/)[0],
    );
  expect(of('JP')).toEqual(['Dupont, J. P.', 'Dupont JP']);
  expect(of('J-P')).toEqual(['Dupont, J.-P.', 'Dupont JP']);
  expect(of('JEAN')).toEqual(['Dupont, J.', 'Dupont J']);
});

describe('long lists of authors', () => {
  const many = (count: number): Reference => ({
    ...article,
    authors: Array.from({ length: count }, (_, index) => ({ family: `N${index + 1}`, given: 'A.' })),
  });
  it('are shortened as each style asks', () => {
    expect(write('iso690', many(13))).toMatch(/^N1, A\. et al\., 2024\. /);
    expect(write('apa', many(20))).toContain('N19, A. et N20, A. (2024)');
    expect(write('apa', many(3000))).toMatch(/ N19, A\., … N3000, A\. \(2024\)/);
    expect(write('vancouver', many(6))).toMatch(/N6 A\. Capteurs/);
    expect(write('vancouver', many(7))).toMatch(/^N1 A, N2 A, N3 A, N4 A, N5 A, N6 A, et al\. Capteurs/);
  });
});

it('says what is not out yet, the number of a report, the city and the days of a talk', () => {
  const press: Reference = { ...article, status: 'sous-presse' };
  expect(write('iso690', press)).toContain(', 2024 (sous presse). Capteurs');
  expect(write('apa', press)).toContain('A.-M. L. (sous presse). Capteurs');
  expect(write('apa', { ...press, status: 'soumise' })).toContain(' (2024, soumis). Capteurs');
  expect(write('vancouver', { ...press, status: 'acceptee' })).toContain('. 2024 (accepté);12(3)');
  expect(write('apa', { ...press, status: 'parue' })).toBe(write('apa', article));
  const report: Reference = { ...thesis, nature: 'rapport', container: 'Inria', number: 'RR-9000' };
  expect(write('apa', report)).toBe(
    'Tazrouti, N. (2024). *Écouter* (Rapport n°~RR-9000). Inria. https://exemple.org/t',
  );
  expect(write('vancouver', report)).toContain('Écouter [En ligne]. Inria^; 2024. Rapport n°~: RR-9000.');
  expect(write('iso690', { ...talk, eventStart: '2024-03-18', eventEnd: '2024-03-20' })).toMatch(
    /Colloque de l’eau\*\. Rabat, Maroc, 18\s?–\s?20 mars 2024\.$/,
  );
});

it('writes compound given names as each style does, initials too', () => {
  const names = (...given: string[]): Reference => ({
    ...article,
    authors: given.map((each) => ({ family: 'Delaunoy', given: each })),
  });
  const reference = names('J.-P.', 'Jean-Pierre', 'J.P.', 'J. -P. M.', 'J-P');
  expect(write('apa', reference)).toMatch(
    /^Delaunoy, J\.-P\., Delaunoy, J\.-P\., Delaunoy, J\. P\., Delaunoy, J\.-P\. M\. et Delaunoy, J\.-P\. \(2024\)/,
  );
  expect(write('vancouver', reference)).toMatch(/^Delaunoy JP, Delaunoy JP, Delaunoy JP, Delaunoy JPM, Delaunoy JP\. /);
});

it('takes no particle after a given name for another one', () => {
  const reference: Reference = { ...article, authors: [{ family: 'Saint-Exupéry', given: 'Antoine Marie de' }] };
  expect(write('iso690', reference)).toMatch(/^SAINT-EXUPÉRY, Antoine Marie de, 2024\./);
  expect(write('apa', reference)).toMatch(/^Saint-Exupéry, A\. M\. de\. \(2024\)\./);
  expect(write('vancouver', reference)).toMatch(/^de Saint-Exupéry AM\. /);
});

it('says how many pages a book has by its one number, and ends an abbreviated journal with one full stop', () => {
  expect(write('iso690', { ...article, container: 'Comput. Commun.' })).toMatch(/\*Comput\. Commun\.\* Vol\./);
  const book: Reference = { ...article, nature: 'livre', container: '', pages: { first: '412' } };
  expect(write('iso690', book)).toContain(' 412~p. ');
  expect(write('vancouver', book)).toContain(' 412~p.');
});

it('keeps the name of a body whole, and the order of a Chinese name', () => {
  const reference: Reference = {
    ...article,
    authors: [
      { family: 'Institut de la mer', isBody: true },
      { family: '王', given: '小明' },
    ],
  };
  expect(write('iso690', reference)).toMatch(/^Institut de la mer et 王 小明, 2024\./);
  expect(write('apa', reference)).toMatch(/^Institut de la mer et 王 小明\. \(2024\)\./);
  expect(write('vancouver', reference)).toMatch(/^Institut de la mer\^; 王 小明\. Capteurs/);
  const group = {
    ...reference,
    authors: [
      { family: 'Petit', given: 'Paul' },
      { family: 'Roy', given: 'Anne' },
      { family: 'Groupe REIN', isBody: true as const },
    ],
  };
  expect(write('vancouver', group)).toMatch(/^Petit P, Roy A\^; Groupe REIN\. Capteurs/);
});

it('names a patent by its number, as APA and the NLM do', () => {
  const patent: Reference = {
    ...base,
    nature: 'brevet',
    title: 'Capteur',
    authors: people.slice(0, 1),
    number: 'FR3000000',
    date: '2024-06-20',
  };
  expect(write('apa', patent)).toBe('Tazrouti, N. (2024). *Capteur* (Brevet n°~FR3000000).');
  expect(write('vancouver', { ...patent, institution: 'CNRS' })).toBe(
    'Tazrouti N, inventeur^; CNRS, titulaire. Capteur. Brevet FR3000000. 20 juin 2024.',
  );
  expect(write('vancouver', { ...patent, authors: people, date: undefined, number: undefined })).toBe(
    'Tazrouti N, García Peña AML, inventeurs. Capteur. Brevet. 2024.',
  );
});

it('says the volume of a book, and of the book that a chapter is in', () => {
  expect(write('apa', { ...book, volume: '3' })).toBe('Tazrouti, N. (2024). *Les crues* (vol.~3). Masson.');
  expect(write('apa', { ...chapter, volume: '3' })).toContain('*L’eau des villes* (vol.~3, p.~7–20). PUL.');
  expect(write('vancouver', { ...book, volume: '3' })).toBe(
    'Tazrouti N. Les crues. Vol.~3. Paris~: Masson^; 2024. (Eaux).',
  );
  expect(write('vancouver', { ...chapter, volume: '3' })).toContain(
    'L’eau des villes. Vol.~3. Lyon~: PUL^; 2024. p.~7-20.',
  );
  expect(write('vancouver', { ...article, number: undefined })).toContain(' 2024;12:100-12.');
});

it('ends the authors with a full stop in APA, and names a body that published its own report once', () => {
  const insee: Reference = {
    ...base,
    nature: 'rapport',
    title: 'Bilan',
    authors: [{ family: 'INSEE', isBody: true }],
    container: 'INSEE',
    number: '12',
  };
  expect(write('apa', insee)).toBe('INSEE. (2024). *Bilan* (Rapport n°~12).');
  expect(write('apa', { ...insee, number: undefined, container: 'Inria' })).toBe('INSEE. (2024). *Bilan*. Inria.');
});

it('gives the days of a talk, and of what appears on a day of its own', () => {
  const days: Reference = { ...talk, eventStart: '2024-06-03', eventEnd: '2024-06-05' };
  expect(write('apa', days)).toMatch(/^Tazrouti, N\. \(2024, 3\s?–\s?5 juin\)\. \*Sonder\*/);
  expect(write('vancouver', days)).toMatch(/ Colloque de l’eau\^; 3\s?–\s?5 juin 2024\^; Rabat, Maroc\.$/);
  const post: Reference = {
    ...base,
    nature: 'autre',
    title: 'Billet',
    authors: people.slice(0, 1),
    date: '2024-05-04',
    link: 'https://exemple.org/b',
  };
  expect(write('apa', post)).toBe('Tazrouti, N. (2024, 4 mai). *Billet*. https://exemple.org/b');
  expect(write('apa', { ...article, date: '2024-05-04' }), 'a journal has its year').toBe(write('apa', article));
  const newYear: Reference = { ...days, eventStart: '2023-12-30', eventEnd: '2024-01-02' };
  expect([write('apa', newYear), write('vancouver', newYear)], 'days of two years').toEqual([
    write('apa', talk),
    write('vancouver', talk),
  ]);
});

it('names the archive of a preprint', () => {
  const preprint: Reference = {
    ...base,
    nature: 'prepublication',
    title: 'Avant',
    authors: people.slice(0, 1),
    arxivId: '2401.01234',
    link: 'https://arxiv.org/abs/2401.01234',
  };
  expect(write('apa', preprint)).toBe(
    'Tazrouti, N. (2024). *Avant* [Prépublication]. arXiv. https://arxiv.org/abs/2401.01234',
  );
  expect(write('vancouver', preprint)).toBe(
    'Tazrouti N. Avant [En ligne]. arXiv [prépublication]. 2024. Disponible sur~: https://arxiv.org/abs/2401.01234',
  );
  expect(
    write('apa', { ...preprint, arxivId: undefined, link: undefined, doi: '10.48550/arXiv.2401.01234' }),
  ).toContain(' arXiv. https://doi.org/');
  expect(write('vancouver', { ...preprint, arxivId: undefined })).toBe(
    'Tazrouti N. Avant [prépublication] [En ligne]. 2024. Disponible sur~: https://arxiv.org/abs/2401.01234',
  );
});

it('puts the rank after the initials, each style in its own form', () => {
  const named = (family: string, suffix?: string): Reference => ({
    ...article,
    authors: [{ family, given: 'Martin Luther', suffix }],
    editors: [],
  });
  expect(write('apa', named('King', 'Jr.'))).toMatch(/^King, M\. L\., Jr\. \(2024\)/);
  expect(write('iso690', named('King', 'Jr.'))).toMatch(/^KING, Martin Luther, Jr\., 2024\./);
  expect(write('vancouver', named('King', 'Jr.'))).toMatch(/^King ML Jr\. Capteurs/);
  expect(write('apa', named('Smith', 'III'))).toMatch(/^Smith, M\. L\., III\. \(2024\)/);
  expect(write('vancouver', named('Dupont', 'III'))).toMatch(/^Dupont ML 3rd\. Capteurs/);
  expect(write('apa', named('Nguyen Vi'))).toMatch(/^Nguyen Vi, M\. L\. \(2024\)/);
});

it('takes the body behind a report before the collection that it is in, and the university of a thesis', () => {
  const report: Reference = {
    ...base,
    nature: 'rapport',
    title: 'Compter',
    authors: [],
    container: 'Rapports de recherche',
    institution: 'Inria',
  };
  for (const { id } of styles) expect(write(id, report)).toContain(' Inria');
  const published: Reference = { ...thesis, publisher: 'ANRT', link: undefined };
  expect(write('apa', { ...published, container: '' })).toBe(
    'Tazrouti, N. (2024). *Écouter* [Thèse de doctorat]. ANRT.',
  );
  expect(write('apa', published)).toBe(
    'Tazrouti, N. (2024). *Écouter* [Thèse de doctorat, Université Chouaïb Doukkali]. ANRT.',
  );
  expect(write('apa', { ...published, container: '', institution: 'ANRT' })).toBe(
    'Tazrouti, N. (2024). *Écouter* [Thèse de doctorat, ANRT].',
  );
  expect(write('iso690', { ...thesis, institution: 'Laboratoire de l’eau' })).toContain(
    ' Université Chouaïb Doukkali.',
  );
});

it('names the series of a report beside the body behind it', () => {
  const report: Reference = {
    ...base,
    nature: 'rapport',
    title: 'Compter',
    authors: people.slice(0, 1),
    container: 'Notes',
    institution: 'Inria',
  };
  expect(write('apa', report)).toBe('Tazrouti, N. (2024). *Compter* (Notes). Inria.');
  expect(write('apa', { ...report, number: '12' })).toBe(
    'Tazrouti, N. (2024). *Compter* (Notes, Rapport n°~12). Inria.',
  );
  expect(write('vancouver', report)).toBe('Tazrouti N. Compter [rapport]. Inria^; 2024. (Notes).');
  expect(write('iso690', report)).toBe('TAZROUTI, Nabil, 2024. *Compter*. Rapport. Inria. Notes.');
  for (const { id } of styles) expect(write(id, { ...report, container: 'Inria' })?.split('Inria'), id).toHaveLength(2);
});

it('says in Vancouver what is not out yet in the place of its days', () => {
  const days: Reference = { ...talk, eventStart: '2024-06-03', eventEnd: '2024-06-05' };
  const patent: Reference = {
    ...base,
    nature: 'brevet',
    title: 'Capteur',
    authors: people.slice(0, 1),
    date: '2024-06-20',
  };
  expect(write('vancouver', { ...days, status: 'acceptee' })).toContain(
    ' Colloque de l’eau^; 2024 (accepté)^; Rabat, Maroc.',
  );
  expect(write('vancouver', { ...patent, status: 'soumise' })).toBe(
    'Tazrouti N, inventeur. Capteur. Brevet. 2024 (soumis).',
  );
  expect(write('vancouver', { ...days, status: 'parue' })).toBe(write('vancouver', days));
  expect(write('vancouver', { ...patent, status: 'parue' })).toContain(' Brevet. 20 juin 2024.');
});

it('names in Vancouver who holds a patent that has no inventors', () => {
  const patent: Reference = {
    ...base,
    nature: 'brevet',
    title: 'Capteur',
    authors: [],
    number: 'FR3000000',
    institution: 'CNRS',
  };
  expect(write('vancouver', patent)).toBe('CNRS, titulaire. Capteur. Brevet FR3000000. 2024.');
  expect(write('vancouver', { ...patent, institution: undefined })).toBe('Capteur. Brevet FR3000000. 2024.');
  expect(write('vancouver', { ...edited, authors: [] }), 'a volume that nobody directed').toMatch(/^Les crues\./);
});

it('keeps in Vancouver the publisher, the pages and the series of a preprint on arXiv', () => {
  const preprint: Reference = {
    ...base,
    nature: 'prepublication',
    title: 'Avant',
    authors: people.slice(0, 1),
    arxivId: '2401.01234',
  };
  const archived = 'Tazrouti N. Avant. arXiv [prépublication]. 2024.';
  expect(
    write('vancouver', {
      ...preprint,
      publisher: 'PUL',
      place: 'Lyon',
      container: 'Cahiers',
      pages: { list: '12 p.' },
    }),
  ).toBe('Tazrouti N. Avant [prépublication]. Lyon~: PUL^; 2024. 12 p. (Cahiers).');
  expect(write('vancouver', { ...preprint, container: 'Cahiers' })).toBe(
    'Tazrouti N. Avant [prépublication]. arXiv^; 2024. (Cahiers).',
  );
  expect(write('vancouver', { ...preprint, container: 'arXiv', pages: { first: '1', last: '8' } })).toBe(
    'Tazrouti N. Avant [prépublication]. arXiv^; 2024. p.~1-8.',
  );
  expect(write('vancouver', { ...preprint, container: 'arXiv preprint arXiv:2401.01234', publisher: 'arXiv' })).toBe(
    archived,
  );
});

it('begins with a Roman numeral as it was typed, and puts no « p. » before a word', () => {
  const paged = (list: string): Reference => ({ ...book, container: '', isbn: undefined, pages: { list } });
  expect(write('iso690', paged('xvi, 320 p.'))).toBe('TAZROUTI, Nabil, 2024. *Les crues*. Paris~: Masson. xvi, 320 p.');
  expect(write('iso690', paged('12 sqq.'))).toContain(' P.~12 sqq.');
  expect(write('iso690', paged('Article 12'))).toContain(' Masson. Article 12.');
  expect(write('vancouver', paged('art. 12'))).toContain(' 2024. art. 12.');
  expect(write('iso690', paged('xii sqq.'))).toContain(' P.~xii sqq.');
  expect(write('iso690', paged('AB-12'))).toContain(' P.~AB-12.');
});

it('ends with « et al. » the authors that the source does not name', () => {
  const alone: Reference = { ...article, authors: people.slice(0, 1), andOthers: true };
  expect(write('iso690', alone)).toMatch(/^TAZROUTI, Nabil et al\., 2024\. Capteurs/);
  expect(write('apa', alone)).toMatch(/^Tazrouti, N\. et al\. \(2024\)\. Capteurs/);
  expect(write('vancouver', alone)).toMatch(/^Tazrouti N, et al\. Capteurs/);
  const two: Reference = { ...alone, authors: people };
  expect(write('iso690', two)).toMatch(/^TAZROUTI, Nabil, GARCÍA PEÑA, Ana-María L\. et al\., 2024\./);
  expect(write('apa', two)).toMatch(/^Tazrouti, N\., García Peña, A\.-M\. L\. et al\. \(2024\)/);
  expect(write('vancouver', two)).toMatch(/^Tazrouti N, García Peña AML, et al\. Capteurs/);
  expect(write('apa', { ...edited, andOthers: true })).toMatch(/ et al\. \(dir\.\)\. \(2024\)/);
  for (const { id } of styles) expect(write(id, { ...alone, authors: [] }), id).not.toContain('et al');
  const many = Array.from({ length: 25 }, () => people[0] ?? { family: '' });
  for (const { id } of styles) expect(write(id, { ...alone, authors: many })?.match(/et al/g), id).toHaveLength(1);
});

it('says the edition of a book, and of the book that a work is in', () => {
  const second: Reference = { ...book, edition: '2', volume: '3' };
  expect(write('iso690', second)).toBe(
    'TAZROUTI, Nabil, 2024. *Les crues*. 2e éd. Paris~: Masson. Vol.~3. Eaux. ISBN~9782070368228.',
  );
  expect(write('apa', second)).toBe('Tazrouti, N. (2024). *Les crues* (2e éd., vol.~3). Masson.');
  expect(write('vancouver', second)).toBe('Tazrouti N. Les crues. 2e éd. Vol.~3. Paris~: Masson^; 2024. (Eaux).');
  const within: Reference = { ...chapter, edition: '1re éd.' };
  expect(write('iso690', within)).toContain('*L’eau des villes*. 1re éd. Lyon~: PUL.');
  expect(write('apa', within)).toContain('*L’eau des villes* (1re éd., p.~7–20). PUL.');
  expect(write('vancouver', within)).toContain('L’eau des villes. 1re éd. Lyon~: PUL^; 2024.');
  const revised: Reference = { ...edited, edition: 'revue et augmentée', volume: undefined };
  expect(write('iso690', revised)).toContain('*Les crues*. Éd. revue et augmentée. Paris');
  expect(write('apa', revised)).toContain('*Les crues* (éd. revue et augmentée). Masson.');
  expect(write('vancouver', revised)).toContain('Les crues. Éd. revue et augmentée. Paris');
  for (const { id } of styles)
    expect(write(id, { ...article, edition: '2' }), 'an article has none').toBe(write(id, article));
});

it('writes words of a title in italics, or in roman where the title is in italics', () => {
  const typed = { title: 'La croissance d’<i>Zea mays</i> ?' };
  const title = 'La croissance d’Zea mays ?';
  expect(write('iso690', { ...article, title, typed })).toContain(' La croissance d’*Zea mays* ? *Revue des réseaux*.');
  expect(write('vancouver', { ...article, title, typed })).toContain('La croissance d’*Zea mays* ? Revue');
  expect(write('apa', { ...book, title, typed })).toContain('*La croissance d’*Zea mays* ?*');
});

it('writes what stands for a year in its own words', () => {
  const written = (reference: Reference) => styles.map(({ id }) => write(id, { ...reference, year: '' }));
  expect(written({ ...article, status: 'sous-presse' })).toEqual([
    'TAZROUTI, Nabil et GARCÍA PEÑA, Ana-María L., sous presse. Capteurs sobres. *Revue des réseaux*. Vol.~12, n°~3, p.~100–112. DOI~10.1000/182.',
    'Tazrouti, N. et García Peña, A.-M. L. (sous presse). Capteurs sobres. *Revue des réseaux*, *12*(3), 100–112. https://doi.org/10.1000/182',
    'Tazrouti N, García Peña AML. Capteurs sobres. Revue des réseaux. Sous presse;12(3):100-12. doi:10.1000/182',
  ]);
  expect(written({ ...book, status: 'a-paraitre' }).map((text) => text?.includes('à paraître'))).toEqual([
    true,
    true,
    true,
  ]);
  expect(written(book)).toEqual([
    'TAZROUTI, Nabil, [s.~d.]. *Les crues*. Paris~: Masson. Eaux. ISBN~9782070368228.',
    'Tazrouti, N. (s.~d.). *Les crues*. Masson.',
    'Tazrouti N. Les crues. Paris~: Masson^; [date inconnue]. (Eaux).',
  ]);
  expect(write('apa', { ...article, year: '2026', status: 'soumise' })).toContain('(2026, soumis)');
});

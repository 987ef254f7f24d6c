import { describe, expect, it, test } from 'vitest';
import type { Entry, Work } from '@/lib/references/work';
import { readAuthors } from '@/sections/publications/citing/authors';
import { type Publications, publicationsSchema } from '../schema';
import { applyImport, ImportMismatch } from './apply';
import { type Choice, chosenEntries, countsOf, groupOf, newDomainKey, spellingsOf, yearsText } from './choices';
import { namesOwner, planImport } from './plan';
import type { Planned } from './plan-shape';

const owner = { nom: 'Tazrouti', prenom: 'Nabil' };
const options = { owner, from: 'fichier', at: '2026-11-22T10:00:00.000Z' };
const empty: Publications = publicationsSchema.parse({
  reseaux: { title: 'Réseaux' },
  elearning: { title: 'E-learning' },
});

const paper: Work = {
  nature: 'article',
  title: 'Low-power sensing for smart campuses',
  authors: [{ family: 'Tazrouti', given: 'Nabil' }, { family: 'García Peña', given: 'Ana' }, { literal: 'INSERM' }],
  date: '2024-03-18',
  container: 'IEEE Access',
  volume: '12',
  issue: '3',
  pages: '100–112',
  doi: '10.1109/access.2024.1',
  keywords: ['capteurs', 'campus'],
};
const talk: Work = {
  nature: 'communication',
  title: 'Former à distance les enseignants',
  authors: [{ family: 'Tazrouti', given: 'N.' }],
  date: '2019',
  event: { name: 'TICE 2019' },
};
const thesis: Work = {
  nature: 'these',
  title: 'Réseaux de capteurs pour les campus',
  authors: [{ family: 'Tazrouti', given: 'Nabil' }],
  date: '1987',
  institution: 'Université de Rabat',
};

const entries = (...works: readonly Work[]): Entry[] =>
  works.map((work, index) => ({ line: index + 1, key: `k${index}`, work }));
const plan = (publications: Publications, ...works: readonly Work[]) => [
  ...planImport(publications, entries(...works), options),
];
const applied = (
  publications: Publications,
  planned: readonly Planned[],
  choices: readonly (Choice | undefined)[] = [],
  newDomain = '',
) => {
  const chosen = new Map(choices.flatMap((choice, index) => (choice ? [[index, choice] as const] : [])));
  return publicationsSchema.parse(
    applyImport(publications, { newDomain, entries: chosenEntries(planned, chosen, 'reseaux') }),
  );
};
const kinds = (planned: readonly Planned[]) =>
  planned.map((each) => (each.is === 'update' && !each.at ? 'repeated' : groupOf(each)));
const imported = applied(empty, plan(empty, paper, talk, thesis));

describe('what a source ticks', () => {
  const reviewed: Work = { ...paper, peerReviewed: true, audience: 'internationale', status: 'sous-presse' };

  it('is stored, and is there when the same comes again', () => {
    const publications = applied(empty, plan(empty, reviewed));
    expect(publications.reseaux?.articles[0]?.details).toMatchObject({
      peerReviewed: true,
      audience: 'internationale',
      status: 'sous-presse',
    });
    expect(kinds(plan(publications, reviewed))).toEqual(['same']);
  });

  it('stands where another file says less: fewer authors, a title cut short, an abbreviated journal', () => {
    const titled = { ...paper, title: 'Low-power sensing: a survey', container: 'Comptes Rendus Mathématique' };
    const publications = applied(empty, plan(empty, titled));
    const poorer = {
      ...titled,
      title: 'Low-power sensing',
      authors: paper.authors.slice(0, 1),
      andOthers: true as const,
      container: 'C. R. Math.',
    };
    const ownerKept = [
      { field: 'title' },
      { field: 'authors' },
      { field: 'journal', yours: 'Comptes Rendus Mathématique', theirs: 'C. R. Math.' },
    ];
    expect(plan(publications, poorer)).toMatchObject([{ is: 'update', proposedChanges: [], ownerKept }]);
    const richer = {
      ...titled,
      title: 'Low-power sensing: a survey. Part A.',
      authors: [...paper.authors, { family: 'Durand', given: 'Zoé' }],
    };
    expect(plan(publications, richer)).toMatchObject([
      { is: 'update', proposedChanges: [{ field: 'title' }, { field: 'authors' }], ownerKept: [] },
    ]);
  });

  it.each([
    ['European heart journal', 'Eur Heart J', 'ownerKept'],
    ['The New England journal of medicine', 'N Engl J Med', 'ownerKept'],
    ['Revue de droit', 'Revue de loi', 'proposedChanges'],
  ])('a journal « %s » for which another file says « %s » is in %s', (container, other, where) => {
    const publications = applied(empty, plan(empty, { ...paper, container }));
    expect(plan(publications, { ...paper, container: other })).toMatchObject([{ [where]: [{ field: 'journal' }] }]);
  });

  it('is a change, field by field, where the publication was there without it', () => {
    const [change] = plan(applied(empty, plan(empty, paper)), reviewed);
    expect(change).toMatchObject({
      is: 'update',
      proposedChanges: [
        { field: 'status' },
        { field: 'peerReviewed', yours: '', theirs: 'oui' },
        { field: 'audience' },
      ],
    });
  });
});

test('« et al. » stays in the line of authors, which names the same authors', () => {
  const [short, inverted] = [
    { ...talk, andOthers: true },
    { ...paper, authors: [{ family: 'García Peña', given: 'Ana' }], andOthers: true },
  ] as const;
  const { articles, communications } = applied(empty, plan(empty, short, inverted)).reseaux ?? {};
  expect([communications?.[0]?.authors, articles?.[0]?.authors]).toEqual([
    'N. Tazrouti et al.',
    'Ana {García Peña} et al.',
  ]);
  for (const item of [...(articles ?? []), ...(communications ?? [])])
    expect(readAuthors(item.authors, owner)).toHaveLength(1);
});

describe('a first import', () => {
  it('puts each work into its list, whole', () => {
    expect(imported.reseaux?.articles).toEqual([
      expect.objectContaining({
        title: paper.title,
        authors: 'Nabil Tazrouti, Ana {García Peña}, {INSERM}',
        year: '2024',
        journal: 'IEEE Access',
        type: 'Article de journal',
        pages: '100–112',
        link: 'https://doi.org/10.1109/access.2024.1',
        details: {
          date: '2024-03-18',
          volume: '12',
          number: '3',
          doi: '10.1109/access.2024.1',
          keywords: ['capteurs', 'campus'],
        },
        sources: [expect.objectContaining({ from: 'fichier', id: '10.1109/access.2024.1', at: options.at })],
      }),
    ]);
    expect(imported.reseaux?.communications).toEqual([
      expect.objectContaining({ authors: 'N. Tazrouti', conference: 'TICE 2019', year: '2019' }),
    ]);
    expect(imported.reseaux?.others).toEqual([
      expect.objectContaining({ nature: 'these', year: '1987', container: 'Université de Rabat' }),
    ]);
    expect(imported.reseaux?.others?.[0]?.details, 'the university is said once').toBeUndefined();
    const software = { ...thesis, nature: 'logiciel', institution: 'Inria' } as const;
    const [stored] = applied(empty, plan(empty, software)).reseaux?.others ?? [];
    expect(stored, 'what is no thesis has its body as such, not as a series').toMatchObject({
      container: '',
      details: { institution: 'Inria' },
    });
  });

  it('credits a book to who directed it when it has no author', () => {
    const book: Work = {
      nature: 'livre',
      title: 'Actes des journées',
      authors: [],
      editors: [{ family: 'Petit', given: 'Paul' }],
      date: '2020',
    };
    expect(applied(empty, plan(empty, book)).reseaux?.others).toEqual([
      expect.objectContaining({ nature: 'direction', authors: 'Paul Petit' }),
    ]);
    expect(plan(empty, { ...book, editors: [] })).toMatchObject([{ is: 'refused', reason: 'sans auteur' }]);
    const draft = (work: Work, by = { ...owner, prenom: 'Nadia' }) => [
      ...planImport(empty, [{ line: 1, work, draft: 'Paul Petit (dir.), Actes, 2020' }], { ...options, owner: by }),
    ];
    expect(draft(book), 'nor is the owner its author in a draft').toMatchObject([
      { is: 'new', fields: { authors: 'Paul Petit' } },
    ]);
    expect(draft({ ...book, editors: [] })).toMatchObject([{ fields: { authors: 'Nadia Tazrouti' } }]);
    expect(draft({ ...book, editors: [] }, owner), 'the name of the sample is nobody’s').toMatchObject([
      { is: 'refused', reason: expect.stringContaining('donnez d’abord le vôtre') },
    ]);
  });

  it('turns the names of a line that has family names first, as the owner’s tells', () => {
    const authors = [
      { family: 'Nadia', given: 'Tazrouti' },
      { family: 'Étienne', given: 'Marchadier' },
      { family: 'Petit', given: 'P.' },
    ];
    const by = { ...options, owner: { ...owner, prenom: 'Nadia' } };
    const of = (draft?: string) => [...planImport(empty, [{ line: 1, draft, work: { ...paper, authors } }], by)];
    expect(of('Un texte')).toMatchObject([{ fields: { authors: 'Nadia Tazrouti, Étienne Marchadier, P. Petit' } }]);
    expect(of(), 'a format says which is which').toMatchObject([
      { fields: { authors: expect.stringContaining('Étienne, Marchadier') } },
    ]);
  });

  it('puts the owner behind « traduit par » in what they translated for a journal', () => {
    const work = { ...paper, authors: [{ family: 'Petit', given: 'Paul' }] };
    const entry = { line: 1, draft: 'Un texte', leavesOutOwner: 'translators', work } as const;
    const by = { ...options, owner: { ...owner, prenom: 'Nadia' } };
    const [planned] = planImport(empty, [entry], by);
    expect(planned).toMatchObject({ fields: { authors: 'Paul Petit', translators: 'Nadia Tazrouti' } });
    expect(planned).not.toMatchObject({ foreign: true });
  });

  it('puts the owner before those whom a line of a list names beside them, and says so only of nobody', () => {
    const of = (work: Partial<Work>) => {
      const entry = { line: 1, draft: 'avec Paul Petit, Actes, 2020', heading: 'Actes', leavesOutOwner: true } as const;
      const [planned] = planImport(empty, [{ ...entry, work: { ...paper, ...work } }], {
        ...options,
        owner: { ...owner, prenom: 'Nadia' },
      });
      return planned;
    };
    const petit = [{ family: 'Petit', given: 'Paul' }];
    const together = of({ authors: petit });
    expect(together).toMatchObject({ heading: 'Actes', fields: { authors: 'Nadia Tazrouti, Paul Petit' } });
    expect(together?.odd, 'a name stands').toBeUndefined();
    expect(of({ nature: 'direction', authors: [], editors: petit })).toMatchObject({
      fields: { nature: 'direction', authors: 'Nadia Tazrouti, Paul Petit' },
    });
    expect(of({ nature: 'edition-sources', authors: petit }), 'who wrote a source has not edited it').toMatchObject({
      fields: { authors: 'Paul Petit', editors: 'Nadia Tazrouti' },
    });
    const own = [{ family: 'Tazrouti', given: 'N.' }];
    expect(of({ nature: 'edition-sources', authors: own })).toMatchObject({ fields: { authors: 'N. Tazrouti' } });
    expect(of({ authors: [] })).toMatchObject({ odd: ['Aucun auteur n’est nommé\u00a0: votre nom est mis.'] });
  });

  it('leaves out an optional field that is too long, and notes its beginning', () => {
    const [planned] = plan(empty, {
      ...paper,
      date: '1887',
      note: 'Lu',
      volume: 'v'.repeat(201),
      keywords: ['eau', 'k'.repeat(201)],
    });
    const note = `Lu. Volume\u00a0: ${'v'.repeat(199)}… Mots-clés\u00a0: ${'k'.repeat(199)}…`;
    expect(planned).toMatchObject({ is: 'new', fields: { keywords: 'eau', number: '3', note } });
    expect(planned).not.toHaveProperty('fields.volume');
    expect(plan(empty, { ...paper, note: 'n'.repeat(2500) })).toMatchObject([
      { is: 'new', fields: { note: `${'n'.repeat(999)}…` } },
    ]);
  });

  it('refuses by name what has no title or author', () => {
    const planned = planImport(
      empty,
      [
        ...entries({ ...paper, title: '' }, { ...paper, authors: [] }, { ...paper, title: 'a'.repeat(2001) }),
        ...entries({ ...talk, title: '', authors: [] }),
        { line: 9, refused: 'accolade manquante', text: '@article{x' },
      ],
      options,
    );
    expect([...planned].map((each) => each.is === 'refused' && [each.line, each.reason])).toEqual([
      [1, 'sans titre'],
      [2, 'sans auteur'],
      [3, 'Titre\u00a0: Ce texte ne doit pas dépasser 2\u202f000 caractères'],
      [1, 'sans titre ni auteur'],
      [9, 'accolade manquante'],
    ]);
  });

  it.each(['1–20', '12–34'])(
    'asks about a chapter of a stored book of the same identifier, of like words and other pages than %s',
    (pages) => {
      const chapter: Work = {
        ...talk,
        nature: 'chapitre',
        doi: paper.doi,
        title: 'Les canaux du Midi au temps des éclusiers',
        pages,
      };
      const other: Work = { ...chapter, title: 'Les canaux du Midi au temps des touristes', pages: '55–70' };
      const stored = applied(empty, plan(empty, chapter));
      expect(kinds(plan(stored, other))).toEqual(['ask']);
      const both = applied(stored, plan(stored, other), [{ as: 'new' }]);
      expect(kinds(plan(both, chapter, other)), 'the next time, each is known').toEqual(['same', 'same']);
      expect(kinds(plan(stored, { ...chapter, title: 'Les canaux du Midi au temps des éclusières' }))).toEqual([
        'changed',
      ]);
    },
  );

  it('asks about an entry that resembles another one of the file, as when the other is stored, and adds it when the owner says so', () => {
    const { doi: _, ...unnumbered } = paper;
    const parts: readonly Work[] = [
      { ...unnumbered, title: 'Des circuits quantiques supraconducteurs, partie I', pages: '1–10' },
      { ...unnumbered, title: 'Des circuits quantiques supraconducteurs, partie II', pages: '11–20' },
    ];
    const reports = ['2019', '2020'].map(
      (year): Work => ({ ...unnumbered, title: `Rapport annuel sur la biodiversité des forêts ${year}`, date: '2021' }),
    );
    const versions: readonly Work[] = [
      { ...paper, nature: 'prepublication', container: undefined, doi: undefined, arxivId: '2401.01234' },
      paper,
    ];
    for (const [first, second] of [parts, reports, versions]) {
      if (!first || !second) throw new Error('no pair');
      const [, stored] = plan(applied(empty, plan(empty, first)), first, second);
      const planned = plan(empty, first, second);
      const isVersion = second === paper;
      expect([stored, planned[1]]).toMatchObject([
        { is: 'ask', other: first.title, version: isVersion },
        { is: 'ask', other: first.title, version: isVersion },
      ]);
      expect(countsOf(planned)).toMatchObject({ new: 1, same: 0, ask: 1 });
      expect(
        countsOf(plan(applied(empty, planned), first, second)),
        'left aside, it is asked about again',
      ).toMatchObject({ new: 0, changed: 0, ask: 1 });
      const both = applied(empty, planned, [undefined, { as: 'new' }]);
      expect(kinds(plan(both, first, second))).toEqual(['same', 'same']);
    }
  });

  it('puts a work where most of its journal are', () => {
    const store = publicationsSchema.parse({
      ...empty,
      elearning: {
        title: 'E-learning',
        articles: [{ title: 'Autre', authors: 'N. Tazrouti', year: '2020', journal: 'IEEE access', type: '' }],
      },
    });
    expect(plan(store, paper, talk)).toMatchObject([{ domain: 'elearning' }, { domain: null }]);
    expect(applied(store, plan(store, paper, talk)).elearning?.articles).toHaveLength(2);
  });
});

describe('the same import again', () => {
  it('finds nothing new and nothing changed', () => {
    const again = plan(imported, paper, talk, thesis);
    expect(kinds(again)).toEqual(['same', 'same', 'same']);
    expect(applied(imported, again)).toEqual(imported);
  });

  it('follows the source where the owner has changed nothing, and only there', () => {
    const [article] = imported.reseaux?.articles ?? [];
    const edited = publicationsSchema.parse({
      ...imported,
      reseaux: {
        ...imported.reseaux,
        articles: [{ ...article, title: 'Mon titre', details: { ...article?.details, volume: '' } }],
      },
    });
    const [planned] = plan(edited, {
      ...paper,
      title: 'Low-power sensing, revised',
      volume: '13',
      pages: '100–113',
      publisher: 'IEEE',
    });
    expect(planned).toMatchObject({
      is: 'update',
      proposedChanges: [
        { field: 'pages', yours: '100–112', theirs: '100–113' },
        { field: 'publisher', yours: '', theirs: 'IEEE' },
      ],
      ownerKept: [
        { field: 'title', yours: 'Mon titre', theirs: 'Low-power sensing, revised' },
        { field: 'volume', yours: '', theirs: '13' },
      ],
    });
  });
});

describe('what was typed by hand', () => {
  const typed = publicationsSchema.parse({
    ...empty,
    reseaux: {
      title: 'Réseaux',
      articles: [
        {
          id: 'a',
          title: 'Low-power sensing for smart campuses.',
          authors: 'N. Tazrouti, A. García Peña, {INSERM}',
          year: '2024',
          journal: 'IEEE access',
          type: 'IEEE',
        },
      ],
    },
  });

  it('is recognised by its title, year and author, and completed', () => {
    const [planned] = plan(typed, paper);
    expect(planned).toMatchObject({
      is: 'update',
      at: { domain: 'reseaux', list: 'articles', id: 'a' },
      ownerKept: [{ field: 'type', yours: 'IEEE' }],
    });
    expect(applied(typed, planned ? [planned] : []).reseaux?.articles).toEqual([
      expect.objectContaining({
        id: 'a',
        title: 'Low-power sensing for smart campuses.',
        type: 'IEEE',
        details: expect.objectContaining({ doi: paper.doi }),
      }),
    ]);
  });

  it('is asked about when a stored preprint has appeared, though an archive calls both by one identifier', () => {
    const preprint: Work = {
      ...paper,
      nature: 'prepublication',
      container: undefined,
      volume: undefined,
      doi: '10.1101/2024.01',
      halId: 'hal-04523006',
    };
    const appeared: Work = { ...paper, halId: 'hal-04523006' };
    const publications = applied(empty, plan(empty, preprint));
    const planned = plan(publications, appeared);
    expect(planned).toMatchObject([{ is: 'ask', version: true }]);
    const both = applied(publications, planned, [{ as: 'new', domain: 'reseaux' }]);
    expect([both.reseaux?.articles, both.reseaux?.others].map((list) => list?.length)).toEqual([1, 1]);
    expect(kinds(plan(both, appeared)), 'the next time, each is known').toEqual(['same']);
    expect(kinds(plan(both, preprint))).toEqual(['same']);
  });

  it('is asked about when it may be another version, and is new when the owner says so', () => {
    const planned = plan(typed, { ...paper, nature: 'prepublication', doi: '10.48550/arxiv.2401.01234' });
    expect(planned).toMatchObject([{ is: 'ask', version: true }]);
    expect(applied(typed, planned)).toEqual(typed);
    expect(applied(typed, planned, [{ as: 'new' }]).reseaux?.others).toHaveLength(1);
  });
});

describe('works that only their numbers tell apart', () => {
  const editorial = (date: string, issue: string): Work => ({
    ...talk,
    nature: 'article',
    title: 'Éditorial',
    container: 'Distances',
    event: undefined,
    date,
    issue,
  });
  const editorials = [editorial('2019', '1'), editorial('2019', '2'), editorial('2020', '3'), editorial('2021', '9')];

  it('are asked about, within the file and against the store, and each can be added', () => {
    const planned = plan(empty, ...editorials);
    expect(kinds(planned)).toEqual(['new', 'ask', 'ask', 'ask']);
    const all = applied(
      empty,
      planned,
      planned.map(({ is }) => (is === 'ask' ? { as: 'new' } : undefined)),
    );
    expect(all.reseaux?.articles.map(({ details }) => details?.number)).toEqual(['1', '2', '3', '9']);
    expect(kinds(plan(all, ...editorials))).toEqual(['same', 'same', 'same', 'same']);
    expect(kinds(plan(applied(empty, planned), ...editorials))).toEqual(['same', 'ask', 'ask', 'ask']);
  });

  it('overwrite nothing, even under one citation key', () => {
    const [first, second] = editorials;
    if (!first || !second) throw new Error('no pair');
    const stored = applied(empty, plan(empty, first));
    const planned = plan(stored, second);
    expect(planned).toMatchObject([{ is: 'ask', proposedChanges: [{ field: 'number', yours: '1', theirs: '2' }] }]);
    expect(applied(stored, planned)).toEqual(stored);
    expect(kinds([...planImport(empty, [...entries(first), ...entries(second)], options)])).toEqual(['new', 'ask']);
  });
});

describe('what the file says twice by its title alone', () => {
  const { doi: _, volume: __, issue: ___, pages: ____, ...short } = paper;
  const longer: Work = { ...short, issn: '0317-8471', volume: '12' };

  it('can be added all the same, and the first has nothing of it', () => {
    const planned = plan(empty, short, longer);
    expect(kinds(planned)).toEqual(['new', 'repeated']);
    expect(applied(empty, planned).reseaux?.articles).toHaveLength(1);
    const both = applied(empty, planned, [undefined, { as: 'new' }]);
    expect(both.reseaux?.articles).toMatchObject([
      { journal: 'IEEE Access' },
      { details: { volume: '12', issn: '0317-8471' } },
    ]);
    expect(both.reseaux?.articles[0]?.details).not.toHaveProperty('issn');
    expect(kinds(plan(both, short, longer))).toEqual(['same', 'same']);
  });
});

it('the owner is named among authors or editors, or nowhere', () => {
  const other: Work = { ...talk, authors: [{ family: 'Petit', given: 'Paul' }] };
  expect(namesOwner(plan(empty, paper, other), owner)).toBe(true);
  expect(namesOwner(plan(empty, other), owner)).toBe(false);
  expect(
    namesOwner(plan(empty, { ...other, nature: 'chapitre', editors: [{ family: 'Tazrouti', given: 'N.' }] }), owner),
  ).toBe(true);
});

describe('the owner’s choices', () => {
  it('put a publication elsewhere, into a domain of its own, or leave it out', () => {
    const planned = plan(empty, paper, talk, thesis);
    const stored = applied(
      empty,
      planned,
      [{ domain: 'elearning' }, { domain: newDomainKey }, { as: 'none' }],
      'Pédagogie',
    );
    expect(stored.elearning?.articles).toHaveLength(1);
    expect(Object.values(stored).find(({ title }) => title === 'Pédagogie')?.communications).toHaveLength(1);
    expect(Object.values(stored).flatMap(({ others = [] }) => others)).toEqual([]);
    const named = applied(empty, planned, [{ domain: newDomainKey }], ' réseaux ');
    expect([Object.keys(named), named.reseaux?.articles.length], 'a name that is there').toEqual([
      Object.keys(empty),
      1,
    ]);
    expect(countsOf(planned)).toEqual({ new: 3, changed: 0, same: 0, ask: 0, foreign: 0, refused: 0 });
  });

  it('are told which years the form would not take', () => {
    const told = (works: readonly Work[], choices: readonly (readonly [number, Choice])[] = []) =>
      yearsText(chosenEntries(plan(empty, ...works), new Map(choices), 'reseaux'));
    expect(told([paper, talk])).toBeNull();
    expect(told([paper, talk, thesis])).toBe('1\u00a0référence hors de 1990–2030\u00a0: elle est prise telle quelle.');
    const later: Work = { ...talk, date: '2031-05' };
    expect(told([{ ...paper, date: '1989' }, later, thesis])).toMatch(
      /^3\u00a0références hors de 1990–2030\u00a0: elles sont prises telles quelles\.$/,
    );
    expect(told([paper, later], [[1, { as: 'none' }]]), 'left out').toBeNull();
    const undated: Work = { ...talk, date: undefined };
    expect(told([undated])).toBe(
      '1\u00a0référence sans année\u00a0: elle porte «\u00a0s.\u00a0d.\u00a0», que vous pourrez changer.',
    );
    expect(told([{ ...undated, status: 'a-paraitre' }])).toBeNull();
  });

  it('take the file’s words where the owner had others, or keep one’s own where the file has changed', () => {
    const [article] = imported.reseaux?.articles ?? [];
    const edited = publicationsSchema.parse({
      ...imported,
      reseaux: { ...imported.reseaux, articles: [{ ...article, title: 'Mon titre' }] },
    });
    const planned = plan(edited, { ...paper, volume: '13' });
    expect(applied(edited, planned, [{ take: ['title'] }]).reseaux?.articles).toEqual([
      expect.objectContaining({
        id: article?.id,
        title: paper.title,
        details: expect.objectContaining({ volume: '12' }),
      }),
    ]);
    expect(applied(edited, planned, [{ take: [] }])).toEqual(edited);
  });

  it('join what was perhaps the same, which is known from then on', () => {
    const store = publicationsSchema.parse({
      ...empty,
      reseaux: {
        title: 'Réseaux',
        articles: [
          { title: 'Low power sensing for smart campus', authors: 'N. Tazrouti', year: '2024', journal: 'IEEE Access' },
        ],
      },
    });
    const { doi: _, ...unnumbered } = paper;
    const planned = plan(store, unnumbered);
    expect(planned).toMatchObject([{ is: 'ask', version: false, other: 'Low power sensing for smart campus' }]);
    const joined = applied(store, planned, [{ as: 'update' }]);
    expect(joined.reseaux?.articles).toHaveLength(1);
    expect(kinds(plan(joined, unnumbered))).toEqual(['same']);
  });

  it('are refused when they name a domain or a publication that is not there', () => {
    const [entry] = chosenEntries(plan(empty, paper), new Map(), 'ailleurs');
    expect(() => applyImport(empty, { newDomain: '', entries: entry ? [entry] : [] })).toThrow(ImportMismatch);
    const again = plan(imported, { ...paper, volume: '13' });
    expect(() => applyImport(empty, { newDomain: '', entries: chosenEntries(again, new Map(), 'reseaux') })).toThrow(
      ImportMismatch,
    );
  });
});

it('a title that the owner has changed does not make a work new', () => {
  const { doi: _, ...unnumbered } = paper;
  const first = applied(empty, plan(empty, unnumbered));
  const edited = publicationsSchema.parse({
    ...first,
    reseaux: {
      ...first.reseaux,
      articles: first.reseaux?.articles.map((item) => ({ ...item, title: 'Tout autre chose' })),
    },
  });
  expect(plan(edited, unnumbered)).toMatchObject([
    { is: 'update', ownerKept: [{ field: 'title', yours: 'Tout autre chose' }] },
  ]);
});

it('a work is known again by what a source has said of it, under another key and with more to say', () => {
  const { doi: _, ...unnumbered } = paper;
  const first = applied(empty, plan(empty, unnumbered));
  const articles = first.reseaux?.articles.map((item) => ({ ...item, title: 'Tout autre chose' }));
  const edited = publicationsSchema.parse({ ...first, reseaux: { ...first.reseaux, articles } });
  const again = [
    ...planImport(edited, [{ line: 1, key: 'other', work: { ...unnumbered, publisher: 'IEEE' } }], options),
  ];
  expect(again).toMatchObject([
    { is: 'update', proposedChanges: [{ field: 'publisher' }], ownerKept: [{ field: 'title' }] },
  ]);
});

it('of what stands in another list, the fields that both lists have are compared', () => {
  const stored = applied(empty, plan(empty, { ...talk, doi: '10.1000/talk' }));
  const chapter: Work = { ...talk, nature: 'chapitre', container: 'Les actes', doi: '10.1000/talk', pages: '1–9' };
  expect(plan(stored, chapter)).toMatchObject([
    { is: 'update', at: { list: 'communications' }, proposedChanges: [{ field: 'pages' }], ownerKept: [] },
  ]);
});

describe('a work without a year', () => {
  const pending: Work = { ...paper, date: undefined, status: 'a-paraitre' };

  it('is imported, with what the source says in place of it, once', () => {
    const stored = applied(empty, plan(empty, pending, { ...thesis, date: undefined }));
    expect(stored.reseaux?.articles).toEqual([expect.objectContaining({ year: 'à paraître' })]);
    expect(stored.reseaux?.articles[0]?.details?.status, 'the year says it').toBeUndefined();
    expect(stored.reseaux?.others).toEqual([expect.objectContaining({ year: 's.\u00a0d.' })]);
    expect(kinds(plan(stored, pending, { ...thesis, date: undefined }))).toEqual(['same', 'same']);
  });

  it('takes its year when it has appeared, from whomever the words for none were', () => {
    const { doi: _, ...told } = pending;
    for (const work of [pending, told]) {
      const stored = applied(empty, plan(empty, work));
      expect(plan(stored, { ...work, date: '2026', status: undefined })).toMatchObject([
        { is: 'update', proposedChanges: [{ field: 'year', yours: 'à paraître', theirs: '2026' }], ownerKept: [] },
      ]);
    }
  });
});

describe('a correction in a file', () => {
  const { doi: _, ...told } = paper;
  const stored = applied(empty, plan(empty, told));
  const correct = (work: Work) => plan(stored, work)[0];

  it.each([
    [
      'of a given name',
      {
        authors: [
          { family: 'Tazrouti', given: 'Nabil' },
          { family: 'García Peña', given: 'Aña' },
          { literal: 'INSERM' },
        ],
      },
      'authors',
    ],
    [
      'of letters in a given name',
      { authors: [{ family: 'Tazrouti', given: 'Nabli' }, ...paper.authors.slice(1)] },
      'authors',
    ],
    [
      'of a family name',
      { authors: [...paper.authors.slice(0, 1), { family: 'Garcia Pena', given: 'Eva' }, { literal: 'INSERM' }] },
      'authors',
    ],
    [
      'of a rank',
      { authors: [{ family: 'Tazrouti', given: 'Nabil', suffix: 'Jr.' }, ...paper.authors.slice(1)] },
      'authors',
    ],
    ['of accents in the title', { title: 'Low-power sensing for smart càmpuses' }, 'title'],
    ['of a slip in the title', { title: 'Low-power sensing for smart campusses' }, 'title'],
    ['of the pages', { pages: '100–113' }, 'pages'],
  ] as const)('%s is offered', (_what, change, field) => {
    expect(correct({ ...told, ...change })).toMatchObject({ is: 'update', proposedChanges: [{ field }] });
  });

  it.each([
    [
      'initials',
      { authors: [{ family: 'Tazrouti', given: 'N.' }, { family: 'García Peña', given: 'A.' }, { literal: 'INSERM' }] },
    ],
    [
      'names without their accents',
      {
        authors: [paper.authors[0] ?? { literal: '' }, { family: 'Garcia Pena', given: 'Ana' }, { literal: 'INSERM' }],
      },
    ],
    [
      'given names that are missing or cut short',
      { authors: [{ family: 'Tazrouti', given: 'Nab. Karim' }, ...paper.authors.slice(1)] },
    ],
    ['capitals', { title: 'LOW-POWER SENSING FOR SMART CAMPUSES' }],
  ] as const)('%s correct nothing', (_what, change) => {
    expect(correct({ ...told, ...change })).toMatchObject({ is: 'update', proposedChanges: [], ownerKept: [] });
  });

  it('of a DOI is asked about, for a title that others may have, too', () => {
    for (const title of [paper.title, 'Guest editorial']) {
      const before = applied(empty, plan(empty, { ...paper, title }));
      const [asked] = plan(before, { ...paper, title, doi: '10.1109/access.2024.2' });
      expect(asked).toMatchObject({
        is: 'ask',
        at: { list: 'articles' },
        version: false,
        proposedChanges: expect.arrayContaining([expect.objectContaining({ field: 'doi' })]),
      });
      expect(
        kinds(plan(before, { ...paper, title, doi: '10.1109/access.2024.2', pages: '113–120' })),
        'another one',
      ).toEqual(['new']);
    }
  });
});

describe('works of others', () => {
  const mercier = { ...options, owner: { nom: 'Mercier', prenom: 'Hélène', autresNoms: '' } };
  const roux: Work = { ...paper, authors: [{ family: 'Roux', given: 'Anne' }], doi: '10.1000/roux' };
  const own: Work = {
    ...paper,
    title: 'Une étude sobre des campus',
    authors: [{ family: 'Mercier', given: 'H.' }],
    doi: '10.1000/h',
  };
  const planFor = (more: object, ...works: readonly Work[]) => [
    ...planImport(empty, entries(...works), { ...mercier, ...more }),
  ];

  test('are a group of their own, which is written only where it is ticked', () => {
    const planned = planFor({}, roux, own);
    expect(planned.map(groupOf)).toEqual(['foreign', 'new']);
    expect(countsOf(planned)).toMatchObject({ new: 1, foreign: 1 });
    expect(chosenEntries(planned, new Map(), 'reseaux')).toHaveLength(1);
    expect(chosenEntries(planned, new Map([[0, { as: 'new' }]]), 'reseaux')).toHaveLength(2);
  });

  test('are none where a host has them under the owner’s identifier, nor while the profile has the sample’s name', () => {
    expect(planFor({ isOwn: true }, roux).map(groupOf)).toEqual(['new']);
    expect(plan(empty, roux).map(groupOf)).toEqual(['new']);
  });

  test('are none where the owner’s ORCID says so; the name that it has there is told', () => {
    const orcid = '0000-0002-1825-0097';
    const planned = planFor({ orcid }, { ...roux, authors: [{ family: 'Leroy', given: 'H.', orcid }] });
    expect(planned.map(groupOf)).toEqual(['new']);
    expect(spellingsOf(planned)).toEqual(['H. Leroy']);
    expect(namesOwner(planned, mercier.owner)).toBe(true);
  });

  test('in a text are drafts of that group; what names nobody is one’s own', () => {
    const drafted = (work: Work): Entry => ({ line: 1, work, draft: 'Un texte' });
    const planned = [...planImport(empty, [drafted(roux), drafted({ ...own, authors: [] })], mercier)];
    expect(planned.map(groupOf)).toEqual(['foreign', 'draft']);
    expect(chosenEntries(planned, new Map([[0, { as: 'new' }]]), 'reseaux')).toHaveLength(1);
  });
});

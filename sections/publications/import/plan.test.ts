import { describe, expect, it, test } from 'vitest';
import { type Entry, type Work, workSchema } from '@/lib/references/work';
import { rowsOf, visible } from '@/lib/testing/rows';
import { listNames } from '../lists';
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
  planned.map((entry) => (entry.is === 'update' && !entry.at ? 'repeated' : groupOf(entry)));
const imported = applied(empty, plan(empty, paper, talk, thesis));

/** Works as the tables name them. */
const { doi: _, volume: __, issue: ___, pages: ____, ...short } = paper;
const editorial: Work = { ...talk, nature: 'article', title: 'Éditorial', container: 'Distances', event: undefined };
const named: Readonly<Record<string, Work>> = { paper, talk, thesis, short, editorial };

/** The works of a file: « talk + paper {…} », where braces change the fields of that work and null removes one. */
const worksOf = (line: string): Work[] =>
  line.split(' + ').map((text) => {
    const [, name = '', fields = ''] = /^(\w+) ?(.*)$/.exec(text) ?? [];
    const work = Object.entries({ ...named[name], ...JSON.parse(fields || '{}') });
    return workSchema.parse(Object.fromEntries(work.filter(([, value]) => value !== null)));
  });

/** The section after a line: « typed {…} » adds by hand, « owner {…} » changes the first article, else a file is read. */
function after(publications: Publications, line: string): Publications {
  const [, json] = /^(?:typed|owner) (.*)$/.exec(line) ?? [];
  if (json === undefined) return applied(publications, plan(publications, ...worksOf(line)));
  const [first, ...others] = publications.reseaux?.articles ?? [];
  const { details, ...typed } = JSON.parse(json);
  const article = { ...first, ...typed, ...(details && { details: { ...first?.details, ...details } }) };
  return publicationsSchema.parse({ ...publications, reseaux: { title: 'Réseaux', articles: [article, ...others] } });
}

const words = (...all: readonly string[]) => visible(all.filter(Boolean).join(' '));
/** What becomes of an entry, with the fields that the file would change and those that stay the owner’s. */
const told = (planned: Planned): string =>
  [
    kinds([planned]).join(),
    ...(planned.is === 'ask' ? [`${planned.version ? 'a version of' : 'like'} ${planned.other}`] : []),
    ...(planned.is === 'refused' ? [planned.reason] : []),
    ...('at' in planned
      ? [
          ...planned.proposedChanges.map(({ field, yours, theirs }) => words(field, yours, '→', theirs)),
          ...planned.ownerKept.map(({ field, yours, theirs }) => words('kept', field, yours, '→', theirs)),
        ]
      : []),
  ].join('; ');

test.each(rowsOf('sections/publications/import/again.txt'))('$rule: $input', ({ input, outputs }) => {
  const lines = input.split('\n');
  const works = worksOf(lines.at(-1) ?? '');
  const before = lines.slice(0, -1).reduce(after, empty);
  const planned = plan(before, ...works);
  expect(planned.map(told)).toEqual(outputs);
  const asked = planned.filter(({ is }) => is === 'ask');
  expect(applied(before, asked), 'what is asked about writes nothing by itself').toEqual(before);
  const isTwin = (entry: Planned) => entry.is === 'ask' || kinds([entry]).includes('repeated');
  const all = applied(
    before,
    planned,
    planned.map((entry) => (isTwin(entry) ? { as: 'new' } : undefined)),
  );
  const next = planned.map(({ is }) => (is === 'refused' ? is : 'same'));
  expect(kinds(plan(all, ...works)), 'once it is added, it is known').toEqual(next);
});

test.each(rowsOf('sections/publications/import/stored.txt'))('$rule: $input', ({ input, outputs: [wanted = ''] }) => {
  const [domain] = Object.values(applied(empty, plan(empty, ...worksOf(input))));
  const stored = listNames.flatMap((list) =>
    (domain?.[list] ?? []).map(({ id: _, slug: __, sources, ...item }) => [
      list,
      sources?.map((source) => source.id),
      item,
    ]),
  );
  expect(stored).toEqual([JSON.parse(wanted)]);
});

describe('a first import', () => {
  it('credits the editors of a book, and the owner when a line of a list names nobody', () => {
    const book: Work = {
      nature: 'livre',
      title: 'Actes des journées',
      authors: [],
      editors: [{ family: 'Petit', given: 'Paul' }],
      date: '2020',
    };
    const draft = (work: Work, by = { ...owner, prenom: 'Nadia' }) => [
      ...planImport(empty, [{ line: 1, work, draft: 'Paul Petit (dir.), Actes, 2020' }], { ...options, owner: by }),
    ];
    expect(draft(book)).toMatchObject([{ is: 'new', fields: { authors: 'Paul Petit' } }]);
    expect(draft({ ...book, editors: [] })).toMatchObject([{ fields: { authors: 'Nadia Tazrouti' } }]);
    expect(draft({ ...book, editors: [] }, owner), 'the name of the sample is nobody’s').toMatchObject([
      { is: 'refused', reason: expect.stringContaining('donnez d’abord le vôtre') },
    ]);
  });

  it('swaps the names of a line when the owner’s name shows that family names come first', () => {
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

  it('makes the owner the translator of an article under a heading of translations', () => {
    const work = { ...paper, authors: [{ family: 'Petit', given: 'Paul' }] };
    const entry = { line: 1, draft: 'Un texte', leavesOutOwner: 'translators', work } as const;
    const by = { ...options, owner: { ...owner, prenom: 'Nadia' } };
    const [planned] = planImport(empty, [entry], by);
    expect(planned).toMatchObject({ fields: { authors: 'Paul Petit', translators: 'Nadia Tazrouti' } });
    expect(planned).not.toMatchObject({ foreign: true });
  });

  it('puts the owner before the co-authors that a line names, and remarks on it only when the line names nobody', () => {
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

  it('leaves out an optional field that is too long, and puts its beginning in the note', () => {
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

  it('refuses a title that is too long, and the entries that could not be read', () => {
    const works = entries({ ...paper, title: 'a'.repeat(2001) });
    expect([
      ...planImport(empty, [...works, { line: 9, refused: 'accolade manquante', text: '@article{x' }], options),
    ]).toMatchObject([
      { line: 1, reason: 'Titre\u00a0: Ce texte ne doit pas dépasser 2\u202f000 caractères' },
      { line: 9, reason: 'accolade manquante' },
    ]);
  });

  it('puts a work in the domain that has most works of its journal', () => {
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

it('when a file describes a work twice, the second description adds nothing to the first', () => {
  const planned = plan(empty, short, { ...short, issn: '0317-8471' });
  expect(applied(empty, planned).reseaux?.articles).toHaveLength(1);
  const both = applied(empty, planned, [undefined, { as: 'new' }]).reseaux?.articles;
  expect(both).toMatchObject([{ journal: 'IEEE Access' }, { details: { issn: '0317-8471' } }]);
  expect(both?.[0]?.details).not.toHaveProperty('issn');
});

it('tells whether the owner is named among the authors or editors of any work', () => {
  const other: Work = { ...talk, authors: [{ family: 'Petit', given: 'Paul' }] };
  expect(namesOwner(plan(empty, paper, other), owner)).toBe(true);
  expect(namesOwner(plan(empty, other), owner)).toBe(false);
  expect(
    namesOwner(plan(empty, { ...other, nature: 'chapitre', editors: [{ family: 'Tazrouti', given: 'N.' }] }), owner),
  ).toBe(true);
});

describe('the owner’s choices', () => {
  it('put a publication in another domain or a new one, or leave it out', () => {
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

  it('come with a warning about years that the form would not accept', () => {
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

  it('take the file’s words over the owner’s, or keep the owner’s when the file has changed', () => {
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

  it('merge an entry with the publication it resembles, which it then matches without asking', () => {
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

  it('are refused when they name a domain or a publication that does not exist', () => {
    const [entry] = chosenEntries(plan(empty, paper), new Map(), 'ailleurs');
    expect(() => applyImport(empty, { newDomain: '', entries: entry ? [entry] : [] })).toThrow(ImportMismatch);
    const again = plan(imported, { ...paper, volume: '13' });
    expect(() => applyImport(empty, { newDomain: '', entries: chosenEntries(again, new Map(), 'reseaux') })).toThrow(
      ImportMismatch,
    );
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

  test('form a group of their own, and are written only when ticked', () => {
    const planned = planFor({}, roux, own);
    expect(planned.map(groupOf)).toEqual(['foreign', 'new']);
    expect(countsOf(planned)).toMatchObject({ new: 1, foreign: 1 });
    expect(chosenEntries(planned, new Map(), 'reseaux')).toHaveLength(1);
    expect(chosenEntries(planned, new Map([[0, { as: 'new' }]]), 'reseaux')).toHaveLength(2);
  });

  test('are never those of the owner’s own record, nor any while the profile has the sample’s name', () => {
    expect(planFor({ isOwn: true }, roux).map(groupOf)).toEqual(['new']);
    expect(plan(empty, roux).map(groupOf)).toEqual(['new']);
  });

  test('are not those with the owner’s ORCID, whose spelling of the name is proposed', () => {
    const orcid = '0000-0002-1825-0097';
    const planned = planFor({ orcid }, { ...roux, authors: [{ family: 'Leroy', given: 'H.', orcid }] });
    expect(planned.map(groupOf)).toEqual(['new']);
    expect(spellingsOf(planned)).toEqual(['H. Leroy']);
    expect(namesOwner(planned, mercier.owner)).toBe(true);
  });

  test('in a text are drafts of that group, while a line that names nobody is the owner’s', () => {
    const drafted = (work: Work): Entry => ({ line: 1, work, draft: 'Un texte' });
    const planned = [...planImport(empty, [drafted(roux), drafted({ ...own, authors: [] })], mercier)];
    expect(planned.map(groupOf)).toEqual(['foreign', 'draft']);
    expect(chosenEntries(planned, new Map([[0, { as: 'new' }]]), 'reseaux')).toHaveLength(1);
  });
});

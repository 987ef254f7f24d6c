import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  isDirection,
  isInJournal,
  isInVolume,
  isOfSchool,
  type Nature,
  natures,
  statuses,
} from '@/lib/references/natures';
import { readReferences } from '@/lib/references/read';
import { readBibtex } from '@/lib/references/read-bibtex';
import { readCsl } from '@/lib/references/read-csl';
import { readRis } from '@/lib/references/read-ris';
import { type Entry, type Name, type Work, workSchema } from '@/lib/references/work';
import { toCsl } from '@/sections/publications/citing/csl';
import { type Extension, fileFormats } from '@/sections/publications/citing/file-formats';
import { type Reference, referenceOf } from '@/sections/publications/citing/reference';
import { toRis } from '@/sections/publications/citing/ris';
import { type Publications, publicationsSchema } from '../schema';
import { publicationEntries } from '../statistics';
import { applyImport } from './apply';
import { chosenEntries, groupOf } from './choices';
import { fieldsOf } from './from-work';
import { planImport } from './plan';

const owner = { nom: 'Tazrouti', prenom: 'Nabil' };
const options = { owner, from: 'fichier', at: '2026-11-22T10:00:00.000Z' };
const authors: readonly Name[] = [
  { family: 'Tazrouti', given: 'Nabil' },
  { family: 'García Peña', given: 'Ana' },
  { literal: 'The NumPy Community and Friends' },
];
const editors: readonly Name[] = [{ family: 'de La Tour', given: 'Jean-Pierre' }];
const work = { authors, date: '2024' } as const;

const translators: readonly Name[] = [{ family: 'Roux', given: 'Claire' }];

/** Works that some format once lost or changed. Authors and year are the defaults above unless given. */
const difficult = z
  .array(z.looseObject({ date: z.string().nullish() }))
  .parse(JSON.parse(fs.readFileSync('sections/publications/import/round-trip.json', 'utf8')))
  .map(({ date = work.date, ...changes }) => workSchema.parse({ ...work, ...changes, date: date ?? undefined }));

const imported = (...works: readonly Work[]): Publications =>
  importedEntries(works.map((work, index): Entry => ({ line: index + 1, work })));
const importedEntries = (entries: readonly Entry[]): Publications => {
  const empty = publicationsSchema.parse({ d: { title: 'D' } });
  return publicationsSchema.parse(
    applyImport(empty, {
      newDomain: '',
      entries: chosenEntries([...planImport(empty, entries, options)], new Map(), 'd'),
    }),
  );
};
const referencesOf = (publications: Publications): Reference[] =>
  publicationEntries(publications).map((entry) => referenceOf(entry, owner));
const files: Readonly<Record<string, (reference: Reference) => Entry[] | null | undefined>> = {
  BibTeX: (reference) => readBibtex(fileFormats.bib.write([reference]), 1),
  RIS: (reference) => readRis(toRis(reference).replaceAll('\r', ''), 1),
  'CSL-JSON': (reference) => readCsl(JSON.parse(JSON.stringify([toCsl(reference)])), 1),
};

it.each(difficult)('« $title » is equal after a round trip in BibTeX', (work) => {
  const [entry] = referencesOf(imported(work)).flatMap((reference) => files.BibTeX?.(reference) ?? []);
  expect(entry && 'work' in entry ? fieldsOf(entry.work, owner) : entry).toEqual(fieldsOf(work, owner));
});

it.each(Object.keys(files))('names keep their parts after a round trip in %s', (format) => {
  const names: readonly Name[] = [
    { family: 'King', given: 'Martin Luther', suffix: 'Jr.' },
    { family: 'Dupont', given: 'J.', suffix: 'III' },
    { family: 'Le Roy Ladurie', given: 'Emmanuel' },
    { family: 'García Márquez', given: 'Gabriel José' },
    { family: 'Miramon', given: 'Charles de' },
    { family: 'Sousa e Silva', given: 'Luís de' },
    { family: 'Holifield', given: 'E. Brooks' },
    { family: 'Ladurie', given: 'Anne Le Roy' },
    { family: 'SY', given: 'Fatou' },
    { family: 'Bertholet', given: 'KA' },
    { family: 'O’Brien', given: 'Conan' },
    { family: '王', given: '小明' },
    { family: 'Aristote' },
    { literal: 'Institut des arts and Co (INHA)' },
  ];
  const read = reread(format, { ...work, nature: 'livre', title: 'Nommer', authors: names, editors: names });
  expect(read).toMatchObject({ authors: names, editors: names });
});

it.each(Object.keys(files))('a poster is still a poster after a round trip in %s, printed or not', (format) => {
  for (const pages of [undefined, '12–15'])
    expect(
      reread(format, { ...work, nature: 'communication', title: 'Montrer', container: 'Congrès', poster: true, pages }),
    ).toMatchObject({ nature: 'communication', poster: true });
});

const extensions = Object.keys(fileFormats).filter((name): name is Extension => name in fileFormats);
/** Files that other programs wrote, and a file for each kind of mistake once made in reading. */
const bibliographies = ['e2e/fixtures/references', 'lib/references/cases'].flatMap((folder) =>
  fs
    .readdirSync(folder)
    .flatMap((name) => (/(?<!right)\.(?:bib|ris|nbib|json)$/.test(name) ? `${folder}/${name}` : [])),
);
const readFile = (bytes: Uint8Array): readonly Entry[] => {
  const read = readReferences(bytes);
  if ('refusal' in read) throw new Error(read.refusal);
  return read.entries;
};

describe.each(extensions)('importing the site’s own .%s file finds nothing new or changed', (extension) => {
  const expectSame = (publications: Publications) => {
    const entries = readFile(Buffer.from(fileFormats[extension].write(referencesOf(publications))));
    const plan = [...planImport(publications, entries, options)];
    const outcomes = plan.map((planned) => [
      groupOf(planned),
      planned.title,
      'proposedChanges' in planned ? [...planned.proposedChanges, ...planned.ownerKept] : planned,
    ]);
    expect(outcomes).toEqual(publicationEntries(publications).map(() => ['same', expect.any(String), []]));
  };

  it('for works of all kinds', () => expectSame(imported(...difficult)));
  // By day each bibliography in one format.
  const place = extensions.indexOf(extension);
  const files = bibliographies.filter((_, at) => process.env.NIGHTLY || at % extensions.length === place);
  it.each(files)('for what was imported from %s', (name) =>
    expectSame(importedEntries(readFile(fs.readFileSync(name)))),
  );
});

/** What a format carries besides what the next import compares. */
const reread = (format: string, work: Work): Work | undefined => {
  const [entry] = referencesOf(imported(work)).flatMap((reference) => files[format]?.(reference) ?? []);
  return entry && 'work' in entry ? entry.work : undefined;
};

it.each(['RIS', 'CSL-JSON'])(
  'a one-word name, a work in press and an open-access file survive a round trip in %s',
  (format) => {
    const book: Work = {
      ...work,
      nature: 'livre',
      title: 'De Anima',
      authors: [{ family: 'Aristotle' }, { literal: 'INSERM' }],
      editors: [{ family: 'Homer' }],
    };
    expect(reread(format, book)).toMatchObject({ authors: book.authors, editors: book.editors });
    for (const status of statuses) {
      const pending: Work = {
        ...work,
        nature: 'article',
        title: 'Accepter',
        status,
        note: 'Lu',
        pdf: 'https://exemple.org/a.pdf',
      };
      expect(reread(format, pending)).toMatchObject({ status, note: 'Lu', pdf: pending.pdf });
    }
  },
);

const people = [{ family: 'Lenoir', given: 'Marc' }];
/** A work of a nature, with every field that has a meaning for that nature. */
const filled = (nature: Nature): Work => ({
  nature,
  title: 'Mesurer les crues',
  authors,
  andOthers: true,
  date: '2024-03-18',
  ...(!isDirection(nature) && !isOfSchool(nature) && { editors }),
  // RIS has no translators of a talk; the translators of a translation are its authors.
  ...(nature !== 'communication' && nature !== 'traduction' && { translators }),
  ...((nature === 'rapport' || !isOfSchool(nature)) && { container: 'Le contenant' }),
  ...(nature === 'communication' && {
    event: { name: 'Le contenant', place: 'Rabat', country: 'Maroc', start: '2024-03-18', end: '2024-03-20' },
  }),
  ...(isOfSchool(nature) || nature === 'brevet' || nature === 'logiciel'
    ? { institution: 'Inria' }
    : { publisher: 'Masson' }),
  ...(nature !== 'autre' && { arxivId: '2401.01234' }), // which makes BibTeX’s `misc` a preprint
  ...(!isInJournal(nature) && { edition: '2' }), // of an article, RIS has a date there
  volume: '12',
  issue: '3',
  articleNumber: 'e45',
  pages: '100–112',
  place: 'Paris',
  ...(isInVolume(nature) && { series: 'Eaux', seriesNumber: '7' }),
  ...(isInJournal(nature) && { series: 'nouvelle série' }),
  ...(isInJournal(nature) && nature !== 'numero-revue' && { issueTitle: 'Des lettres' }),
  ...(nature === 'compte-rendu' && { reviewedAuthors: people }),
  ...((nature === 'compte-rendu' || nature === 'note-arret') && { reviewedTitle: 'Le miasme' }),
  ...(nature === 'traduction' && { originalTitle: 'Vom Fluss', originalAuthors: people }),
  ...(nature === 'preface' && { containerAuthors: people }),
  ...(!isDirection(nature) && !isOfSchool(nature) && { otherEditors: true }),
  doi: '10.5555/abc',
  halId: 'hal-00000001',
  isbn: '9782070368228',
  issn: '0317-8471',
  url: 'https://exemple.org/crues',
  pdf: 'https://exemple.org/crues.pdf',
  abstract: 'Un résumé.',
  keywords: ['eau', 'capteurs, sobres'],
  language: 'fr',
  status: 'soumise',
  peerReviewed: true,
  audience: 'nationale',
  invited: true,
  note: 'Prix du jury',
});
/** The fields that each format has no tag for. */
const placeless: Readonly<Record<string, readonly string[]>> = {
  BibTeX: [],
  RIS: ['peerReviewed', 'audience', 'invited'],
  'CSL-JSON': [],
};

it.each(Object.keys(files).flatMap((format) => natures.map((nature) => [nature, format] as const)))(
  'every field of « %s » that the site writes in %s comes back',
  (nature, format) => {
    const work = filled(nature);
    const read = reread(format, work);
    const wanted = Object.entries(fieldsOf(work, owner)).filter(([name]) => !placeless[format]?.includes(name));
    expect(read && fieldsOf(read, owner)).toEqual(Object.fromEntries(wanted));
  },
);

it.each(extensions)(
  'an article number typed as pages matches its exported .%s file: nothing has changed',
  (extension) => {
    const typed = imported({ ...work, nature: 'article', title: 'Mesurer', container: 'Revue', pages: 'p. 108812' });
    const entries = readFile(Buffer.from(fileFormats[extension].write(referencesOf(typed))));
    expect(entries).toMatchObject([{ work: { articleNumber: '108812' } }]);
    expect([...planImport(typed, entries, options)]).toMatchObject([
      { is: 'update', proposedChanges: [], ownerKept: [] },
    ]);
  },
);

it('a talk with city and country typed in one text matches a source that separates them: nothing has changed', () => {
  const talk: Work = {
    ...work,
    nature: 'communication',
    title: 'Parler des grands fleuves',
    container: 'Colloque',
    event: { place: 'Rabat, Maroc' },
  };
  const now = { ...talk, event: { place: 'Rabat', country: 'Maroc' } };
  expect([...planImport(imported(talk), [{ line: 1, work: now }], options)]).toMatchObject([
    { is: 'update', proposedChanges: [], ownerKept: [] },
  ]);
});

import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { noteFrom } from '@/lib/references/note';
import { readReferences } from '@/lib/references/read';
import { readBibtex } from '@/lib/references/read-bibtex';
import { readCsl } from '@/lib/references/read-csl';
import { readRis } from '@/lib/references/read-ris';
import {
  type Entry,
  isDirection,
  isInJournal,
  isInVolume,
  type Name,
  type Nature,
  natures,
  statuses,
  type Work,
} from '@/lib/references/work';
import { toBibtexFile } from '@/sections/publications/citing/bibtex';
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

/** What has been lost, or has changed, in one format or another. */
const difficult: readonly Work[] = [
  {
    ...work,
    nature: 'article',
    title: 'Un $x^2$ à 50 % & «\u00a0plus\u00a0»',
    container: 'Data & Co',
    volume: '12',
    issue: '3–4',
    pages: '1–14',
    date: '2024-03-18',
  },
  {
    ...work,
    nature: 'article',
    title: 'Libre <i>Zea mays</i>',
    container: 'Revue',
    pdf: 'https://exemple.org/a_b.pdf',
    url: 'https://exemple.org/a~b',
    issn: '0317-8471',
  },
  {
    ...work,
    nature: 'article',
    title: 'À venir',
    container: 'Revue',
    status: 'soumise',
    language: 'en',
    articleNumber: 'e12',
    andOthers: true,
  },
  {
    ...work,
    nature: 'communication',
    title: 'Parler',
    container: 'Colloque',
    event: { place: 'Rabat', country: 'Maroc', start: '2024-03-18', end: '2024-03-20' },
  },
  {
    ...work,
    nature: 'communication',
    title: 'Imprimer',
    container: 'Actes',
    publisher: 'IEEE',
    place: 'New York',
    event: { place: 'Rabat', country: 'Maroc' },
    editors,
  },
  {
    ...work,
    nature: 'livre',
    title: 'Les crues',
    container: 'Eaux',
    issue: '7',
    publisher: 'Masson',
    place: 'Paris',
    isbn: '9782070368228',
  },
  {
    ...work,
    nature: 'livre',
    title: 'Les fleuves',
    authors: [
      { family: 'Silva Santos', given: 'Ana Maria' },
      { family: 'Le Goff', given: 'Jean Pierre' },
      { literal: 'INSERM' },
    ],
  },
  { ...work, nature: 'livre', title: 'Les marées', publisher: 'Masson', editors, edition: 'revue et augmentée' },
  {
    ...work,
    nature: 'direction',
    title: 'Les digues',
    authors: editors,
    container: 'Eaux',
    publisher: 'Presses & Co',
    edition: '2',
    note: 'Version 1.4',
  },
  {
    ...work,
    nature: 'chapitre',
    title: 'Où ?',
    container: 'Les crues',
    editors,
    pages: '28, 31–33',
    isbn: '9782070368228',
    issn: '0317-8471',
  },
  { ...work, nature: 'article', title: 'Préfacer', container: 'Revue', pages: 'ix–xiv' },
  { ...work, nature: 'article', title: 'Suivre', container: 'Revue', pages: '12 sqq.' },
  { ...work, nature: 'livre', title: 'Compter les pages', pages: '123–128+135 p.' },
  { ...work, nature: 'livre', title: 'Compter toutes les pages', pages: '320' },
  { ...work, nature: 'livre', title: 'Compter encore toutes les pages', pages: '320 p.', note: 'Prix du jury' },
  {
    ...work,
    nature: 'these',
    title: 'Écouter',
    institution: 'Université d’Artois',
    language: 'fr',
    halId: 'tel-00000001',
    doi: '10.5555/a_b(c)',
  },
  { ...work, nature: 'hdr', title: 'Habiliter', institution: 'Université de Lyon', date: '2019-11' },
  { ...work, nature: 'rapport', title: 'Compter', institution: 'Inria', issue: 'RR-9000' },
  { ...work, nature: 'prepublication', title: 'Avant', arxivId: '2401.01234', keywords: ['eau', 'capteurs, sobres'] },
  {
    ...work,
    nature: 'livre',
    title: 'De Anima',
    authors: [{ family: 'Aristotle' }],
    editors: [{ family: 'Homer' }, { literal: 'INSERM' }],
  },
  { ...work, nature: 'article', title: 'Accepter', container: 'Revue', status: 'acceptee', note: 'Numéro spécial' },
  {
    ...work,
    nature: 'rapport',
    title: 'Rapporter des mesures de terrain',
    container: 'Notes de recherche',
    institution: 'Inria',
    issue: '3',
  },
  {
    ...work,
    nature: 'rapport',
    title: 'Chercher encore',
    institution: 'Inria',
    issue: 'RR-6971',
    note: 'Lu. Rapport de recherche',
    editors,
  },
  {
    ...work,
    nature: 'rapport',
    title: 'Chercher sur HAL',
    institution: 'Inria',
    note: 'Research Report',
    halId: 'inria-00399493',
  },
  { ...work, nature: 'rapport', title: 'Travailler', institution: 'CNRS', issue: '123', note: 'Working Paper' },
  { ...work, nature: 'rapport', title: 'Travailler encore', institution: 'CNRS', note: 'Document de travail' },
  { ...work, nature: 'rapport', title: 'Compter les numéros', institution: 'Inria', issue: '0317-8471' },
  { ...work, nature: 'rapport', title: 'Compter des numéros', institution: 'Inria', issue: 'inria-00365874' },
  {
    ...work,
    nature: 'communication',
    title: 'Compter les feuillets d’une communication',
    container: 'Actes',
    pages: '8 p.',
  },
  { ...work, nature: 'rapport', title: 'Compter les feuillets', institution: 'Inria', pages: '230' },
  {
    ...work,
    nature: 'livre',
    title: 'Traduire',
    publisher: 'Seuil',
    translators,
    editors,
    container: 'Bollingen Series',
    issue: '75',
    volume: '7',
  },
  { ...work, nature: 'direction', title: 'Réunir', authors: editors, volume: '19', issue: 'bis' },
  { ...work, nature: 'article', title: 'Traduire un article', container: 'Revue', translators },
  {
    ...work,
    nature: 'chapitre',
    title: 'Traduire un chapitre',
    container: 'Les crues',
    translators,
    series: 'Eaux',
    seriesNumber: '7',
  },
  { ...work, nature: 'autre', title: 'Mettre en ligne', institution: 'EHESS' },
  {
    ...work,
    nature: 'communication',
    title: 'Prouver',
    container: 'Proc. of Mining Software Repositories',
    doi: '10.1109/msr52588.2021.00071',
  },
  {
    ...work,
    nature: 'communication',
    title: 'Parler seulement',
    event: { name: 'Journée d’étude', place: 'Paris' },
    date: '2024-11',
  },
  {
    ...work,
    nature: 'brevet',
    title: 'Un autre capteur',
    issue: '1700367',
    note: 'Demande de brevet européen',
    place: 'France',
  },
  { ...work, nature: 'logiciel', title: 'Un logiciel sobre', publisher: 'Zenodo' },
  { ...work, nature: 'logiciel', title: 'Un logiciel du laboratoire', publisher: 'Zenodo', institution: 'Inria' },
  {
    ...work,
    nature: 'communication',
    title: 'Dire',
    container: 'Colloque',
    publisher: 'IEEE',
    event: { place: 'Paris' },
  },
  {
    ...work,
    nature: 'article',
    title: 'Dans un an',
    date: undefined,
    status: 'sous-presse',
    container: 'Revue',
    doi: '10.5555/presse',
  },
  {
    ...work,
    nature: 'chapitre',
    title: 'Dans un livre',
    date: undefined,
    status: 'a-paraitre',
    container: 'Les crues',
  },
  { ...work, nature: 'livre', title: 'Un livre à finir', date: undefined, status: 'en-preparation' },
  { ...work, nature: 'article', title: 'Un article envoyé', date: undefined, status: 'soumise', container: 'Revue' },
  {
    ...work,
    nature: 'communication',
    title: 'Une communication retenue',
    date: undefined,
    status: 'acceptee',
    container: 'Colloque',
  },
  { ...work, nature: 'autre', title: 'Un tract sans date', date: undefined },
  { ...work, nature: 'article', title: 'À paraître en 2026', status: 'a-paraitre', container: 'Revue' },
  { ...work, nature: 'article', title: 'Retenu pour 2026', status: 'acceptee', container: 'Revue' },
  { ...work, nature: 'direction', title: 'Un catalogue d’exposition', editors, publisher: 'RMN', place: 'Paris' },

  { ...work, nature: 'article', title: 'En des pages que nul n’a écrites', container: 'Revue', pages: '2019–249' },
  { ...work, nature: 'brevet', title: 'Un capteur', issue: 'FR2301234', abstract: 'Un {résumé} de 3 € \\ 4.' },
];

const imported = (...works: readonly Work[]): Publications =>
  importedEntries(works.map((each, index): Entry => ({ line: index + 1, work: each })));
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
  BibTeX: (reference) => readBibtex(toBibtexFile([reference]), 1),
  RIS: (reference) => readRis(toRis(reference).replaceAll('\r', ''), 1),
  'CSL-JSON': (reference) => readCsl(JSON.parse(JSON.stringify([toCsl(reference)])), 1),
};

it.each(difficult)('« $title » is equal after a round trip in BibTeX', (each) => {
  const [entry] = referencesOf(imported(each)).flatMap((reference) => files.BibTeX?.(reference) ?? []);
  expect(entry && 'work' in entry ? fieldsOf(entry.work, owner) : entry).toEqual(fieldsOf(each, owner));
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

const extensions = Object.keys(fileFormats).filter((name): name is Extension => name in fileFormats);
const fixtures = 'e2e/fixtures/references';
const readFile = (bytes: Uint8Array): readonly Entry[] => {
  const read = readReferences(bytes);
  if ('refusal' in read) throw new Error(read.refusal);
  return read.entries;
};

describe.each(extensions)('of the site’s own file in .%s nothing is new or changed', (extension) => {
  const expectSame = (publications: Publications) => {
    const entries = readFile(Buffer.from(fileFormats[extension].write(referencesOf(publications))));
    const plan = [...planImport(publications, entries, options)];
    const outcomes = plan.map((planned) => [
      groupOf(planned),
      planned.title,
      'changes' in planned ? [...planned.changes, ...planned.kept] : planned,
    ]);
    expect(outcomes).toEqual(publicationEntries(publications).map(() => ['same', expect.any(String), []]));
  };

  it('for works of all kinds', () => expectSame(imported(...difficult)));
  it.each(fs.readdirSync(fixtures))('for what was imported from %s', (name) =>
    expectSame(importedEntries(readFile(fs.readFileSync(`${fixtures}/${name}`)))),
  );
});

/** What a format carries besides what the next import compares. */
const reread = (format: string, each: Work): Work | undefined => {
  const [entry] = referencesOf(imported(each)).flatMap((reference) => files[format]?.(reference) ?? []);
  return entry && 'work' in entry ? entry.work : undefined;
};

it.each(['RIS', 'CSL-JSON'])(
  'a single name, what is not out yet and a file in open access are whole after a round trip in %s',
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

/** A work of each nature with every field filled that its form has a meaning for. */
const isSchools = (nature: Nature): boolean => ['these', 'hdr', 'memoire', 'rapport'].includes(nature);
const people = [{ family: 'Lenoir', given: 'Marc' }];
const filled = (nature: Nature): Work => ({
  nature,
  title: 'Mesurer les crues',
  authors,
  andOthers: true,
  date: '2024-03-18',
  ...(!isDirection(nature) && !isSchools(nature) && { editors }),
  ...(nature !== 'communication' && nature !== 'traduction' && { translators }), // of a talk RIS has no tag, of a translation they are its authors
  ...((nature === 'rapport' || !isSchools(nature)) && { container: 'Le contenant' }),
  ...(nature === 'communication' && {
    event: { name: 'Le contenant', place: 'Rabat', country: 'Maroc', start: '2024-03-18', end: '2024-03-20' },
  }),
  ...(isSchools(nature) || nature === 'brevet' || nature === 'logiciel'
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
  ...(!isDirection(nature) && !isSchools(nature) && { otherEditors: true }),
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
/** What a format has no tag for. */
const placeless: Readonly<Record<string, readonly string[]>> = {
  BibTeX: [],
  RIS: ['peerReviewed', 'audience', 'invited'],
  'CSL-JSON': [],
};

it.each(Object.keys(files).flatMap((format) => natures.map((nature) => [nature, format] as const)))(
  'of « %s » every field that the site writes in %s comes back',
  (nature, format) => {
    const each = filled(nature);
    const read = reread(format, each);
    const wanted = Object.entries(fieldsOf(each, owner)).filter(([name]) => !placeless[format]?.includes(name));
    expect(read && fieldsOf(read, owner)).toEqual(Object.fromEntries(wanted));
  },
);

it('what was imported before edition, series and country had a field is known again: nothing has changed', () => {
  const book: Work = {
    ...work,
    nature: 'livre',
    title: 'Les crues des grands fleuves',
    publisher: 'Masson',
    note: 'Prix du jury. 2e édition',
  };
  const talk: Work = {
    ...work,
    nature: 'communication',
    title: 'Parler des grands fleuves',
    container: 'Colloque',
    event: { place: 'Rabat, Maroc' },
  };
  const chapter: Work = {
    ...work,
    nature: 'chapitre',
    title: 'Lire les grands fleuves',
    container: 'Les eaux',
    note: `Lu. ${noteFrom({ series: 'LNCS', seriesNumber: '12' })}`,
  };
  const translated: Work = {
    ...work,
    nature: 'livre',
    title: 'Traduire les grands fleuves',
    note: `Lu. ${noteFrom({ translators: ['Claire Roux', 'Luc Durand'] })}`,
  };
  const publications = imported(book, talk, chapter, translated);
  const now: readonly Work[] = [
    { ...book, note: 'Prix du jury', edition: '2' },
    { ...talk, event: { place: 'Rabat', country: 'Maroc' } },
    { ...chapter, series: 'LNCS', seriesNumber: '12', note: 'Lu' },
    { ...translated, translators: [...translators, { family: 'Durand', given: 'Luc' }], note: 'Lu' },
  ];
  const plan = [
    ...planImport(
      publications,
      now.map((each, index) => ({ line: index + 1, work: each })),
      options,
    ),
  ];
  expect(plan).toMatchObject(now.map(() => ({ is: 'known', changes: [], kept: [] })));
  const third = [
    ...planImport(publications, [{ line: 1, work: { ...book, note: 'Prix du jury', edition: '3' } }], options),
  ];
  expect(third, 'the source says another edition now').toMatchObject([
    { is: 'known', changes: [{ field: 'edition' }, { field: 'note' }] },
  ]);
});

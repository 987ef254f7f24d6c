import { expect, test } from 'vitest';
import { type Compared, compared, compareWorks, ratio } from './duplicates';
import type { Name, Nature, Work } from './work';

/** « Dupont, J. ; {INSERM} » as names. */
const names = (text: string): Name[] =>
  text
    .split(' ; ')
    .filter(Boolean)
    .map((name) => {
      const [family = '', given] = name.split(', ');
      return name.startsWith('{') ? { literal: name.slice(1, -1) } : given ? { family, given } : { family };
    });

type Given = Partial<Omit<Work, 'authors' | 'nature'>> & { readonly nature?: Nature; readonly by?: string };
const work = ({ by = 'Tazrouti, Karim', nature = 'article', title = '', ...more }: Given): Compared => compared({ nature, title, authors: names(by), ...more });

const campus = { title: 'Low-power sensing for smart campuses', date: '2024', by: 'Tazrouti, Karim ; Benali, Salma' };
const territory = { title: 'Territoires apprenants : une enquête au Maroc', date: '2019', by: 'Tazrouti, K.' };

/** Two descriptions of one work: [what differs, one, the other]. */
const pairsOfOne: readonly [string, Given, Given][] = [
  ['the same DOI, other words', { ...campus, doi: '10.1/a' }, { title: 'Smart campuses', date: '2021', doi: '10.1/a' }],
  ['the same HAL id', { ...campus, halId: 'hal-01956501' }, { title: 'Autre titre', halId: 'hal-01956501' }],
  ['the same arXiv id', { ...campus, arxivId: '2401.01234' }, { title: 'Other', arxivId: '2401.01234', nature: 'prepublication' }],
  ['nothing', campus, campus],
  ['capitals', campus, { ...campus, title: 'LOW-POWER SENSING FOR SMART CAMPUSES' }],
  ['punctuation', campus, { ...campus, title: 'Low power sensing, for smart campuses.' }],
  ['accents', { ...territory }, { ...territory, title: 'Territoires apprenants : une enquete au Maroc' }],
  ['a subtitle left out', territory, { ...territory, title: 'Une enquête au Maroc : territoires' }],
  [
    'a long title, its subtitle left out',
    { ...territory, title: 'Former les enseignants à distance : une enquête' },
    { ...territory, title: 'Former les enseignants à distance' },
  ],
  ['the next year, in print', campus, { ...campus, date: '2025-01' }],
  ['the day known', { ...campus, date: '2024-03-18' }, campus],
  ['initials', campus, { ...campus, by: 'Tazrouti, K. ; Benali, S.' }],
  ['no first names', campus, { ...campus, by: 'Tazrouti ; Benali' }],
  ['one author of two', campus, { ...campus, by: 'Tazrouti, Karim' }],
  ['other order', campus, { ...campus, by: 'Benali, Salma ; Tazrouti, Karim' }],
  ['authors unknown', campus, { ...campus, by: '' }],
  ['year unknown', campus, { ...campus, date: undefined }],
  ['accents in a name', { ...campus, by: 'Aït Ménad, Élise' }, { ...campus, by: 'Ait Menad, E.' }],
  ['a body', { ...campus, by: '{INSERM}' }, { ...campus, by: '{Inserm}' }],
  ['markup in the title', { ...campus, title: 'CO<sub>2</sub> capture in old forests' }, { ...campus, title: 'CO2 capture in old forests' }],
  ['a ligature', { ...campus, title: 'L’œuvre au noir et ses lecteurs' }, { ...campus, title: 'L’oeuvre au noir et ses lecteurs' }],
  ['a curly apostrophe', { ...campus, title: "L'école d'après la crise" }, { ...campus, title: 'L’école d’après la crise' }],
  ['a DOI on one side', { ...campus, doi: '10.1/a' }, campus],
  ['a HAL id and a DOI', { ...campus, halId: 'hal-01956501' }, { ...campus, doi: '10.1/a' }],
  [
    'a stock title in the same journal',
    { title: 'Introduction', date: '2020', container: 'Distances' },
    { title: 'Introduction.', date: '2020', container: 'Distances' },
  ],
  ['a type that says nothing', { ...campus, nature: 'communication' }, { ...campus, nature: 'autre' }],
  ['another edition of the catalogue, same ISBN', { ...campus, nature: 'livre', isbn: '9782070368228' }, { ...campus, nature: 'livre', isbn: '9782070368228' }],
  ['the publisher’s journal name', { ...campus, container: 'IEEE Access' }, { ...campus, container: 'IEEE access.' }],
  ['a typing error on the same page', { ...campus, pages: '100–112' }, { ...campus, title: 'Low-power sensig for smart campuses', pages: '100-112' }],
  ['a chapter of proceedings', { ...campus, nature: 'chapitre' }, { ...campus, nature: 'communication' }],
];

/** Two works that look alike. */
const pairsOfTwo: readonly [string, Given, Given][] = [
  ['two DOIs', { ...campus, doi: '10.1/a' }, { ...campus, doi: '10.1/b' }],
  ['the journal version of a paper', { ...campus, nature: 'article' }, { ...campus, nature: 'communication' }],
  ['two years apart', campus, { ...campus, date: '2021' }],
  ['other authors', campus, { ...campus, by: 'Martin, Paul' }],
  ['the same family name, another initial', { ...campus, by: 'Martin, Paul' }, { ...campus, by: 'Martin, Anne' }],
  [
    'stock titles of two journals',
    { title: 'Introduction', date: '2020', container: 'Distances' },
    { title: 'Introduction', date: '2020', container: 'Tréma' },
  ],
  ['stock titles without a journal', { title: 'Éditorial', date: '2020' }, { title: 'Éditorial', date: '2020' }],
  ['longer stock titles', { title: 'Compte rendu de lecture', date: '2020' }, { title: 'Compte rendu de lecture', date: '2020' }],
  [
    'two chapters of one book',
    { title: 'Le temps long des écoles', nature: 'chapitre', isbn: '9782070368228', date: '2020' },
    { title: 'Le temps court des classes', nature: 'chapitre', isbn: '9782070368228', date: '2020' },
  ],
  ['a book and its chapter', { ...territory, nature: 'livre' }, { ...territory, nature: 'chapitre' }],
  ['a book and its review', { ...territory, nature: 'livre' }, { ...territory, nature: 'article', by: 'Martin, Paul' }],
  ['parts of a series', { title: 'Réseaux de capteurs, partie I', date: '2018' }, { title: 'Réseaux de capteurs, partie II', date: '2018' }],
  [
    'numbered reports',
    { title: 'Rapport d’activité 2019 du laboratoire', date: '2019', nature: 'rapport' },
    { title: 'Rapport d’activité 2020 du laboratoire', date: '2020', nature: 'rapport' },
  ],
  [
    'one main title, two subtitles',
    { ...territory, title: 'Former à distance : le cas du Maroc' },
    { ...territory, title: 'Former à distance : le cas de la Tunisie' },
  ],
  ['a thesis and the book made of it', { ...territory, nature: 'these', date: '2015' }, { ...territory, nature: 'livre', date: '2017' }],
  ['a thesis and an article of the same title', { ...territory, nature: 'these' }, { ...territory, nature: 'article' }],
  ['software and its paper', { ...campus, nature: 'logiciel' }, { ...campus, nature: 'article' }],
  ['data and their paper', { ...campus, nature: 'donnees' }, { ...campus, nature: 'article' }],
  ['two editions', { ...territory, nature: 'livre', isbn: '9782070368228' }, { ...territory, nature: 'livre', isbn: '9780306406157' }],
  ['an erratum', { ...campus, title: 'Erratum : Low-power sensing for smart campuses' }, { ...campus, doi: '10.1/b' }],
  ['another title', campus, { ...campus, title: 'High-power sensing in industrial plants' }],
  [
    'almost the same title, another page and journal',
    { ...campus, pages: '1–9', container: 'A' },
    { ...campus, title: 'Low-power sensing for smart campus', pages: '33–40', container: 'B' },
  ],
  [
    'a short common title',
    { title: 'Smart cities', date: '2020', by: 'Martin, Paul' },
    { title: 'Smart cities', date: '2020', by: 'Martin, Paul', container: 'Autre' },
  ],
  ['empty titles', { title: '' }, { title: '' }],
  ['titles of signs only', { title: '***' }, { title: '…' }],
  ['two bodies', { ...campus, by: '{INSERM}' }, { ...campus, by: '{CNRS}' }],
  ['two HAL ids and two DOIs', { ...campus, halId: 'hal-01956501', doi: '10.1/a' }, { ...campus, halId: 'hal-01956502', doi: '10.1/b' }],
  ['a poster and a patent', { ...campus, nature: 'communication' }, { ...campus, nature: 'brevet' }],
  [
    'years apart, the same stock title',
    { title: 'Avant-propos', date: '2012', container: 'Distances' },
    { title: 'Avant-propos', date: '2018', container: 'Distances' },
  ],
  ['a report and an article', { ...campus, nature: 'rapport' }, { ...campus, nature: 'article' }],
];

/** What a person need not be asked about, or is asked with « déjà là » chosen, or is asked. */
const joined = ['same', 'likely'];
const found = [...joined, 'perhaps'];

test('thirty pairs of one work: at most two are missed', () => {
  const missed = pairsOfOne.filter(([, one, other]) => !found.includes(compareWorks(work(one), work(other)))).map(([what]) => what);
  expect(pairsOfOne).toHaveLength(30);
  expect(missed).toEqual(['a subtitle left out']);
});

test('thirty pairs of two works: none is joined', () => {
  const wrong = pairsOfTwo.filter(([, one, other]) => joined.includes(compareWorks(work(one), work(other)))).map(([what]) => what);
  expect(pairsOfTwo).toHaveLength(30);
  expect(wrong).toEqual([]);
});

test('the order of the two makes no difference', () => {
  for (const [what, one, other] of [...pairsOfOne, ...pairsOfTwo])
    expect(compareWorks(work(other), work(one)), what).toBe(compareWorks(work(one), work(other)));
});

test('a preprint is another version of the article, whether it has a DOI or not', () => {
  const article = work({ ...campus, doi: '10.1/a' });
  expect(compareWorks(article, work({ ...campus, nature: 'prepublication' }))).toBe('version');
  expect(compareWorks(article, work({ ...campus, doi: '10.48550/arxiv.2401.01234' }))).toBe('version');
  expect(compareWorks(article, work({ ...campus, title: 'Other sensing for other campuses', nature: 'prepublication' }))).toBe('different');
});

test('an identifier decides, but for works whose titles are far apart and whose years or authors are, too: one of the two was mistyped', () => {
  const glaciers = work({ title: 'Glacial melt content of water use in the tropical Andes', date: '2017', by: 'Buytaert, W.', doi: '10.1/a' });
  const tower = { title: 'Changes in Central Asia’s Water Tower', date: '2016', by: 'Chen, Yaning', doi: '10.1/a' };
  for (const id of [{ doi: '10.1/a' }, { halId: 'hal-01956501' }, { arxivId: '2401.01234' }])
    expect(compareWorks({ ...glaciers, ...id }, work({ ...tower, ...id })), Object.keys(id).join()).toBe('perhaps');
  expect(compareWorks(glaciers, work({ ...tower, by: 'Buytaert, Wouter', date: '2007' })), 'another year').toBe('perhaps');
  expect(compareWorks(glaciers, work({ ...tower, by: 'Buytaert, Wouter' })), 'a translated title').toBe('same');
  expect(compareWorks(glaciers, work({ ...tower, title: 'Glacial melt and water in the Andes', date: '2007' })), 'a title in part').toBe('same');
  for (const nature of ['chapitre', 'communication'] as const)
    expect(compareWorks({ ...glaciers, nature }, work({ ...tower, by: 'Buytaert, Wouter', nature })), 'a book’s identifier').toBe('perhaps');
});

test('the ratio is that of the edits to the longer text', () => {
  expect(ratio('', '')).toBe(1);
  expect(ratio('capteurs', 'capteurs')).toBe(1);
  expect(ratio('abcdefghij', 'abcdefghi')).toBe(0.9);
  expect(ratio('abcdefghij', 'abcdefghix')).toBe(0.9);
  expect(ratio('court', 'un texte bien plus long')).toBe(0);
});

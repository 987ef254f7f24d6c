import { expect, it } from 'vitest';
import { tableOf } from '@/lib/testing/rows';
import type { Block, Inline } from '@/lib/typeset/tree';
import type { DossierContext } from '../dossier';
import { profileSchema } from '../profil/schema';
import { publicationsDossier } from './dossier';
import { publicationsSchema } from './schema';

const profile = profileSchema.parse({ nom: 'Tazrouti', prenom: 'Nabil' });
const context: DossierContext = {
  ...{ lang: 'fr', profile, isAnonymous: false, scheme: 'aeres', order: 'newest', today: '2026-11-26' },
};
const paper = (id: string, year: string, more: object = {}) => ({
  ...{
    id,
    title: `Titre ${id}`,
    authors: 'N. Tazrouti, A. Petit',
    year,
    journal: 'Revue',
    type: 'SCOPUS',
    aeresClass: 'ACL',
  },
  ...more,
});
const content = publicationsSchema.parse({
  eau: {
    title: 'Eau',
    articles: [
      paper('a', '2020'),
      paper('b', '2024', { details: { doi: '10.1000/182', award: 'Prix de la mer' } }),
      paper('c', 'sous presse'),
      paper('d', '2022', { aeresClass: undefined }),
      paper('e', '2021', { type: '', aeresClass: 'ACLN' }),
    ],
    communications: [],
    others: [{ ...paper('t', '2001'), nature: 'these', container: 'Sorbonne', aeresClass: 'TH' }],
  },
});

const plain = (text: Inline) => (typeof text === 'string' ? text : text.map((run) => run.text).join(''));
const entriesOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.type === 'entry' ? [`${block.label} ${plain(block.text)}`] : []));
const groups = (more: Partial<DossierContext> = {}) => publicationsDossier(content, { ...context, ...more });
const written = (id: string, more: Partial<DossierContext> = {}, isTicked = (_: string) => true) =>
  groups(more)
    .find((group) => group.id === id)
    ?.write(isTicked) ?? [];

it('there is a group for each class with works, in the order of the scheme, then unclassed works, even with a proposed class', () => {
  expect(groups().map(({ id, heading, entries }) => [id, heading.en, entries.map((entry) => entry.id)])).toEqual([
    ['ACL', 'Articles in international peer-reviewed journals', ['c', 'b', 'a']],
    ['ACLN', 'Articles in national peer-reviewed journals', ['e']],
    ['TH', 'Theses', ['t']],
    ['unclassed', 'Other works', ['d']],
  ]);
  expect(groups({ scheme: 'hceres' }).map(({ id }) => id)).toEqual(['ART', 'THESE']);
});

it.each(['aeres', 'hceres', 'histoire'] as const)(
  'in the order %s what is submitted stands apart, in no class',
  (scheme) => {
    const submitted = paper('s', '2026', { details: { status: 'soumise' } });
    const own = publicationsSchema.parse({ eau: { ...content.eau, articles: [submitted] } });
    const found = publicationsDossier(own, { ...context, scheme }).at(-1);
    expect([found?.id, found?.heading.fr]).toEqual(['soumis', 'Travaux soumis ou en préparation']);
    expect(entriesOf(found?.write(() => true) ?? [])).toEqual([expect.stringMatching(/^\[1\] .*Titre s/)]);
  },
);

it('a French list has codes that a French reader understands', () => {
  const natures = ['Compte rendu', 'SCOPUS'].map((type, index) => paper(`n${index}`, '2024', { type }));
  const others = ['brevet', 'logiciel', 'autre'].map((nature) => ({ ...paper(nature, '2024'), nature, container: '' }));
  const own = publicationsSchema.parse({ eau: { title: 'Eau', articles: natures, others } });
  const codes = (lang: 'fr' | 'en') =>
    publicationsDossier(own, { ...context, scheme: 'hceres', lang }).flatMap(({ write }) =>
      entriesOf(write(() => true)).map((line) => line.split(' ')[0]),
    );
  expect(codes('fr')).toEqual(['[ART1]', '[CR1]', '[BREVET1]', '[AUTRE1]', '[LOGICIEL1]']);
  expect(codes('en')).toEqual(['[ART1]', '[REV1]', '[PATENT1]', '[OTHER1]', '[SOFTWARE1]']);
});

it('an entry has its years', () => {
  const [acl, acln] = groups();
  expect(acl?.entries.map(({ label, years }) => [label, years])).toEqual([
    ['Titre c, sous presse', undefined],
    ['Titre b, 2024', [2024, 2024]],
    ['Titre a, 2020', [2020, 2020]],
  ]);
  expect(acln?.entries[0]?.label).toBe('Titre e, 2021');
});

it.each<[string, Partial<DossierContext>, string, string[]]>([
  ['newest first, the oldest is 1', {}, 'abc', ['[ACL3] c', '[ACL2] b', '[ACL1] a']],
  ['oldest first', { order: 'oldest' }, 'abc', ['[ACL1] a', '[ACL2] b', '[ACL3] c']],
  ['what is not ticked has no number', {}, 'ac', ['[ACL2] c', '[ACL1] a']],
])('works are numbered in their class: %s', (_, more, ticked, labels) => {
  const found = entriesOf(written('ACL', more, (id) => ticked.includes(id)));
  expect(found.map((line) => line.replace(/^(\S+) .*Titre (.).*$/, '$1 $2'))).toEqual(labels);
});

it('books, chapters and others in their class are separate parts of it, numbered continuously', () => {
  const os = { aeresClass: 'OS' };
  const book = { ...paper('o', '2021', os), nature: 'livre', container: '' };
  const works = publicationsSchema.parse({
    d: {
      title: 'D',
      articles: [
        paper('c', '2019', { ...os, type: 'Book Chapter' }),
        paper('d', '2023', { ...os, type: 'Book Chapter' }),
      ],
      others: [book, { ...paper('r', '2018', os), nature: 'rapport', container: '' }],
    },
  });
  const lines = (more: Partial<DossierContext>, from = works) =>
    publicationsDossier(from, { ...context, ...more })[0]
      ?.write(() => true)
      .map((block) => (block.type === 'heading' ? plain(block.text) : block.type === 'entry' && block.label));
  expect(lines({})).toEqual([
    ...['Ouvrages scientifiques', '[OS1]', 'Chapitres d’ouvrages scientifiques', '[OS3]', '[OS2]'],
    ...['Rapports', '[OS4]'],
  ]);
  const kept = { ...book, authors: '', sources: [{ id: '', from: '', at: '', values: {} }] };
  const lined = publicationsSchema.parse({ d: { ...works.d, others: [kept] } });
  expect(lines({}, lined)?.slice(0, 2)).toEqual(['Ouvrages scientifiques', '[OS1]']);
  expect(lines({ order: 'oldest', lang: 'en' })?.slice(2, 5)).toEqual([
    'Chapters in scholarly books',
    '[OS2]',
    '[OS3]',
  ]);
});

it('a preface, which HAL files with chapters, has its own name beside them', () => {
  const lines = (...types: string[]) => {
    const articles = types.map((type, index) => paper(`${index}`, '2020', { type }));
    const stored = publicationsSchema.parse({ d: { articles } });
    return publicationsDossier(stored, { ...context, scheme: 'hceres', lang: 'en' })[0]
      ?.write(() => true)
      .map((block) => (block.type === 'heading' ? plain(block.text) : block.type === 'entry' && block.label));
  };
  const preface = ['Prefaces and afterwords', '[PREF1]'];
  expect(lines('Book Chapter', 'Préface')).toEqual(['Book chapters', '[CHAP1]', ...preface]);
  expect(lines('Préface')).toEqual(preface);
  expect(lines('Book Chapter')).toEqual(['[CHAP1]']);
});

it.each(tableOf('sections/publications/dossier.txt', 'styles'))(
  'a reference is written as %s has it, the owner’s name bold and its DOI a link',
  (context = '', reference) => {
    const more: Partial<DossierContext> = JSON.parse(context);
    const [, entry] = written('ACL', more);
    expect(entriesOf(entry ? [entry] : [])).toEqual([`[ACL2] ${reference}`]);
    const runs = entry?.type === 'entry' && typeof entry.text !== 'string' ? entry.text : [];
    expect(runs.some(({ bold }) => bold)).toBe(!more.isAnonymous);
    expect(runs.find(({ href }) => href)).toMatchObject({ href: 'https://doi.org/10.1000/182' });
  },
);

it('a work without a year is marked undated; a forthcoming one is not', () => {
  const one = publicationsSchema.parse({
    d: { title: 'D', articles: [paper('a', 's. d.'), paper('b', 'sous presse'), paper('c', '2020')] },
  });
  const entries = publicationsDossier(one, context).flatMap((group) => group.entries);
  expect(entries.filter(({ isUndated }) => isUndated).map(({ id }) => id)).toEqual(['a']);
  const lines = entriesOf(publicationsDossier(one, { ...context, lang: 'en' })[0]?.write(() => true) ?? []);
  expect(lines.join()).toContain('in press');
});

it('the owner is bold, the journal in italics, the DOI a link, the award below', () => {
  const [, entry] = written('ACL');
  expect(entriesOf(entry ? [entry] : [])).toEqual([
    '[ACL2] TAZROUTI, N. et PETIT, A., 2024. Titre b. Revue. DOI\u00a010.1000/182.',
  ]);
  expect(entry).toMatchObject({
    text: expect.arrayContaining([
      { text: 'TAZROUTI, N.', bold: true },
      { text: 'PETIT, A.' },
      { text: 'Revue', italic: true },
      { text: '10.1000/182', href: 'https://doi.org/10.1000/182' },
    ]),
    details: ['Prix de la mer'],
  });
});

it.each(['Petit, Anne', 'Anne Petit', 'A. PETIT', 'Petit A.'])('the unit’s member « %s » is underlined', (name) => {
  const [entry] = written('ACL', { unit: ['', name, 'Tazrouti, Nabil'] });
  expect(entry).toMatchObject({
    text: expect.arrayContaining([
      { text: 'TAZROUTI, N.', bold: true },
      { text: 'PETIT, A.', underlined: true },
    ]),
  });
  expect(JSON.stringify(written('ACL', { unit: ['Petit, Bruno'] }))).not.toContain('underlined');
});

it('an English dossier has English references, in which French titles are marked', () => {
  const one = publicationsSchema.parse({
    d: {
      title: 'D',
      articles: [
        paper('a', '2020', { title: 'Les crues de la rivière', details: { volume: '3', pages: '1-9' } }),
        paper('e', '2019', { title: 'On the floods of the river' }),
      ],
      communications: [],
      others: [{ ...paper('t', '2001', { title: 'Les crues' }), nature: 'these', container: 'Sorbonne' }],
    },
  });
  const groups = publicationsDossier(one, { ...context, lang: 'en' });
  const blocks = groups.flatMap(({ write }) => write(() => true));
  const lines = entriesOf(blocks).join('\n');
  expect(lines).toContain('TAZROUTI, N. and PETIT, A., 2020. ');
  expect(lines).toMatch(/Doctoral thesis/i);
  expect(lines).not.toMatch(/ et |Thèse|Dans|adresse/);
  expect(blocks[0]).toMatchObject({ text: expect.arrayContaining([{ text: 'Les crues de la rivière', lang: 'fr' }]) });
  expect(JSON.stringify(blocks[1])).not.toContain('lang');
  expect(
    entriesOf(
      publicationsDossier(one, { ...context, lang: 'en', isAnonymous: true }).flatMap(({ write }) => write(() => true)),
    )[0],
  ).toContain('[anonymous] and PETIT');
});

it('an anonymous dossier does not name the owner', () => {
  const [first = ''] = entriesOf(written('ACL', { isAnonymous: true }));
  expect(first).toContain('[ACL3] [anonyme] et PETIT, A.');
  expect(JSON.stringify(written('ACL', { isAnonymous: true }))).not.toMatch(/tazrouti|bold/i);
});

it.each(tableOf('sections/publications/dossier.txt', 'authors'))(
  'the authors « %s » are listed with the owner among them',
  (authors, listed) => {
    const one = publicationsSchema.parse({ d: { title: 'D', articles: [paper('a', '2020', { authors })] } });
    const [line = ''] = entriesOf(publicationsDossier(one, context)[0]?.write(() => true) ?? []);
    expect(line).toContain(listed);
  },
);

it.each(tableOf('sections/publications/dossier.txt', 'authors in Vancouver'))(
  'the authors « %s » are « %s » in Vancouver: six and the owner',
  (authors, listed) => {
    const one = publicationsSchema.parse({
      d: { title: 'D', articles: [paper('a', '2020', { authors })] },
    });
    const [line = ''] = entriesOf(
      publicationsDossier(one, { ...context, style: 'vancouver' })[0]?.write(() => true) ?? [],
    );
    expect(line).toContain(`[ACL1] ${listed}Titre`);
  },
);

it('in Arabic, a reference in Latin letters is entirely in the words of its language', () => {
  const [block] = written('ACLN', { lang: 'ar' });
  expect(block?.type === 'entry' && plain(block.text)).toBe('TAZROUTI, N. et PETIT, A., 2021. Titre e. Revue.');
  expect(block?.type === 'entry' && typeof block.text !== 'string' && block.text.every(({ lang }) => lang)).toBe(true);
});

it('a number has readable letters, popular works are separate, and a future talk is marked', () => {
  const eau = {
    title: 'Eau',
    articles: [paper('a', '2020'), paper('p', '2021', { journal: 'Pour la Science', details: { popular: true } })],
    communications: [{ ...paper('c', '2026'), conference: 'Colloque', details: { date: '2026-12-14' } }],
    others: [{ ...paper('q', '2019'), nature: 'prepublication', container: 'arXiv' }],
  };
  const all = (lang: DossierContext['lang']) =>
    publicationsDossier(publicationsSchema.parse({ eau }), { ...context, lang, scheme: 'hceres' }).flatMap((group) =>
      entriesOf(group.write(() => true)),
    );
  const begins = ['[ART1] TAZROUTI', '[COMM1] TAZROUTI', '[AUTRE1] TAZROUTI'];
  for (const [at, begin] of [...begins, '[PREPUB1] TAZROUTI'].entries()) expect(all('fr')[at]).toContain(begin);
  expect(all('fr')[1]).toMatch(/ \(à venir, 14 décembre 2026\)$/);
  expect(all('fr')[2]).toContain('Pour la Science');
  expect(all('en')[3]).toContain('[PREPRINT1]');
  expect(all('en')[1]).toMatch(/ \(forthcoming, 14 December 2026\)$/);
});

it('has the owner’s comments on a work only where that work is chosen', () => {
  const said = { plain: 'L’eau revient.', contribution: 'J’ai mesuré les puits.', award: 'Prix' };
  const own = publicationsSchema.parse({
    eau: { title: 'Eau', articles: [paper('a', '2020', { details: said })], communications: [] },
  });
  const [group] = publicationsDossier(own, context);
  const details = (isChosen: boolean) =>
    group
      ?.write(() => true, { isShown: () => true, isChosen })
      .map((block) => (block.type === 'entry' ? block.details : []));
  expect(details(false)).toEqual([['Prix']]);
  expect(details(true)).toEqual([['Prix', 'L’eau revient.', 'J’ai mesuré les puits.']]);
});

it('is in the order of history or of law if the owner wants it: every nature once, none missing for want of a class', () => {
  const heads = (scheme: 'histoire' | 'droit') =>
    publicationsDossier(content, { ...context, scheme }).map(({ heading, entries }) => [heading.fr, entries.length]);
  expect(heads('histoire')).toEqual([
    ['Thèses et habilitations', 1],
    ['Articles de revue', 5],
  ]);
  expect(heads('droit')).toEqual([
    ['Articles de doctrine', 5],
    ['Thèses et habilitations', 1],
  ]);
});

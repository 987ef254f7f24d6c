import { expect, test } from 'vitest';
import { publications } from './definition';
import { publicationsSchema } from './schema';

const item = { id: 'a', title: 'Titre', authors: 'N. Tazrouti', year: '2024', journal: 'Revue', type: 'SCOPUS' };
const stored = (article: object, others?: readonly object[]) => {
  const content = publicationsSchema.parse({
    d: { title: 'Domaine', icon: '', color: '', articles: [article], communications: [], others },
  });
  return JSON.parse(JSON.stringify(publications.normalize(content).d));
};

test('details that were opened and left blank are not stored', () => {
  expect(
    stored({
      ...item,
      featured: false,
      details: { volume: ' ', keywords: ['', ' '], openAccess: '', status: '', peerReviewed: false },
    }).articles,
  ).toEqual([item]);
});

test('details that say something stay, in each list', () => {
  const details = { volume: '12', keywords: ['capteurs', ''], issn: '', invited: true, comment: 'à garder' };
  const kept = { volume: '12', keywords: ['capteurs'], invited: true, comment: 'à garder' };
  const book = { id: 'b', title: 'Livre', authors: 'N. Tazrouti', year: '2020', nature: 'livre', container: '' };
  const domain = stored({ ...item, featured: true, details }, [{ ...book, link: '', details }]);
  expect(domain.articles).toEqual([{ ...item, featured: true, details: kept }]);
  expect(domain.others).toEqual([{ ...book, details: kept }]);
});

test('a work whose nature becomes one of another list goes there, with its venue and details', () => {
  const work = {
    title: 'Titre',
    authors: 'N. Tazrouti',
    year: '2020',
    container: 'Revue',
    details: { doi: '10.1000/182' },
  };
  const natures = ['article', 'chapitre', 'communication', 'livre'] as const;
  const { articles, communications, others } = stored(
    item,
    natures.map((nature) => ({ ...work, id: nature, nature })),
  );
  const { container, ...said } = work;
  expect(articles).toEqual([
    item,
    { ...said, id: 'article', journal: container, type: 'Article de journal' },
    { ...said, id: 'chapitre', journal: container, type: 'Book Chapter' },
  ]);
  expect(communications).toEqual([{ ...said, id: 'communication', conference: container }]);
  expect(others).toEqual([{ ...work, id: 'livre', nature: 'livre' }]);
});

test('an article whose type is the label of another nature goes to its list, and a communication of another nature', () => {
  const talk = { id: 'c', title: 'Titre', authors: 'N. Tazrouti', year: '2024', conference: 'Colloque' };
  const content = publicationsSchema.parse({
    d: {
      articles: ['Direction d’ouvrage', 'Affiche', 'Numéro spécial'].map((type) => ({ ...item, id: type, type })),
      communications: [
        { ...talk, becomes: 'chapitre' },
        { ...talk, id: 'd', becomes: 'communication' },
      ],
    },
  });
  const { articles, communications, others } = JSON.parse(JSON.stringify(publications.normalize(content).d));
  const { journal, type: _, ...said } = item;
  const { conference, ...told } = talk;
  expect(articles).toEqual([
    { ...item, id: 'Numéro spécial', type: 'Numéro spécial' },
    { ...told, journal: conference, type: 'Book Chapter' },
  ]);
  expect(communications).toEqual([
    { ...talk, id: 'd' },
    { ...said, id: 'Affiche', conference: journal, details: { poster: true } },
  ]);
  expect(others).toEqual([{ ...said, id: 'Direction d’ouvrage', nature: 'direction', container: journal }]);
});

test('each nature is stored by a type or a nature of its list, and those that are told by a tick by it', () => {
  const work = { title: 'Titre', authors: 'N. Tazrouti', year: '2020', container: 'Revue' };
  const natures = [
    'compte-rendu',
    'note-arret',
    'notice',
    'preface',
    'traduction',
    'numero-revue',
    'conference-invitee',
    'article-vulgarisation',
  ];
  const { articles, communications, others } = stored(
    item,
    natures.map((nature) => ({ ...work, id: nature, nature })),
  );
  expect(articles.map(({ type }: { type: string }) => type)).toEqual([
    ...['SCOPUS', 'Compte rendu', 'Note d’arrêt', 'Notice', 'Préface', 'Article de journal'],
  ]);
  expect(articles.at(-1)).toMatchObject({ journal: 'Revue', details: { popular: true } });
  expect(others.map(({ nature }: { nature: string }) => nature)).toEqual(['traduction', 'numero-revue']);
  expect(communications).toMatchObject([{ id: 'conference-invitee', conference: 'Revue', details: { invited: true } }]);
});

test('the three lists are counted and summarised', () => {
  const domain = publicationsSchema.parse({
    d: { articles: [item], communications: [], others: [{ ...item, id: 'b' }] },
  });
  expect(publications.count(domain)).toBe(2);
  const { editor } = publications;
  const summary = 'labels' in editor && domain.d && editor.labels.summary(domain.d);
  expect(summary).toBe('1\u00a0article, 1\u00a0autre production');
});

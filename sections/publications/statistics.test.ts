import { describe, expect, it } from 'vitest';
import { domainTab, publications } from './definition';
import { standingWords } from './mentions';
import { publicationsSchema } from './schema';
import { domainFigures, perYear, publicationEntries, publicationFigures } from './statistics';

const item = (id: string, year: number | string) => ({ id, title: id, authors: 'N. Tazrouti', year });
const content = publicationsSchema.parse({
  reseauxSecurite: { articles: [item('a', 2010), item('b', '2014')], communications: [item('c', 2012)] },
  histoire: {
    title: 'Histoire',
    color: 'from-teal-500 to-teal-600',
    icon: 'BookOpenIcon',
    articles: [],
    communications: [item('d', 2014)],
  },
});

describe('publications', () => {
  it('are counted for the four tiles', () => {
    expect(publicationFigures(content)).toMatchObject({
      total: 4,
      articles: 2,
      communications: 2,
      years: { first: 2010, last: 2014 },
      activeYears: 5,
    });
    expect(publicationFigures({})).toMatchObject({ total: 0, years: null, activeYears: 0 });
  });

  it('are counted by domain, the period being that of the articles', () => {
    expect(domainFigures(content)).toEqual([
      { key: 'reseauxSecurite', title: 'Réseaux et Sécurité', articles: 2, communications: 1, period: '2010-2014' },
      { key: 'histoire', title: 'Histoire', articles: 0, communications: 1, period: 'N/A' },
    ]);
  });

  it('are articles of journals without the reviews, notices and prefaces', () => {
    const types = ['SCOPUS', 'Compte rendu', 'Notice', 'Préface', 'Book Chapter'];
    const articles = types.map((type, index) => ({ ...item(`a${index}`, 2020), type }));
    const some = publicationsSchema.parse({ d: { title: 'D', articles } });
    expect(publicationFigures(some)).toMatchObject({ total: 5, articles: 1 });
    expect(domainFigures(some)).toMatchObject([{ articles: 1, chapters: 1, others: 3 }]);
  });

  it('are articles, chapters and talks once they are accepted', () => {
    const details = { status: 'soumise', peerReviewed: true };
    const [article, talk] = [{ ...item('a', 2026), details }, item('c', 'soumis')];
    const some = publicationsSchema.parse({ d: { title: 'D', articles: [article], communications: [talk] } });
    expect(publicationFigures(some)).toMatchObject({ total: 2, articles: 0, communications: 0 });
    expect(domainFigures(some)).toMatchObject([{ articles: 0, communications: 0, others: 2 }]);
    const [entry] = publicationEntries(some).filter(({ kind }) => kind === 'article');
    expect(entry && standingWords(entry.item), 'not reviewed yet').toEqual([]);
  });

  it('are articles of journals without those for the general public', () => {
    const some = publicationsSchema.parse({
      d: { title: 'D', articles: [item('a', 2020), { ...item('b', 2021), details: { popular: true } }] },
    });
    expect(publicationFigures(some)).toMatchObject({ total: 2, articles: 1 });
    expect(domainFigures(some)).toMatchObject([{ articles: 1, others: 1 }]);
    expect(perYear(some), 'by year too').toMatchObject([
      { articles: 1, others: 0 },
      { articles: 0, others: 1 },
    ]);
  });

  it('are talks without the posters', () => {
    const communications = [item('a', 2020), { ...item('b', 2020), details: { poster: true } }];
    const some = publicationsSchema.parse({ d: { title: 'D', communications } });
    expect(publicationFigures(some)).toMatchObject({ total: 2, communications: 1 });
    expect(domainFigures(some)).toMatchObject([{ communications: 1, others: 1 }]);
    expect(perYear(some)).toEqual([{ year: 2020, articles: 0, communications: 1, others: 1 }]);
  });

  it('have figures of years for those that have one', () => {
    const some = publicationsSchema.parse({
      d: { title: 'D', articles: [item('a', 2020), item('b', 'à paraître'), item('c', 's. d.')] },
    });
    expect(publicationFigures(some)).toMatchObject({ total: 3, articles: 3, communications: 0, activeYears: 1 });
    expect(domainFigures(some)).toMatchObject([{ articles: 3, period: '2020' }]);
    expect(perYear(some)).toEqual([{ year: 2020, articles: 1, communications: 0, others: 0 }]);
    expect(
      domainFigures(publicationsSchema.parse({ d: { title: 'D', articles: [item('a', 's. d.')] } })),
    ).toMatchObject([{ period: 'N/A' }]);
  });

  it('are counted by domain as in the tiles: chapters stand apart from the articles in journals', () => {
    const chapter = { ...item('e', 2018), type: 'Book Chapter' };
    const histoire = { title: 'Histoire', articles: [item('a', 2021), chapter], communications: [] };
    const parsed = publicationsSchema.parse({ histoire });
    expect(domainFigures(parsed)).toMatchObject([{ articles: 1, chapters: 1, period: '2018-2021' }]);
    const sum = domainFigures(publications.defaults).reduce((all, { articles }) => all + articles, 0);
    expect(sum).toBe(publicationFigures(publications.defaults).articles);
  });

  it('have a period that their other works widen', () => {
    const histoire = {
      title: 'Histoire',
      articles: [item('a', 2021)],
      communications: [],
      others: [{ ...item('f', 1998), nature: 'livre' }],
    };
    expect(domainFigures(publicationsSchema.parse({ histoire }))).toMatchObject([{ others: 1, period: '1998-2021' }]);
  });

  it('one year is no span', () => {
    const histoire = { title: 'Histoire', articles: [item('a', 2021)], communications: [] };
    expect(domainFigures(publicationsSchema.parse({ histoire }))).toMatchObject([{ period: '2021' }]);
  });

  it('are counted by year, empty years included', () => {
    expect(perYear(content)).toEqual([
      { year: 2010, articles: 1, communications: 0, others: 0 },
      { year: 2011, articles: 0, communications: 0, others: 0 },
      { year: 2012, articles: 0, communications: 1, others: 0 },
      { year: 2013, articles: 0, communications: 0, others: 0 },
      { year: 2014, articles: 1, communications: 1, others: 0 },
    ]);
    expect(perYear({})).toEqual([]);
  });

  it('are listed the newest first', () => {
    expect(publicationEntries(content).map(({ kind, item: { id } }) => [kind, id])).toEqual([
      ['article', 'b'],
      ['communication', 'd'],
      ['communication', 'c'],
      ['article', 'a'],
    ]);
  });

  it('keep unknown types and extra keys, and store years as strings', () => {
    const parsed = publicationsSchema.parse({
      elearningIA: { articles: [{ ...item('a', 2024), type: 'Revue fictive', doi: '10.0000/x' }] },
    });
    expect(parsed).toEqual({
      elearningIA: {
        title: 'E-learning et Intelligence Artificielle',
        icon: 'AcademicCapIcon',
        color: 'from-purple-500 to-purple-600',
        articles: [
          {
            id: 'a',
            title: 'a',
            authors: 'N. Tazrouti',
            year: '2024',
            journal: '',
            type: 'Revue fictive',
            doi: '10.0000/x',
          },
        ],
        communications: [],
      },
    });
  });

  it('have tabs that follow a renamed domain', () => {
    expect(domainTab('elearningIA', { title: 'E-learning et Intelligence Artificielle' })).toBe('E-learning et IA');
    expect(domainTab('elearningIA', { title: 'Didactique' })).toBe('Didactique');
    expect(domainTab('domaine-1', { title: 'Histoire' })).toBe('Histoire');
  });

  it('start as over fifty in the sample', () => {
    expect(publicationFigures(publications.defaults)).toMatchObject({
      total: 52,
      articles: 26,
      communications: 24,
      activeYears: 19,
    });
  });
});

it('a work of a year to come is no year of activity', () => {
  const next = new Date().getFullYear() + 1;
  const paper = (id: string, year: string) => ({
    id,
    title: id,
    authors: 'N. Tazrouti',
    year,
    journal: 'Revue',
    type: '',
  });
  const content = publicationsSchema.parse({
    d: { title: 'D', articles: [paper('a', '2019'), paper('b', '2021'), paper('c', String(next))], communications: [] },
  });
  expect(publicationFigures(content)).toMatchObject({ total: 3, activeYears: 3 });
  expect(domainFigures(content)[0]?.period).toBe('2019-2021');
});

import { describe, expect, it } from 'vitest';
import { profilSample } from '@/sections/profil/sample';
import { inFrench, isOnPage, type PublicSite, publicSection } from '@/sections/public-site';
import { referenceOf } from '@/sections/publications/citing/reference';
import { publicationGraph } from '@/sections/publications/json-ld';
import { publicationEntries } from '@/sections/publications/statistics';
import { type KindId, kinds } from '@/sections/registry';
import { homeGraph } from './home-graph';

const origin = 'https://exemple.org';
const section = (id: KindId) => publicSection({ id, title: '', type: kinds[id].type, content: kinds[id].defaults });
const site: PublicSite = {
  profile: profilSample,
  sections: (['axes-recherche', 'publications', 'enseignement', 'projets'] as const).map(section).filter(isOnPage),
  parts: {
    'statut-professionnel': {
      kind: 'statut-professionnel',
      id: '',
      title: '',
      anchor: '',
      content: kinds['statut-professionnel'].defaults,
    },
  },
  ...inFrench,
  documents: new Map(),
  updatedAt: new Date(0),
};
const thingsOf = (graph: object): Record<string, unknown>[] => JSON.parse(JSON.stringify(graph))['@graph'];
const home = (of: PublicSite) =>
  thingsOf(homeGraph(of, origin, { image: '/uploads/a.webp', mission: 'Des réseaux sobres.' }));
const count = (things: readonly Record<string, unknown>[], type: string) =>
  things.filter((thing) => thing['@type'] === type).length;

describe('the home page', () => {
  it('is a profile page about its owner', () => {
    const [page, person] = home(site);
    expect(page).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@id': `${origin}/#personne` },
      dateModified: '1970-01-01T00:00:00.000Z',
    });
    expect(person).toMatchObject({
      '@type': 'Person',
      '@id': `${origin}/#personne`,
      name: 'Nabil Tazrouti',
      givenName: 'Nabil',
      familyName: 'Tazrouti',
      jobTitle: 'Maître de conférences habilité',
      description: 'Des réseaux sobres.',
      affiliation: { name: "Département de physique, Faculté des Sciences d'El Jadida" },
      image: `${origin}/uploads/a.webp`,
      knowsLanguage: ['Arabe', 'Français', 'Anglais', 'Espagnol'],
    });
    const others = { ...site, profile: { ...profilSample, autresNoms: 'Nabil Tazi\n N. El Tazrouti \n' } };
    expect(home(others)[1]).toMatchObject({ alternateName: ['Nabil Tazi', 'N. El Tazrouti'] });
    expect(person).not.toHaveProperty('alternateName');
    expect(person?.knowsAbout).toEqual(expect.arrayContaining([expect.any(String)]));
    expect(person?.hasCredential).toEqual(
      expect.arrayContaining([expect.objectContaining({ '@type': 'EducationalOccupationalCredential' })]),
    );
  });

  it('names the newest publications, the courses and the projects, and no more than it can carry', () => {
    const things = home(site);
    expect(count(things, 'ScholarlyArticle') + count(things, 'Chapter')).toBe(5);
    const courses = things.filter((thing) => thing['@type'] === 'Course');
    expect(courses.map(({ description }) => description)).toEqual(courses.map(() => expect.stringMatching(/./)));
    expect(count(things, 'Course')).toBeGreaterThan(0);
    expect(count(things, 'Course')).toBeLessThanOrEqual(8);
    expect(count(things, 'ResearchProject')).toBeGreaterThan(0);
  });
});

describe('the identifiers of the owner', () => {
  const identifiants = {
    orcid: '0000-0002-1825-0097',
    github: 'noor',
    mastodon: '@noor@exemple.social',
    wikidata: 'Q42',
  };
  const [, person] = home({ ...site, profile: { ...profilSample, linkedin: '', researchgate: '', identifiants } });

  it('name the person, the accounts aside', () => {
    expect(person?.identifier).toEqual([
      { '@type': 'PropertyValue', propertyID: 'ORCID', value: '0000-0002-1825-0097' },
      { '@type': 'PropertyValue', propertyID: 'Wikidata', value: 'Q42' },
    ]);
  });

  it('are all addresses of the same person', () => {
    expect(person?.sameAs).toEqual([
      profilSample.youtube,
      'https://orcid.org/0000-0002-1825-0097',
      'https://github.com/noor',
      'https://exemple.social/@noor',
      'https://www.wikidata.org/wiki/Q42',
    ]);
  });
});

describe('a publication’s page', () => {
  const entries = publicationEntries(kinds.publications.defaults);
  it('is a work with its authors, one of them the owner', () => {
    const [entry] = entries;
    if (!entry) throw new Error('no publication');
    const [work, trail] = thingsOf(publicationGraph(referenceOf(entry, profilSample), site, origin));
    expect(work).toMatchObject({
      '@id': `${origin}/publications/${entry.slug}`,
      headline: entry.item.title,
      datePublished: entry.item.year,
    });
    expect(work?.author).toEqual(
      expect.arrayContaining([expect.objectContaining({ '@type': 'Person', '@id': `${origin}/#personne` })]),
    );
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it.each([
    ['these', 'Thesis', { publisher: { '@type': 'Organization', name: 'Sorbonne' } }],
    ['livre', 'Book', { isbn: '9782070368228', isPartOf: { '@type': 'CreativeWorkSeries', name: 'Sorbonne' } }],
    ['logiciel', 'SoftwareSourceCode', { keywords: 'eau, sel' }],
    ['donnees', 'Dataset', { abstract: 'Des mesures.' }],
    ['autre', 'CreativeWork', { inLanguage: 'fr', datePublished: '2024-03-18' }],
  ] as const)('is what another work is: %s', (nature, type, more) => {
    const details = {
      isbn: '9782070368228',
      keywords: ['eau', 'sel'],
      abstract: 'Des mesures.',
      language: 'fr',
      date: '2024-03-18',
    };
    const other = {
      id: 'o',
      title: 'Titre',
      authors: 'N. Tazrouti, {Institut de la mer}',
      year: '2024',
      nature,
      container: 'Sorbonne',
      details,
    };
    const [entry] = publicationEntries(kinds.publications.schema.parse({ d: { others: [other] } }));
    if (!entry) throw new Error('no publication');
    const [work] = thingsOf(publicationGraph(referenceOf(entry, profilSample), site, origin));
    expect(work).toMatchObject({ '@type': type, ...more });
    expect(work?.author).toEqual([
      { '@type': 'Person', '@id': `${origin}/#personne`, name: 'N. Tazrouti' },
      { '@type': 'Organization', name: 'Institut de la mer' },
    ]);
  });

  const workOf = (list: 'articles' | 'communications' | 'others', item: object): Record<string, unknown> => {
    const content = { d: { [list]: [{ id: 'o', title: 'Titre', authors: 'N. Tazrouti', year: '2024', ...item }] } };
    const [entry] = publicationEntries(kinds.publications.schema.parse(content));
    if (!entry) throw new Error('no publication');
    return JSON.parse(JSON.stringify(thingsOf(publicationGraph(referenceOf(entry, profilSample), site, origin))[0]));
  };
  const petit = [{ '@type': 'Person', name: 'P. Petit' }];

  it('says who directed a volume, and who edited the book that a work is in', () => {
    const directed = workOf('others', { nature: 'direction', container: '' });
    expect(directed).toMatchObject({ editor: [{ name: 'N. Tazrouti' }] });
    expect(directed).not.toHaveProperty('author');
    expect(workOf('others', { nature: 'livre', container: '', details: { editors: 'P. Petit' } })).toMatchObject({
      author: [{}],
      editor: petit,
    });
    const details = { editors: 'P. Petit', publisher: 'PUL', isbn: '9782070368228', translators: 'P. Petit' };
    const book = {
      '@type': 'Book',
      name: 'Les eaux',
      editor: petit,
      isbn: '9782070368228',
      publisher: { name: 'PUL' },
    };
    expect(workOf('articles', { journal: 'Les eaux', type: 'Book Chapter', details })).toMatchObject({
      isPartOf: book,
      translator: petit,
      publisher: { name: 'PUL' },
    });
    expect(workOf('articles', { journal: '', type: 'Book Chapter', details }), 'a book without a name').toMatchObject({
      editor: petit,
    });
    expect(workOf('articles', { journal: 'Pour la Science', type: '', details: { popular: true } })).toMatchObject({
      '@type': 'Article',
      isPartOf: { '@type': 'Periodical' },
    });
    expect(workOf('communications', { conference: 'Les eaux', details })).toMatchObject({
      '@type': 'ScholarlyArticle',
      isPartOf: book,
    });
    const byOwner = workOf('articles', {
      journal: 'Les eaux',
      type: 'Book Chapter',
      details: { editors: 'N. Tazrouti, {Institut de la mer}' },
    });
    expect(byOwner.isPartOf).toMatchObject({
      editor: [{ '@id': `${origin}/#personne` }],
      contributor: [{ '@type': 'Organization' }],
    });
    expect(workOf('articles', { journal: 'Revue', type: 'SCOPUS', details })).toMatchObject({
      editor: petit,
      isPartOf: { '@type': 'Periodical' },
    });
  });

  it('has pages where schema.org allows them: first and last of a part, their number of a book', () => {
    const paged = (nature: string, pages: string) => workOf('others', { nature, container: '', pages });
    for (const pages of ['230', '230 p.'])
      expect(paged('livre', pages)).toMatchObject({ '@type': 'Book', numberOfPages: 230 });
    expect(paged('rapport', '230')).toMatchObject({ '@type': 'Report', pagination: '230\u00a0p.' });
    expect(paged('rapport', '1-9')).toMatchObject({ pageStart: '1', pageEnd: '9' });
    expect(workOf('articles', { journal: 'Revue', type: 'SCOPUS', pages: '1-9' })).toMatchObject({
      pageStart: '1',
      pageEnd: '9',
    });
    for (const nature of ['livre', 'direction', 'these', 'hdr', 'memoire', 'logiciel', 'donnees', 'brevet', 'autre'])
      for (const pages of ['1-9', '28, 31-33', '12 sqq.', '230'])
        for (const property of ['pageStart', 'pageEnd', 'pagination'])
          expect(paged(nature, pages), `${nature} ${pages}`).not.toHaveProperty(property);
  });

  it('has no date without a year, and says what it is waiting for', () => {
    expect(workOf('articles', { year: 'in press' })).toMatchObject({ creativeWorkStatus: 'sous presse' });
    for (const year of ['in press', 's. d.']) expect(workOf('articles', { year })).not.toHaveProperty('datePublished');
    expect(workOf('articles', { year: 's. d.' })).not.toHaveProperty('creativeWorkStatus');
  });
});

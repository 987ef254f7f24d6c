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

  it('lists the newest publications, courses and projects, up to a limit', () => {
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

  it('identify the person, without accounts', () => {
    expect(person?.identifier).toEqual([
      { '@type': 'PropertyValue', propertyID: 'ORCID', value: '0000-0002-1825-0097' },
      { '@type': 'PropertyValue', propertyID: 'Wikidata', value: 'Q42' },
    ]);
  });

  it('are all URLs of the same person', () => {
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

  it('has pages only where schema.org allows them', () => {
    for (const nature of ['livre', 'direction', 'these', 'hdr', 'memoire', 'logiciel', 'donnees', 'brevet', 'autre'])
      for (const pages of ['1-9', '28, 31-33', '12 sqq.', '230']) {
        const work = { id: 'o', title: 'Titre', authors: 'N. Tazrouti', year: '2024', nature, container: '', pages };
        const [entry] = publicationEntries(kinds.publications.schema.parse({ d: { others: [work] } }));
        if (!entry) throw new Error('no publication');
        const graph = JSON.stringify(publicationGraph(referenceOf(entry, profilSample), site, origin));
        expect(graph, `${nature} ${pages}`).not.toMatch(/"(?:pageStart|pageEnd|pagination)"/);
      }
  });
});

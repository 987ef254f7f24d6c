import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { addedLanguages, type Language } from '@/lib/languages';
import { natures } from '@/lib/references/natures';
import { frenchIn, ownTexts } from '@/lib/testing/own-texts';
import { profilSample } from '@/sections/profil/sample';
import { inFrench, type PublicSite, publicSection } from '@/sections/public-site';
import { referenceOf } from './citing/reference';
import { choicesOf, matching } from './filter';
import { FullList } from './full-list';
import { groupings, listed } from './grouping';
import { Downloads, GroupingLinks, Pager } from './list-links';
import { PublicationPage } from './page/publication-page';
import { publicationsSchema } from './schema';
import { SearchForm } from './search-form';
import { publicationEntries } from './statistics';
import { PublicationsView } from './view';

const text = '0123456789abcdef0123456789abcdef';
const work = { authors: 'N. Tazrouti, A. Smith', year: '2024' };
const details = {
  ...{ volume: '12', number: '3', edition: '2', publisher: 'Springer', place: 'Berlin', editors: 'M. Garner' },
  ...{ series: 'LNCS', seriesNumber: '7', doi: '10.1234/abc', halId: 'hal-01234567', arxivId: '2401.01234' },
  ...{ isbn: '978-3-16-148410-0', issn: '2049-3630', language: 'en', peerReviewed: true, invited: true },
  ...{ audience: 'internationale', status: 'sous-presse', translators: 'B. Miller', keywords: ['tides', 'sea'] },
  ...{ abstract: 'How the sea came in.', openAccess: 'https://example.org/a.pdf', code: 'https://example.org/code' },
  ...{ data: 'https://example.org/d', slides: 'https://example.org/s', video: 'https://example.org/v' },
  ...{ eventStart: '2024-03-18', eventEnd: '2024-03-20', eventPlace: 'London', award: 'Best paper of the year' },
};

/** A site with a publication of each nature, all in English. */
const content = publicationsSchema.parse({
  water: {
    title: 'Water',
    articles: ['Article de journal', 'Book Chapter', ''].map((type, n) => ({
      ...{ ...work, id: `a${n}`, title: `The rising sea ${n}`, type, journal: 'Annals of Water', pages: '100-112' },
      ...{ featured: true, details, texts: [{ file: `/documents/${text}`, version: 'acceptee' }] },
    })),
    communications: [{ ...work, id: 'c', title: 'On the sea', conference: 'Water Days', year: '2021', details }],
    others: natures
      .filter((nature) => !['article', 'communication', 'chapitre'].includes(nature))
      .map((nature) => ({ ...work, id: nature, title: `Of the ${nature} sea`, nature, container: 'Water', details })),
  },
});
const undated = publicationsSchema.parse({
  a: {
    title: 'Water',
    articles: ['s. d.', 'in press'].map((year, n) => ({ ...work, id: `u${n}`, title: 'Of the sea', year })),
  },
});

const site = (language: Language): PublicSite => ({
  ...inFrench,
  ...{ language, languages: ['fr', 'en', 'ar'], profile: profilSample, sections: [], parts: {} },
  documents: new Map([[text, 319_488]]),
  updatedAt: new Date('2026-11-21T10:00:00Z'),
});

/** Everything that visitors read about publications, by view. */
function views(language: Language): Readonly<Record<string, ReactElement>> {
  const here = site(language);
  const section = publicSection({ id: 'publications', title: 'Works', type: 'cards', content });
  if (section.kind !== 'publications') throw new Error('no publications');
  const entries = publicationEntries(content);
  const lists = groupings.map((grouping) => {
    const found = listed(content, entries, grouping, language);
    return [`list by ${grouping}`, <FullList found={found} items={found} site={here} whole key="" />] as const;
  });
  const pages = entries.map((entry) => [
    entry.item.id,
    <PublicationPage
      entry={entry}
      reference={referenceOf(entry, here.profile)}
      domain="Water"
      site={here}
      newer={entries[0]}
      older={entries[1]}
      coAuthors={new Map()}
      key=""
    />,
  ]);
  const ofYears = listed(undated, publicationEntries(undated), 'annee', language);
  const shared = { filter: { de: '2020' }, grouping: 'annee', language } as const;
  return {
    section: <PublicationsView section={section} site={here} />,
    form: <SearchForm choices={choicesOf(content, language)} live {...shared} />,
    orders: <GroupingLinks offered={groupings} {...shared} />,
    files: <Downloads filter={{}} language={language} />,
    pager: <Pager shown={{ items: [], page: 2, pages: 3 }} {...shared} />,
    undated: <FullList found={ofYears} items={ofYears} site={here} whole />,
    ...Object.fromEntries([...lists, ...pages]),
  };
}

describe.each(addedLanguages)('in %s', (language) => {
  it.each(Object.entries(views(language)))('%s has no French word', (_name, view) =>
    expect(frenchIn(renderToStaticMarkup(view), language)).toEqual([]),
  );

  it.each(Object.entries(views(language)))('the links of %s keep the language, except for files', (_name, view) => {
    const links = Array.from(
      renderToStaticMarkup(view).matchAll(/(?:href|action)="(\/[^"]*)"/g),
      ([, href = '']) => href,
    );
    const other = links.filter((href) => !href.startsWith(`/${language}/`));
    expect(other.filter((href) => !/\.(?:pdf|bib|ris|json|csv)(?:\?|$)/.test(href))).toEqual([]);
  });

  it('a search finds the page’s own words too', () => {
    const { natures: words } = { en: { natures: 'patent' }, ar: { natures: 'براءة' } }[language];
    const found = publicationEntries(content).filter(matching({ q: words }, language));
    expect(found.map(({ item }) => item.id)).toEqual(['brevet']);
  });
});

it('the helper detects French: the French page is full of it', () => {
  const html = renderToStaticMarkup(views('fr').section ?? <p />);
  expect(frenchIn(html, 'en')).toContain('Publications les plus récentes');
  expect(ownTexts('<p>Own <i lang="fr">autre <b>mot</b></i><img alt="sea"/> text</p>', 'en')).toEqual([
    'Own',
    'sea',
    'text',
  ]);
});

it('stored types are shown in the page’s words, and requested by the stored ones', () => {
  const types = (language: Language) => choicesOf(content, language).type.slice(0, 3);
  expect(types('en')).toContainEqual({ value: 'Chapitre d’ouvrage', label: 'Book chapter' });
  expect(types('fr').every(({ value, label }) => value === label)).toBe(true);
});

it.each([
  ['en', ['Book chapter', 'ESCI', 'Journal article', 'SCOPUS']],
  ['fr', ['Article de revue', 'Chapitre d’ouvrage', 'ESCI', 'SCOPUS']],
  ['ar', ['فصل من كتاب', 'مقالة في مجلة', 'ESCI', 'SCOPUS']],
] as const)('the types to choose from are in the order of the words of %s', (language, labels) => {
  const typed = ['SCOPUS', 'Article de journal', 'ESCI', 'Book Chapter'].map((type, n) => ({
    ...{ ...work, id: `t${n}`, title: `Title ${n}`, type, journal: 'Annals' },
  }));
  const mixed = publicationsSchema.parse({ water: { title: 'Water', articles: typed } });
  expect(choicesOf(mixed, language).type.map(({ label }) => label)).toEqual(labels);
});

it('a title in another language is marked, and page ranges run from left to right in Arabic', () => {
  const page = renderToStaticMarkup(views('ar').a0 ?? <p />);
  expect(page).toMatch(/<h1[^>]*dir="auto" lang="en"/);
  for (const id of ['10.1234/abc', 'hal-01234567', '2401.01234'])
    expect(page, id).toMatch(new RegExp(`<a [^>]*dir="ltr"[^>]*>${id}</a>`));
  for (const text of ['9783161484100', '2049-3630']) expect(page).toContain(`<bdi dir="ltr">${text}</bdi>`);
  expect(page).toMatch(/<bdi dir="ltr">100-112<\/bdi>/);
  expect(renderToStaticMarkup(views('ar').section ?? <p />)).toContain('<bdi dir="ltr">100–112</bdi>');
  expect(renderToStaticMarkup(views('en').a0 ?? <p />)).not.toMatch(/<h1[^>]*lang=/);
});

/** The schema.org data of publications: on the home page, and on each publication's own page. */
import type {
  Book,
  BreadcrumbList,
  Chapter,
  CreativeWork,
  Dataset,
  Graph,
  MediaObject,
  Organization,
  Periodical,
  Person,
  PublicationIssue,
  PublicationVolume,
  Report,
  ScholarlyArticle,
  SoftwareSourceCode,
  Thesis,
} from 'schema-dts';
import { type Author, firstAuthors, plainName } from '@/lib/citations/authors';
import { ownerMarker } from '@/lib/citations/owner-name';
import { type Reference, referenceOf } from '@/lib/citations/reference';
import { fullName, type Profile } from '@/sections/profil/schema';
import type { PublicSite } from '@/sections/public-site';
import { type JsonLdOf, personId } from '../json-ld';
import { isOfSchool } from './natures';
import { publicationEntries } from './statistics';
import { licenceAddress } from './text-words';
import { type OpenText, openTexts } from './texts';

/** How many of the newest the home page describes. */
const newest = 5;

/** The newest publications. */
export const publicationsJsonLd: JsonLdOf<'publications'> = (publications, { site, origin }) => ({
  things: publicationEntries(publications)
    .slice(0, newest)
    .map((entry) => publicationThing(referenceOf(entry, site.profile), site.profile, origin, openTexts(entry, site.documents))),
});

type Owner = Pick<Profile, 'nom' | 'prenom'>;

/** The graph of a publication's own page: the work with its full texts, and its breadcrumbs. */
export function publicationGraph(reference: Reference, { profile }: Pick<PublicSite, 'profile'>, origin: string, texts: readonly OpenText[] = []): Graph {
  const trail: readonly (readonly [string, string])[] = [
    [fullName(profile), '/'],
    ['Publications', '/publications'],
    [reference.title, `/publications/${reference.slug}`],
  ];
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
  };
  return { '@context': 'https://schema.org', '@graph': [publicationThing(reference, profile, origin, texts), breadcrumbs] };
}

type Work = ScholarlyArticle | Chapter | Book | Thesis | Report | SoftwareSourceCode | Dataset | CreativeWork;

/** The type of what is neither article, communication nor chapter. */
const types = {
  livre: 'Book',
  direction: 'Book',
  these: 'Thesis',
  hdr: 'Thesis',
  memoire: 'Thesis',
  rapport: 'Report',
  prepublication: 'ScholarlyArticle',
  logiciel: 'SoftwareSourceCode',
  donnees: 'Dataset',
  brevet: 'CreativeWork',
  autre: 'CreativeWork',
} as const;

/** The work itself: what it is, with where it appeared. */
function publicationThing(reference: Reference, owner: Owner, origin: string, texts: readonly OpenText[]): Work {
  const { nature, container, publisher, institution, isbn, edition } = reference;
  const common = { ...commonOf(reference, owner, origin), ...encodings(texts, origin) };
  if (nature === 'chapitre') return { '@type': 'Chapter', ...common, ...(container && { isPartOf: { '@type': 'Book', name: container } }) };
  if (nature === 'article') return { '@type': 'ScholarlyArticle', ...common, ...(container && { isPartOf: issueOf(reference) }) };
  if (nature === 'communication')
    return { '@type': 'ScholarlyArticle', ...common, ...(container && { isPartOf: { '@type': 'PublicationVolume', name: container } }) };
  const house = publisher ?? institution ?? (isOfSchool(nature) ? container : '');
  const more = {
    ...common,
    ...(house && { publisher: { '@type': 'Organization', name: house } as const }),
    ...(!isOfSchool(nature) && container && { isPartOf: { '@type': 'CreativeWorkSeries', name: container } as const }),
  };
  const type = types[nature];
  if (type === 'Book') return { '@type': type, ...more, ...(isbn && { isbn }), ...(edition && { bookEdition: edition }) };
  return { '@type': type, ...more };
}

/** The issue of the volume of the journal, as far as they are known (https://schema.org/PublicationIssue). */
function issueOf({ container, issn, volume, number }: Reference): Periodical | PublicationVolume | PublicationIssue {
  const journal: Periodical = { '@type': 'Periodical', name: container, ...(issn && { issn }) };
  const within: Periodical | PublicationVolume = volume ? { '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: journal } : journal;
  return number ? { '@type': 'PublicationIssue', issueNumber: number, isPartOf: within } : within;
}

/** What is said of a work of any type. */
function commonOf({ slug, title, authors, year, date, pages, link, doi, abstract, keywords, language }: Reference, owner: Owner, origin: string) {
  const address = `${origin}/publications/${slug}`;
  const mark = ownerMarker(owner);
  const isOwner = (author: Author): boolean => !author.isBody && mark(plainName(author)).some((segment) => segment.owner);
  return {
    '@id': address,
    url: address,
    name: title,
    headline: title,
    author: firstAuthors(authors, isOwner).map((author) => creator(author, isOwner(author), origin)),
    datePublished: date ?? year,
    ...(pages && { pageStart: pages.first, ...(pages.last && { pageEnd: pages.last }), ...(pages.list && { pagination: pages.list }) }),
    ...(doi && { identifier: { '@type': 'PropertyValue', propertyID: 'DOI', value: doi } as const }),
    ...(link && { sameAs: link }),
    ...(abstract && { abstract }),
    ...(keywords && { keywords: keywords.join(', ') }),
    ...(language && { inLanguage: language }),
  };
}

/** The full texts that anyone can read. */
function encodings(texts: readonly OpenText[], origin: string) {
  if (texts.length === 0) return {};
  const encoding = texts.map(({ href, size, licence }): MediaObject => {
    const license = licence && licenceAddress(licence);
    return { '@type': 'MediaObject', contentUrl: origin + href, encodingFormat: 'application/pdf', contentSize: `${size} B`, ...(license && { license }) };
  });
  return { isAccessibleForFree: true, encoding };
}

function creator(author: Author, isOwner: boolean, origin: string): Person | Organization {
  const name = plainName(author);
  return author.isBody ? { '@type': 'Organization', name } : { '@type': 'Person', ...(isOwner && { '@id': personId(origin) }), name };
}

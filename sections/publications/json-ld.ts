/** The schema.org data of publications: on the home page, and on each publication's own page. */
import type { BreadcrumbList, Chapter, Graph, Person, ScholarlyArticle } from 'schema-dts';
import { type Author, plainName } from '@/lib/citations/authors';
import { ownerMarker } from '@/lib/citations/owner-name';
import { type Reference, referenceOf } from '@/lib/citations/reference';
import { fullName, type Profile } from '@/sections/profil/schema';
import type { PublicSite } from '@/sections/public-site';
import { type JsonLdOf, personId } from '../json-ld';
import { publicationEntries } from './statistics';

/** How many of the newest the home page describes. */
const newest = 5;

/** The newest publications. */
export const publicationsJsonLd: JsonLdOf<'publications'> = (publications, { site, origin }) => ({
  things: publicationEntries(publications)
    .slice(0, newest)
    .map((entry) => publicationThing(referenceOf(entry, site.profile), site.profile, origin)),
});

type Owner = Pick<Profile, 'nom' | 'prenom'>;

/** The graph of a publication's own page: the work and its breadcrumbs. */
export function publicationGraph(reference: Reference, { profile }: Pick<PublicSite, 'profile'>, origin: string): Graph {
  const trail: readonly (readonly [string, string])[] = [
    [fullName(profile), '/'],
    ['Publications', '/publications'],
    [reference.title, `/publications/${reference.slug}`],
  ];
  const breadcrumbs: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
  };
  return { '@context': 'https://schema.org', '@graph': [publicationThing(reference, profile, origin), breadcrumbs] };
}

/** The work itself: a scholarly article, or a chapter of a book. */
function publicationThing(reference: Reference, owner: Owner, origin: string): ScholarlyArticle | Chapter {
  const { nature, slug, title, authors, year, date, container, pages, link, doi } = reference;
  const address = `${origin}/publications/${slug}`;
  const common = {
    '@id': address,
    url: address,
    name: title,
    headline: title,
    author: authors.map((author) => person(author, owner, origin)),
    datePublished: date ?? year,
    ...(pages && { pageStart: pages.first, ...(pages.last && { pageEnd: pages.last }) }),
    ...(doi && { identifier: { '@type': 'PropertyValue', propertyID: 'DOI', value: doi } as const }),
    ...(link && { sameAs: link }),
  };
  if (nature === 'chapitre') return { '@type': 'Chapter', ...common, ...(container && { isPartOf: { '@type': 'Book', name: container } }) };
  const type = nature === 'article' ? 'Periodical' : 'PublicationVolume';
  return { '@type': 'ScholarlyArticle', ...common, ...(container && { isPartOf: { '@type': type, name: container } }) };
}

function person(author: Author, owner: Owner, origin: string): Person {
  const name = plainName(author);
  const isOwner = ownerMarker(owner)(name).some((segment) => segment.owner);
  return { '@type': 'Person', ...(isOwner && { '@id': personId(origin) }), name };
}

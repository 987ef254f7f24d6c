/** schema.org data of publications: on the home page, and on each publication's page. */
import type {
  Book,
  CreativeWork,
  Graph,
  MediaObject,
  Organization,
  Periodical,
  Person,
  PublicationEvent,
  PublicationIssue,
  PublicationVolume,
} from 'schema-dts';
import { natureCodes } from '@/lib/references/nature-codes';
import { isInJournal, isOfSchool } from '@/lib/references/natures';
import type { Owner } from '@/sections/profil/own-names';
import { fullName } from '@/sections/profil/schema';
import type { PublicSite } from '@/sections/public-site';
import { type Author, firstAuthors, plainName } from '@/sections/publications/citing/authors';
import { ownerFinder } from '@/sections/publications/citing/owner-name';
import { pageCount } from '@/sections/publications/citing/pages';
import { isUnprinted } from '@/sections/publications/citing/proceedings';
import { creditsOf, type Reference, referenceOf } from '@/sections/publications/citing/reference';
import { countsPages, isDirected, publisherName } from '@/sections/publications/citing/styles/parts';
import { labelledPages } from '@/sections/publications/citing/words';
import { breadcrumbs, type JsonLdOf, personId } from '../json-ld';
import { licenceUrl, pendingWords } from './record-words';
import { publicationEntries } from './statistics';
import { type OpenText, openTexts } from './texts';

/** How many of the newest are described on the home page. */
const newest = 5;

export const publicationsJsonLd: JsonLdOf<'publications'> = (publications, { site, origin }) => ({
  things: publicationEntries(publications)
    .slice(0, newest)
    .map((entry) =>
      publicationThing(referenceOf(entry, site.profile), site.profile, origin, openTexts(entry, site.documents)),
    ),
});

/** The graph of a publication's page: the work with its full texts, and its breadcrumbs. */
export function publicationGraph(
  reference: Reference,
  { profile }: Pick<PublicSite, 'profile'>,
  origin: string,
  texts: readonly OpenText[] = [],
): Graph {
  const trail = [
    [fullName(profile), '/'],
    ['Publications', '/publications'],
    [reference.title, `/publications/${reference.slug}`],
  ] as const;
  return {
    '@context': 'https://schema.org',
    '@graph': [publicationThing(reference, profile, origin, texts), breadcrumbs(trail, origin)],
  };
}

/** The work itself: its type and where it appeared. */
function publicationThing(
  reference: Reference,
  owner: Owner,
  origin: string,
  texts: readonly OpenText[],
): CreativeWork {
  const { nature, isbn, edition, pages } = reference;
  const container = isInside(reference) ? reference.container : undefined;
  const people = namerOf(owner, origin);
  const common = { ...commonOf(reference, people, origin), ...encodings(texts, origin) };
  const editors = directed(people(reference.editors ?? []));
  const type = natureCodes[nature].written.schema;
  if (type === 'Chapter')
    return {
      '@type': type,
      ...common,
      ...pagination(reference),
      ...(container
        ? { isPartOf: bookOf(reference, { ...editors, ...authored(people(reference.containerAuthors ?? [])) }) }
        : editors),
    };
  if (type === 'PublicationIssue')
    return {
      '@type': type,
      ...common,
      ...editors,
      ...(reference.number && { issueNumber: reference.number }),
      ...(container && { isPartOf: volumeOf(reference) }),
    };
  if (isInJournal(nature)) {
    const inJournal = {
      ...common,
      ...editors,
      ...pagination(reference),
      ...(container && { isPartOf: issueOf(reference) }),
    };
    const subject = thingBy(reference.reviewedTitle, people(reference.reviewedAuthors ?? []));
    if (type === 'Review')
      return { '@type': type, ...inJournal, ...(subject && { itemReviewed: { '@type': 'Book', ...subject } }) };
    return {
      '@type': type === 'ScholarlyArticle' && reference.popular ? 'Article' : type,
      ...inJournal,
      ...(subject && { about: { '@type': 'CreativeWork', ...subject } }),
    };
  }
  if (isUnprinted(reference))
    return { '@type': type, ...common, ...(container && { releasedEvent: conferenceOf(reference) }) };
  if (nature === 'communication')
    return {
      '@type': type,
      ...common,
      ...pagination(reference),
      ...(container ? { isPartOf: bookOf(reference, editors) } : editors),
    };
  const more = {
    ...common,
    ...editors,
    ...(!isOfSchool(nature) && container && { isPartOf: { '@type': 'CreativeWorkSeries', name: container } as const }),
  };
  if (type === 'Book') {
    const count = Number(pages && pageCount(pages));
    return {
      '@type': type,
      ...more,
      ...(isbn && { isbn }),
      ...(edition && { bookEdition: edition }),
      ...(count > 0 && { numberOfPages: count }),
    };
  }
  if (type === 'Report' || type === 'ScholarlyArticle') return { '@type': type, ...more, ...pagination(reference) };
  return { '@type': type, ...more };
}

/** Whether a work's container has accepted it: not if it is merely submitted or written for it. */
const isInside = ({ status, container = '' }: Reference): boolean =>
  status !== 'soumise' && status !== 'en-preparation' && !/^\s*(?:submitted|soumis)/i.test(container);

/**
 * The pages of an article or chapter, or its article number; for a report or preprint with a number of pages, that as
 * text: only books have a property for it.
 */
function pagination(reference: Reference) {
  const { pages, articleNumber } = reference;
  if (!pages) return articleNumber ? { pageStart: articleNumber } : {};
  if (countsPages(reference) && pageCount(pages)) return { pagination: labelledPages(pages, '–', true) };
  return {
    ...(pages.first && { pageStart: pages.first }),
    ...(pages.last && { pageEnd: pages.last }),
    ...(pages.list && { pagination: pages.list }),
  };
}

function bookOf(
  { container, isbn, edition, publisher }: Reference,
  people: ReturnType<typeof directed> & ReturnType<typeof authored>,
): Book {
  return {
    '@type': 'Book',
    name: container,
    ...people,
    ...(isbn && { isbn }),
    ...(edition && { bookEdition: edition }),
    ...(publisher && { publisher: organization(publisher) }),
  };
}

function conferenceOf({ container, eventPlace, eventStart, eventEnd }: Reference): PublicationEvent {
  return {
    '@type': 'PublicationEvent',
    name: container,
    ...(eventStart && { startDate: eventStart }),
    ...(eventEnd && { endDate: eventEnd }),
    ...(eventPlace && { location: { '@type': 'Place', name: eventPlace } as const }),
  };
}

function volumeOf({ container, issn, volume }: Reference): Periodical | PublicationVolume {
  const journal: Periodical = { '@type': 'Periodical', name: container, ...(issn && { issn }) };
  return volume ? { '@type': 'PublicationVolume', volumeNumber: volume, isPartOf: journal } : journal;
}

/** The issue of the journal's volume, as far as known (https://schema.org/PublicationIssue). */
function issueOf(reference: Reference): Periodical | PublicationVolume | PublicationIssue {
  const { number } = reference;
  const within = volumeOf(reference);
  return number ? { '@type': 'PublicationIssue', issueNumber: number, isPartOf: within } : within;
}

function commonOf(reference: Reference, people: Namer, origin: string) {
  const { nature, slug, title, year, date, link, doi, abstract, keywords, language, status } = reference;
  const house = publisherName(reference);
  const address = `${origin}/publications/${slug}`;
  return {
    '@id': address,
    url: address,
    name: title,
    headline: title,
    ...credited(reference, people),
    ...(year ? { datePublished: date ?? year } : status && { creativeWorkStatus: pendingWords[status] }),
    ...(house && !isInJournal(nature) && { publisher: organization(house) }),
    ...(doi && { identifier: { '@type': 'PropertyValue', propertyID: 'DOI', value: doi } as const }),
    ...(link && { sameAs: link }),
    ...(abstract && { abstract }),
    ...(keywords && { keywords: keywords.join(', ') }),
    ...(language && { inLanguage: language }),
  };
}

/** The open full texts. */
function encodings(texts: readonly OpenText[], origin: string) {
  if (texts.length === 0) return {};
  const encoding = texts.map(({ href, size, licence }): MediaObject => {
    const license = licence && licenceUrl(licence);
    return {
      '@type': 'MediaObject',
      contentUrl: origin + href,
      encodingFormat: 'application/pdf',
      contentSize: `${size} B`,
      ...(license && { license }),
    };
  });
  return { isAccessibleForFree: true, encoding };
}

// The people and organisations of a publication in schema.org's terms.

type Namer = (list: readonly Author[]) => (Person | Organization)[];

/** Returns a function that converts people; the owner becomes the home page's person. */
function namerOf(owner: Owner, origin: string): Namer {
  const namesOwner = ownerFinder(owner);
  const isOwner = (author: Author): boolean => !author.isBody && namesOwner(plainName(author));
  return (list) => firstAuthors(list, isOwner).map((author) => creator(author, isOwner(author), origin));
}

function creator(author: Author, isOwner: boolean, origin: string): Person | Organization {
  const name = plainName(author);
  return author.isBody
    ? { '@type': 'Organization', name }
    : {
        '@type': 'Person',
        ...(isOwner && { '@id': personId(origin) }),
        name,
        ...(author.suffix && { honorificSuffix: author.suffix }),
      };
}

/** The authors of a work; for a translation, its translators and the original's authors. */
function credited(reference: Reference, people: Namer) {
  if (isDirected(reference)) return directed(people(reference.authors));
  const { authors, translators } = creditsOf(reference);
  const { nature, originalTitle, originalAuthors = [] } = reference;
  const original = nature === 'traduction' && thingBy(originalTitle, people(originalAuthors));
  return {
    ...authored(people(authors)),
    ...(translators.length > 0 && { translator: people(translators) }),
    ...(original && { translationOfWork: { '@type': 'CreativeWork', ...original } as const }),
  };
}

/** The editors of a work; organisations are contributors, since schema.org's editors are persons. */
function directed(people: readonly (Person | Organization)[]) {
  const editor = people.filter(isPerson);
  const contributor = people.filter((each) => !isPerson(each));
  return { ...(editor.length > 0 && { editor }), ...(contributor.length > 0 && { contributor }) };
}

const authored = (people: readonly (Person | Organization)[]) => (people.length > 0 ? { author: people } : {});

/** The work that another is about: its name and authors, as far as known. */
const thingBy = (name: string | undefined, people: readonly (Person | Organization)[]) =>
  name || people.length > 0 ? { ...(name && { name }), ...authored(people) } : undefined;

const isPerson = (each: Person | Organization): each is Person =>
  typeof each === 'object' && each['@type'] === 'Person';

const organization = (name: string): Organization => ({ '@type': 'Organization', name });

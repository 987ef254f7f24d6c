/**
 * The schema.org data of each kind of section. A kind without an entry here adds nothing.
 * Lists are cut short to keep the home page small.
 */
import type { Course, Person, ResearchProject, Thing } from 'schema-dts';
import { referenceOf } from '@/lib/citations/reference';
import { parseHours } from '@/sections/enseignement/hours';
import { publicationEntries } from '@/sections/publications/statistics';
import type { PublicSite } from './public-site';
import { personId, publicationThing } from './publications/json-ld';
import { type ContentOf, isKind, type KindId, kinds } from './registry';

type Said = { readonly person?: Partial<Exclude<Person, string>>; readonly things?: readonly Thing[] };
type About = { readonly site: PublicSite; readonly origin: string };
type KindJsonLd = { readonly [Id in KindId]?: (content: ContentOf<Id>, about: About) => Said };

const newest = 5;
const most = 8;

const kindJsonLd: KindJsonLd = {
  'axes-recherche': (axes) => (axes.length > 0 ? { person: { knowsAbout: axes.slice(0, most) } } : {}),
  'statut-professionnel': (diplomas) => ({
    person: {
      hasCredential: diplomas.slice(0, most).map(({ title, level, year }) => ({
        '@type': 'EducationalOccupationalCredential',
        name: title,
        ...(level && { educationalLevel: level }),
        ...(/^\d{4}$/.test(year) && { dateCreated: year }),
      })),
    },
  }),
  publications: (publications, { site, origin }) => ({
    things: publicationEntries(publications)
      .slice(0, newest)
      .map((entry) => publicationThing(referenceOf(entry, site.profile), site.profile, origin)),
  }),
  enseignement: (courses, { origin }) => ({ things: courses.slice(0, most).map((course) => courseThing(course, origin)) }),
  projets: (projects, { origin }) => ({ things: projects.slice(0, most).map((project) => projectThing(project, origin)) }),
};

/** The data of the visible sections: those of the page in order, then the parts of other blocks. */
export function sectionsJsonLd(site: PublicSite, origin: string): { readonly person: Partial<Exclude<Person, string>>; readonly things: readonly Thing[] } {
  const parts = Object.entries(site.parts).flatMap(([id, part]) => (part ? [{ id, content: part.content }] : []));
  const said = [...site.sections, ...parts].map(({ id, content }) => (isKind(id) ? jsonLdOf(id, content, { site, origin }) : {}));
  return { person: Object.assign({}, ...said.map(({ person }) => person)), things: said.flatMap(({ things }) => things ?? []) };
}

/** The part of a zod schema that is used here. */
type Reader<Content> = { readonly safeParse: (value: unknown) => { readonly success: true; readonly data: Content } | { readonly success: false } };
const readers: { readonly [Id in KindId]: { readonly schema: Reader<ContentOf<Id>> } } = kinds;

function jsonLdOf<Id extends KindId>(id: Id, content: unknown, about: About): Said {
  const speaker = kindJsonLd[id];
  const read = readers[id].schema.safeParse(content);
  return speaker && read.success ? speaker(read.data, about) : {};
}

function courseThing({ title, level, establishment, hours }: ContentOf<'enseignement'>[number], origin: string): Course {
  const minutes = parseHours(hours);
  return {
    '@type': 'Course',
    name: title,
    ...(establishment && { provider: { '@type': 'CollegeOrUniversity', name: establishment } }),
    ...(level && { educationalLevel: level }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'onsite',
      instructor: { '@id': personId(origin) },
      ...(minutes !== null && { courseWorkload: duration(minutes) }),
    },
  };
}

/** ISO 8601 duration: `PT18H30M`. */
function duration(minutes: number): string {
  const rest = minutes % 60;
  return `PT${Math.floor(minutes / 60)}H${rest > 0 ? `${rest}M` : ''}`;
}

function projectThing({ title, details }: ContentOf<'projets'>[number], origin: string): ResearchProject {
  return {
    '@type': 'ResearchProject',
    name: title,
    ...(details.financement && { funder: { '@type': 'Organization', name: details.financement } }),
    member: { '@id': personId(origin) },
  };
}

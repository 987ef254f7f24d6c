/** The people and organisations of a publication in schema.org's terms. */
import type { Organization, Person } from 'schema-dts';
import type { Owner } from '@/sections/profil/own-names';
import { type Author, firstAuthors, plainName } from '@/sections/publications/citing/authors';
import { ownerFinder } from '@/sections/publications/citing/owner-name';
import { creditsOf, type Reference } from '@/sections/publications/citing/reference';
import { isDirected } from '@/sections/publications/citing/styles/parts';
import { personId } from '../json-ld';

export type Namer = (list: readonly Author[]) => (Person | Organization)[];

/** Returns a function that converts people; the owner becomes the home page's person. */
export function namerOf(owner: Owner, origin: string): Namer {
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
export function credited(reference: Reference, people: Namer) {
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
export function directed(people: readonly (Person | Organization)[]) {
  const editor = people.filter(isPerson);
  const contributor = people.filter((each) => !isPerson(each));
  return { ...(editor.length > 0 && { editor }), ...(contributor.length > 0 && { contributor }) };
}

export const authored = (people: readonly (Person | Organization)[]) => (people.length > 0 ? { author: people } : {});

/** The work that another is about: its name and authors, as far as known. */
export const thingBy = (name: string | undefined, people: readonly (Person | Organization)[]) =>
  name || people.length > 0 ? { ...(name && { name }), ...authored(people) } : undefined;

const isPerson = (each: Person | Organization): each is Person =>
  typeof each === 'object' && each['@type'] === 'Person';

export const organization = (name: string): Organization => ({ '@type': 'Organization', name });

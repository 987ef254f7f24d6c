/** Where and when a publication appeared, and what it is, whichever list it stands in. */

import { among, isOfSchool, type Nature } from '@/lib/references/natures';
import { normalTitle } from '@/lib/references/normal-title';
import { natureOfType } from './lists';
import { type NamedNature, namedNature, plainNature } from './natures';
import type { Article, Communication, OtherWork } from './schema';
import { stateInYear } from './years';

/**
 * The journal, book, conference or series, of a thesis or a report the body it was written for; '' when it is not
 * known.
 */
export function venueOf(item: Article | Communication | OtherWork): string {
  if ('journal' in item) return item.journal;
  if ('conference' in item) return item.conference;
  return item.container || (isOfSchool(natureOf(item)) ? (item.details?.institution ?? '') : '');
}

/** Whether it is a line of its owner's that is kept as it was written (lib/references/as-written.ts): its title names all. */
export const isAsWritten = ({ authors }: Pick<Article, 'authors'>): boolean => authors.trim() === '';

/** Whether such a line says its year too, which is then not said again. */
export const saysYear = (item: Pick<Article, 'authors' | 'title' | 'year'>): boolean =>
  isAsWritten(item) && item.title.includes(item.year);

/** The body behind a publication, where `venueOf` is not that body already, as it is of a thesis. */
export function institutionOf(item: Article | Communication | OtherWork): string | undefined {
  const { institution = '' } = item.details ?? {};
  return normalTitle(institution) === normalTitle(venueOf(item)) ? undefined : institution;
}

/**
 * Its day or month, `2024-03-18` or `2024-03`, where it is known; one of another year counts as unknown, for the owner
 * corrects years.
 */
export function dateOf({ year, details }: Article | Communication | OtherWork): string | undefined {
  const { date = '' } = details ?? {};
  return date.length > 4 && date.startsWith(year) ? date : undefined;
}

/** Of what stands among the articles as its type says. */
export function natureOf(item: Article | Communication | OtherWork): Nature {
  if ('nature' in item) return plainNature(item.nature);
  return 'conference' in item ? 'communication' : natureOfType(item.type);
}

/** The same by the name that is read: a communication on invitation is an invited talk. */
export const namedNatureOf = (item: Article | Communication | OtherWork): NamedNature =>
  namedNature(natureOf(item), item.details);

/** What is read as it is, accepted by nobody. */
const needsNoEditor = among('memoire', 'rapport', 'prepublication', 'logiciel', 'donnees', 'brevet', 'media', 'autre');

/** Whether it waits for an editor's word, or for its author's: it is in no class and no count of what has appeared. */
export function isPending(item: Article | Communication | OtherWork): boolean {
  const status = stateInYear(item.year) ?? item.details?.status;
  return (status === 'soumise' || status === 'en-preparation') && !needsNoEditor(natureOf(item));
}

/** The venue, date and nature of a publication, whatever its list. */

import { factsOf, isOfSchool, type NamedNature, type Nature, namedNature, plainNature } from '@/lib/references/natures';
import { normalTitle } from '@/lib/references/normal-title';
import { natureOfType } from './lists';
import type { Article, Publication } from './schema';
import { stateInYear } from './years';

/** The journal, book, conference or series; for a thesis or report its institution; '' if unknown. */
export function venueOf(item: Publication): string {
  if ('journal' in item) return item.journal;
  if ('conference' in item) return item.conference;
  return item.container || (isOfSchool(natureOf(item)) ? (item.details?.institution ?? '') : '');
}

/** Whether the title is a complete reference, as the owner wrote it (lib/references/as-written.ts). */
export const isAsWritten = ({ authors }: Pick<Article, 'authors'>): boolean => authors.trim() === '';

/** The institution behind a publication, unless `venueOf` returns it, as for a thesis. */
export function institutionOf(item: Publication): string | undefined {
  const { institution = '' } = item.details ?? {};
  return normalTitle(institution) === normalTitle(venueOf(item)) ? undefined : institution;
}

/**
 * Its day or month, `2024-03-18` or `2024-03`, if known; one outside its year is ignored, since owners correct years.
 */
export function dateOf({ year, details }: Publication): string | undefined {
  const { date = '' } = details ?? {};
  return date.length > 4 && date.startsWith(year) ? date : undefined;
}

/** For a work among the articles, from its type. */
export function natureOf(item: Publication): Nature {
  if ('nature' in item) return plainNature(item.nature);
  return 'conference' in item ? 'communication' : natureOfType(item.type);
}

/** The same under its displayed name: an invited communication is an invited talk. */
export const namedNatureOf = (item: Publication): NamedNature => namedNature(natureOf(item), item.details);

/** Whether it awaits an editor's decision, or its author: it has no class and is not counted as published. */
export function isPending(item: Publication): boolean {
  const status = stateInYear(item.year) ?? item.details?.status;
  return (status === 'soumise' || status === 'en-preparation') && !factsOf(natureOf(item)).needsNoEditor;
}

/** A reference that was guessed from a text, as the owner corrects it before it is added. */

import { doiOf } from '@/lib/references/identifiers';
import type { Kind } from '@/lib/references/nature-records';
import {
  factsOf,
  isInJournal,
  isOfSchool,
  type NamedNature,
  namedFacts,
  namedNature,
  namedNatures,
  plainNature,
  tickedNatures,
  tickOf,
} from '@/lib/references/natures';
import { doiUrl } from '../citing/addresses';
import { articleTypeOf, type ListName, listOf, natureOfType } from '../lists';
import { yearFrom } from '../years';
import { type Fields, faultOf, needed, publicationFrom, yes } from './from-work';
import type { Planned } from './plan-shape';

export type DraftEntry = Extract<Planned, { readonly is: 'new' }> & { readonly text: string };

/** A draft as it was proposed, or read where it was kept as it was written and the reverse. */
export const turned = (draft: DraftEntry, isTurned = false): DraftEntry =>
  isTurned && draft.otherwise
    ? {
        ...{ ...draft, ...draft.otherwise },
        ...{ title: draft.otherwise.fields.title ?? draft.title, isKept: draft.isKept ? undefined : true },
      }
    : draft;

/** Whether a draft is nothing without a value of this field; one that is kept as it was written names nobody. */
export const isNeeded = (draft: DraftEntry, field: string): boolean =>
  needed.includes(field) && !(draft.isKept && field === 'authors');

export const isDraft = (planned: Planned): planned is DraftEntry => planned.is === 'new' && planned.text !== undefined;

const common = ['title', 'authors', 'year', 'nature', 'venue', 'pages', 'doi'] as const;
// biome-ignore format: a table
const others = [
  'reviewedAuthors', 'reviewedTitle', 'originalAuthors', 'originalTitle', 'containerAuthors',
  'editors', 'publisher', 'place', 'edition', 'volume', 'number', 'articleNumber', 'eventPlace', 'eventCountry', 'isbn',
  'status', 'audience', 'peerReviewed', 'unreviewed', 'proceedings', 'note',
] as const;
/**
 * The fields that the review lets the owner correct; `venue` is the journal, book, conference, series or university.
 */
export type DraftField = (typeof common)[number] | (typeof others)[number];
export type Corrections = Readonly<Partial<Record<DraftField, string>>>;
/** Those of a kind of nature, besides what the record of the nature asks for. */
const ofKind: Readonly<Partial<Record<Kind, readonly DraftField[]>>> = {
  inJournal: ['volume', 'number'],
  inBook: ['editors', 'publisher', 'place'],
  book: ['publisher', 'place', 'edition', 'isbn'],
};
const named = (text: string | undefined): NamedNature => namedNatures.find((each) => each === text) ?? 'autre';

/** The fields that are shown of a draft: those of its nature, and those that say something. */
export function shownFields(values: Corrections): readonly DraftField[] {
  const nature = named(values.nature);
  const asked = [...(namedFacts(nature).asks ?? []), ...(ofKind[factsOf(plainNature(nature)).kind] ?? [])];
  return [...common, ...others.filter((field) => values[field] !== undefined || asked.includes(field))];
}

/** The label of a work's venue. */
export function venueLabel(nature: string | undefined): string {
  const known = plainNature(named(nature));
  const list = listOf(known);
  if (isInJournal(known)) return known === 'article-presse' ? 'Journal' : 'Revue';
  if (list === 'others') return isOfSchool(known) ? 'Établissement' : 'Collection';
  return list === 'communications' ? 'Conférence' : 'Ouvrage';
}
/** The values of a draft, by field: the owner's correction, else the guess. */
export function draftValues({ list, fields }: DraftEntry, corrections: Corrections = {}): Corrections {
  const venue = fields.journal ?? fields.conference ?? fields.container;
  const values = { ...fields, venue, nature: natureIn(list, fields), ...corrections };
  return Object.fromEntries([...common, ...others].map((field) => [field, values[field]]));
}

/** The publication that a corrected draft becomes. */
export function correctedDraft(
  draft: DraftEntry,
  corrections?: Corrections,
): { readonly list: ListName; readonly fields: Fields } {
  const { venue, doi: typed = '', ...corrected } = draftValues(draft, corrections);
  const { journal: _, conference: __, container: ___, type: ____, doi: before = '', link = '', ...rest } = draft.fields;
  const chosen = named(corrected.nature);
  const nature = plainNature(chosen);
  const list = listOf(nature);
  const doi = doiOf(typed) ?? typed;
  const ticks = tickedNatures.filter((each) => plainNature(each) === nature);
  const values: Readonly<Record<string, string | undefined>> = {
    ...rest,
    ...corrected,
    year: yearFrom(corrected.year ?? ''),
    nature: list === 'others' ? nature : '',
    type: list === 'articles' ? articleTypeOf(nature) : '',
    [list === 'articles' ? 'journal' : list === 'communications' ? 'conference' : 'container']: venue,
    ...Object.fromEntries(ticks.map((each) => [tickOf(each), chosen === each ? yes : ''])),
    doi,
    link: link && link !== doiUrl(before) ? link : doi && doiUrl(doi), // which follows the DOI
  };
  return {
    list,
    fields: Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
    ),
  };
}

/** Why a corrected draft cannot be added, by the field that is wrong; null for one that can. */
export function draftFault(
  draft: DraftEntry,
  corrections?: Corrections,
): { readonly field: string; readonly message: string } | null {
  const { list, fields } = correctedDraft(draft, corrections);
  const missing = needed.find((name) => isNeeded(draft, name) && fields[name] === undefined);
  if (missing) return { field: missing, message: 'Ce champ est obligatoire' };
  return faultOf(list, { ...publicationFrom(list, fields), sources: [{ ...draft.source, values: fields }] });
}

const natureIn = (list: ListName, fields: Fields): NamedNature =>
  list === 'others'
    ? named(fields.nature)
    : namedNature(list === 'articles' ? natureOfType(fields.type ?? '') : 'communication', fields);

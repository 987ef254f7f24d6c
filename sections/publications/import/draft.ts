/** A draft: a reference guessed from a text, which the owner corrects before it is added. */

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
import { type Fields, faultOf, publicationFrom, requiredFields, yes } from './from-work';
import type { Planned } from './plan-shape';

export type DraftEntry = Extract<Planned, { readonly is: 'new' }> & { readonly text: string };

/** A draft as proposed; when switched, the line is read into fields where it was kept as written, and the reverse. */
export const switchedDraft = (draft: DraftEntry, isSwitched = false): DraftEntry =>
  isSwitched && draft.otherwise
    ? {
        ...{ ...draft, ...draft.otherwise },
        ...{ title: draft.otherwise.fields.title ?? draft.title, isKept: draft.isKept ? undefined : true },
      }
    : draft;

/** Whether a draft must have a value for this field. A line kept as written needs no authors. */
export const isRequired = (draft: DraftEntry, field: string): boolean =>
  requiredFields.includes(field) && !(draft.isKept && field === 'authors');

export const isDraft = (planned: Planned): planned is DraftEntry => planned.is === 'new' && planned.text !== undefined;

const commonFields = ['title', 'authors', 'year', 'nature', 'venue', 'pages', 'doi'] as const;
// biome-ignore format: a table
const optionalFields = [
  'reviewedAuthors', 'reviewedTitle', 'originalAuthors', 'originalTitle', 'containerAuthors',
  'editors', 'institution', 'publisher', 'place', 'edition', 'volume', 'number', 'articleNumber', 'eventPlace', 'eventCountry', 'isbn',
  'status', 'audience', 'peerReviewed', 'unreviewed', 'proceedings', 'note',
] as const;
/** A field that the owner can correct in the review. `venue` is the journal, book, conference, series or university. */
export type DraftField = (typeof commonFields)[number] | (typeof optionalFields)[number];
export type Corrections = Readonly<Partial<Record<DraftField, string>>>;
/** The fields of a kind of nature, besides those that the record of the nature asks for. */
const fieldsByKind: Readonly<Partial<Record<Kind, readonly DraftField[]>>> = {
  inJournal: ['volume', 'number'],
  inBook: ['editors', 'publisher', 'place'],
  book: ['publisher', 'place', 'edition', 'isbn'],
};
const asNamedNature = (text: string | undefined): NamedNature =>
  namedNatures.find((nature) => nature === text) ?? 'autre';

/** The fields shown for a draft: those of its nature, and those that have a value. */
export function shownFields(values: Corrections): readonly DraftField[] {
  const nature = asNamedNature(values.nature);
  const asked = [...(namedFacts(nature).asks ?? []), ...(fieldsByKind[factsOf(plainNature(nature)).kind] ?? [])];
  return [...commonFields, ...optionalFields.filter((field) => values[field] !== undefined || asked.includes(field))];
}

export function venueLabel(nature: string | undefined): string {
  const plain = plainNature(asNamedNature(nature));
  const list = listOf(plain);
  if (isInJournal(plain)) return plain === 'article-presse' ? 'Journal' : 'Revue';
  if (list === 'others') return isOfSchool(plain) ? 'Établissement' : 'Collection';
  return list === 'communications' ? 'Conférence' : 'Ouvrage';
}
/** The values of a draft, by field: the owner's correction, else the guess. */
export function draftValues({ list, fields }: DraftEntry, corrections: Corrections = {}): Corrections {
  const venue = fields.journal ?? fields.conference ?? fields.container;
  const values = { ...fields, venue, nature: natureIn(list, fields), ...corrections };
  return Object.fromEntries([...commonFields, ...optionalFields].map((field) => [field, values[field]]));
}

/** The publication that a corrected draft becomes. */
export function correctedDraft(
  draft: DraftEntry,
  corrections?: Corrections,
): { readonly list: ListName; readonly fields: Fields } {
  const { venue, doi: typed = '', ...corrected } = draftValues(draft, corrections);
  const { journal: _, conference: __, container: ___, type: ____, doi: before = '', link = '', ...rest } = draft.fields;
  const chosen = asNamedNature(corrected.nature);
  const nature = plainNature(chosen);
  const list = listOf(nature);
  const doi = doiOf(typed) ?? typed;
  const ticks = tickedNatures.filter((ticked) => plainNature(ticked) === nature);
  const values: Readonly<Record<string, string | undefined>> = {
    ...rest,
    ...corrected,
    year: yearFrom(corrected.year ?? ''),
    nature: list === 'others' ? nature : '',
    type: list === 'articles' ? articleTypeOf(nature) : '',
    [list === 'articles' ? 'journal' : list === 'communications' ? 'conference' : 'container']: venue,
    ...Object.fromEntries(ticks.map((ticked) => [tickOf(ticked), chosen === ticked ? yes : ''])),
    doi,
    link: link && link !== doiUrl(before) ? link : doi && doiUrl(doi), // a link made from the old DOI becomes that of the new one
  };
  return {
    list,
    fields: Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
    ),
  };
}

/** The first wrong field of a corrected draft, and why it is wrong; null when the draft can be added. */
export function draftFault(
  draft: DraftEntry,
  corrections?: Corrections,
): { readonly field: string; readonly message: string } | null {
  const { list, fields } = correctedDraft(draft, corrections);
  const missing = requiredFields.find((name) => isRequired(draft, name) && fields[name] === undefined);
  if (missing) return { field: missing, message: 'Ce champ est obligatoire' };
  return faultOf(list, { ...publicationFrom(list, fields), sources: [{ ...draft.source, values: fields }] });
}

const natureIn = (list: ListName, fields: Fields): NamedNature =>
  list === 'others'
    ? asNamedNature(fields.nature)
    : namedNature(list === 'articles' ? natureOfType(fields.type ?? '') : 'communication', fields);

/** A reference that was guessed from a text, as the owner corrects it before it is added. */

import { doiOf } from '@/lib/references/identifiers';
import { isInJournal } from '@/lib/references/work';
import { doiAddress } from '@/sections/publications/citing/addresses';
import { articleTypeOf, type ListName, listOf, natureOfType } from '../lists';
import {
  isOfSchool,
  type NamedNature,
  namedNature,
  namedNatures,
  plainNature,
  tickedNatures,
  tickOf,
} from '../natures';
import { isYear, yearFrom } from '../years';
import { type Fields, faultOf, publicationFrom, yes } from './from-work';
import type { Planned } from './plan';

export type DraftEntry = Extract<Planned, { readonly is: 'new' }> & { readonly text: string };

export const isDraft = (planned: Planned): planned is DraftEntry => planned.is === 'new' && planned.text !== undefined;

const common = ['title', 'authors', 'year', 'nature', 'venue', 'pages', 'doi'] as const;
// biome-ignore format: a table
const others = [
  'reviewedAuthors', 'reviewedTitle', 'originalAuthors', 'originalTitle', 'containerAuthors',
  'editors', 'publisher', 'place', 'edition', 'volume', 'number', 'eventPlace', 'isbn', 'note',
] as const;
/**
 * The fields that the review lets the owner correct; `venue` is the journal, book, conference, series or university.
 */
export type DraftField = (typeof common)[number] | (typeof others)[number];
const inVolume = ['editors', 'publisher', 'place'] as const;
const ofBooks = ['publisher', 'place', 'edition', 'isbn'] as const;
const inJournal = ['volume', 'number'] as const;
const ofNature: Readonly<Partial<Record<NamedNature, readonly DraftField[]>>> = {
  article: inJournal,
  'article-vulgarisation': inJournal,
  'numero-revue': inJournal,
  'note-arret': ['reviewedTitle', ...inJournal],
  'compte-rendu': ['reviewedAuthors', 'reviewedTitle', ...inJournal],
  communication: ['eventPlace', 'publisher'],
  'conference-invitee': ['eventPlace'],
  chapitre: inVolume,
  notice: inVolume,
  preface: ['containerAuthors', ...inVolume],
  livre: ofBooks,
  direction: ofBooks,
  'edition-sources': ofBooks,
  traduction: ['originalAuthors', 'originalTitle', ...ofBooks],
  rapport: ['number', 'place'],
};
const named = (text: string): NamedNature => namedNatures.find((each) => each === text) ?? 'autre';

/** The fields that are shown of a draft: those of its nature, and those that say something. */
export function shownFields(values: Readonly<Record<DraftField, string>>): readonly DraftField[] {
  return [
    ...common,
    ...others.filter((field) => values[field] !== '' || ofNature[named(values.nature)]?.includes(field)),
  ];
}

/** The label of a work's venue. */
export function venueLabel(nature: string): string {
  const known = plainNature(named(nature));
  const list = listOf(known);
  if (isInJournal(known)) return 'Revue';
  if (list === 'others') return isOfSchool(known) ? 'Établissement' : 'Collection';
  return list === 'communications' ? 'Conférence' : 'Ouvrage';
}
export type Corrections = Readonly<Partial<Record<DraftField, string>>>;

/** The values of a draft, by field: the owner's correction, else the guess. */
export function draftValues(
  { list, fields }: DraftEntry,
  corrections: Corrections = {},
): Readonly<Record<DraftField, string>> {
  const { title = '', authors = '', year = '', journal, conference, container, pages = '', doi = '' } = fields;
  const {
    reviewedAuthors = '',
    reviewedTitle = '',
    originalAuthors = '',
    originalTitle = '',
    containerAuthors = '',
    editors = '',
    publisher = '',
    place = '',
    edition = '',
    volume = '',
    number = '',
    eventPlace = '',
    isbn = '',
    note = '',
  } = fields;
  const venue = journal ?? conference ?? container ?? '';
  const about = { reviewedAuthors, reviewedTitle, originalAuthors, originalTitle, containerAuthors };
  const more = { ...about, editors, publisher, place, edition, volume, number, eventPlace, isbn, note };
  return { title, authors, year, nature: natureIn(list, fields), venue, pages, doi, ...more, ...corrections };
}

/** The publication that a corrected draft becomes. */
export function correctedDraft(
  draft: DraftEntry,
  corrections?: Corrections,
): { readonly list: ListName; readonly fields: Fields } {
  const {
    journal: _,
    conference: __,
    container: ___,
    type: ____,
    nature: _____,
    doi: before,
    link,
    ...rest
  } = draft.fields;
  const { venue, doi: typed, ...said } = draftValues(draft, corrections);
  const chosen = named(said.nature);
  const nature = plainNature(chosen);
  const list = listOf(nature);
  const doi = doiOf(typed) ?? typed;
  const address = before === doi || (before && link !== doiAddress(before)) ? link : doi && doiAddress(doi);
  const given: Fields = {
    ...rest,
    ...said,
    year: yearFrom(said.year),
    nature: list === 'others' ? nature : '',
    type: list === 'articles' ? articleTypeOf(nature) : '',
    [list === 'articles' ? 'journal' : list === 'communications' ? 'conference' : 'container']: venue,
    ...Object.fromEntries(
      tickedNatures
        .filter((each) => plainNature(each) === nature)
        .map((each) => [tickOf(each), chosen === each ? yes : '']),
    ),
    doi,
    link: address ?? '',
  };
  return {
    list,
    fields: Object.fromEntries(
      Object.entries(given).flatMap(([name, value]) => (value.trim() === '' ? [] : [[name, value.trim()]])),
    ),
  };
}

/** Why a corrected draft cannot be added, by the field that is wrong; null for one that can. */
export function draftFault(
  draft: DraftEntry,
  corrections?: Corrections,
): { readonly field: string; readonly message: string } | null {
  const { list, fields } = correctedDraft(draft, corrections);
  const { title, authors, year = '' } = fields;
  if (title === undefined || authors === undefined || year === '')
    return {
      field: title === undefined ? 'title' : authors === undefined ? 'authors' : 'year',
      message: 'Ce champ est obligatoire',
    };
  const item = publicationFrom(list, fields);
  return faultOf(list, isYear(year) ? { ...item, sources: [{ ...draft.source, values: fields }] } : item);
}

function natureIn(list: ListName, fields: Fields): NamedNature {
  const { type = '', nature = 'autre' } = fields;
  return list === 'others'
    ? named(nature)
    : namedNature(list === 'articles' ? natureOfType(type) : 'communication', fields);
}

/**
 * Three-way merge of a publication with what a source says of it now: the owner's words stand, and only what the owner
 * has left as the source last said it follows the source. Nothing is removed, nor made to say less: two files are one
 * source here, and the second may have « et al. » for the authors that the first names.
 */

import { placeText } from '@/lib/format/place-text';
import { editionOf } from '@/lib/references/edition';
import { arxivIdOf, doiOf, halIdOf } from '@/lib/references/identifiers';
import { normalTitle } from '@/lib/references/normal-title';
import { noteFrom } from '@/lib/references/note';
import { plainName, readAuthors } from '@/sections/publications/citing/authors';
import { pageCount, readPages } from '@/sections/publications/citing/pages';
import type { Owner } from '../../profil/own-names';
import type { ListName } from '../lists';
import type { Source } from '../record-fields';
import { isYear } from '../years';
import { type Fields, faultOf, fieldOf, type Publication, withFields } from './from-work';
import { namesFields, saysTheSame } from './same-words';

export type FieldChange = { readonly field: string; readonly yours: string; readonly theirs: string };

type Merged = {
  /** Fields that were empty, or that the source has changed since. */
  readonly changes: readonly FieldChange[];
  /** Fields in which the owner's words differ from the source's, or the source now says less: they stay. */
  readonly kept: readonly FieldChange[];
};

/**
 * The changes that `fields`, said by the source `from`, would make in a publication; a value that the publication
 * cannot have is in neither list.
 */
export function mergeWork(item: Publication, list: ListName, given: Fields, from: string, owner: Owner): Merged {
  const fields = withoutKnownPlace(
    item,
    withoutKnownSeries(
      item,
      withoutKnownEdition(item, withoutKnownPages(item, withoutKnownTranslators(item, given, owner))),
    ),
  );
  const before = item.sources?.find((source) => source.from === from)?.values;
  const { language } = fields;
  const namesIn = (names: string, isYours = false) =>
    readAuthors(names, owner, (isYours && item.details?.language) || language);
  const differing = Object.entries(fields)
    .map(([field, theirs]) => ({ field, yours: fieldOf(item, field), theirs }))
    .filter(
      ({ field, yours, theirs }) =>
        !saysTheSame(field, yours, theirs, namesIn) &&
        !isKnownAs(item, fields, field, theirs) &&
        !isKnownLink(item, field, yours, theirs),
    )
    .filter(
      ({ field, theirs }) =>
        !faultOf(list, withSource(withFields(item, { [field]: theirs }), { from, id: '', at: '', values: fields })),
    );
  const isOpen = (field: string, yours: string) =>
    before?.[field] === (yours === '' ? undefined : yours) || (field === 'year' && !isYear(yours));
  const follows = ({ field, yours, theirs }: FieldChange) =>
    isOpen(field, yours) && !saysLess(field, yours, theirs, (names) => namesIn(names).length);
  return { changes: differing.filter(follows), kept: differing.filter((change) => !follows(change)) };
}

/**
 * Without the number of pages in the note of a source that the publication has as its pages: « 320 » or « 320 p. » of a
 * whole book.
 */
function withoutKnownPages({ pages = '' }: Publication, fields: Fields): Fields {
  const { note = '', ...rest } = fields;
  const counts = [pages, pageCount(readPages(pages) ?? {}) ?? ''].map((each) =>
    withPlainSpaces(noteFrom({ pageCount: each })),
  );
  const count = counts.find((each) => each !== '' && ` ${withPlainSpaces(note)} `.includes(` ${each} `));
  if (count === undefined || fields.pages !== undefined) return fields;
  const at = ` ${withPlainSpaces(note)} `.indexOf(` ${count} `);
  if (at > 0 && !/[.!?…]$/.test(note.slice(0, at - 1))) return fields;
  const left = `${note.slice(0, at)}${note.slice(at + count.length + 1)}`.trim();
  return left === '' ? rest : { ...rest, note: left };
}

/** Without the edition that the publication has in its note, where an import put it before there was a field for it. */
function withoutKnownEdition({ details = {} }: Publication, fields: Fields): Fields {
  const { edition, note = '', ...rest } = fields;
  const sentences = (details.note ?? '').split(/(?<=[.!?…])\s/);
  const others = sentences.filter((sentence) => editionOf(sentence.replace(/^Édition |\.$/g, '')) !== edition);
  const isNoted =
    details.edition === undefined &&
    others.length < sentences.length &&
    normalTitle(others.join(' ')) === normalTitle(note);
  return isNoted ? rest : fields;
}

/** Without the series that the publication has in its note, for the same reason. */
function withoutKnownSeries({ details = {} }: Publication, fields: Fields): Fields {
  const { series, seriesNumber, note = '', ...rest } = fields;
  const said = noteFrom({ series, seriesNumber });
  const { note: yours = '' } = details;
  const isNoted =
    details.series === undefined &&
    said !== '' &&
    yours.includes(said) &&
    normalTitle(yours.replace(said, '')) === normalTitle(note);
  return isNoted ? rest : fields;
}

/** Without the translators that the publication has in its note, for the same reason. */
function withoutKnownTranslators({ details = {} }: Publication, fields: Fields, owner: Owner): Fields {
  const { translators = '', note = '', ...rest } = fields;
  const said = noteFrom({ translators: readAuthors(translators, owner, fields.language).map(plainName) });
  const { note: yours = '' } = details;
  const isNoted =
    details.translators === undefined &&
    said !== '' &&
    yours.includes(said) &&
    normalTitle(yours.replace(said, '')) === normalTitle(note);
  return isNoted ? rest : fields;
}

/**
 * Without the city and country of a conference that the publication says in one text, or has as where it was printed.
 */
function withoutKnownPlace(item: Publication, fields: Fields): Fields {
  const { eventPlace, eventCountry, ...rest } = fields;
  const yours = placeText(fieldOf(item, 'eventPlace'), fieldOf(item, 'eventCountry'));
  const known = fields.place === undefined ? [yours, fieldOf(item, 'place')] : [yours];
  const theirs = normalTitle(placeText(eventPlace, eventCountry));
  return known.some((place) => normalTitle(place) === theirs) ? rest : fields;
}

/**
 * Fields that formats do not tell apart: the body of a report and its publisher, where a talk was given and where it
 * was printed, the volume of its series.
 */
const kindred: readonly (readonly string[])[] = [
  ['container', 'institution', 'publisher'],
  ['place', 'eventPlace'],
  ['volume', 'seriesNumber'],
];

/** Whether the publication has what a source says of one field as another, of which the source says nothing. */
function isKnownAs(item: Publication, fields: Fields, field: string, theirs: string): boolean {
  const others = kindred
    .flatMap((names) => (names.includes(field) ? names : []))
    .filter((name) => name !== field && fields[name] === undefined);
  const own = (name: string) =>
    name === 'eventPlace' ? placeText(fieldOf(item, name), fieldOf(item, 'eventCountry')) : fieldOf(item, name);
  return others.some((name) => normalTitle(own(name)) === normalTitle(theirs));
}

/**
 * Whether a link leads where an identifier of the publication does, which has another link already: sources name one or
 * the other.
 */
function isKnownLink({ details = {} }: Publication, field: string, yours: string, theirs: string): boolean {
  if (field !== 'link' || yours === '') return false;
  const { doi, halId, arxivId } = details;
  return [
    doi && doiOf(theirs) === doi,
    halId && halIdOf(theirs) === halId,
    arxivId && arxivIdOf(theirs) === arxivId,
  ].some(Boolean);
}

const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** The publication with what a source says now in place of what it said before. */
export function withSource(item: Publication, source: Source): Publication {
  return { ...item, sources: [...(item.sources ?? []).filter(({ from }) => from !== source.from), source] };
}

/**
 * Whether a text is the other cut short: fewer names, a year for which there are words only, a title without its
 * subtitle, the abbreviated name of a journal.
 */
function saysLess(field: string, yours: string, theirs: string, namesIn: (authors: string) => number): boolean {
  if (yours === '') return false;
  if (namesFields.includes(field)) return namesIn(theirs) < namesIn(yours);
  if (field === 'year') return isYear(yours) && !isYear(theirs);
  const isVenue = ['journal', 'conference', 'container'].includes(field);
  if (!isVenue && !['title', 'abstract', 'keywords'].includes(field)) return false;
  const [own, other] = [normalTitle(yours), normalTitle(theirs)];
  const isAbbreviated =
    isVenue &&
    theirs.length < yours.length &&
    ((/\p{L}\./u.test(theirs) && !/\p{L}\./u.test(yours)) || isShortenedOf(theirs, yours));
  return isAbbreviated || (own !== other && own.startsWith(other));
}

/** « Eur Heart J » of « European heart journal »: each word begins one of the other's, in their order. */
function isShortenedOf(short: string, long: string): boolean {
  const words = long.toLowerCase().split(/\s+/);
  return short
    .toLowerCase()
    .split(/\s+/)
    .every((word) => {
      const at = words.findIndex((whole) => whole.startsWith(word));
      words.splice(0, at + 1);
      return at !== -1;
    });
}

/**
 * The differences between a stored publication and what a source now says of it. The owner's words stand: only a value
 * that the owner has left as the source last gave it follows the source. No value is removed or made less precise,
 * since all files count as one source, and a second file may have « et al. » where the first names the authors.
 */

import { placeText } from '@/lib/format/french';
import { plainMathematics } from '@/lib/mathematics/parts';
import { isInitials } from '@/lib/names/words';
import { arxivIdOf, doiOf, halIdOf } from '@/lib/references/identifiers';
import { nameKey, normalTitle } from '@/lib/references/normal-title';
import { pagesOf } from '@/lib/references/values';
import type { Owner } from '../../profil/own-names';
import { type Author, readAuthors } from '../citing/authors';
import { readPages, writePages } from '../citing/pages';
import type { Publication } from '../schema';
import { dateless, isYear } from '../years';
import { type Fields, faultOf, fieldOf, withFields, withSource } from './from-work';
import type { StoredPublication } from './match';
import type { FieldChange, Planned } from './plan-shape';

/** The fields in which an entry differs from a publication. A value that the publication cannot hold is left out. */
export function diff(
  { place: { list }, item }: StoredPublication,
  entry: Pick<Extract<Planned, { is: 'new' }>, 'fields' | 'source' | 'list'>,
  owner: Owner,
): { readonly proposedChanges: FieldChange[]; readonly ownerKept: FieldChange[] } {
  const fields = withoutKnownPages(item, entry.list === list ? entry.fields : sharedFields(entry.fields));
  const { source } = entry;
  const before = item.sources?.find(({ from }) => from === source.from)?.values;
  const namesIn = (names: string, isYours = false) =>
    readAuthors(names, owner, (isYours && item.details?.language) || fields.language);
  const canHave = (field: string, theirs: string) =>
    !faultOf(list, withSource(withFields(item, { [field]: theirs }), { ...source, values: fields }));
  const differing = Object.entries(fields)
    .map(([field, theirs]) => ({ field, yours: fieldOf(item, field), theirs }))
    .filter(
      ({ field, yours, theirs }) =>
        !saysTheSame(field, yours, theirs, namesIn) &&
        !isKnownAs(item, fields, field, theirs) &&
        !isKnownLink(item, field, yours, theirs) &&
        canHave(field, theirs),
    );
  const { proposedChanges = [], ownerKept = [] } = Object.groupBy(differing, ({ field, yours, theirs }) =>
    before?.[field] === (yours || undefined) && !saysLess(field, yours, theirs, (names) => namesIn(names).length)
      ? 'proposedChanges'
      : 'ownerKept',
  );
  return { proposedChanges, ownerKept };
}

/** The fields that all lists have: the owner may keep among the communications what a source calls a chapter. */
function sharedFields({ journal: _, conference: __, container: ___, nature: ____, type: _____, ...shared }: Fields) {
  return shared;
}

/** Removes from a source's note the sentence that repeats the publication's number of pages: « 320 p. ». */
function withoutKnownPages({ pages = '' }: Publication, fields: Fields): Fields {
  const { note = '', ...rest } = fields;
  if (pages === '' || fields.pages !== undefined || note === '') return fields;
  const count = (text: string) => normalTitle(text).replace(/ p(?:ages?)?$/, '');
  const left = note.split(/(?<=[.!?…]) /).filter((sentence) => count(sentence) !== count(pages));
  return left.length === 0 ? rest : { ...rest, note: left.join(' ') };
}

/**
 * Fields that formats confuse: the institution of a report and its publisher, the place of a talk and of its printing,
 * a volume and the number in a series, the number of an article and its pages.
 */
const interchangeableFields: readonly (readonly string[])[] = [
  ['container', 'institution', 'publisher'],
  ['place', 'eventPlace'],
  ['volume', 'seriesNumber'],
  ['pages', 'articleNumber'],
];

/**
 * Whether the publication has the source's value in an interchangeable field that the source leaves empty, or has the
 * city and country of a conference in one text.
 */
function isKnownAs(item: Publication, fields: Fields, field: string, theirs: string): boolean {
  const mine = (name: string) =>
    name === 'eventPlace'
      ? placeText(fieldOf(item, name), fieldOf(item, 'eventCountry'))
      : name === 'pages'
        ? pagesIn(fieldOf(item, name))
        : fieldOf(item, name);
  if (/^event(?:Place|Country)$/.test(field)) {
    const place = normalTitle(placeText(fields.eventPlace, fields.eventCountry));
    if (
      [mine('eventPlace'), fields.place === undefined ? mine('place') : ''].some(
        (stored) => normalTitle(stored) === place,
      )
    )
      return true;
  }
  const others = interchangeableFields
    .flatMap((names) => (names.includes(field) ? names : []))
    .filter((name) => name !== field && fields[name] === undefined);
  return others.some((name) => normalTitle(mine(name)) === normalTitle(theirs));
}

/**
 * Whether a publication that has another link already leads to this one through an identifier: some sources give the
 * link, others the identifier.
 */
function isKnownLink({ details = {} }: Publication, field: string, yours: string, theirs: string): boolean {
  if (field !== 'link' || yours === '') return false;
  const readers = { doi: doiOf, halId: halIdOf, arxivId: arxivIdOf } as const;
  return (['doi', 'halId', 'arxivId'] as const).some((id) => details[id] && readers[id](theirs) === details[id]);
}

/** Fields that name people. */
const namesFields: readonly string[] =
  'authors editors translators reviewedAuthors originalAuthors containerAuthors'.split(' ');

/**
 * Whether the source's value is a shortened form of the publication's: fewer names, « à paraître » for a year, a title
 * without its subtitle, the abbreviated name of a journal.
 */
function saysLess(field: string, yours: string, theirs: string, namesIn: (authors: string) => number): boolean {
  if (yours === '') return false;
  if (namesFields.includes(field)) return namesIn(theirs) < namesIn(yours);
  if (field === 'year') return isYear(yours) && !isYear(theirs);
  const isVenue = ['journal', 'conference', 'container'].includes(field);
  if (!isVenue && !['title', 'abstract', 'keywords'].includes(field)) return false;
  const [mine, its] = [normalTitle(yours), normalTitle(theirs)];
  const isAbbreviated =
    isVenue &&
    theirs.length < yours.length &&
    ((/\p{L}\./u.test(theirs) && !/\p{L}\./u.test(yours)) || isShortenedOf(theirs, yours));
  return isAbbreviated || (mine !== its && mine.startsWith(its));
}

/** « Eur Heart J » shortens « European heart journal »: each word begins a word of the long name, in the same order. */
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

/**
 * Whether two values of a field differ only in how they are written: « 1-9 » and « 1–9 », « J. Dupont » and « Dupont,
 * Jean ». `namesIn` reads authors.
 */
function saysTheSame(
  field: string,
  yours: string,
  theirs: string,
  namesIn: (text: string, isYours?: boolean) => readonly Author[],
): boolean {
  if (yours === theirs) return true;
  if (yours === '') return false;
  if (namesFields.includes(field)) return areSameNames(namesIn(yours, true), namesIn(theirs));
  if (field === 'year' && theirs === dateless) return true; // the source knows no year
  if (field === 'pages') return pagesIn(yours) === pagesIn(theirs);
  if (field === 'link') return yours.replace(/\/$/, '').toLowerCase() === theirs.replace(/\/$/, '').toLowerCase();
  const [mine, its] = [plainMathematics(yours), plainMathematics(theirs)];
  return normalTitle(mine) === normalTitle(its) && !(field === 'title' && isBetterWritten(mine, its));
}

/** A range in full, as the site’s own exports write it (« 355–72 » is « 355–372 »); other text by its letters and digits. */
const pagesIn = (text: string): string => {
  const pages = pagesOf(text) ?? ''; // « 320p. » is « 320 p. »
  return normalTitle(writePages(readPages(pages) ?? { list: pages }, '–'));
};

const areSameNames = (yours: readonly Author[], theirs: readonly Author[]): boolean =>
  yours.length === theirs.length && yours.every((name, index) => isSameName(name, theirs[index] ?? { family: '' }));

function isSameName(yours: Author, theirs: Author): boolean {
  const key = (author: Author) => nameKey(author.isBody ? { literal: author.family } : author);
  if (theirs.suffix !== undefined && normalTitle(yours.suffix ?? '') !== normalTitle(theirs.suffix)) return false;
  if (key(yours) !== key(theirs) || isBetterWritten(yours.family, theirs.family)) return false;
  const [mine, its] = [yours.given ?? '', theirs.given ?? ''];
  if (isInitials(mine) || isInitials(its)) return true;
  const [words, others] = [mine.split(/[\s-]+/), its.split(/[\s-]+/)];
  return words.every((word, index) => isSameWord(word, others[index] ?? '')) && !isBetterWritten(mine, its);
}

/** « Ch. » may stand for « Charles »; a missing word matches any word. */
function isSameWord(one: string, other: string): boolean {
  const [word, another] = [normalTitle(one), normalTitle(other)];
  if (word === '' || another === '' || word === another) return true;
  const isShort = (text: string) => text.length === 1 || text.endsWith('.');
  return (isShort(one) && another.startsWith(word)) || (isShort(other) && word.startsWith(another));
}

/**
 * Whether the source's text corrects the owner's, both having the same words: it adds accents and loses none, or the
 * owner's is all in capitals.
 */
function isBetterWritten(yours: string, theirs: string): boolean {
  const isUppercase = (text: string) => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);
  if (isUppercase(yours) !== isUppercase(theirs)) return isUppercase(yours);
  const [letters, others] = [yours, theirs].map((text) => text.normalize('NFC').toLowerCase().match(/\p{L}/gu) ?? []);
  const isPlain = (letter = '') => /^[a-z]$/.test(letter);
  const differing = (letters ?? []).flatMap((letter, index) =>
    letter === others?.[index] ? [] : [[letter, others?.[index]] as const],
  );
  return (
    letters?.length === others?.length &&
    differing.length > 0 &&
    differing.every(([mine, its]) => isPlain(mine) && !isPlain(its))
  );
}

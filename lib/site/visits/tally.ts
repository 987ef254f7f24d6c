/** Counts by page, origin and language, in a bounded number of rows whoever comes. */
import type { Language } from '@/lib/languages';
import type { Reading } from './address';
import { others } from './reader';

export type Counts = { readonly [Each in Reading]: number };
export type Row = Counts & {
  readonly page: string;
  /** A host; '' for none, `others` for those without a row of their own. */
  readonly origin: string;
  readonly language: Language;
};

export type Limits = {
  /** Of rows that name a host of origin; further ones of a page are counted together. */
  readonly named: number;
  /** Of the rows that name none; further pages are counted together. */
  readonly pages: number;
  /** Of different hosts of origin. */
  readonly origins: number;
};

/** Of what is stored: a day, and a month that days have been merged into. With them five years stay below 5 MB. */
export const dayLimits: Limits = { named: 60, pages: 160, origins: 30 };
export const monthLimits: Limits = { named: 100, pages: 280, origins: 60 };

export type Tally = {
  /** Adds to the row of a page, an origin and a language; to that of the others where there are too many. */
  readonly add: (row: Row) => void;
  /** The rows that something was added to. */
  readonly changed: () => readonly Row[];
};

/** A tally that goes on from rows counted before. Rows that come first keep their names. */
export function newTally(limits: Limits, before: readonly Row[] = []): Tally {
  const counted = new Map(before.map((row) => [keyOf(row), row]));
  const origins = new Set(before.map(({ origin }) => origin).filter(isNamed));
  let named = before.filter(({ origin }) => isNamed(origin)).length;
  const changed = new Set<string>();
  const placeOf = ({ page, origin, language }: Row) => {
    const place = { page, origin, language };
    if (counted.has(keyOf(place))) return place;
    const hasRoom = named < limits.named && (origins.has(origin) || origins.size < limits.origins);
    if (isNamed(origin) && hasRoom) return place;
    const ofPage = { ...place, origin: origin === '' ? '' : others };
    if (counted.has(keyOf(ofPage)) || counted.size - named < limits.pages) return ofPage;
    return { ...ofPage, page: others };
  };
  return {
    add(row) {
      const place = placeOf(row);
      const key = keyOf(place);
      if (isNamed(place.origin) && !counted.has(key)) {
        named += 1;
        origins.add(place.origin);
      }
      counted.set(key, { ...place, ...sum(counted.get(key) ?? none, row) });
      changed.add(key);
    },
    changed: () => Array.from(changed).flatMap((key) => counted.get(key) ?? []),
  };
}

const isNamed = (origin: string): boolean => origin !== '' && origin !== others;

export const none: Counts = { views: 0, texts: 0, citations: 0 };

export const sum = (a: Counts, b: Counts): Counts => ({
  views: a.views + b.views,
  texts: a.texts + b.texts,
  citations: a.citations + b.citations,
});

type Place = Pick<Row, 'page' | 'origin' | 'language'>;
const keyOf = ({ page, origin, language }: Place): string => `${language} ${origin} ${page}`;

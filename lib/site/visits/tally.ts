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
  /** Of rows; beyond, a page loses its origins, and once there are a fifth more, its name. */
  readonly rows: number;
  /** Of different hosts of origin. */
  readonly origins: number;
};

/** Of what is stored: a day, and a month that days have been merged into. With them five years stay below 5 MB. */
export const dayLimits: Limits = { rows: 120, origins: 40 };
export const monthLimits: Limits = { rows: 250, origins: 80 };

export type Tally = {
  /** Adds to the row of a page, an origin and a language; to that of the others where there are too many. */
  readonly add: (row: Row) => void;
  /** The rows that something was added to. */
  readonly changed: () => readonly Row[];
};

/** A tally that goes on from rows counted before. Rows that come first keep their names. */
export function newTally(limits: Limits, before: readonly Row[] = []): Tally {
  const counted = new Map(before.map((row) => [keyOf(row), row]));
  const origins = new Set(before.map(({ origin }) => origin));
  const changed = new Set<string>();
  const placeOf = ({ page, origin, language }: Row) => {
    const isNamed = origin === '' || origins.has(origin) || origins.size < limits.origins;
    const named = { page, origin: isNamed ? origin : others, language };
    const ofPage = { page, origin: others, language };
    const isFree = (place: Place, most: number) => counted.has(keyOf(place)) || counted.size < most;
    if (isFree(named, limits.rows)) return named;
    return isFree(ofPage, limits.rows * 1.2) ? ofPage : { page: others, origin: others, language };
  };
  return {
    add(row) {
      const place = placeOf(row);
      const key = keyOf(place);
      counted.set(key, { ...place, ...sum(counted.get(key) ?? none, row) });
      origins.add(place.origin);
      changed.add(key);
    },
    changed: () => Array.from(changed).flatMap((key) => counted.get(key) ?? []),
  };
}

export const none: Counts = { views: 0, texts: 0, citations: 0 };

export const sum = (a: Counts, b: Counts): Counts => ({
  views: a.views + b.views,
  texts: a.texts + b.texts,
  citations: a.citations + b.citations,
});

type Place = Pick<Row, 'page' | 'origin' | 'language'>;
const keyOf = ({ page, origin, language }: Place): string => `${language} ${origin} ${page}`;

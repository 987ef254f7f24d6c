'use client';
import { useState } from 'react';
import { foldLetters } from '@/lib/format/fold';

/** A list of more items than this can be filtered. */
export const many = 8;

type Row<T> = { readonly item: T; readonly index: number; readonly key: number };

/**
 * Filters the rows of a list by query. Rows are matched when the query is typed, so that none disappears while it is edited.
 * Rows that were added since, and those at the indexes in `withErrors` are shown too.
 */
export function useFilter<T>(rows: readonly Row<T>[], textOf: (item: T) => string, withErrors: ReadonlySet<number>) {
  const [query, setQuery] = useState('');
  const [away, setAway] = useState<ReadonlySet<number>>(new Set());
  const [searched, setSearched] = useState<ReadonlySet<number>>(new Set());
  const search = (next: string) => {
    setQuery(next);
    setSearched(new Set(rows.map(({ key }) => key)));
    setAway(new Set(rows.filter(({ item }) => !holds(textOf(item), next)).map(({ key }) => key)));
  };
  // A list that came from elsewhere, such as another group or an undo, has new rows.
  if (query !== '' && rows.length > 0 && !rows.some(({ key }) => searched.has(key))) search(query);
  const back = rows.filter(({ key, index }) => withErrors.has(index) && away.has(key)).map(({ key }) => key);
  if (back.length > 0) setAway(new Set([...away].filter((key) => !back.includes(key))));
  return {
    query,
    has: (key: number) => !away.has(key),
    search,
  };
}

/** Whether `text` contains every word of `query`, ignoring case and accents. */
export function holds(text: string, query: string): boolean {
  const inside = foldLetters(text);
  return foldLetters(query)
    .split(/\s+/)
    .every((word) => inside.includes(word));
}

'use client';
import { useState } from 'react';

/** Past this many items, a list has a field to filter it. */
export const many = 8;

/** Past this many, blocks start closed: their fields are drawn when they are opened. */
export const long = 20;

type Row<T> = { readonly item: T; readonly index: number; readonly key: number };

/**
 * Which rows of a list are in sight: those that held the words when they were typed, what came since, and those at the places
 * in `wrong`, which are to be mended; a row never goes while it is edited.
 */
export function useFilter<T>(rows: readonly Row<T>[], textOf: (item: T) => string, wrong: ReadonlySet<number>) {
  const [words, setWords] = useState('');
  const [away, setAway] = useState<ReadonlySet<number>>(new Set());
  const back = rows.filter(({ key, index }) => wrong.has(index) && away.has(key)).map(({ key }) => key);
  if (back.length > 0) setAway(new Set([...away].filter((key) => !back.includes(key))));
  return {
    words,
    has: (key: number) => !away.has(key),
    search: (next: string) => {
      setWords(next);
      setAway(new Set(rows.filter(({ item }) => !holds(textOf(item), next)).map(({ key }) => key)));
    },
  };
}

/** Whether a text has every word, whatever their case and accents. */
export function holds(text: string, words: string): boolean {
  const inside = plain(text);
  return plain(words)
    .split(/\s+/)
    .every((word) => inside.includes(word));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

'use client';
import { Search, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { foldLetters } from '@/lib/format/fold';
import { quoted } from '@/lib/format/french';
import { readProfile } from '@/lib/site/api/client';
import type { AnyList } from '@/sections/editor-tree';
import { Input } from '../fields/input';
import { useOwner } from '../providers/owner';
import { useApiCall } from '../providers/reauth';
import { showToast } from '../providers/toast';
import { IconButton } from '../ui/icon-button';
import { PanelText } from '../ui/panel';

/** A list of more items than this can be filtered. */
export const many = 8;

type Row = { readonly index: number; readonly key: number };

/**
 * The keys of the rows that a query hides. Rows are matched when it is typed, so that none disappears while it is
 * edited; those that are added later are shown, and those in `withErrors` are never hidden.
 */
export function useFilter(rows: readonly Row[], textOf: (index: number) => string, withErrors: ReadonlySet<number>) {
  const [{ query, away }, setFilter] = useState({ query: '', away: new Set<number>() });
  const search = (next: string) => {
    const hidden = rows.filter(({ index }) => !withErrors.has(index) && !holds(textOf(index), next));
    setFilter({ query: next, away: new Set(hidden.map(({ key }) => key)) });
  };
  return { query, away, search };
}

/** Whether `text` contains every word of `query`, ignoring case and accents. */
export function holds(text: string, query: string): boolean {
  const inside = foldLetters(text);
  return foldLetters(query)
    .split(/\s+/)
    .every((word) => inside.includes(word));
}

/** The keys of the rows that a list’s own filter hides, which it reads when it is switched on. */
export function useNarrow({ narrow }: Pick<AnyList, 'narrow'>, rows: readonly (Row & { readonly item: unknown })[]) {
  const owner = useOwner();
  const call = useApiCall();
  const [away, setAway] = useState<ReadonlySet<number> | null>(null);
  const toggle = async () => {
    if (away !== null || !narrow) return setAway(null);
    const [loaded, profile] = await Promise.all([narrow.load().catch(() => null), call(() => readProfile(owner.id))]);
    if (!loaded || !profile.ok) return showToast.error('Ce filtre n’a pas pu être chargé.');
    const isKept = loaded(profile.data);
    setAway(new Set(rows.flatMap(({ item, key }) => (isKept(item) ? [] : [key]))));
  };
  return { away, toggle: () => void toggle() };
}

type Props = {
  /** The id of the list. */ readonly list: string;
  readonly label: string;
  readonly placeholder?: string;
  readonly query: string;
  readonly onSearch: (query: string) => void;
};

/** The search field that filters a long list, or many fields; Enter in it submits nothing. */
export function FilterField({ list, label, placeholder = 'Filtrer', query, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onSearch('');
    field.current?.focus();
  };
  return (
    <div className="relative max-w-88 flex-[1_1_9rem] max-sm:max-w-none">
      <Search className="pointer-events-none absolute start-2.5 top-2.25 text-ink-faint max-sm:top-3.25" aria-hidden />
      <Input
        ref={field}
        className="[&::-webkit-search-cancel-button]:hidden"
        room="both"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={query}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={(event) => onSearch(event.target.value)}
      />
      {query !== '' && (
        <IconButton
          className="absolute end-0.5 top-0.5"
          icon={X}
          label="Effacer le filtre"
          data-unfilters={list}
          onClick={clear}
        />
      )}
    </div>
  );
}

type Found = { readonly query: string; readonly found: number; readonly all: number };

/**
 * Says how many a query has found, which is seen where there are none; it is there before, to be read out, and out of
 * the grid.
 */
export function FoundCount({ query, found, all }: Found) {
  const isNone = found === 0 && all > 0;
  return (
    <div className={isNone ? undefined : 'absolute'} role="status">
      {isNone ? (
        <PanelText>Aucun résultat pour {quoted(query)}</PanelText>
      ) : (
        query.trim() !== '' && <span className="sr-only">{`${found} sur ${all}`}</span>
      )}
    </div>
  );
}

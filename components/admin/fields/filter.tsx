import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { foldLetters } from '@/lib/format/fold';
import { quoted } from '@/lib/format/french';
import { IconButton } from '../ui/button';
import { PanelText } from '../ui/panel';
import { Input } from './field';

/** Longer lists can be filtered. */
export const many = 8;

/** Whether `text` contains every word of `query`, ignoring case and accents. */
export function holds(text: string, query: string): boolean {
  const inside = foldLetters(text);
  return foldLetters(query)
    .split(/\s+/)
    .every((word) => inside.includes(word));
}

type Props = Readonly<{
  /** Id of the list. */ list: string;
  label: string;
  placeholder?: string;
  query: string;
  onSearch: (query: string) => void;
}>;

/** The search field that filters a long list or many fields; Enter does not submit the form. */
export function FilterField({ list, label, placeholder = 'Filtrer', query, onSearch }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onSearch('');
    field.current?.focus();
  };
  return (
    <div className="relative max-w-88 flex-[1_1_9rem] max-sm:max-w-none">
      <Search className="pointer-events-none absolute start-2.5 top-2.25 text-ink-faint max-sm:top-3.25" />
      <Input
        ref={field}
        room="both"
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={query}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onText={onSearch}
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

type Found = Readonly<{ query: string; matches: number; all: number }>;

/**
 * The number of matches, visible only if none. It is rendered beforehand, so as to be announced, and outside the grid.
 */
export function FoundCount({ query, matches, all }: Found) {
  const isNone = matches === 0 && all > 0;
  return (
    <div className={isNone ? undefined : 'absolute'} role="status">
      {isNone ? (
        <PanelText>Aucun résultat pour {quoted(query)}</PanelText>
      ) : (
        query.trim() !== '' && <span className="sr-only">{`${matches} sur ${all}`}</span>
      )}
    </div>
  );
}

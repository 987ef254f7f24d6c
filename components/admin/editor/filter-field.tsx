import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { quoted } from '@/lib/format/french';
import { Input } from '../fields/input';
import { cx } from '../ui/cx';
import { IconButton } from '../ui/icon-button';
import { PanelText } from '../ui/panel';

type Props = { readonly id: string; readonly label: string; readonly query: string; readonly onSearch: (query: string) => void; readonly inHead?: boolean };

/** The search field that filters a long list. */
export function FilterField({ id, label, query, onSearch, inHead = false }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onSearch('');
    field.current?.focus();
  };
  return (
    <div className={cx('relative', inHead ? 'ms-auto max-w-88 flex-[0_1_18rem]' : 'max-w-88 flex-[1_1_9rem] max-sm:max-w-none')}>
      <Search className="pointer-events-none absolute start-2.5 top-2.25 text-ink-faint max-sm:top-3.25" aria-hidden />
      <Input
        id={id}
        ref={field}
        className="[&::-webkit-search-cancel-button]:hidden"
        room="both"
        type="search"
        aria-label={`Filtrer\u00a0: ${label}`}
        placeholder="Filtrer"
        value={query}
        onChange={(event) => onSearch(event.target.value)}
      />
      {query !== '' && <IconButton className="absolute end-0.5 top-0.5" icon={X} label="Effacer le filtre" data-unfilters={id} onClick={clear} />}
    </div>
  );
}

type Found = { readonly query: string; readonly found: number; readonly all: number };

/** Says how many a query has found, which is seen where there are none; it is there before, to be read out, and out of the grid. */
export function FoundCount({ query, found, all }: Found) {
  const isNone = found === 0 && all > 0;
  return (
    <div className={cx(!isNone && 'absolute')} role="status">
      {isNone ? <PanelText>Aucun résultat pour {quoted(query)}</PanelText> : query.trim() !== '' && <span className="sr-only">{`${found} sur ${all}`}</span>}
    </div>
  );
}

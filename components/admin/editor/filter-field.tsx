import { Search } from 'lucide-react';

type Props = { readonly label: string; readonly query: string; readonly onSearch: (query: string) => void };

/** The search field that filters a long list. */
export function FilterField({ label, query, onSearch }: Props) {
  return (
    <div className="with-icon filter">
      <Search className="icon" aria-hidden />
      <input
        className="input"
        type="search"
        aria-label={`Filtrer\u00a0: ${label}`}
        placeholder="Filtrer"
        value={query}
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  );
}

export function NothingFound({ query }: { readonly query: string }) {
  return <p className="panel-body faint">Aucun résultat pour {`«\u00a0${query}\u00a0»`}</p>;
}

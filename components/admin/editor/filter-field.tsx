import { Search } from 'lucide-react';

type Props = { readonly label: string; readonly words: string; readonly onSearch: (words: string) => void };

/** The search field that filters a long list. */
export function FilterField({ label, words, onSearch }: Props) {
  return (
    <div className="with-icon filter">
      <Search className="icon" aria-hidden />
      <input
        className="input"
        type="search"
        aria-label={`Filtrer\u00a0: ${label}`}
        placeholder="Filtrer"
        value={words}
        onChange={(event) => onSearch(event.target.value)}
      />
    </div>
  );
}

export function NothingFound({ words }: { readonly words: string }) {
  return <p className="panel-body faint">Aucun résultat pour {`«\u00a0${words}\u00a0»`}</p>;
}

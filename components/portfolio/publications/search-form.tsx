import ChevronDown from 'lucide-react/icons/chevron-down';
import Search from 'lucide-react/icons/search';
import type { Choice, Choices, Filter } from './filter';

/** The search form: leads to /publications, with or without script (decision 35). */
export function SearchForm({ choices, filter, withDomain = false }: { choices: Choices; filter: Filter; withDomain?: boolean }) {
  return (
    <search>
      <form className="filters no-print" action="/publications" method="get" aria-label="Filtrer les publications" data-wide={withDomain ? '' : undefined}>
        <div className="field">
          <label htmlFor="pub-q">Rechercher</label>
          <div className="control">
            <Search className="icon" aria-hidden />
            <input id="pub-q" name="q" type="search" maxLength={200} placeholder="Titre, auteur, revue…" defaultValue={filter.q} />
          </div>
        </div>
        <Select id="pub-type" name="type" label="Type" all="Tous" choices={choices.types} value={filter.type} />
        <Select id="pub-year" name="annee" label="Année" all="Toutes" choices={choices.years} value={filter.annee} />
        {withDomain ? <Select id="pub-domain" name="domaine" label="Domaine" all="Tous" choices={choices.domains} value={filter.domaine} /> : null}
        <button className="button" type="submit">
          Rechercher
        </button>
      </form>
    </search>
  );
}

type SelectProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly all: string;
  readonly choices: readonly Choice[];
  readonly value?: string;
};

function Select({ id, name, label, all, choices, value }: SelectProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="control">
        <select id={id} name={name} defaultValue={value ?? ''}>
          <option value="">{all}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ChevronDown className="icon" aria-hidden />
      </div>
    </div>
  );
}

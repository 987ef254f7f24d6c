import { SvgIcon } from '@/components/ui/svg-icon';
import type { Choice, Choices, Filter } from './filter';
import type { QueryParameter } from './query';

type Props = {
  readonly choices: Choices;
  readonly filter: Filter;
  /** On the list's own page: all four filters, which act at once with script (components/public/client-scripts/filters.ts). */
  readonly live?: boolean;
};

/** The search form, which leads to /publications with or without script. */
export function SearchForm({ choices, filter, live = false }: Props) {
  return (
    <search>
      <form className="filters no-print" action="/publications" method="get" aria-label="Filtrer les publications" data-live={live ? '' : undefined}>
        <div className="field">
          <label htmlFor="pub-q">Rechercher</label>
          <div className="control">
            <SvgIcon name="search" />
            <input id="pub-q" name="q" type="search" maxLength={200} placeholder="Titre, auteur, revue…" defaultValue={filter.q} />
          </div>
        </div>
        <Select id="pub-type" name="type" label="Type" all="Tous" choices={choices.types} value={filter.type} />
        <Select id="pub-year" name="annee" label="Année" all="Toutes" choices={choices.years} value={filter.annee} />
        {live ? <Select id="pub-domain" name="domaine" label="Domaine" all="Tous" choices={choices.domains} value={filter.domaine} /> : null}
        <button className="button" type="submit">
          Rechercher
        </button>
      </form>
    </search>
  );
}

type SelectProps = {
  readonly id: string;
  readonly name: QueryParameter;
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
        <SvgIcon name="chevron-down" />
      </div>
    </div>
  );
}

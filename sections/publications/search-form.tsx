import type { ReactNode } from 'react';
import { SvgIcon } from '@/components/ui/svg-icon';
import { inLanguage, type Language } from '@/lib/languages';
import type { Choices, Filter } from './filter';
import type { Grouping } from './grouping';
import { listWords } from './words/list';
import { isYear } from './years';

type Props = {
  readonly choices: Choices;
  readonly filter: Filter;
  /** On the list's page: all filters, which act at once with script (components/public/client-scripts/start.ts). */
  readonly live?: boolean;
  /** The grouping, which a search keeps. */
  readonly grouping?: Grouping;
  readonly language: Language;
};

/** The search form; submits to /publications with or without script. */
export function SearchForm({ choices, filter, live = false, grouping = 'domaine', language }: Props) {
  const words = listWords[language].form;
  const all = { choices, filter, language };
  const hasDomains = live && choices.domaine.length > 0;
  let columns = 'sm:grid-cols-[2fr_1fr_1fr_auto]'; // the search words on the same line
  if (live) columns = hasDomains ? 'sm:grid-cols-[1fr_1fr_1fr_auto]' : 'sm:grid-cols-[1fr_1fr_auto]';
  return (
    <search>
      <form
        className={`grid 2xs:grid-cols-2 items-end gap-3 border-rule border-y py-4 print:hidden ${columns}`}
        action={inLanguage('/publications', language)}
        method="get"
        aria-label={words.label}
        data-live={live ? '' : undefined}
      >
        {filter.auteur ? <input type="hidden" name="auteur" value={filter.auteur} /> : null}
        {grouping === 'domaine' ? null : <input type="hidden" name="classement" value={grouping} />}
        <Field className={live ? 'col-span-full' : 'col-span-full sm:col-auto'} id="pub-q" label={words.search}>
          <SvgIcon className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-faint" name="search" />
          <input
            className="min-h-11 w-full appearance-none rounded-2 border border-rule-strong bg-paper-raised py-1.5 ps-10 pe-3.5 placeholder:text-ink-faint placeholder:opacity-100 focus-visible:border-accent focus-visible:outline-offset-1"
            id="pub-q"
            name="q"
            type="search"
            maxLength={200}
            placeholder={words.placeholder}
            defaultValue={filter.q}
          />
        </Field>
        <Select name="type" {...all} />
        <Select name="annee" {...all} />
        {live ? <Select className="max-sm:col-span-full" name="domaine" {...all} /> : null}
        {live ? <MoreFilters {...all} /> : null}
        <button
          className="col-span-full min-h-11 cursor-pointer rounded-2 border border-accent bg-accent wrap-normal px-5 font-strong text-on-accent text-sm transition-colors hover:border-accent-hover hover:bg-accent-hover sm:col-auto forced-colors:border-system-button"
          type="submit"
        >
          {words.search}
        </button>
      </form>
    </search>
  );
}

type FilterProps = Pick<Props, 'choices' | 'filter' | 'language'>;

/** A span of years and rarely used filters: folded, unless one is set. */
function MoreFilters(all: FilterProps) {
  const names = ['de', 'a', 'audience', 'mention'] as const;
  return (
    <details className="order-last col-span-full" open={names.some((name) => all.filter[name] !== undefined)}>
      <summary className="inline-block min-h-6 cursor-pointer font-medium text-accent text-sm">
        {listWords[all.language].form.more}
      </summary>
      <div className="mt-2 grid 2xs:grid-cols-2 items-end gap-3 sm:grid-cols-4">
        {names.map((name) => (
          <Select name={name} {...all} key={name} />
        ))}
      </div>
    </details>
  );
}

const ids = {
  annee: 'pub-year',
  de: 'pub-from',
  a: 'pub-to',
  type: 'pub-type',
  domaine: 'pub-domain',
  audience: 'pub-audience',
  mention: 'pub-mention',
} as const;

type SelectProps = FilterProps & { readonly name: keyof typeof ids; readonly className?: string };

/** A filter; a requested year is a choice even if no publication has it. */
function Select({ name, className, choices, filter, language }: SelectProps) {
  const { parameters, any } = listWords[language];
  const isOfSpan = name === 'de' || name === 'a';
  const offered = isOfSpan ? choices.annee.filter(({ value }) => isYear(value)) : choices[name];
  const value = filter[name];
  if (offered.length === 0 && (name === 'domaine' || name === 'audience' || name === 'mention')) return null;
  const isOffered = value === undefined || offered.some((choice) => choice.value === value);
  return (
    <Field className={className} id={ids[name]} label={parameters[name]}>
      <select
        className="min-h-11 w-full appearance-none text-ellipsis rounded-2 border border-rule-strong bg-paper-raised py-1.5 ps-3.5 pe-9 focus-visible:border-accent focus-visible:outline-offset-1"
        id={ids[name]}
        name={name}
        defaultValue={value ?? ''}
      >
        <option value="">{any[name]}</option>
        {[...(isOffered ? [] : [{ value, label: value }]), ...offered].map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <SvgIcon
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4 text-ink-faint"
        name="chevron-down"
      />
    </Field>
  );
}

/** A label above a control with icons. */
function Field({
  id,
  label,
  className = '',
  children,
}: {
  id: string;
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`grid min-w-0 grid-cols-1 gap-1 ${className}`}>
      <label className="font-strong text-ink-soft text-xs" htmlFor={id}>
        {label}
      </label>
      <div className="relative">{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { SvgIcon } from '@/components/ui/svg-icon';
import { inLanguage, type Language } from '@/lib/languages';
import type { Choice, Choices, Filter } from './filter';
import type { Grouping } from './grouping';
import type { QueryParameter } from './query';
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
  const hasDomains = live && choices.domains.length > 0;
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
        <Select
          id="pub-type"
          name="type"
          label={words.type}
          all={words.anyType}
          choices={choices.types}
          value={filter.type}
        />
        <Select
          id="pub-year"
          name="annee"
          label={words.year}
          all={words.anyYear}
          choices={withOwn(choices.years, filter.annee)}
          value={filter.annee}
        />
        {hasDomains ? (
          <Select
            className="max-sm:col-span-full"
            id="pub-domain"
            name="domaine"
            label={words.domain}
            all={words.anyDomain}
            choices={choices.domains}
            value={filter.domaine}
          />
        ) : null}
        {live ? <MoreFilters choices={choices} filter={filter} language={language} /> : null}
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

/** A span of years and rarely used filters: folded, unless one is set. */
function MoreFilters({
  choices: { years, audiences, mentions },
  filter: { de, a, audience, mention },
  language,
}: Pick<Props, 'choices' | 'filter' | 'language'>) {
  const words = listWords[language].form;
  const spans = years.filter(({ value }) => isYear(value));
  return (
    <details
      className="order-last col-span-full"
      open={[de, a, audience, mention].some((value) => value !== undefined)}
    >
      <summary className="inline-block min-h-6 cursor-pointer font-medium text-accent text-sm">{words.more}</summary>
      <div className="mt-2 grid 2xs:grid-cols-2 items-end gap-3 sm:grid-cols-4">
        <Select
          id="pub-from"
          name="de"
          label={words.from}
          all={words.fromStart}
          choices={withOwn(spans, de)}
          value={de}
        />
        <Select id="pub-to" name="a" label={words.until} all={words.untilToday} choices={withOwn(spans, a)} value={a} />
        {audiences.length > 0 ? (
          <Select
            id="pub-audience"
            name="audience"
            label={words.audience}
            all={words.anyAudience}
            choices={audiences}
            value={audience}
          />
        ) : null}
        {mentions.length > 0 ? (
          <Select
            id="pub-mention"
            name="mention"
            label={words.mention}
            all={words.anyMention}
            choices={mentions}
            value={mention}
          />
        ) : null}
      </div>
    </details>
  );
}

/** With the requested year, even if no publication has it. */
const withOwn = (years: readonly Choice[], requested: string | undefined): readonly Choice[] =>
  requested === undefined || years.some(({ value }) => value === requested)
    ? years
    : [{ value: requested, label: requested }, ...years];

type SelectProps = {
  readonly className?: string;
  readonly id: string;
  readonly name: QueryParameter;
  readonly label: string;
  readonly all: string;
  readonly choices: readonly Choice[];
  readonly value?: string;
};

function Select({ className, id, name, label, all, choices, value }: SelectProps) {
  return (
    <Field className={className} id={id} label={label}>
      <select
        className="min-h-11 w-full appearance-none text-ellipsis rounded-2 border border-rule-strong bg-paper-raised py-1.5 ps-3.5 pe-9 focus-visible:border-accent focus-visible:outline-offset-1"
        id={id}
        name={name}
        defaultValue={value ?? ''}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
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

'use client';
import { memo, useId } from 'react';
import { counted, formatNumber } from '@/lib/format/french';
import { type Choice, domainOfEntry } from '@/sections/publications/import/choices';
import type { Planned } from '@/sections/publications/import/plan';
import type { Domains } from './domain-choice';
import { FieldTable } from './field-table';
import type { Choose } from './use-import';
import { summaryOf } from './words';

type Props = {
  readonly index: number;
  readonly planned: Planned;
  readonly choice: Choice | undefined;
  readonly domains: Domains;
  readonly listDomain: string;
  readonly onChoose: Choose;
};
type Of<Is extends Planned['is']> = Props & { readonly planned: Extract<Planned, { readonly is: Is }> };

/** An entry of the file, with what may be chosen for its outcome. */
export const EntryRow = memo(function EntryRow({ planned, ...rest }: Props) {
  if (planned.is === 'new') return <NewRow planned={planned} {...rest} />;
  if (planned.is === 'perhaps') return <PerhapsRow planned={planned} {...rest} />;
  if (planned.is === 'changed') return <ChangedRow planned={planned} {...rest} />;
  if (planned.is === 'same' && planned.kept.length > 0) return <KeptRow planned={planned} {...rest} />;
  return (
    <li className="import-row">
      <div>
        <div className="title">{planned.title}</div>
        <div className="sub">{noteOf(planned)}</div>
      </div>
    </li>
  );
});

function noteOf(planned: Planned): string {
  if (planned.is === 'repeated') return 'Deux fois dans le fichier';
  if (planned.is === 'same') return summaryOf(planned.fields);
  if (planned.is !== 'refused') return '';
  return `${planned.line > 0 ? `Ligne ${formatNumber(planned.line)}\u00a0: ` : ''}${planned.reason}`;
}

function NewRow({ index, planned, choice = {}, onChoose, ...rest }: Of<'new'>) {
  return (
    <li className="import-row">
      <label className="check">
        <input type="checkbox" checked={!choice.skip} onChange={(event) => onChoose(index, { skip: !event.target.checked })} />
        <span>
          <span className="title">{planned.title}</span>
          <span className="sub">{summaryOf(planned.fields)}</span>
        </span>
      </label>
      {!choice.skip && <DomainSelect index={index} planned={planned} choice={choice} onChoose={onChoose} {...rest} />}
    </li>
  );
}

function ChangedRow({ index, planned, choice, onChoose }: Of<'changed'>) {
  return (
    <li className="import-row">
      <div className="wide">
        <div className="title">{planned.title}</div>
        <FieldTable planned={planned} choice={choice} onTake={(take) => onChoose(index, { take })} />
      </div>
    </li>
  );
}

function KeptRow({ index, planned, choice, onChoose }: Of<'same'>) {
  return (
    <li className="import-row">
      <details className="wide">
        <summary>
          <span className="title">{planned.title}</span> <span className="sub">{counted(planned.kept.length, 'champ diffère', 'champs diffèrent')}</span>
        </summary>
        <FieldTable planned={planned} choice={choice} onTake={(take) => onChoose(index, { take })} />
      </details>
    </li>
  );
}

function PerhapsRow({ index, planned, choice = {}, onChoose, ...rest }: Of<'perhaps'>) {
  const name = useId();
  const answers = [
    { as: undefined, label: 'La laisser de côté' },
    ...(planned.version ? [] : [{ as: 'same' as const, label: 'C’est la même\u00a0: compléter la mienne' }]),
    { as: 'new' as const, label: planned.version ? 'L’ajouter comme une autre version' : 'C’en est une autre\u00a0: l’ajouter' },
  ];
  return (
    <li className="import-row">
      <fieldset className="wide stack-3">
        <legend>
          <span className="title">{planned.title}</span>
          <span className="sub">{summaryOf(planned.fields)}</span>
        </legend>
        <p className="sub">
          {planned.version ? 'Une autre version de' : 'Ressemble à'} «&nbsp;{planned.other}&nbsp;»
        </p>
        <div className="row">
          {answers.map(({ as, label }) => (
            <label key={label} className="check">
              <input type="radio" name={name} checked={choice.as === as} onChange={() => onChoose(index, { as })} />
              {label}
            </label>
          ))}
        </div>
        {choice.as === 'same' && planned.changes.length + planned.kept.length > 0 && (
          <FieldTable planned={planned} choice={choice} onTake={(take) => onChoose(index, { take })} />
        )}
      </fieldset>
      {choice.as === 'new' && <DomainSelect index={index} planned={planned} choice={choice} onChoose={onChoose} {...rest} />}
    </li>
  );
}

function DomainSelect({ index, planned, choice, domains, listDomain, onChoose }: Props) {
  return (
    <select
      className="input"
      aria-label={`Domaine de «\u00a0${planned.title}\u00a0»`}
      value={domainOfEntry(planned, choice, listDomain)}
      onChange={(event) => onChoose(index, { domain: event.target.value })}
    >
      {domains.map(({ key, title }) => (
        <option key={key} value={key}>
          {title}
        </option>
      ))}
    </select>
  );
}

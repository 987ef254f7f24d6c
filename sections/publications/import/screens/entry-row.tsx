'use client';
import { memo, type ReactNode, useId, useState } from 'react';
import { Select } from '@/components/admin/fields/input';
import { CheckLabel } from '@/components/admin/ui/check-label';
import { cx } from '@/components/admin/ui/cx';
import { Inline } from '@/components/admin/ui/layout';
import { Row } from '@/components/admin/ui/rows';
import { counted, formatNumber, quoted } from '@/lib/format/french';
import { type Choice, domainOfEntry, isLeftOut } from '@/sections/publications/import/choices';
import { type DraftEntry, draftFault, isDraft } from '@/sections/publications/import/draft';
import type { Planned } from '@/sections/publications/import/plan';
import type { Domains } from './domain-choice';
import { DraftForm } from './draft-form';
import { FieldTable } from './field-table';
import type { Choose } from './use-import';
import { draftSummary, remarksOn, summaryOf } from './words';

type Props = {
  readonly index: number;
  readonly planned: Planned;
  readonly repeated: string;
  /** Of the list, over the first entry below it. */
  readonly heading?: string;
  readonly choice: Choice | undefined;
  readonly domains: Domains;
  readonly listDomain: string;
  readonly onChoose: Choose;
};
type Of<Entry extends Planned> = Props & { readonly planned: Entry };
type Known = Extract<Planned, { readonly is: 'known' }>;

/** An entry of the file, with what may be chosen for its outcome. */
export const EntryRow = memo(function EntryRow({ planned, ...rest }: Props) {
  if (isDraft(planned)) return <DraftRow planned={planned} {...rest} />;
  if (planned.is === 'new') return <NewRow planned={planned} {...rest} />;
  if (planned.is === 'ask') return <AskRow planned={planned} {...rest} />;
  if (planned.is === 'known')
    return planned.at ? <KnownRow planned={planned} {...rest} /> : <RepeatedRow planned={planned} {...rest} />;
  return (
    <EntryLine planned={planned}>
      <div className={whole}>
        <EntryTitle>{planned.title}</EntryTitle>
        <EntryNote>{`${planned.line > 0 ? `Ligne ${formatNumber(planned.line)}\u00a0: ` : ''}${planned.reason}`}</EntryNote>
      </div>
    </EntryLine>
  );
});

/** Over both columns of a line. */
const whole = 'col-span-full min-w-0';

/**
 * An entry, at its right the choice of a domain, and below what is to be known of its reading; rendered when it scrolls
 * into view.
 */
function EntryLine({
  planned,
  heading,
  children,
}: {
  readonly planned: Planned;
  readonly heading?: string;
  readonly children: ReactNode;
}) {
  const remarks = remarksOn(planned);
  return (
    <Row tall className="grid-cols-1 gap-x-4 gap-y-2 lazy-16 sm:grid-cols-[minmax(0,1fr)_14rem]">
      {heading && <h3 className={cx(whole, 'font-semibold text-ink-soft')}>{heading}</h3>}
      {children}
      {remarks.length > 0 && (
        <div className={cx(whole, 'grid gap-1 border-rule border-l-2 pl-3')}>
          {remarks.map((remark) => (
            <EntryNote key={remark}>{remark}</EntryNote>
          ))}
        </div>
      )}
    </Row>
  );
}

function EntryTitle({ children }: { readonly children: string }) {
  return <span className="wrap-anywhere font-medium text-ink">{children}</span>;
}

function EntryNote({ children }: { readonly children: ReactNode }) {
  return <span className="wrap-anywhere block font-normal text-ink-faint text-sm">{children}</span>;
}

function NewRow({ index, planned, choice = {}, onChoose, ...rest }: Of<Extract<Planned, { readonly is: 'new' }>>) {
  const isLeft = isLeftOut(planned, choice);
  return (
    <EntryLine planned={planned}>
      <CheckLabel>
        <input
          type="checkbox"
          checked={!isLeft}
          onChange={(event) => onChoose(index, { skip: !event.target.checked })}
        />
        <span>
          <EntryTitle>{planned.title}</EntryTitle>
          <EntryNote>{summaryOf(planned.fields)}</EntryNote>
        </span>
      </CheckLabel>
      {!isLeft && <DomainSelect index={index} planned={planned} choice={choice} onChoose={onChoose} {...rest} />}
    </EntryLine>
  );
}

/** A reference of a text as it was written, and what was guessed of it, which the owner corrects before it is added. */
function DraftRow({ index, planned, heading, choice = {}, onChoose, ...rest }: Of<DraftEntry>) {
  const isAdded = choice.as === 'new';
  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen || (isAdded && draftFault(planned, choice.corrections) !== null);
  const tick = (isTicked: boolean) => {
    setOpen(isTicked);
    onChoose(index, { as: isTicked ? 'new' : undefined });
  };
  return (
    <EntryLine planned={planned} heading={heading}>
      <div className={cx(whole, 'grid grid-cols-1 gap-3')}>
        <CheckLabel>
          <input type="checkbox" checked={isAdded} onChange={(event) => tick(event.target.checked)} />
          <span>
            <EntryTitle>{planned.text}</EntryTitle>
            {!(isAdded && isOpen) && <EntryNote>{draftSummary(planned)}</EntryNote>}
          </span>
        </CheckLabel>
        {isAdded && (
          <details open={isShown} onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary className="mb-3 cursor-pointer text-sm">Corriger</summary>
            {/* With « Tout cocher » there may be thousands: only an open form is in the page. */}
            {isShown && (
              <DraftForm
                draft={planned}
                choice={choice}
                onCorrect={(corrections) => onChoose(index, { corrections })}
              />
            )}
          </details>
        )}
        {isAdded && (
          <DomainSelect
            className="sm:max-w-80"
            index={index}
            planned={planned}
            choice={choice}
            onChoose={onChoose}
            {...rest}
          />
        )}
      </div>
    </EntryLine>
  );
}

/** What the file says twice; where no identifier says so, it may be another work of the same title. */
function RepeatedRow({ index, planned, choice = {}, repeated, onChoose, ...rest }: Of<Known>) {
  const isAdded = choice.as === 'new';
  return (
    <EntryLine planned={planned}>
      <div className={isAdded ? 'min-w-0' : whole}>
        <EntryTitle>{planned.title}</EntryTitle>
        <EntryNote>{repeated}</EntryNote>
        {planned.isAddable && (
          <CheckLabel>
            <input
              type="checkbox"
              checked={isAdded}
              onChange={(event) => onChoose(index, { as: event.target.checked ? 'new' : undefined })}
            />
            C’en est une autre{'\u00a0'}: l’ajouter
          </CheckLabel>
        )}
      </div>
      {isAdded && (
        <DomainSelect
          index={index}
          planned={planned}
          choice={choice}
          repeated={repeated}
          onChoose={onChoose}
          {...rest}
        />
      )}
    </EntryLine>
  );
}

/** A stored publication: open where the file changes it, folded where only the owner's words differ. */
function KnownRow({ index, planned, choice, onChoose }: Of<Known>) {
  const { title, changes, kept, fields } = planned;
  const table = <FieldTable planned={planned} choice={choice} onTake={(take) => onChoose(index, { take })} />;
  if (changes.length === 0 && kept.length > 0)
    return (
      <EntryLine planned={planned}>
        <details className={whole}>
          <summary className="cursor-pointer">
            <EntryTitle>{title}</EntryTitle>{' '}
            <EntryNote>{counted(kept.length, 'champ diffère', 'champs diffèrent')}</EntryNote>
          </summary>
          {table}
        </details>
      </EntryLine>
    );
  return (
    <EntryLine planned={planned}>
      <div className={whole}>
        <EntryTitle>{title}</EntryTitle>
        {changes.length > 0 ? table : <EntryNote>{summaryOf(fields)}</EntryNote>}
      </div>
    </EntryLine>
  );
}

/** Perhaps a known work: the owner says what it is. */
function AskRow({ index, planned, choice = {}, onChoose, ...rest }: Of<Extract<Planned, { readonly is: 'ask' }>>) {
  const name = useId();
  const answers = [
    { as: undefined, label: 'La laisser de côté' },
    ...(planned.version || !planned.at
      ? []
      : [{ as: 'same' as const, label: 'C’est la même\u00a0: compléter la mienne' }]),
    {
      as: 'new' as const,
      label: planned.version ? 'L’ajouter comme une autre version' : 'C’en est une autre\u00a0: l’ajouter',
    },
  ];
  return (
    <EntryLine planned={planned}>
      <fieldset className={cx(whole, 'grid grid-cols-1 gap-3')}>
        <legend className="font-normal">
          <EntryTitle>{planned.title}</EntryTitle>
          <EntryNote>{summaryOf(planned.fields)}</EntryNote>
        </legend>
        <p className="wrap-anywhere text-ink-faint text-sm">
          {planned.version ? 'Une autre version de' : 'Ressemble à'} {quoted(planned.other)}
          {planned.at ? '' : ', de la même liste'}
        </p>
        <Inline className="gap-x-6">
          {answers.map(({ as, label }) => (
            <CheckLabel key={label}>
              <input type="radio" name={name} checked={choice.as === as} onChange={() => onChoose(index, { as })} />
              {label}
            </CheckLabel>
          ))}
        </Inline>
        {choice.as === 'same' && planned.changes.length + planned.kept.length > 0 && (
          <FieldTable planned={planned} choice={choice} onTake={(take) => onChoose(index, { take })} />
        )}
      </fieldset>
      {choice.as === 'new' && (
        <DomainSelect
          className="col-span-full sm:max-w-80"
          index={index}
          planned={planned}
          choice={choice}
          onChoose={onChoose}
          {...rest}
        />
      )}
    </EntryLine>
  );
}

function DomainSelect({
  index,
  planned,
  choice,
  domains,
  listDomain,
  onChoose,
  className,
}: Props & { readonly className?: string }) {
  return (
    <Select
      className={className}
      aria-label={`Domaine de ${quoted(planned.title)}`}
      value={domainOfEntry(planned, choice, listDomain)}
      onChange={(event) => onChoose(index, { domain: event.target.value })}
    >
      {domains.map(({ key, title }) => (
        <option key={key} value={key}>
          {title}
        </option>
      ))}
    </Select>
  );
}

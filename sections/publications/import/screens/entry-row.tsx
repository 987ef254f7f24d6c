import { Ban } from 'lucide-react';
import { memo, type ReactNode, useId, useState } from 'react';
import { Select } from '@/components/admin/fields/field';
import { Button, IconButton } from '@/components/admin/ui/button';
import { Tick } from '@/components/admin/ui/check-label';
import { cx } from '@/components/admin/ui/cx';
import { Inline } from '@/components/admin/ui/panel';
import { Row } from '@/components/admin/ui/rows';
import { counted, formatNumber, quoted } from '@/lib/format/french';
import { domainOfEntry, outcomeOf } from '../choices';
import { draftFault, isDraft, switchedDraft } from '../draft';
import { refusalOf } from '../not-mine';
import type { Domains, Planned } from '../plan-shape';
import { DraftForm, type EntryProps, FieldTable } from './entry-fields';
import { draftSummary, remarksOn, summaryOf } from './words';

type PropsFor<Is extends Planned['is']> = EntryProps<Extract<Planned, { readonly is: Is }>>;

/** An entry of the file, the choices that its outcome allows, and the remarks on how it was read. */
export const EntryRow = memo(function EntryRow({ planned, heading, ...rest }: EntryProps) {
  const remarks = remarksOn(isDraft(planned) ? switchedDraft(planned, rest.choice?.isSwitched) : planned);
  const refusal = refusalOf(planned);
  if (refusal && rest.review.refused.has(refusal.mark))
    return (
      <Row tall className="grid-cols-[minmax(0,1fr)_auto] gap-x-4">
        <Entry title={planned.title} note={'Pas le mien\u00a0: ne sera plus proposé.'} />
        <Button variant="quiet" onClick={() => rest.review.onTakeBack(rest.index, refusal.mark)}>
          Reprendre
        </Button>
      </Row>
    );
  return (
    <Row tall className="grid-cols-1 gap-x-4 gap-y-2 lazy-16 sm:grid-cols-[minmax(0,1fr)_14rem]">
      {heading && <h3 className={cx(whole, 'font-semibold text-ink-soft')}>{heading}</h3>}
      {planned.is === 'new' ? (
        <NewRow planned={planned} {...rest} />
      ) : planned.is === 'ask' ? (
        <AskRow planned={planned} {...rest} />
      ) : planned.is === 'update' ? (
        <UpdateRow planned={planned} {...rest} />
      ) : (
        <div className={whole}>
          <Entry
            title={planned.title}
            note={`${planned.line > 0 ? `Ligne ${formatNumber(planned.line)}\u00a0: ` : ''}${planned.reason}`}
          />
        </div>
      )}
      {remarks.length > 0 && (
        <div className={cx(whole, 'grid gap-1 border-rule border-l-2 pl-3')}>
          {remarks.map((remark) => (
            <EntryNote key={remark}>{remark}</EntryNote>
          ))}
        </div>
      )}
    </Row>
  );
});

const whole = 'col-span-full min-w-0';

function Entry({ title, note }: { readonly title: string; readonly note?: ReactNode }) {
  return (
    <span>
      <span className="wrap-anywhere font-medium text-ink">{title}</span> {note && <EntryNote>{note}</EntryNote>}
    </span>
  );
}

function EntryNote({ children }: { readonly children: ReactNode }) {
  return <span className="wrap-anywhere block font-normal text-ink-faint text-sm">{children}</span>;
}

function AddTick({
  index,
  planned,
  choice,
  review,
  onTick,
  children,
}: EntryProps & { readonly onTick?: (isTicked: boolean) => void; readonly children: ReactNode }) {
  const tick = (isTicked: boolean) => {
    onTick?.(isTicked);
    review.onChoose(index, { as: isTicked ? 'new' : 'none' });
  };
  return (
    <Tick checked={outcomeOf(planned, choice) === 'new'} onTick={tick}>
      {children}
    </Tick>
  );
}

function NewRow(props: PropsFor<'new'>) {
  const { index, planned, choice, review } = props;
  const [isOpen, setOpen] = useState(false);
  const isAdded = outcomeOf(planned, choice) === 'new';
  if (!isDraft(planned))
    return (
      <>
        <AddTick {...props}>
          <Entry title={planned.title} note={summaryOf(planned.fields)} />
        </AddTick>
        <div className="flex items-end justify-end gap-2 self-start">
          <DomainSelect className="min-w-0 flex-1" {...props} />
          <NotMine {...props} />
        </div>
      </>
    );
  const { isSwitched: isTurned } = choice ?? {};
  const draft = switchedDraft(planned, isTurned);
  const switchLabel = draft.isKept ? 'Lire la ligne' : 'Garder la ligne telle quelle';
  const isShown = isOpen || (isAdded && draftFault(draft, choice?.corrections) !== null);
  return (
    <div className={cx(whole, 'grid grid-cols-1 gap-3')}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 sm:flex-nowrap">
        <AddTick {...props} onTick={setOpen}>
          <Entry title={planned.text} note={!(isAdded && isOpen) && draftSummary(draft)} />
        </AddTick>
        {planned.otherwise && (
          <Button
            variant="quiet"
            className="shrink-0 max-sm:ms-2.5"
            aria-label={`${switchLabel}\u00a0: ${quoted(planned.text)}`}
            onClick={() => review.onChoose(index, { isSwitched: !isTurned, corrections: undefined })}
          >
            {switchLabel}
          </Button>
        )}
      </div>
      {isAdded && (
        <details className="ps-6" open={isShown} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="mb-1 w-fit text-sm">Corriger</summary>
          {/* With « Tout cocher » there may be thousands: only an open form is in the page. */}
          {isShown && <DraftForm {...props} planned={draft} />}
        </details>
      )}
      <DomainSelect className="ms-6 sm:max-w-96" {...props} />
    </div>
  );
}

/**
 * A stored publication: open when the file changes it, folded when only the owner's words differ. Or an entry that
 * repeats another one of the file; without a common identifier, it may be another work with the same title.
 */
function UpdateRow(props: PropsFor<'update'>) {
  const { planned, choice, review } = props;
  const { title, proposedChanges, ownerKept, fields } = planned;
  const table = <FieldTable {...props} />;
  if (!planned.at)
    return (
      <>
        <div className={outcomeOf(planned, choice) === 'new' ? 'min-w-0' : whole}>
          <Entry title={title} note={review.repeated} />
          {planned.isAddable && <AddTick {...props}>C’en est une autre{'\u00a0'}: l’ajouter</AddTick>}
        </div>
        <DomainSelect {...props} />
      </>
    );
  if (proposedChanges.length === 0 && ownerKept.length > 0)
    return (
      <details className={whole}>
        <summary className="flex items-baseline">
          <Entry title={title} note={counted(ownerKept.length, 'champ diffère', 'champs diffèrent')} />
        </summary>
        {table}
      </details>
    );
  return (
    <div className={whole}>
      <Entry title={title} note={proposedChanges.length === 0 && summaryOf(fields)} />
      {proposedChanges.length > 0 && table}
    </div>
  );
}

function AskRow(props: PropsFor<'ask'>) {
  const { index, planned, choice, review } = props;
  const name = useId();
  const answers = {
    none: 'La laisser de côté',
    update: planned.at && !planned.version && 'C’est la même\u00a0: compléter la mienne',
    new: planned.version ? 'L’ajouter comme une autre version' : 'C’en est une autre\u00a0: l’ajouter',
  };
  const outcome = outcomeOf(planned, choice);
  return (
    <>
      <fieldset className={cx(whole, 'grid grid-cols-1 gap-3')}>
        <legend className="font-normal">
          <Entry title={planned.title} note={summaryOf(planned.fields)} />
        </legend>
        <p className="wrap-anywhere text-ink-faint text-sm">
          {planned.version ? 'Une autre version de' : 'Ressemble à'} {quoted(planned.other)}
          {planned.at ? '' : ', de la même liste'}
        </p>
        <Inline className="gap-x-6">
          {(['none', 'update', 'new'] as const).map(
            (as) =>
              answers[as] && (
                <Tick
                  key={as}
                  type="radio"
                  name={name}
                  checked={outcome === as}
                  onTick={() => review.onChoose(index, { as })}
                >
                  {answers[as]}
                </Tick>
              ),
          )}
          <NotMine {...props} />
        </Inline>
        {outcome === 'update' && planned.proposedChanges.length + planned.ownerKept.length > 0 && (
          <FieldTable {...props} />
        )}
      </fieldset>
      <DomainSelect className="col-span-full sm:max-w-80" {...props} />
    </>
  );
}

function NotMine({ index, planned, review }: EntryProps) {
  const refusal = refusalOf(planned);
  if (!refusal) return null;
  const label = `Pas le mien\u00a0: ${quoted(planned.title)}`;
  return <IconButton label={label} title="Pas le mien" icon={Ban} onClick={() => review.onRefuse(index, refusal)} />;
}

function DomainSelect({ index, planned, choice, review, className }: EntryProps & { readonly className?: string }) {
  if (outcomeOf(planned, choice) !== 'new') return null;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select is among its children
    <label className={cx('flex flex-wrap items-center gap-x-2 text-ink-faint text-sm', className)}>
      Domaine
      <Select
        className="min-w-40 flex-1"
        aria-label={`Domaine de ${quoted(planned.title)}`}
        value={domainOfEntry(planned, choice, review.listDomain)}
        onText={(domain) => review.onChoose(index, { domain })}
      >
        <DomainOptions domains={review.domains} />
      </Select>
    </label>
  );
}

export const DomainOptions = ({ domains }: { readonly domains: Domains }) =>
  domains.map(({ key, title }) => (
    <option key={key} value={key}>
      {title}
    </option>
  ));

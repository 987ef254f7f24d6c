'use client';
import type { FormEvent } from 'react';
import { useId } from 'react';
import { auditGroups } from '@/lib/audit/events';
import type { AuditQuery } from '@/lib/audit/query';
import { auditQuery, auditStart } from '@/lib/audit/query';
import { Field } from '../fields/field';
import { Input, Select } from '../fields/input';
import { Button } from '../ui/button';
import { Panel } from '../ui/panel';

type Props = {
  /** The initial values of the fields. */
  readonly start: AuditQuery;
  readonly today: string;
  readonly onAsk: (query: AuditQuery) => void;
};

/**
 * Filters by type of event and by period. A GET form that works without JavaScript; with it, each change applies at
 * once.
 */
export function AuditLogFilter({ start, today, onAsk }: Props) {
  const id = useId();
  const ask = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (!form.checkValidity()) return; // a half-typed date
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '');
    onAsk(auditQuery({ type: text('type'), du: text('du'), au: text('au') }));
  };
  return (
    <Panel
      as="form"
      className="grid items-end gap-4 p-4 max-sm:grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] sm:grid-flow-col sm:grid-cols-[minmax(12rem,1fr)_11rem_11rem]"
      method="get"
      action="/admin/audit"
      aria-label="Filtrer le journal"
      onChange={ask}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        ask(event);
      }}
    >
      <div className="max-sm:col-span-full">
        <Field id={`${id}-type`} label="Type d’événement">
          {(tied) => (
            <Select {...tied} className="h-control" name="type" defaultValue={start.group ?? ''}>
              <option value="">Tous les événements</option>
              {Object.entries(auditGroups).map(([group, label]) => (
                <option key={group} value={group}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <DateField id={`${id}-du`} label="Du" name="du" max={today} defaultValue={start.from ?? ''} />
      <DateField id={`${id}-au`} label="Au" name="au" max={today} defaultValue={start.to ?? ''} />
      <noscript className="max-sm:col-span-full">
        <Button type="submit">Filtrer</Button>
      </noscript>
    </Panel>
  );
}

type DateProps = {
  readonly id: string;
  readonly label: string;
  readonly name: string;
  readonly max: string;
  readonly defaultValue: string;
};

function DateField({ id, label, ...rest }: DateProps) {
  return (
    <div>
      <Field id={id} label={label}>
        {(tied) => <Input {...tied} className="h-control" type="date" min={auditStart} {...rest} />}
      </Field>
    </div>
  );
}

'use client';
import type { FormEvent } from 'react';
import { useId } from 'react';
import { auditGroups } from '@/lib/audit/events';
import type { AuditQuery } from '@/lib/audit/query';
import { auditQuery, auditStart } from '@/lib/audit/query';

type Props = {
  /** The initial values of the fields. */
  readonly start: AuditQuery;
  readonly today: string;
  readonly onAsk: (query: AuditQuery) => void;
};

/** Filters by type of event and by period. A GET form that works without JavaScript; with it, each change applies at once. */
export function AuditLogFilter({ start, today, onAsk }: Props) {
  const id = useId();
  const ask = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    if (!form.checkValidity()) return; // a half-typed date
    const given = new FormData(form);
    const text = (name: string) => String(given.get(name) ?? '');
    onAsk(auditQuery({ type: text('type'), du: text('du'), au: text('au') }));
  };
  return (
    <form
      className="panel panel-body journal-filter"
      method="get"
      action="/admin/audit"
      aria-label="Filtrer le journal"
      onChange={ask}
      onSubmit={(event) => {
        event.preventDefault();
        ask(event);
      }}
    >
      <div className="field">
        <label htmlFor={`${id}-type`}>Type d’événement</label>
        <select className="input" id={`${id}-type`} name="type" defaultValue={start.group ?? ''}>
          <option value="">Tous les événements</option>
          {Object.entries(auditGroups).map(([group, label]) => (
            <option key={group} value={group}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-du`}>Du</label>
        <input className="input" id={`${id}-du`} name="du" type="date" min={auditStart} max={today} defaultValue={start.from ?? ''} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-au`}>Au</label>
        <input className="input" id={`${id}-au`} name="au" type="date" min={auditStart} max={today} defaultValue={start.to ?? ''} />
      </div>
      <noscript>
        <button type="submit" className="btn">
          Filtrer
        </button>
      </noscript>
    </form>
  );
}

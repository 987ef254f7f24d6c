'use client';
import {
  Archive,
  Ban,
  ChevronLeft,
  ChevronRight,
  Image,
  KeyRound,
  LogIn,
  type LucideIcon,
  NotebookText,
  PencilLine,
  RotateCcw,
  TriangleAlert,
} from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState, useTransition } from 'react';
import { type AuditGroup, auditGroups } from '@/lib/audit/events';
import { type AuditEntry, type AuditPage, type AuditQuery, auditQuery, auditStart, auditUrl } from '@/lib/audit/query';
import { dayOf, formatDay, formatTime } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import { Field, Input, Select } from '../fields/field';
import { Page, PageHeader } from '../page-header';
import { AdminLink } from '../providers/navigate';
import { Button } from '../ui/button';
import { cx } from '../ui/cx';
import { Panel, TitledPanel } from '../ui/panel';
import { Row, RowNote, RowTitle } from '../ui/rows';

export function AuditLogPage({ journal, now }: Readonly<{ journal: AuditPage; now: string }>) {
  const router = useRouter();
  const [busy, start] = useTransition();
  const [filter, setFilter] = useState({ turn: 0, query: journal.query });
  const { query, lines, total } = journal;
  const ask = (next: AuditQuery) => start(() => router.replace(auditUrl(next), { scroll: false }));
  return (
    <Page>
      <PageHeader
        title="Journal"
        meta={
          <span className="lining-nums tabular-nums" role="status">
            {counted(total, 'événement', 'événements')}
          </span>
        }
      />
      <AuditLogFilter key={filter.turn} start={filter.query} today={dayOf(now)} onAsk={ask} />
      <div className="grid grid-cols-1 gap-6 aria-busy:opacity-60" aria-busy={busy}>
        {lines.length > 0 ? (
          <AuditLogList lines={lines} now={now} />
        ) : (
          <Nothing query={query} onReset={() => setFilter({ turn: filter.turn + 1, query: auditQuery({}) })} />
        )}
      </div>
      <AuditLogPager journal={journal} />
      <p className="text-ink-faint text-sm">
        Les événements sont gardés un an au plus. Ni mot de passe ni contenu n’y figurent.
      </p>
    </Page>
  );
}

function Nothing({ query, onReset }: Readonly<{ query: AuditQuery; onReset: () => void }>) {
  const { group, from, to } = query;
  const isReversed = from !== null && to !== null && from > to;
  if (!group && !from && !to)
    return (
      <Panel as="p" className="p-4 text-ink-faint">
        Le journal est vide.
      </Panel>
    );
  return (
    <Panel as="div" className="flex flex-wrap items-center gap-2 p-4">
      <p className="text-ink-faint">
        {isReversed ? 'La date de début vient après la date de fin.' : 'Aucun événement ne répond à ces critères.'}
      </p>
      <Button as={AdminLink} href="/admin/audit" onLeave={onReset}>
        Tout afficher
      </Button>
    </Panel>
  );
}

type FilterProps = Readonly<{
  start: AuditQuery;
  today: string;
  onAsk: (query: AuditQuery) => void;
}>;

/** Filters by event type and period. A GET form that works without JavaScript; with it, each change applies at once. */
function AuditLogFilter({ start, today, onAsk }: FilterProps) {
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
        <Field label="Type d’événement">
          <Select className="h-control" name="type" defaultValue={start.group ?? ''}>
            <option value="">Tous les événements</option>
            {Object.entries(auditGroups).map(([group, label]) => (
              <option key={group} value={group}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {(
        [
          ['Du', start.from],
          ['Au', start.to],
        ] as const
      ).map(([label, day]) => (
        <div key={label}>
          <Field label={label}>
            <Input
              className="h-control"
              type="date"
              name={label.toLowerCase()}
              min={auditStart}
              max={today}
              defaultValue={day ?? ''}
            />
          </Field>
        </div>
      ))}
      <noscript className="max-sm:col-span-full">
        <Button type="submit">Filtrer</Button>
      </noscript>
    </Panel>
  );
}

const icons: Readonly<Record<AuditGroup, LucideIcon>> = {
  connexions: LogIn,
  echecs: TriangleAlert,
  refus: Ban,
  contenu: PencilLine,
  restaurations: RotateCcw,
  images: Image,
  securite: KeyRound,
  sauvegardes: Archive,
};

function AuditLogList({ lines, now }: Readonly<{ lines: readonly AuditEntry[]; now: string }>) {
  const days = Map.groupBy(lines, ({ at }) => formatDay(at, now));
  return Array.from(days, ([day, ofDay]) => (
    <TitledPanel key={day} title={day}>
      <ul className="list-none" aria-label={day}>
        {ofDay.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </TitledPanel>
  ));
}

function Line({ line }: { readonly line: AuditEntry }) {
  const { at, group, what, detail, place } = line;
  const Icon = group ? icons[group] : NotebookText;
  return (
    <Row
      tall
      baseline
      className="gap-x-3 max-sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:grid-cols-[4.25rem_auto_minmax(0,1fr)_auto]"
    >
      <time
        className="whitespace-nowrap text-ink-faint text-sm lining-nums tabular-nums max-sm:col-start-3 max-sm:row-start-1"
        dateTime={at}
      >
        {formatTime(at)}
      </time>
      <Icon className={cx('mt-0.5 self-start max-sm:col-start-1 max-sm:row-start-1', colourOf(group))} />
      <div className="max-sm:col-start-2 max-sm:row-start-1">
        <RowTitle>{what}</RowTitle>
        {detail && <RowNote className="wrap-anywhere">{detail}</RowNote>}
      </div>
      <span className="text-ink-faint text-sm lining-nums tabular-nums max-sm:col-start-2 max-sm:-col-end-1 max-sm:row-start-2 max-sm:wrap-anywhere sm:whitespace-nowrap">
        <span className="sr-only">depuis </span>
        {place}
      </span>
    </Row>
  );
}

function colourOf(group: AuditGroup | null): string {
  if (group === 'echecs') return 'text-warn';
  return group === 'refus' ? 'text-err' : 'text-ink-faint';
}

/** Links to the newer and the older page of events; they work without JavaScript. */
function AuditLogPager({ journal: { query, pages } }: { readonly journal: AuditPage }) {
  if (pages === 1) return null;
  const to = (page: number) => auditUrl({ ...query, page });
  return (
    <nav className="flex flex-wrap items-center justify-center gap-4" aria-label="Pages du journal">
      {query.page > 1 && (
        <Button as={AdminLink} href={to(query.page - 1)} rel="prev">
          <ChevronLeft />
          Plus récents
        </Button>
      )}
      <span className="text-ink-faint text-sm lining-nums tabular-nums">
        Page {query.page} sur {pages}
      </span>
      {query.page < pages && (
        <Button as={AdminLink} href={to(query.page + 1)} rel="next">
          Plus anciens
          <ChevronRight />
        </Button>
      )}
    </nav>
  );
}

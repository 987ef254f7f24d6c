'use client';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import type { AuditPage, AuditQuery } from '@/lib/audit/query';
import { auditQuery, auditUrl } from '@/lib/audit/query';
import { dayOf } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import { PageHeader } from '../page-header';
import { AdminLink } from '../shell/admin-link';
import { Button } from '../ui/button';
import { Page } from '../ui/page';
import { Panel } from '../ui/panel';
import { AuditLogFilter } from './audit-log-filter';
import { AuditLogList } from './audit-log-list';
import { AuditLogPager } from './audit-log-pager';

/**
 * The page of audit events, newest first. The filter is part of the URL: it applies on each change, or by its button
 * without JavaScript.
 */
export function AuditLogPage({ journal, now }: { readonly journal: AuditPage; readonly now: string }) {
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

function Nothing({ query, onReset }: { readonly query: AuditQuery; readonly onReset: () => void }) {
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

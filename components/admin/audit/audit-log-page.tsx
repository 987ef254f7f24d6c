'use client';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import type { AuditPage, AuditQuery } from '@/lib/audit/query';
import { auditQuery, auditUrl } from '@/lib/audit/query';
import { dayOf } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import { PageHeader } from '../page-header';
import { AdminLink } from '../shell/admin-link';
import { AuditLogFilter } from './audit-log-filter';
import { AuditLogList } from './audit-log-list';
import { AuditLogPager } from './audit-log-pager';

/** The page of audit events, newest first. The filter is part of the URL: it applies on each change, or by its button without JavaScript. */
export function AuditLogPage({ journal, now }: { readonly journal: AuditPage; readonly now: string }) {
  const router = useRouter();
  const [busy, start] = useTransition();
  const [filter, setFilter] = useState({ turn: 0, query: journal.query });
  const { query, lines, total } = journal;
  const ask = (next: AuditQuery) => start(() => router.replace(auditUrl(next), { scroll: false }));
  return (
    <div className="page">
      <PageHeader
        title="Journal"
        meta={
          <span className="num" role="status">
            {counted(total, 'événement', 'événements')}
          </span>
        }
      />
      <AuditLogFilter key={filter.turn} start={filter.query} today={dayOf(now)} onAsk={ask} />
      <div className="stack" aria-busy={busy}>
        {lines.length > 0 ? (
          <AuditLogList lines={lines} now={now} />
        ) : (
          <Nothing query={query} onReset={() => setFilter({ turn: filter.turn + 1, query: auditQuery({}) })} />
        )}
      </div>
      <AuditLogPager journal={journal} />
      <p className="small faint">Les événements sont gardés un an au plus. Ni mot de passe ni contenu n’y figurent.</p>
    </div>
  );
}

function Nothing({ query, onReset }: { readonly query: AuditQuery; readonly onReset: () => void }) {
  const { group, from, to } = query;
  const isReversed = from !== null && to !== null && from > to;
  if (!group && !from && !to) return <p className="panel panel-body faint">Le journal est vide.</p>;
  return (
    <div className="panel panel-body row">
      <p className="faint">{isReversed ? 'La date de début vient après la date de fin.' : 'Aucun événement ne répond à ces critères.'}</p>
      <AdminLink className="btn" href="/admin/audit" onLeave={onReset}>
        Tout afficher
      </AdminLink>
    </div>
  );
}

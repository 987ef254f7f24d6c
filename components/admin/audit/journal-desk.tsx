'use client';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { counted } from '@/lib/content/french';
import type { JournalPage, JournalQuery } from '@/lib/content/journal';
import { journalAddress, journalQuery } from '@/lib/content/journal';
import { parisDayOf } from '@/lib/content/paris-day';
import { PageHead } from '../page-head';
import { AdminLink } from '../shell/admin-link';
import { JournalDays } from './journal-days';
import { JournalFilter } from './journal-filter';
import { JournalPages } from './journal-pages';

/** The page of audit events, newest first. The filter is part of the URL: it applies on each change, or by its button without JavaScript. */
export function JournalDesk({ journal, now }: { readonly journal: JournalPage; readonly now: string }) {
  const router = useRouter();
  const [busy, start] = useTransition();
  const [filter, setFilter] = useState({ turn: 0, query: journal.query });
  const { query, lines, total } = journal;
  const ask = (next: JournalQuery) => start(() => router.replace(journalAddress(next), { scroll: false }));
  return (
    <div className="page">
      <PageHead
        title="Journal"
        meta={
          <span className="num" role="status">
            {counted(total, 'événement', 'événements')}
          </span>
        }
      />
      <JournalFilter key={filter.turn} start={filter.query} today={parisDayOf(now)} onAsk={ask} />
      <div className="stack" aria-busy={busy}>
        {lines.length > 0 ? (
          <JournalDays lines={lines} now={now} />
        ) : (
          <Nothing query={query} onReset={() => setFilter({ turn: filter.turn + 1, query: journalQuery({}) })} />
        )}
      </div>
      <JournalPages journal={journal} />
      <p className="small faint">Les événements sont gardés un an au plus. Ni mot de passe ni contenu n’y figurent.</p>
    </div>
  );
}

function Nothing({ query, onReset }: { readonly query: JournalQuery; readonly onReset: () => void }) {
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

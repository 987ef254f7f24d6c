'use client';
import { RotateCcw } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useId, useState } from 'react';
import { onRelativeDate, relativeDate } from '@/lib/format/dates';
import { counted } from '@/lib/format/french';
import type { TrashEntry } from '@/lib/history/types';
import { typeLabel } from '@/sections/text-preview';
import { VisibilityBadge } from '../section-badges';
import { useRestore } from './use-restore';

/** The deleted sections. A restored one returns to its position, visible or hidden as it was. */
export function TrashPanel({ entries, now }: { readonly entries: readonly TrashEntry[]; readonly now: string }) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>Corbeille</h2>
        <span className="small faint num">{counted(entries.length, 'section supprimée', 'sections supprimées')}</span>
      </div>
      {entries.length === 0 ? (
        <p className="panel-body faint">La corbeille est vide. Une section supprimée y reste jusqu’à ce que vous la restauriez.</p>
      ) : (
        <ul className="rows" aria-labelledby={id}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Entry({ entry, now }: { readonly entry: TrashEntry; readonly now: string }) {
  const router = useRouter();
  const revive = useRestore();
  const [busy, setBusy] = useState(false);
  const { id, title, type, visible, deletedAt, preview } = entry;
  const restore = async () => {
    setBusy(true);
    await revive(id, title);
    setBusy(false);
    router.refresh();
  };
  return (
    <li className="bin-row">
      <div>
        <div className="title">{title}</div>
        <div className="sub">
          {typeLabel(type)}, supprimée {onRelativeDate(relativeDate(deletedAt, now))}
        </div>
      </div>
      <p className="preview clip2">
        {preview.empty ? <em>{preview.text}</em> : preview.text} {preview.more && <em>{preview.more}</em>}
      </p>
      <VisibilityBadge visible={visible} />
      <button type="button" className="btn" disabled={busy} aria-label={`Restaurer « ${title} »`} onClick={() => void restore()}>
        <RotateCcw className="icon sm" aria-hidden />
        Restaurer
      </button>
    </li>
  );
}

import { RotateCcw } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { onRelativeDate } from '@/lib/format/dates';
import { counted, quoted } from '@/lib/format/french';
import type { TrashEntry } from '@/lib/site/history/types';
import { typeLabel } from '@/sections/text-preview';
import { Button } from '../ui/button';
import { PanelNote, PanelText, TitledPanel } from '../ui/panel';
import { Row, RowNote, RowTitle } from '../ui/rows';
import { useRestore } from './use-restore';

/** The deleted sections. A restored one regains its position and visibility. */
export function TrashPanel({ entries, now }: Readonly<{ entries: readonly TrashEntry[]; now: string }>) {
  return (
    <TitledPanel
      id="corbeille"
      title="Corbeille"
      aside={<PanelNote>{counted(entries.length, 'section supprimée', 'sections supprimées')}</PanelNote>}
    >
      {entries.length === 0 ? (
        <PanelText>La corbeille est vide. Une section supprimée y reste jusqu’à ce que vous la restauriez.</PanelText>
      ) : (
        <ul className="list-none" aria-label="Corbeille">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} now={now} />
          ))}
        </ul>
      )}
    </TitledPanel>
  );
}

function Entry({ entry, now }: Readonly<{ entry: TrashEntry; now: string }>) {
  const router = useRouter();
  const [revive, busy] = useRestore();
  const { id, title, type, visible, deletedAt, preview } = entry;
  const restore = async () => {
    await revive(id, title);
    router.refresh();
  };
  return (
    <Row className="gap-x-4 gap-y-2 max-sm:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_8rem_auto]">
      <div>
        <RowTitle>{title}</RowTitle>
        <RowNote>
          {typeLabel(type)}, supprimée {onRelativeDate(deletedAt, now)}
        </RowNote>
      </div>
      <p className="line-clamp-2 text-ink-soft text-sm max-sm:col-span-full max-sm:row-start-2 [&>em]:text-ink-faint [&>em]:not-italic">
        {preview.empty ? <em>{preview.text}</em> : preview.text} {preview.more && <em>{preview.more}</em>}
      </p>
      <RowNote>Reviendra {visible ? 'visible' : 'masquée'}</RowNote>
      <Button
        className="max-sm:col-span-full"
        disabled={busy}
        aria-label={`Restaurer ${quoted(title)}`}
        onClick={() => void restore()}
      >
        <RotateCcw />
        Restaurer
      </Button>
    </Row>
  );
}

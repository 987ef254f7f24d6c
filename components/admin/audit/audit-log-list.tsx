import {
  Archive,
  Ban,
  Image,
  KeyRound,
  LogIn,
  type LucideIcon,
  NotebookText,
  PencilLine,
  RotateCcw,
  TriangleAlert,
} from 'lucide-react';
import { useId } from 'react';
import type { AuditGroup } from '@/lib/audit/events';
import type { AuditEntry } from '@/lib/audit/query';
import { formatDay, formatTime } from '@/lib/format/dates';
import { cx } from '../ui/cx';
import { TitledPanel } from '../ui/panel';
import { Row, RowNote, RowTitle } from '../ui/rows';

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

/** The events, grouped by day in the site's time zone. */
export function AuditLogList({ lines, now }: { readonly lines: readonly AuditEntry[]; readonly now: string }) {
  const days = new Map<string, AuditEntry[]>();
  for (const line of lines) {
    const day = formatDay(line.at, now);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return Array.from(days, ([day, ofDay]) => <Day key={day} day={day} lines={ofDay} />);
}

function Day({ day, lines }: { readonly day: string; readonly lines: readonly AuditEntry[] }) {
  const id = useId();
  return (
    <TitledPanel title={day} titleId={id}>
      <ul className="list-none" aria-labelledby={id}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </TitledPanel>
  );
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
      <Icon className={cx('mt-0.5 self-start max-sm:col-start-1 max-sm:row-start-1', colourOf(group))} aria-hidden />
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

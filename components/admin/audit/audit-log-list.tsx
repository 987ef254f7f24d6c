import { Archive, Ban, Image, KeyRound, LogIn, type LucideIcon, NotebookText, PencilLine, RotateCcw, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { AuditGroup } from '@/lib/audit/events';
import type { AuditEntry } from '@/lib/audit/query';
import { formatDay, formatTime } from '@/lib/format/dates';

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
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{day}</h2>
      </div>
      <ul className="rows" aria-labelledby={id}>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { readonly line: AuditEntry }) {
  const { at, group, what, detail, place } = line;
  const Icon = group ? icons[group] : NotebookText;
  return (
    <li className="event" data-group={group ?? undefined}>
      <time className="num" dateTime={at}>
        {formatTime(at)}
      </time>
      <Icon className="icon" aria-hidden />
      <div>
        <span className="title">{what}</span>
        {detail && <div className="sub">{detail}</div>}
      </div>
      <span className="place num">
        <span className="visually-hidden">depuis </span>
        {place}
      </span>
    </li>
  );
}

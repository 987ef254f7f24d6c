'use client';
import { useId, useState } from 'react';
import { formatNumber, plural } from '@/lib/format/french';
import type { Choice } from '@/sections/publications/import/choices';
import type { Planned } from '@/sections/publications/import/plan';
import type { Domains } from './domain-choice';
import { EntryRow } from './entry-row';
import type { Choose } from './use-import';

type Props = {
  readonly title: string;
  readonly hint: string;
  readonly entries: readonly { readonly planned: Planned; readonly index: number }[];
  readonly choices: ReadonlyMap<number, Choice>;
  readonly domains: Domains;
  readonly listDomain: string;
  readonly onChoose: Choose;
};

/** Rows at first; the others are imported just the same. */
const atFirst = 100;

/** The entries of one outcome; nothing where there are none. */
export function EntryGroup({ title, hint, entries, choices, domains, listDomain, onChoose }: Props) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  if (entries.length === 0) return null;
  const rest = isWhole ? 0 : Math.max(0, entries.length - atFirst);
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>
          {title} <span className="count">{formatNumber(entries.length)}</span>
        </h2>
        <span className="small faint">{hint}</span>
      </div>
      <ul className="rows" aria-labelledby={id}>
        {entries.slice(0, entries.length - rest).map(({ planned, index }) => (
          <EntryRow key={index} index={index} planned={planned} choice={choices.get(index)} domains={domains} listDomain={listDomain} onChoose={onChoose} />
        ))}
      </ul>
      {rest > 0 && (
        <div className="panel-body">
          <button type="button" className="btn quiet wide" onClick={() => setWhole(true)}>
            Afficher {plural(rest, 'l’autre', `les ${formatNumber(rest)} autres`)}
          </button>
        </div>
      )}
    </section>
  );
}

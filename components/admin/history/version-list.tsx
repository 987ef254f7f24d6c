'use client';
import { useId } from 'react';
import { relativeDate } from '@/lib/format/dates';
import type { VersionLine } from '@/lib/history/types';

type Props = {
  readonly versions: readonly VersionLine[];
  readonly current: number | null;
  readonly chosen: number | null;
  readonly now: string;
  readonly onChoose: (id: number) => void;
  /** Shows the older versions; absent when all are listed. */
  readonly onAll?: () => void;
};

/** The versions of a subject, newest first, each with its date and what changed. */
export function VersionList({ versions, current, chosen, now, onChoose, onAll }: Props) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>Versions</h2>
        <span className="small faint">à comparer</span>
      </div>
      {versions.length === 0 ? (
        <p className="panel-body faint">Aucune version enregistrée.</p>
      ) : (
        <ul className="versions num" aria-labelledby={id}>
          {versions.map(({ id: version, version: number, at, what }) => (
            <li key={version}>
              <label className="version">
                <input type="radio" name="version" checked={version === chosen} onChange={() => onChoose(version)} />
                <span>
                  <b>
                    {relativeDate(at, now)} <span className="no">n°&nbsp;{number}</span>
                  </b>
                  <span className="sub">{what}</span>
                  {version === current && <span className="badge info">Version actuelle</span>}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
      {onAll && (
        <div className="panel-body">
          <button type="button" className="btn quiet wide" onClick={onAll}>
            Afficher les versions plus anciennes
          </button>
        </div>
      )}
    </section>
  );
}

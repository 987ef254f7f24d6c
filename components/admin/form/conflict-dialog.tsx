'use client';
import { useId } from 'react';
import { Dialog } from '@/components/ui/dialog';
import type { ConflictRow } from './diff';

export type Conflict = {
  readonly rows: readonly ConflictRow[];
  /** When the other version was saved, as text. */
  readonly savedAt: string;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  readonly onLater: () => void;
};

/** Shows the two versions of a stale save side by side. Nothing is overwritten until one is chosen. */
export function ConflictDialog({ rows, savedAt, onMine, onTheirs, onLater }: Conflict) {
  const id = useId();
  return (
    <Dialog labelledBy={`${id}-title`} describedBy={`${id}-text`} onClose={onLater}>
      <div className="modal-head">
        <h2 id={`${id}-title`}>Deux versions</h2>
      </div>
      <div className="modal-body">
        <p id={`${id}-text`}>
          Ce contenu a été enregistré ailleurs le {savedAt}, depuis que vous l’avez ouvert. Rien n’a été remplacé{'\u00a0'}: choisissez la version à garder.
        </p>
        {rows.length === 0 ? (
          <p className="faint">Les deux versions disent la même chose.</p>
        ) : (
          <table className="cmp">
            <thead>
              <tr>
                <th scope="col">Champ</th>
                <th scope="col">Votre version</th>
                <th scope="col">Version enregistrée</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, mine, theirs }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td data-k="Votre version">{mine || '—'}</td>
                  <td data-k="Version enregistrée">{theirs || '—'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <div className="modal-foot">
        <button type="button" className="btn" onClick={onLater}>
          Décider plus tard
        </button>
        <button type="button" className="btn" onClick={onTheirs}>
          Prendre la version enregistrée
        </button>
        <button type="button" className="btn primary" onClick={onMine}>
          Garder ma version
        </button>
      </div>
    </Dialog>
  );
}

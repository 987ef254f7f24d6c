'use client';
import { useId } from 'react';
import { Button } from '../ui/button';
import { ComparisonGroup, ComparisonRow, ComparisonTable } from '../ui/comparison-table';
import { Window, WindowBody, WindowFoot } from '../ui/window';
import type { ConflictRow } from './diff';

export type Conflict = {
  readonly rows: readonly ConflictRow[];
  /** What each version has changed since the form was opened: « 1 projet modifié : Rivages (Période) ». */
  readonly mine: string;
  readonly theirs: string;
  /** When the other version was saved, as text. */
  readonly savedAt: string;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  /** Puts the changes of both in the form, not saved yet; absent when they cannot be joined. */
  readonly onBoth?: () => void;
  readonly onLater: () => void;
};

/** Shows the two versions of a stale save side by side. Nothing is overwritten until one is chosen. */
export function ConflictDialog({ rows, mine, theirs, savedAt, onMine, onTheirs, onBoth, onLater }: Conflict) {
  const id = useId();
  return (
    <Window title="Deux versions" describedBy={`${id}-text`} onClose={onLater}>
      <WindowBody>
        <p id={`${id}-text`}>
          Ce contenu a été sauvegardé ailleurs le {savedAt}, depuis que vous l’avez ouvert. Rien n’a été remplacé
          {'\u00a0'}: choisissez la version à garder.
          {onBoth &&
            ' Les deux ne changent pas les mêmes champs\u00a0: vous pouvez aussi les réunir, relire, puis sauvegarder.'}
        </p>
        <p>
          Votre version{'\u00a0'}: {mine || 'sans changement'}.
          <br />
          Version sauvegardée{'\u00a0'}: {theirs || 'sans changement'}.
        </p>
        {rows.length === 0 ? (
          <p className="text-ink-faint">Les deux versions disent la même chose.</p>
        ) : (
          <ComparisonTable heads={['Champ', 'Votre version', 'Version sauvegardée']}>
            <ComparisonGroup>
              {rows.map(({ label, mine, theirs }, index) => (
                <ComparisonRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: the rows do not change while they are compared
                  key={index}
                  label={label}
                  cells={[
                    ['Votre version', mine || '—'],
                    ['Version sauvegardée', theirs || '—'],
                  ]}
                />
              ))}
            </ComparisonGroup>
          </ComparisonTable>
        )}
      </WindowBody>
      <WindowFoot>
        <Button onClick={onLater}>Décider plus tard</Button>
        <Button onClick={onTheirs}>Prendre la version sauvegardée</Button>
        <Button variant={onBoth ? 'plain' : 'primary'} onClick={onMine}>
          Garder ma version
        </Button>
        {onBoth && (
          <Button variant="primary" onClick={onBoth}>
            Réunir
          </Button>
        )}
      </WindowFoot>
    </Window>
  );
}

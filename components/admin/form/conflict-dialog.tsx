'use client';
import { useId } from 'react';
import { Button } from '../ui/button';
import { ComparisonRow, ComparisonTable } from '../ui/comparison-table';
import { Window, WindowBody, WindowFoot } from '../ui/window';

/** A field in which the two versions differ, with both values as text. */
export type Difference = { readonly label: string; readonly mine: string; readonly theirs: string };

type Props = {
  readonly differences: readonly Difference[];
  /** When the other version was saved, as text. */
  readonly savedAt: string;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
  readonly onLater: () => void;
};

/** Shows the two versions of a stale save side by side. Nothing is overwritten until one is chosen. */
export function ConflictDialog({ differences, savedAt, onMine, onTheirs, onLater }: Props) {
  const id = useId();
  return (
    <Window title="Deux versions" describedBy={`${id}-text`} onClose={onLater}>
      <WindowBody>
        <p id={`${id}-text`}>
          Ce contenu a été enregistré ailleurs le {savedAt}, depuis que vous l’avez ouvert. Rien n’a été remplacé{'\u00a0'}: choisissez la version à garder.
        </p>
        {differences.length === 0 ? (
          <p className="text-ink-faint">Les deux versions disent la même chose.</p>
        ) : (
          <ComparisonTable heads={['Champ', 'Votre version', 'Version enregistrée']}>
            {differences.map(({ label, mine, theirs }) => (
              <ComparisonRow
                key={label}
                label={label}
                cells={[
                  ['Votre version', mine || '—'],
                  ['Version enregistrée', theirs || '—'],
                ]}
              />
            ))}
          </ComparisonTable>
        )}
      </WindowBody>
      <WindowFoot>
        <Button onClick={onLater}>Décider plus tard</Button>
        <Button onClick={onTheirs}>Prendre la version enregistrée</Button>
        <Button variant="primary" onClick={onMine}>
          Garder ma version
        </Button>
      </WindowFoot>
    </Window>
  );
}

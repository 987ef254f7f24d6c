import { useId } from 'react';
import type { Change } from '@/lib/site/history/changes';
import { rowsOf } from '@/lib/site/history/compare';
import { wordDiff } from '@/lib/site/history/word-diff';
import { Button } from '../ui/button';
import { ComparisonGroup, ComparisonRow, ComparisonTable } from '../ui/comparison-table';
import { DiffWords } from '../ui/diff-words';
import { Window, WindowBody, WindowFoot } from '../ui/window';

export type Conflict = Readonly<{
  /** The changes from the stored version to the form's. */
  changes: readonly Change[];
  /** What each version changed since the form was opened: « 1 projet modifié : Rivages (Période) ». */
  mine: string;
  theirs: string;
  savedAt: string;
  onMine: () => void;
  onTheirs: () => void;
  /** Merges both into the form, unsaved; absent if they cannot be merged. */
  onBoth?: () => void;
  onLater: () => void;
}>;

/** Compares the two versions of a stale save. Nothing is overwritten until one is chosen. */
export function ConflictDialog({ changes, mine, theirs, savedAt, onMine, onTheirs, onBoth, onLater }: Conflict) {
  const id = useId();
  const rows = conflictRows(changes);
  return (
    <Window title="Deux versions" describedBy={`${id}-text`} onClose={onLater}>
      <WindowBody>
        <p id={`${id}-text`}>
          Ce contenu a été sauvegardé ailleurs le {savedAt}, depuis que vous l’avez ouvert. Rien n’a été remplacé&nbsp;:
          choisissez la version à garder.
          {onBoth &&
            ' Les deux ne changent pas les mêmes champs\u00a0: vous pouvez aussi les réunir, relire, puis sauvegarder.'}
        </p>
        <p>
          Votre version&nbsp;: {mine || 'sans changement'}.
          <br />
          Version sauvegardée&nbsp;: {theirs || 'sans changement'}.
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
                    ['Votre version', <DiffWords key="mine" pieces={mine} as="ins" />],
                    ['Version sauvegardée', <DiffWords key="theirs" pieces={theirs} as="ins" />],
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

/** The same differences as in the history. */
export const conflictRows = (changes: readonly Change[]) =>
  changes
    .flatMap((change) => rowsOf(change))
    .map(({ place, before, after, note }) => {
      const { before: theirs, after: mine } = wordDiff(before ?? '', after ?? '');
      return { label: [...place, ...(note ? [note] : [])].join(' › ') || 'Contenu', mine, theirs };
    });

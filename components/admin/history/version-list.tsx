'use client';
import { useId } from 'react';
import { relativeDate } from '@/lib/format/dates';
import type { VersionLine } from '@/lib/site/history/types';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { PanelNote, PanelText, TitledPanel } from '../ui/panel';

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
    <TitledPanel title="Versions" titleId={id} aside={versions.length > 1 && <PanelNote>à comparer</PanelNote>}>
      {versions.length === 0 ? (
        <PanelText>Aucune version sauvegardée.</PanelText>
      ) : (
        <fieldset className="min-w-0">
          <legend className="sr-only">Version à comparer</legend>
          <ul
            className="grid max-h-96 list-none gap-0.5 overflow-y-auto p-2 lining-nums tabular-nums scrollbar-thin columns:max-h-[70dvh]"
            aria-labelledby={id}
          >
            {versions.map((version) => (
              <li key={version.id}>
                <Version
                  {...version}
                  now={now}
                  isChosen={version.id === chosen}
                  isCurrent={version.id === current}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
        </fieldset>
      )}
      {versions.length > 1 && (
        <p className="border-rule border-t px-4 py-3 text-ink-faint text-sm">
          Chaque version montre le contenu après le changement nommé. Pour retrouver ce qu’un changement a supprimé,
          ouvrez la version en dessous.
        </p>
      )}
      {onAll && (
        <div className="p-4">
          <Button variant="quiet" className="w-full" onClick={onAll}>
            Afficher les versions plus anciennes
          </Button>
        </div>
      )}
    </TitledPanel>
  );
}

type VersionProps = VersionLine & {
  readonly now: string;
  readonly isChosen: boolean;
  readonly isCurrent: boolean;
  readonly onChoose: (id: number) => void;
};

function Version({ id, version, at, what, now, isChosen, isCurrent, onChoose }: VersionProps) {
  return (
    <label className="group relative grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-2 px-3 py-2 text-control hover:bg-hover has-checked:bg-accent-wash">
      <input
        className="m-0 mt-0.5 size-4.5 accent-accent"
        type="radio"
        name="version"
        checked={isChosen}
        onChange={() => onChoose(id)}
      />
      <span>
        <b className="block font-semibold">
          {relativeDate(at, now)} <span className="font-normal text-ink-faint">n°&nbsp;{version}</span>
        </b>
        <span className="block text-ink-faint text-sm/label wrap-anywhere group-has-checked:text-ink-soft">{what}</span>
        {isCurrent && (
          <Badge tone="info" className="mt-1">
            Version actuelle
          </Badge>
        )}
      </span>
    </label>
  );
}

'use client';
import { useEffect, useRef } from 'react';
import { Spinner } from '@/components/ui/spinner';
import type { HostProgress } from '@/lib/api/import';
import { Button } from '../ui/button';
import { Meter } from '../ui/meter';
import { Panel } from '../ui/panel';
import { Status } from '../ui/status';
import { type Given, progressText } from './given';

type Props = { readonly given: Given; readonly progress: HostProgress | null; readonly onCancel: () => void };

/** While a source is read: it may take a minute or more, and can be given up. How far it has come is a bar where the source says how much there is. */
export function Reading({ given, progress, onCancel }: Props) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  return (
    <Panel as="div" className="grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Status role="status">
          <Spinner /> Lecture de {given.name}…
        </Status>
        <Button ref={cancel} onClick={onCancel}>
          Annuler
        </Button>
      </div>
      {progress && (
        <div
          className="grid gap-2"
          role="progressbar"
          aria-label={`Lecture de ${given.name}`}
          aria-valuemin={0}
          aria-valuemax={progress.total}
          aria-valuenow={progress.done}
          aria-valuetext={progressText(given, progress)}
        >
          <Meter share={progress.total === 0 ? 0 : (100 * progress.done) / progress.total} />
          <span className="text-ink-faint text-sm lining-nums tabular-nums">{progressText(given, progress)}</span>
        </div>
      )}
    </Panel>
  );
}

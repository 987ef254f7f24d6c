import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { formatFileSize } from '@/lib/format/file-size';
import { counted, formatNumber } from '@/lib/format/french';
import type { ImportProgress } from '@/lib/site/api/import';
import { Button } from '../ui/button';
import { Panel } from '../ui/panel';
import { Meter, Status } from '../ui/status';

/** The source: a file or text that is sent, or a query to a host. */
type Source = Readonly<{ name: string; asked?: { readonly source: string } }>;
type Props = Readonly<{ source: Source; progress: ImportProgress | null; onCancel: () => void }>;

/**
 * Shown while a source is read, which may take over a minute and can be cancelled: the step and, if known, a progress
 * bar. Cancelling returns the focus to where it was.
 */
export function Reading({ source, progress, onCancel }: Props) {
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    before.current = document.activeElement; // the button that started the reading is hidden, and loses the focus
  }, []);
  useEffect(() => {
    cancel.current?.focus();
    return () => {
      const back = before.current === document.body ? document.querySelector('h1') : before.current; // a dropped file
      if (back instanceof HTMLElement) back.focus();
    };
  }, []);
  const step = stepText(source, progress);
  return (
    <Panel as="div" className="grid grid-cols-1 gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Status role="status" id={id}>
          <Spinner /> {step}…
        </Status>
        <Button ref={cancel} aria-describedby={id} onClick={onCancel}>
          Annuler
        </Button>
      </div>
      {progress && (progress.step !== 'sending' || progress.done < progress.total) && (
        <div
          className="grid gap-2"
          role="progressbar"
          aria-label={step}
          aria-valuemin={0}
          aria-valuemax={progress.total}
          aria-valuenow={progress.done}
          aria-valuetext={progressText(source, progress)}
        >
          <Meter share={progress.total === 0 ? 0 : (100 * progress.done) / progress.total} />
          <span className="text-ink-faint text-sm lining-nums tabular-nums">{progressText(source, progress)}</span>
        </div>
      )}
    </Panel>
  );
}

/** The step: « Lecture de « liste.bib » ». Once all is sent, it is being read. */
function stepText(source: Source, progress: ImportProgress | null): string {
  const isSending =
    source.asked === undefined &&
    (progress === null || (progress.step === 'sending' && progress.done < progress.total));
  if (isSending) return `Envoi de ${source.name}`;
  return progress?.step === 'comparison' ? 'Comparaison avec vos publications' : `Lecture de ${source.name}`;
}

/** « 200 publications lues sur 412 », « 3 DOI lus sur 12 pour les auteurs qui manquent ». */
function progressText(source: Source, { step, done, total }: ImportProgress): string {
  if (step === 'sending') return `${formatFileSize(done)} sur ${formatFileSize(total)}`;
  const of = ` sur ${formatNumber(total)}`;
  if (step === 'references') return `${counted(done, 'référence lue', 'références lues')}${of}`;
  if (step === 'comparison') return `${counted(done, 'référence comparée', 'références comparées')}${of}`;
  if (step !== 'doi') return `${counted(done, 'publication lue', 'publications lues')}${of}`;
  return `${counted(done, 'DOI lu', 'DOI lus')}${of}${source.asked?.source === 'doi' ? '' : ' pour les auteurs qui manquent'}`;
}

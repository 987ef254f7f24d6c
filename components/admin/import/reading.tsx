import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { formatFileSize } from '@/lib/format/file-size';
import { counted, formatNumber } from '@/lib/format/french';
import type { ImportProgress } from '@/lib/site/api/import';
import { Button } from '../ui/button';
import { Panel } from '../ui/panel';
import { Meter, Status } from '../ui/status';

/** What is read: a file or a text that is sent, or what a host is asked for. */
type Source = Readonly<{ name: string; asked?: { readonly source: string } }>;
type Props = Readonly<{ source: Source; progress: ImportProgress | null; onCancel: () => void }>;

/**
 * While a source is read: it may take a minute or more, and can be given up. What is being done is said, and how far it
 * has come is a bar where it is known. The focus returns to where it was when the reading is given up.
 */
export function Reading({ source, progress, onCancel }: Props) {
  const id = useId();
  const cancel = useRef<HTMLButtonElement>(null);
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    before.current = document.activeElement; // what has begun the reading loses the focus when it is hidden
  }, []);
  useEffect(() => {
    cancel.current?.focus();
    return () => {
      const back = before.current === document.body ? document.querySelector('h1') : before.current; // a file that was dropped
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

/** What is being done: « Lecture de « liste.bib » ». What has been sent whole is being read. */
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

import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { formatFileSize } from '@/lib/format/file-size';
import { counted, formatNumber } from '@/lib/format/french';
import type { ImportProgress } from '@/lib/site/api/import';
import { Field, Input, Textarea } from '../fields/field';
import { Button } from '../ui/button';
import { Tick } from '../ui/check-label';
import { FootBar } from '../ui/foot-bar';
import { Inline, Panel } from '../ui/panel';
import { Meter, Notice, Status } from '../ui/status';

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

/** Part of every source's hint. */
export const unsaved = 'rien n’est sauvegardé avant votre accord.';

type SourceFormProps = Readonly<{
  label: string;
  hint: string;
  submit: string;
  text: string;
  onText: (text: string) => void;
  isLine: boolean;
  isPrimary: boolean;
  /** Sends a readable text; else returns an error message. */
  onSend: (text: string) => string;
}>;

/** A text checked before it is sent; a refused one gets the focus. */
export function SourceForm({ label, hint, submit, text, onText, isLine, isPrimary, onSend }: SourceFormProps) {
  const id = useId();
  const [error, setError] = useState('');
  const send = () => {
    const refusal = onSend(text);
    setError(refusal);
    if (refusal) document.getElementById(id)?.focus();
  };
  const attributes = {
    spellCheck: false,
    value: text,
    onText: (typed: string) => {
      onText(typed);
      setError('');
    },
  };
  const button = (
    <Button type="submit" variant={isPrimary ? 'primary' : undefined}>
      {submit}
    </Button>
  );
  return (
    <form
      className="grid grid-cols-1 gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field id={id} label={label} hint={hint} error={error}>
        {isLine ? (
          <div className="flex gap-2 max-sm:flex-col">
            <Input className="sm:max-w-96" type="text" autoComplete="off" autoCapitalize="none" {...attributes} />
            {button}
          </div>
        ) : (
          <Textarea className="max-h-96 font-mono text-sm" rows={8} {...attributes} />
        )}
      </Field>
      {!isLine && <Inline className="justify-end">{button}</Inline>}
    </form>
  );
}

/** Why nothing was read or imported, in French; `again` is the source to retry, if any. */
export type Trouble<Source> = Readonly<{ text: string; again?: Source }>;
type TroubleNoticeProps<Source> = Readonly<{
  trouble: Trouble<Source> | null;
  /** The label of the retry button. */
  again: string;
  onAgain: (source: Source) => void;
}>;

/** Why nothing was read or imported; takes the focus, as the clicked button may be gone. */
export function TroubleNotice<Source>({ trouble, again: words, onAgain }: TroubleNoticeProps<Source>) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) notice.current?.focus();
  }, [trouble]);
  if (!trouble) return null;
  const { again } = trouble;
  return (
    <Notice tone="err" ref={notice} tabIndex={-1}>
      <p>{trouble.text}</p>
      {again && (
        <Button className="mt-3" onClick={() => onAgain(again)}>
          {words}
        </Button>
      )}
    </Notice>
  );
}

type BarProps = Readonly<{
  /** The number of entries to write, and their name. */
  count: number;
  nouns: readonly [one: string, many: string];
  saving: boolean;
  onCancel: () => void;
  onSave: () => void;
}>;

export const ImportBar = ({ count, nouns: [one, many], saving, onCancel, onSave }: BarProps) => (
  <FootBar
    label="Import"
    colours={saving ? 'busy' : 'rest'}
    icon={saving && <Spinner />}
    title={saving ? 'Import en cours…' : count === 0 ? 'Rien à importer' : 'Rien n’est encore sauvegardé'}
  >
    <Button variant="quiet" size="tight" disabled={saving} onClick={onCancel}>
      Annuler
    </Button>
    <Button variant="primary" size="bar" disabled={saving || count === 0} onClick={onSave}>
      {count === 0 ? 'Importer' : `Importer ${counted(count, one, many)}`}
    </Button>
  </FootBar>
);

type OptionProps<Options> = Readonly<{
  name: keyof Options;
  current: Readonly<{ options: Options; setOptions: (options: Options) => void }>;
  children: React.ReactNode;
}>;

/** An option of the whole import. */
export const Option = <Options,>({ name, current: { options, setOptions }, children }: OptionProps<Options>) => (
  <Tick checked={Boolean(options[name])} onTick={(isTicked) => setOptions({ ...options, [name]: isTicked })}>
    <span>{children}</span>
  </Tick>
);

'use client';
import { ChevronDown, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Drawn } from './draw';
import type { FramePart } from './public-frame';
import { PublicFrame } from './public-frame';

type Props = {
  /** Draws the unsaved values as they are now; another function when they change. */
  readonly draw: () => Promise<Drawn>;
  /** Why the values can't be drawn: the last drawing stays, and this is said. '' when they can. */
  readonly held?: string;
  readonly parts?: readonly FramePart[];
};

/** A pause in typing, in ms. */
const pause = 300;
const unavailable = 'L’aperçu n’est pas disponible pour le moment.';
const notes: Readonly<Record<Exclude<Drawn['at'], 'drawn'>, string>> = {
  unreadable: 'L’aperçu suivra quand le contenu sera corrigé.',
  refused: 'Reconnectez-vous pour voir l’aperçu\u00a0: il suivra votre prochain enregistrement.',
  tooLong: 'Ce contenu est trop long pour un aperçu\u00a0: il se verra sur le site une fois enregistré.',
};

/** What visitors would see, drawn from unsaved values; it can be folded away. What it can no longer draw stays, dimmed. */
export function PreviewPane({ draw, held = '', parts }: Props) {
  const [open, setOpen] = useState(true);
  const [view, setView] = useState<ReactNode>(null);
  const [note, setNote] = useState('');
  const turn = useRef(0);
  useEffect(() => {
    if (!open || held) return;
    const ask = async () => {
      turn.current += 1;
      const mine = turn.current;
      const answer = await draw().catch(() => null);
      if (mine !== turn.current) return;
      // The view may still be on its way: what is shown stays until it is whole.
      if (answer?.at === 'drawn') startTransition(() => setView(answer.view));
      setNote(answer === null ? unavailable : answer.at === 'drawn' ? '' : notes[answer.at]);
    };
    const timer = setTimeout(() => void ask(), turn.current === 0 ? 0 : pause);
    return () => clearTimeout(timer);
  }, [draw, open, held]);
  const said = held || note;
  return (
    <details className="panel help preview-pane" data-stale={said !== ''} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Eye className="icon" aria-hidden />
        Aperçu
        <ChevronDown className="icon sm" aria-hidden />
      </summary>
      <p className="preview-note" role="status">
        {said}
      </p>
      <PublicFrame parts={parts} onFailure={useCallback(() => setNote(unavailable), [])}>
        {view}
      </PublicFrame>
    </details>
  );
}

'use client';
import { ChevronDown, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Drawn, DrawPreview } from './draw';
import { PublicFrame } from './public-frame';

type Props = {
  readonly draw: DrawPreview;
  /** The section's id. */
  readonly id: string;
  readonly title: string;
  /** The unsaved content. */
  readonly content: unknown;
};

/** A pause in typing, in ms. */
const pause = 300;
const unavailable = 'L’aperçu n’est pas disponible pour le moment.';
const notes: Readonly<Record<Exclude<Drawn['at'], 'drawn'>, string>> = {
  unreadable: 'L’aperçu suivra quand les champs signalés seront corrigés.',
  refused: 'Reconnectez-vous pour voir l’aperçu\u00a0: il suivra votre prochain enregistrement.',
};

/** The section as visitors would see it, drawn from the unsaved values; it can be folded away. */
export function PreviewPane({ draw, id, title, content }: Props) {
  const [open, setOpen] = useState(true);
  const [view, setView] = useState<ReactNode>(null);
  const [note, setNote] = useState('');
  const turn = useRef(0);
  useEffect(() => {
    if (!open) return;
    const ask = async () => {
      turn.current += 1;
      const mine = turn.current;
      const answer = await draw(id, title, JSON.stringify(content)).catch(() => null);
      if (mine !== turn.current) return;
      if (answer?.at === 'drawn') setView(answer.view);
      setNote(answer === null ? unavailable : answer.at === 'drawn' ? '' : notes[answer.at]);
    };
    const timer = setTimeout(() => void ask(), turn.current === 0 ? 0 : pause);
    return () => clearTimeout(timer);
  }, [draw, id, title, content, open]);
  return (
    <details className="panel help preview-pane" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Eye className="icon" aria-hidden />
        Aperçu
        <ChevronDown className="icon sm" aria-hidden />
      </summary>
      {note && <p className="preview-note">{note}</p>}
      <PublicFrame onFailure={useCallback(() => setNote(unavailable), [])}>{view}</PublicFrame>
    </details>
  );
}

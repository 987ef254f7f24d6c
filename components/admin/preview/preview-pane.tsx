'use client';
import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { Disclosure } from '../ui/disclosure';
import type { FramePart } from './public-frame';
import { PublicFrame } from './public-frame';
import type { PreviewResult } from './render-preview';

type Props = {
  /** Renders the current unsaved values; its identity changes when they do. */
  readonly render: () => Promise<PreviewResult>;
  /** Why the values cannot be rendered, shown above the last preview; '' when they can. */
  readonly held?: string;
  readonly parts?: readonly FramePart[];
};

/** The debounce of typing, in ms. */
const pause = 300;
const unavailable = 'L’aperçu n’est pas disponible pour le moment.';
const notes: Readonly<Record<Exclude<PreviewResult['at'], 'rendered'>, string>> = {
  unreadable: 'L’aperçu suivra quand le contenu sera corrigé.',
  refused: 'Reconnectez-vous pour voir l’aperçu\u00a0: il suivra votre prochain enregistrement.',
  tooLong: 'Ce contenu est trop long pour un aperçu\u00a0: il se verra sur le site une fois enregistré.',
};

/** A collapsible preview of unsaved values as visitors would see them. When they cannot be rendered, the last preview stays, dimmed. */
export function PreviewPane({ render, held = '', parts }: Props) {
  const [open, setOpen] = useState(true);
  const [view, setView] = useState<ReactNode>(null);
  const [note, setNote] = useState('');
  const turn = useRef(0);
  useEffect(() => {
    if (!open || held) return;
    const ask = async () => {
      turn.current += 1;
      const mine = turn.current;
      const answer = await render().catch(() => null);
      if (mine !== turn.current) return;
      // The view may still be streaming: the current one stays until it is complete.
      if (answer?.at === 'rendered') startTransition(() => setView(answer.view));
      setNote(answer === null ? unavailable : answer.at === 'rendered' ? '' : notes[answer.at]);
    };
    const timer = setTimeout(() => void ask(), turn.current === 0 ? 0 : pause);
    return () => clearTimeout(timer);
  }, [render, open, held]);
  const said = held || note;
  return (
    <Disclosure
      className="overflow-hidden *:[summary]:border-rule open:*:[summary]:border-b"
      title="Aperçu"
      icon={Eye}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <p className="bg-warn-wash px-4 py-2 text-sm text-warn empty:p-0" role="status" data-preview-note>
        {said}
      </p>
      <PublicFrame parts={parts} isStale={said !== ''} onFailure={useCallback(() => setNote(unavailable), [])}>
        {view}
      </PublicFrame>
    </Disclosure>
  );
}
